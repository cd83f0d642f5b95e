import { describe, expect, it } from 'vitest';
import { acceptPinCharacter } from './pin-input.ts';

describe('SPEC 2: PIN input', () => {
  it('takes digits only in numeric mode', () => {
    expect(acceptPinCharacter('7', 'numeric')).toBe('7');
    expect(acceptPinCharacter('٣', 'numeric')).toBe('3');
    for (const char of ['a', 'Z', '-', ' ', '', '12', '٣٤'])
      expect(acceptPinCharacter(char, 'numeric')).toBe('');
  });

  it('takes letters and digits otherwise, upper-cased', () => {
    expect(acceptPinCharacter('a', 'alphanumeric')).toBe('A');
    expect(acceptPinCharacter('Z', 'alphanumeric')).toBe('Z');
    expect(acceptPinCharacter('7', 'alphanumeric')).toBe('7');
    for (const char of ['-', ' ', '', 'ab', 'é', 'ß'])
      expect(acceptPinCharacter(char, 'alphanumeric')).toBe('');
  });
});
