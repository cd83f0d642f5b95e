import { barWidths } from '@sokoni/rules/documents/barcode-bars';
import { itfWide, type Symbology } from '@sokoni/rules/documents/label-sheets';
import { checkDigit } from '@sokoni/rules/products/barcode';
import bwip from 'bwip-js/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** The same code by another hand. */
function drawnElsewhere(symbology: Symbology, code: string): number[] {
  const [drawn] = bwip.raw({ bcid: symbology, text: code });
  const widths = drawn && 'sbs' in drawn ? [...drawn.sbs] : [];
  return symbology === 'itf14' ? widths.map((width) => (width === 1 ? 1 : itfWide)) : widths;
}

const numbers = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length - 1, maxLength: length - 1 })
    .map((digits) => digits.join(''))
    .map((digits) => digits + checkDigit(digits));

describe('The bars of a label', () => {
  it.each([
    ['ean13', 13],
    ['upca', 12],
    ['ean8', 8],
    ['itf14', 14],
  ] as const)('of %s are those of the standard', (symbology, length) => {
    fc.assert(
      fc.property(numbers(length), (code) => {
        expect(barWidths(symbology, code)).toEqual(drawnElsewhere(symbology, code));
      }),
    );
  });

  it.each([
    ' !"#$%&\'()*+,-./:;<=>?@',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_',
    'abcdefghijklmnopqrstuvwxyz{|}~`',
    'SHIRT-RED',
    '0011223344556677889910',
    '123456',
    'A1B2C3',
    'AB123456',
    '4006381333932',
    'KP-0001-RED',
    '12',
    'A12345678',
    '1234567B',
  ])('of Code 128 are those of the standard for %s', (code) => {
    expect(barWidths('code128', code)).toEqual(drawnElsewhere('code128', code));
  });

  it('has none for letters that Code 128 does not have', () => {
    expect(barWidths('code128', 'Größe')).toEqual([]);
  });
});
