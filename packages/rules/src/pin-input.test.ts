import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptPinCharacter, spreadPaste } from './pin-input.ts';

describe('SPEC 2: PIN input', () => {
  it('takes digits only in numeric mode', () => {
    expect(acceptPinCharacter('7', 'numeric')).toBe('7');
    for (const char of ['a', 'Z', '-', ' ', '', '12', '٣'])
      expect(acceptPinCharacter(char, 'numeric')).toBe('');
  });

  it('takes letters and digits otherwise, upper-cased', () => {
    expect(acceptPinCharacter('a', 'alphanumeric')).toBe('A');
    expect(acceptPinCharacter('Z', 'alphanumeric')).toBe('Z');
    expect(acceptPinCharacter('7', 'alphanumeric')).toBe('7');
    for (const char of ['-', ' ', '', 'ab', 'é', 'ß'])
      expect(acceptPinCharacter(char, 'alphanumeric')).toBe('');
  });

  it('spreads pasted text over the cells', () => {
    expect(spreadPaste('12-34 56', 4, 'numeric')).toEqual(['1', '2', '3', '4']);
    expect(spreadPaste(' ab 1', 4, 'alphanumeric')).toEqual(['A', 'B', '1']);
    expect(spreadPaste('none', 4, 'numeric')).toEqual([]);
  });

  it('fills no more cells than there are, each with one accepted character', () => {
    const mode = fc.constantFrom('numeric' as const, 'alphanumeric' as const);
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 8 }), mode, (text, length, pinMode) => {
        const cells = spreadPaste(text, length, pinMode);
        expect(cells.length).toBeLessThanOrEqual(length);
        for (const cell of cells) expect(cell).toMatch(pinMode === 'numeric' ? /^[0-9]$/ : /^[0-9A-Z]$/);
      }),
    );
  });
});
