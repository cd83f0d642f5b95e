import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionOf } from '#languages.ts';
import { directionOn, wrapText } from './text-lines.ts';

describe('Where a text begins to be read', () => {
  it.each([
    ['Kanga', 'ltr'],
    ['قهوة عربية', 'rtl'],
    ['250 g قهوة', 'ltr'],
    ['«250» قهوة Arabica', 'rtl'],
    ['קפה', 'rtl'],
    ['12,500', 'ltr'],
    ['', 'ltr'],
  ])('%j: %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});

describe('Where a text begins to be read on a paper', () => {
  it.each([
    ['rtl', 'Samsung A15 هاتف', 'rtl'],
    ['rtl', '\u200f1,234.50 KES', 'rtl'],
    ['rtl', 'Basmati rice 5 kg', 'ltr'],
    ['rtl', '+971 50 123 4567', 'ltr'],
    ['rtl', '\u2068128GB\u2069 · \u2068SKU-7\u2069', 'rtl'],
    ['ltr', 'قهوة عربية', 'rtl'],
    ['ltr', 'Samsung A15 هاتف', 'ltr'],
    ['ltr', '\u2068أزرق\u2069 · \u2068SKU-7\u2069', 'ltr'],
  ] as const)('%s, %j: %s', (paper, text, direction) => {
    expect(directionOn(paper, text)).toBe(direction);
  });
});

const measure = (text: string) => [...text].length;

describe('A text in lines', () => {
  it('breaks between words, and inside a word that is wider than a line', () => {
    expect(wrapText('Kitenge shirt with sleeves', 13, measure)).toEqual(['Kitenge shirt', 'with sleeves']);
    expect(wrapText('at Donaudampfschifffahrt', 9, measure)).toEqual(['at', 'Donaudamp', 'fschifffa', 'hrt']);
    expect(wrapText('Moi Avenue 12\nNairobi', 40, measure)).toEqual(['Moi Avenue 12', 'Nairobi']);
    expect(wrapText('at KES\u00A01,000', 10, measure)).toEqual(['at', 'KES\u00A01,000']);
    expect(wrapText('', 9, measure)).toEqual(['']);
  });

  it('loses no letter and never leaves its width', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), (text, width) => {
        const lines = wrapText(text, width, measure);
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
