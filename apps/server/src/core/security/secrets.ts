import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a derived key is for; two purposes never share a key. */
export type Purpose =
  | 'business-token'
  | 'buyer-code'
  | 'code'
  | 'attempt-subject'
  | 'idempotency'
  | 'order-link'
  | 'cart-link'
  | 'newsletter'
  | 'password-pepper'
  | 'provider-key'
  | 'shop-pass'
  | 'signed-link';

type DerivedKeys = readonly [Buffer, ...Buffer[]];

/** Keys derived from SECRET_KEY. With two secrets the first signs and both verify. */
export interface Secrets {
  sign(purpose: Purpose, text: string): Buffer;
  verifies(purpose: Purpose, text: string, signature: Buffer): boolean;
  /** The derived keys themselves, newest first, for what takes a key (argon2). */
  keys(purpose: Purpose): DerivedKeys;
}

/** @param secretKeys one or two secrets, the signing one first */
export function makeSecrets(secretKeys: readonly string[]): Secrets {
  const [signing, ...former] = secretKeys;
  if (!signing) throw new Error('No secret key is set');
  const derived = new Map<Purpose, DerivedKeys>();
  const keys = (purpose: Purpose): DerivedKeys => {
    const known = derived.get(purpose);
    if (known) return known;
    const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, 'sokoni', purpose, 32));
    const made: DerivedKeys = [derive(signing), ...former.map(derive)];
    derived.set(purpose, made);
    return made;
  };
  const signWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  return {
    keys,
    sign(purpose, text) {
      return signWith(keys(purpose)[0], text);
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
