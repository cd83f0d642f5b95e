import { acceptPinCharacter } from '@sokoni/rules/forms/pin-input';

/** What a box of a code takes: a digit, or nothing (SPEC section 2, PIN input). */
export function acceptDigit(character: string): string {
  return acceptPinCharacter(character, 'numeric');
}
