import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCode, isMailedToken } from './one-time-code.ts';

describe('SPEC 5: Verification code, exactly 4 characters', () => {
  it('takes 4 digits', () => {
    expect(isCode('0000')).toBe(true);
    expect(isCode('4821')).toBe(true);
  });

  it.each(['', '1', '123', '12345', '12a4', ' 123', '1234\n', '١٢٣٤'])('refuses %j', (text) => {
    expect(isCode(text)).toBe(false);
  });

  it('takes every number of 4 places', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9999 }), (number) => {
        expect(isCode(String(number).padStart(4, '0'))).toBe(true);
      }),
    );
  });
});

describe('CONTRACT, password/reset: the token of the mailed link', () => {
  it('has at least 128 bits, so that no code is one', () => {
    expect(isMailedToken('a'.repeat(22))).toBe(true);
    expect(isMailedToken('0123456789abcdef0123456789abcdef')).toBe(true);
    expect(isMailedToken('a'.repeat(21))).toBe(false);
    expect(isMailedToken('1234')).toBe(false);
    expect(isMailedToken(`${'a'.repeat(21)}/`)).toBe(false);
  });
});
