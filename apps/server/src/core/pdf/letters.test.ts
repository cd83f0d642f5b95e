import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { Letters } from './letters.ts';

/** A text as it is read from the file, and how wide it is there. */
async function written(text: string, isBold: boolean) {
  const doc = new PDFDocument({ font: '' });
  const letters = new Letters(doc);
  letters.write(text, 100, 100, { size: 10, isBold });
  const measured = letters.width(text, 10, isBold);
  doc.end();
  const pdf = await getDocument({ data: new Uint8Array(await buffer(doc)), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const parts = items.flatMap((item) => ('str' in item ? [item] : []));
  return {
    text: parts.map(({ str }) => str).join(''),
    width: parts.reduce((sum, { width }) => sum + width, 0),
    measured,
  };
}

describe('Figures in a PDF', () => {
  it.each(['7.5%', '7.50', '1,7.4', 'VAT 7.5%', '7.7.7'])(
    '%s: no letter lies below its neighbour',
    async (text) => {
      for (const isBold of [false, true]) {
        const whole = await written(text, isBold);
        expect(whole.text).toBe(text);
        const alone = await Promise.all([...text].map((letter) => written(letter, isBold)));
        expect(whole.width).toBeCloseTo(
          alone.reduce((sum, { measured }) => sum + measured, 0),
          1,
        );
        expect(whole.measured).toBeCloseTo(whole.width, 1);
      }
    },
  );
});
