import { limits } from '@sokoni/rules/limits';
import type { Secrets } from '#core/security/secrets.ts';

/** Who confirms that they want to be written to, and when they asked for it. */
export interface Joining {
  storeId: string;
  email: string;
  issuedAt: Date;
}

/** What a mail links to: the email and the time, with a signature that the secret key made. Nothing of it is kept. */
export function newsletterLink(secrets: Secrets, joining: Joining): string {
  const email = Buffer.from(joining.email).toString('base64url');
  const signature = secrets.sign('newsletter', signedText(joining)).toString('base64url');
  return `${email}.${joining.issuedAt.getTime()}.${signature}`;
}

/** The email that a link confirms; null for a link that is none, or was mailed too long ago. */
export function confirmedEmail(
  secrets: Secrets,
  { storeId, link, now }: { storeId: string; link: string; now: Date },
): string | null {
  const [encoded = '', issued = '', signature = ''] = link.split('.');
  const issuedAt = new Date(Number(issued));
  const isFresh = now.getTime() - issuedAt.getTime() < limits.newsletterLinkSeconds * 1000;
  if (!/^\d{1,15}$/.test(issued) || !isFresh) return null;
  const email = Buffer.from(encoded, 'base64url').toString();
  const signed = Buffer.from(signature, 'base64url');
  return secrets.verifies('newsletter', signedText({ storeId, email, issuedAt }), signed) ? email : null;
}

function signedText({ storeId, email, issuedAt }: Joining): string {
  return `${storeId}.${issuedAt.getTime()}.${email}`;
}
