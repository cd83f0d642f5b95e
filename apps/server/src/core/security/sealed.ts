import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Purpose, Secrets } from './secrets.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a secret of somebody else's that has to be told again, with a key derived from SECRET_KEY (AES-256-GCM).
 * @param place where it is kept: at another place it does not open
 */
export function seal(secrets: Secrets, purpose: Purpose, text: string, place: string): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, secrets.keys(purpose)[0], iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** What was sealed, under either of two keys while SECRET_KEY is rotated; null where neither opens it. */
export function unseal(secrets: Secrets, purpose: Purpose, sealed: Buffer, place: string): string | null {
  for (const key of secrets.keys(purpose)) {
    const text = opened(key, sealed, place);
    if (text !== null) return text;
  }
  return null;
}

/** Whether only the former of two keys opens it: it is sealed anew before that one goes. */
export function isSealedByFormer(secrets: Secrets, purpose: Purpose, sealed: Buffer, place: string): boolean {
  const [newest, ...former] = secrets.keys(purpose);
  return opened(newest, sealed, place) === null && former.some((key) => opened(key, sealed, place) !== null);
}

function opened(key: Buffer, sealed: Buffer, place: string): string | null {
  if (sealed.length < ivBytes + tagBytes) return null;
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = opening.update(sealed.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}
