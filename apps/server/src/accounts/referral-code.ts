import { randomInt } from 'node:crypto';

/** Without the letters and digits that are taken for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 8;

/** A code for a user to hand on, easy to read out; unique by the database. */
export function makeReferralCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
