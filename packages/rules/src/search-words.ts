import { digitsOf } from './phone.ts';

/** The words that search finds a product by (accents and case are taken away where they are compared); each begins after a blank. */
export function searchWords(title: string, brand: string, tags: readonly string[]): string {
  return ['', title, brand, ...tags].join(' ');
}

/** The words that search finds a customer by, each after a blank. */
export function customerWords({
  name,
  email,
  phone,
}: {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}): string {
  return ['', name, email, phone].join(' ');
}

/**
 * What a customer is searched by: the words as typed, or of a phone number the digits after its leading zeros, which stand in the
 * international number too (`0722 000 111` and `+254 722 000 111` are one).
 */
export function customerSearch(typed: string): string {
  if (!/^[+(]?[0-9][0-9\s().\-/]*$/.test(typed)) return typed;
  const digits = digitsOf(typed).replace(/^0+/, '');
  return digits.length < 3 ? typed : digits;
}
