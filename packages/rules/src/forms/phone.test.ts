import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, isPhone, joinPhone, phoneWithDialCode } from './phone.ts';

describe('SPEC 5: Phone input', () => {
  it('is numeric only', () => {
    expect(digitsOf('0801 (234)-5678 ext')).toBe('08012345678');
    expect(digitsOf('٠٨٠۱')).toBe('0801');
    expect(digitsOf('abc')).toBe('');
  });

  it('reports the dial code joined with the typed number', () => {
    expect(joinPhone('+234', '8012345678')).toBe('+2348012345678');
    expect(joinPhone('+1', '(555) 010-9999')).toBe('+15550109999');
    expect(joinPhone('1-684', '622 1234')).toBe('+16846221234');
  });

  it('keeps a leading zero as typed, and reports nothing for nothing', () => {
    expect(joinPhone('+234', '08012345678')).toBe('+23408012345678');
    expect(joinPhone('+234', '')).toBe('');
    expect(joinPhone('+234', '--')).toBe('');
  });

  it('knows what it reports from what it does not', () => {
    for (const phone of ['+2348012345678', '+15550109999', '+23408012345678'])
      expect(isPhone(phone)).toBe(true);
    for (const text of ['', '8012345678', '+', '+1', '+0123456', '+234 801', `+${'1'.repeat(17)}`]) {
      expect(isPhone(text)).toBe(false);
    }
  });

  it.each([
    ['+234 803 123 4567', '+2348031234567'],
    [' +234-803.123-4567 ', '+2348031234567'],
    ['(+44) 20 7946 0018', '+442079460018'],
    ['00254 722 000 111', '+254722000111'],
    ['+٢٥٤ ٧٢٢ ٠٠٠ ١١١', '+254722000111'],
    ['0803 123 4567', null],
    ['+1 2', null],
    ['', null],
  ])('reads %j, as people write it with its dial code, as %j', (text, phone) => {
    expect(phoneWithDialCode(text)).toBe(phone);
  });

  it('makes a phone number of any dial code and enough digits', () => {
    const typed = fc.stringMatching(/^[0-9]{6,12}$/);
    fc.assert(
      fc.property(fc.constantFrom('+1', '+44', '+971', '+234'), typed, (dialCode, number) => {
        expect(isPhone(joinPhone(dialCode, number))).toBe(true);
      }),
    );
  });
});
