import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { Letters } from './letters.ts';
import { visualRuns } from './visual-runs.ts';

const seen = (text: string) => visualRuns(text).map(({ subset, letters }) => [subset, letters]);

describe('Words of labels that read from the right', () => {
  it('stand from the right to the left, each word in the order in which it is read', () => {
    expect(seen('قهوة عربية')).toEqual([
      ['arabic', 'عربية'],
      ['latin', ' '],
      ['arabic', 'قهوة'],
    ]);
  });

  it('have numbers and foreign words among them that read from the left', () => {
    expect(seen('شاي 250 Earl Grey').map(([, letters]) => letters)).toEqual([
      'Earl Grey',
      ' ',
      '250',
      ' ',
      'شاي',
    ]);
  });

  it('have brackets that open to the left', () => {
    expect(seen('قهوة (محمصة)').map(([, letters]) => letters)).toEqual(['(', 'محمصة', ') ', 'قهوة']);
  });

  it('stand as they are among words that read from the left', () => {
    expect(seen('Milk حليب L').map(([, letters]) => letters)).toEqual(['Milk ', 'حليب', ' L']);
  });

  it('keep what joins their letters, or holds them apart, and lose what only says which way to read', () => {
    expect(seen('می\u200cخواهم')).toEqual([['arabic', 'می\u200cخواهم']]);
    expect(seen('\u202bقهوة\u202c')).toEqual([['arabic', 'قهوة']]);
  });

  it('are joined, letter to letter', async () => {
    const doc = new PDFDocument({ autoFirstPage: false, font: '' });
    doc.resume();
    const type = new Letters(doc);
    const width = (text: string) => type.width(text, 10, false);
    // Letters that stand alone are wider than those in a word.
    expect(width('ههه')).toBeLessThan(2.9 * width('ه'));
    doc.end();
    await finished(doc, { writable: false });
  });
});

describe('Other words of labels', () => {
  it.each([
    [
      'Kitenge Ł',
      [
        ['latin', 'Kitenge '],
        ['latin-ext', 'Ł'],
      ],
    ],
    ['Глина', [['cyrillic', 'Глина']]],
    [
      '12,500 ₦',
      [
        ['latin', '12,500 '],
        ['latin-ext', '₦'],
      ],
    ],
    ['e\u0301', [['latin', 'é']]],
    ['漢 A', [['latin', '? A']]],
    ['😀', [['latin', '?']]],
    ['', []],
  ])('%j', (text, runs) => {
    expect(seen(text)).toEqual(runs);
  });
});
