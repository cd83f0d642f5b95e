import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a derived key is for; two purposes never share a key. */
export type Purpose =
  | 'business-token'
  | 'code'
  | 'attempt-subject'
  | 'idempotency'
  | 'password-pepper'
  | 'signed-link';

/** Keys derived from SECRET_KEY. With two secrets the first signs and both verify. */
export interface Secrets {
  sign(purpose: Purpose, text: string): Buffer;
  verifies(purpose: Purpose, text: string, signature: Buffer): boolean;
  /** The derived keys themselves, newest first, for what takes a key (argon2). */
  keys(purpose: Purpose): readonly Buffer[];
}

/** @param secretKeys one or two secrets, the signing one first */
export function makeSecrets(secretKeys: readonly string[]): Secrets {
  const derived = new Map<Purpose, Buffer[]>();
  const keys = (purpose: Purpose): Buffer[] => {
    const known = derived.get(purpose);
    if (known) return known;
    const made = secretKeys.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'sokoni', purpose, 32)));
    derived.set(purpose, made);
    return made;
  };
  const signWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  return {
    keys,
    sign(purpose, text) {
      const [key] = keys(purpose);
      if (!key) throw new Error('No secret key is set');
      return signWith(key, text);
    },
    verifies(purpose, text, signature) {
      return keys(purpose).some((key) => sameBytes(signWith(key, text), signature));
    },
  };
}

/** Compares without telling by its time where two values differ. */
export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A secret for a person or a program to carry: 128 bits by default, url-safe. */
export function randomToken(bytes = 16): string {
  return randomBytes(bytes).toString('base64url');
}

/** How a carried secret of high entropy is stored. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
