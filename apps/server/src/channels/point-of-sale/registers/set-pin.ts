import { hash } from '@node-rs/argon2';

/**
 * A PIN as a till compares it without a network: argon2id as OWASP advises, with nothing in it that only the server knows. Whoever
 * takes a device away can try out ten thousand PINs; none of them opens the back office.
 */
export function hashPin(pin: string): Promise<string> {
  return hash(pin, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}
