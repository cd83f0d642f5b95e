import { describe, expect, it } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

describe('The phone number that a search means', () => {
  it('is its digits after the leading zeros', () => {
    for (const typed of ['0722 000 111', '0722-000-111', '(0722)000.111', '722000111', '00722000111'])
      expect(phoneDigits(typed), typed).toBe('722000111');
    expect(phoneDigits('+254 722')).toBe('254722');
  });

  it('is none where there are other characters, or too few digits', () => {
    for (const typed of ['Asha', '100% Maji', '07', '00', 'asha@1', '12b', '-5'])
      expect(phoneDigits(typed), typed).toBeNull();
  });
});
