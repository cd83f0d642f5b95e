import { westernDigits } from './western-digits.ts';

export type PinMode = 'numeric' | 'alphanumeric';

/** What one cell of the PIN input takes from a typed character (SPEC section 2): a digit in numeric mode, otherwise a
 * digit or an upper-cased letter. Anything else, and more than one character, gives the empty string. */
export function acceptPinCharacter(char: string, mode: PinMode): string {
  const typed = westernDigits(char);
  if (mode === 'numeric') return /^[0-9]$/.test(typed) ? typed : '';
  return /^[0-9A-Za-z]$/.test(typed) ? typed.toUpperCase() : '';
}
