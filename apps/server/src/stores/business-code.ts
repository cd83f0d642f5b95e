import { randomInt } from 'node:crypto';

/** No character that is mistaken for another one on the telephone, and no vowel, so that no word comes out. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ';

/** A code by which people name a store, such as `SK4T9XM2QP`. */
export function newBusinessCode(): string {
  return `SK${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}
