import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** A new UUIDv7: sorted by the time it was made. */
export function newId(): string {
  return v7();
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id in lower case, or null when the text cannot be one. */
export function readId(text: string | undefined): string | null {
  return text !== undefined && uuidPattern.test(text) ? text.toLowerCase() : null;
}

/** No character that is mistaken for another one on the telephone, and no vowel, so that no word comes out. */
const readable = '23456789BCDFGHJKMNPQRSTVWXZ';

/** A random code that people read out and type; that it is the only one, the database sees to. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => readable[randomInt(readable.length)]).join('');
}
