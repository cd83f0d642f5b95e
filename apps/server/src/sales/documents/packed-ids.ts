/** Ids as their bytes: two hundred of them go into a link. */
export function packedIds(ids: readonly string[]): string {
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url');
}

export function unpackedIds(packed: string): string[] {
  const digits = Buffer.from(packed, 'base64url').toString('hex');
  return (digits.match(/.{32}/g) ?? []).map((id) =>
    id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
}
