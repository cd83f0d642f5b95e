import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawnRows, type WordsRow } from './drawn-rows.ts';

/** A text as it was drawn: where it stands, and in which direction it runs. */
interface Drawn {
  text: string;
  x: number;
  direction: CanvasDirection;
  textAlign: CanvasTextAlign;
}

let drawn: Drawn[] = [];

beforeEach(() => {
  drawn = [];
  const context = {
    ...{ font: '', fillStyle: '', direction: 'ltr', textAlign: 'left', textBaseline: 'middle' },
    measureText: (text: string) => ({ width: 10 * text.length }),
    fillRect: () => {},
    fillText(text: string, x: number) {
      const { direction, textAlign } = context as Pick<CanvasRenderingContext2D, 'direction' | 'textAlign'>;
      drawn.push({ text, x, direction, textAlign });
    },
    getImageData: () => ({}),
  };
  vi.stubGlobal('document', { body: null, createElement: () => ({ getContext: () => context }) });
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'Inter' }));
});
afterEach(() => vi.unstubAllGlobals());

const rows: WordsRow[] = [
  { key: 'footer', kind: 'text', role: 'footer', text: 'Thank you.\nشكرا' },
  { key: 'note', kind: 'text', role: 'note', text: 'Gift wrap.' },
  { key: 'total', kind: 'pair', term: 'الإجمالي', value: '\u200f450 KES' },
];

it('On a receipt in Arabic words in Latin letters run from the left, wherever they stand', () => {
  drawnRows(rows, 384, 'rtl');
  expect(drawn).toEqual([
    { text: 'Thank you.', x: 192, direction: 'ltr', textAlign: 'center' },
    { text: 'شكرا', x: 192, direction: 'rtl', textAlign: 'center' },
    { text: 'Gift wrap.', x: 384, direction: 'ltr', textAlign: 'right' },
    { text: 'الإجمالي', x: 384, direction: 'rtl', textAlign: 'right' },
    { text: '\u200f450 KES', x: 0, direction: 'rtl', textAlign: 'left' },
  ]);
});

it('On one in English the row begins at the left, and Arabic words run from the right', () => {
  drawnRows(rows.slice(1), 384, 'ltr');
  expect(drawn.map(({ x, direction, textAlign }) => [x, direction, textAlign])).toEqual([
    [0, 'ltr', 'left'],
    [0, 'rtl', 'left'],
    [384, 'ltr', 'right'],
  ]);
});
