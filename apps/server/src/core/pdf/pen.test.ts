import { buffer } from 'node:stream/consumers';
import type { Direction } from '@sokoni/rules/languages';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { Letters } from './letters.ts';
import { type Cell, Pen } from './pen.ts';

const paperWidth = 300;

/** From where to where on the paper the text of a cell is. */
async function placeOf(direction: Direction, cell: Pick<Cell, 'text' | 'align'>) {
  const doc = new PDFDocument({ size: [paperWidth, 100], margin: 0, font: '' });
  const pen = new Pen(doc, new Letters(doc), { width: paperWidth, direction });
  pen.text({ x: 20, width: 100, size: 10, ...cell }).draw(10);
  doc.end();
  const pdf = await getDocument({ data: new Uint8Array(await buffer(doc)), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const parts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  const lefts = parts.map(({ transform }) => Number(transform[4]));
  const rights = parts.map(({ transform, width }) => Number(transform[4]) + width);
  return { left: Math.round(Math.min(...lefts)), right: Math.round(Math.max(...rights)) };
}

describe('A cell', () => {
  it.each(['Basmati 5 kg', 'قهوة عربية', '\u200f1,234.50\u00a0KES'])(
    'with %j stands at the side from which its paper is read',
    async (text) => {
      expect((await placeOf('ltr', { text })).left).toBeCloseTo(20, -1);
      expect((await placeOf('rtl', { text })).right).toBeCloseTo(paperWidth - 20, -1);
    },
  );

  it('of figures stands at the end, which a paper in Arabic has at the left', async () => {
    const text = '−1,234.50';
    expect((await placeOf('ltr', { text, align: 'end' })).right).toBe(120);
    expect((await placeOf('rtl', { text, align: 'end' })).left).toBe(paperWidth - 120);
  });

  it('in the middle stands there on either', async () => {
    const { left, right } = await placeOf('rtl', { text: 'قهوة', align: 'center' });
    expect(left + right).toBeCloseTo(2 * (paperWidth - 70), -1);
  });
});
