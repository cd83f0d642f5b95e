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

  it('have Arabic figures in the order in which they are read, turned around for whoever shapes them', () => {
    expect(seen('عرض ١٥٠ سم').map(([, letters]) => letters)).toEqual(['سم', ' ', '٠٥١', ' ', 'عرض']);
  });

  it('have codes, phones and amounts that stay as they are', () => {
    const line = (text: string) =>
      visualRuns(text, 'rtl')
        .map(({ letters }) => letters)
        .join('');
    expect(line('إيصال \u2068#1042\u2069')).toBe('#1042 إيصال');
    expect(line('هاتف \u2068+971 50 123\u2069')).toBe('+971 50 123 هاتف');
    expect(line('\u200f\u200e−1,234.50\u200f\u00a0KES')).toBe('KES\u00a0−1,234.50');
  });

  it('go the way of the paper where a line says so', () => {
    expect(visualRuns('A · قهوة', 'rtl').map(({ letters }) => letters)).toEqual(['قهوة', ' · ', 'A']);
  });

  it('are parted where their letters are held apart, and lose what only says which way to read', () => {
    expect(seen('می\u200cخواهم').map(([, letters]) => letters)).toEqual(['خواهم', 'می']);
    expect(seen('\u202bقهوة\u202c')).toEqual([['arabic', 'قهوة']]);
  });

  it('are joined, letter to letter', async () => {
    const doc = new PDFDocument({ autoFirstPage: false, font: '' });
    doc.resume();
    const type = new Letters(doc);
    const width = (text: string) => type.width(text, 10, false);
    // Letters that stand alone are wider than those in a word.
    expect(width('سسس')).toBeLessThan(2.9 * width('س'));
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
    ['12\u202f500\u00a0RWF', [['latin', '12\u2009500\u00a0RWF']]],
    ['non\u2011stop', [['latin', 'non-stop']]],
    ['e\u0301', [['latin', 'é']]],
    ['漢 A', [['latin', '? A']]],
    ['😀', [['latin', '?']]],
    ['', []],
  ])('%j', (text, runs) => {
    expect(seen(text)).toEqual(runs);
  });
});
