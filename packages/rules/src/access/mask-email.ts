const stars = '***';

/** An address as the verify screen shows it (SPEC section 2): `a***e@g***.com`. A short local part shows its first
 * letter at most, a single letter nothing; of the domain the first letter and the last label stay. The number of
 * stars says nothing about the length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return stars;
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  const ending = dot < 0 ? '' : domain.slice(dot);
  const name = dot < 0 ? domain : domain.slice(0, dot);
  return `${maskLocal(email.slice(0, at))}@${maskName(name)}${ending}`;
}

function maskLocal(local: string): string {
  const letters = Array.from(local);
  return letters.length > 3 ? `${letters[0]}${stars}${letters.at(-1)}` : maskName(local);
}

function maskName(name: string): string {
  const letters = Array.from(name);
  return letters.length > 1 ? `${letters[0]}${stars}` : stars;
}
