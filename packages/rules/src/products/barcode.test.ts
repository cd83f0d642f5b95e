import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barcodeKey, checkBarcode, checkDigit, isOwnBarcode, ownBarcode } from './barcode.ts';

describe('barcodes: EAN and UPC numbers carry a check digit', () => {
  it.each(['96385074', '036000291452', '4006381333931', '10614141000415'])('takes %s', (code) => {
    expect(checkBarcode(code)).toEqual({ ok: true });
  });

  it('names the digit that would be right', () => {
    expect(checkBarcode('4006381333932')).toMatchObject({
      reason: 'barcode_check_digit',
      digit: '1',
    });
  });

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (number, at, shift) => {
          const code = ownBarcode(number);
          const wrong = (Number(code.charAt(at)) + shift) % 10;
          const typed = code.slice(0, at) + wrong + code.slice(at + 1);
          expect(checkBarcode(code).ok).toBe(true);
          expect(checkBarcode(typed).ok).toBe(false);
        },
      ),
    );
  });

  it('takes the codes of other kinds as they are', () => {
    for (const code of ['ABC-123', 'KE/7 A', '12345', '1234567890123456']) {
      expect(checkBarcode(code)).toEqual({ ok: true });
    }
  });

  it('refuses what no label can carry', () => {
    expect(checkBarcode('')).toMatchObject({ reason: 'barcode_characters' });
    expect(checkBarcode('Größe')).toMatchObject({ reason: 'barcode_characters' });
    expect(checkBarcode('A'.repeat(49))).toMatchObject({ reason: 'barcode_too_long', max: 48 });
  });

  it('takes a UPC-A number for the same, however a scanner spells it', () => {
    expect(barcodeKey('0036000291452')).toBe('036000291452');
    expect(barcodeKey('036000291452')).toBe('036000291452');
    expect(checkBarcode('0036000291452')).toEqual({ ok: true });
    expect(checkBarcode('0036000291453')).toMatchObject({ reason: 'barcode_check_digit' });
    expect(barcodeKey('4006381333931')).toBe('4006381333931');
  });

  it('drops the blanks and hyphens of a copied number, and those only', () => {
    expect(barcodeKey(' 4006381-333931 ')).toBe('4006381333931');
    expect(barcodeKey(' ABC-1 ')).toBe('ABC-1');
  });

  it('makes codes of the shop inside the numbers that GS1 leaves to shops', () => {
    expect(ownBarcode(0)).toBe('2000000000008');
    expect(ownBarcode(1)).toBe('2000000000015');
    expect(checkDigit('629104150021')).toBe('3');
    expect(() => ownBarcode(10 ** 10)).toThrow(RangeError);
    expect(() => ownBarcode(-1)).toThrow(RangeError);
  });

  it('are known from those of makers', () => {
    expect([ownBarcode(0), ownBarcode(10 ** 10 - 1)].every(isOwnBarcode)).toBe(true);
    expect(['4006381333931', '20000000', 'ABC-20', ''].some(isOwnBarcode)).toBe(false);
  });
});
