import { directionOn, wrapText } from '@sokoni/rules/documents/text-lines';
import type { Direction } from '@sokoni/rules/languages';
import type { ReceiptRow, TextRole } from '../receipt/receipt-row.ts';

/** A row that is written, in place of bars or a code, which a printer makes itself. */
export type WordsRow = Extract<ReceiptRow, { kind: 'text' | 'pair' | 'rule' }>;

/** A line of words on the picture; `start` is the side from which the receipt is read. */
interface Line {
  text: string;
  font: string;
  align: 'start' | 'end' | 'center';
  /** In which its own words run. */
  direction: Direction;
  /** The middle of its letters, from the top of its row. */
  y: number;
}

interface Block {
  height: number;
  lines: readonly Line[];
}

/** In dots, of which a printer has 8 in a millimetre: as high as its own letters. */
const size = 24;
const leading = 1.35;
const ruleHeight = 24;
/** Between a term and its value. */
const between = 12;

const looks: Record<TextRole, { size: number; isBold: boolean; align: Line['align'] }> = {
  store: { size: 1.35 * size, isBold: true, align: 'center' },
  place: { size, isBold: false, align: 'center' },
  title: { size: 1.15 * size, isBold: true, align: 'center' },
  mark: { size, isBold: true, align: 'center' },
  item: { size, isBold: false, align: 'start' },
  note: { size, isBold: false, align: 'start' },
  footer: { size, isBold: false, align: 'center' },
  number: { size, isBold: false, align: 'center' },
};

/**
 * Rows as a picture for a printer, with the letters that its own tables do not have: the browser shapes and orders them as on the page.
 * @param width in dots
 */
export function drawnRows(rows: readonly WordsRow[], width: number, direction: Direction): ImageData {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  const blocks = rows.map((row) => blockOf(context, row, width, direction));
  canvas.width = width;
  canvas.height = Math.max(
    1,
    blocks.reduce((sum, { height }) => sum + height, 0),
  );
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = '#000';
  context.textBaseline = 'middle';
  const left = { x: 0, textAlign: 'left' } as const;
  const right = { x: width, textAlign: 'right' } as const;
  const sides = {
    start: direction === 'rtl' ? right : left,
    center: { x: width / 2, textAlign: 'center' },
    end: direction === 'rtl' ? left : right,
  } as const;
  let top = 0;
  for (const { height, lines } of blocks) {
    if (lines.length === 0) drawRule(context, width, top + height / 2);
    for (const { text, font, align, direction: own, y } of lines) {
      const { x, textAlign } = sides[align];
      context.font = font;
      context.direction = own;
      context.textAlign = textAlign;
      context.fillText(text, x, top + y);
    }
    top += height;
  }
  return context.getImageData(0, 0, width, canvas.height);
}

function blockOf(
  context: CanvasRenderingContext2D,
  row: WordsRow,
  width: number,
  direction: Direction,
): Block {
  if (row.kind === 'rule') return { height: ruleHeight, lines: [] };
  if (row.kind === 'text') {
    const { size: high, isBold, align } = looks[row.role];
    return linesOf(context, row.text, width, { high, isBold, align, direction });
  }
  const isBold = row.isTotal ?? false;
  const high = isBold ? 1.2 * size : size;
  const value = linesOf(context, row.value, 0.65 * width, { high, isBold, align: 'end', direction });
  const left = width - between - widest(context, value.lines);
  const term = linesOf(context, row.term, left, { high, isBold, align: 'start', direction });
  return { height: Math.max(term.height, value.height), lines: [...term.lines, ...value.lines] };
}

interface Look {
  high: number;
  isBold: boolean;
  align: Line['align'];
  /** Of the receipt. */
  direction: Direction;
}

function linesOf(context: CanvasRenderingContext2D, text: string, width: number, look: Look): Block {
  const { high, isBold, align } = look;
  const font = `${isBold ? 700 : 400} ${high}px ${getComputedStyle(document.body).fontFamily}`;
  context.font = font;
  const lines = text.split(/\r?\n/).flatMap((paragraph) => {
    const direction = directionOn(look.direction, paragraph);
    const texts = wrapText(paragraph, width, (part) => context.measureText(part).width);
    return texts.map((line) => ({ text: line, direction }));
  });
  const step = Math.ceil(high * leading);
  return {
    height: lines.length * step,
    lines: lines.map((line, index) => ({ ...line, font, align, y: (index + 0.5) * step })),
  };
}

function widest(context: CanvasRenderingContext2D, lines: readonly Line[]): number {
  return Math.max(...lines.map(({ text }) => context.measureText(text).width));
}

/** Dashes of the breadth of a printer's letters. */
function drawRule(context: CanvasRenderingContext2D, width: number, y: number): void {
  for (let x = 0; x < width; x += 12) context.fillRect(x, y - 1, 8, 2);
}
