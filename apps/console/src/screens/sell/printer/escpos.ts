import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { ReceiptRow, TextRole } from '../receipt/receipt-row.ts';
import type { WordsRow } from './drawn-rows.ts';

/** What one turn of the printer does. */
export interface PrintJob {
  rows: readonly ReceiptRow[];
  opensDrawer?: boolean;
}

export type Roll = '58' | '80';

/** Letters of the printer's own width on a line, dots on it, and how thick a bar may be for the number of a receipt to fit. */
const rolls = {
  '58': { columns: 32, dots: 384, bar: 1 },
  '80': { columns: 48, dots: 576, bar: 2 },
} as const;

const centred: readonly TextRole[] = ['store', 'place', 'title', 'mark', 'footer', 'number'];
const bold: readonly TextRole[] = ['store', 'title', 'mark'];

/** Draws rows as a picture that is so many dots wide. */
type Draw = (rows: readonly WordsRow[], width: number) => ImageData;

/**
 * The commands of an ESC/POS printer. Words are texts in the letters of the printer; where it has not all of them, as for Arabic, the
 * words of the whole receipt are drawn.
 */
export function escpos(
  { rows, opensDrawer = false }: PrintJob,
  roll: Roll,
  draw: Draw,
): Uint8Array<ArrayBuffer> {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: rolls[roll].columns,
    feedBeforeCut: 4,
    imageMode: 'raster',
  });
  encoder.initialize().codepage('auto');
  if (opensDrawer) encoder.pulse();
  for (const part of rows.some(hasForeignLetters) ? inPictures(rows) : rows) {
    if ('kind' in part) write(encoder, part, roll);
    else {
      const picture = draw(part.words, rolls[roll].dots);
      encoder.image(picture, rolls[roll].dots, picture.height, 'threshold', 160);
    }
  }
  if (rows.length > 0) encoder.cut();
  return new Uint8Array(encoder.encode());
}

/** Letters that no table of a printer has. */
const foreign = /(?![A-\u017f\u0370-\u045f])[\p{L}\p{M}]/u;

function hasForeignLetters(row: ReceiptRow): boolean {
  if (row.kind === 'text') return foreign.test(row.text);
  return row.kind === 'pair' && foreign.test(row.term + row.value);
}

/** Words below each other become one picture; bars and codes stay commands. */
function inPictures(rows: readonly ReceiptRow[]): (ReceiptRow | { words: WordsRow[] })[] {
  const parts: (ReceiptRow | { words: WordsRow[] })[] = [];
  for (const row of rows) {
    if (row.kind === 'barcode' || row.kind === 'qr') {
      parts.push(row);
      continue;
    }
    const last = parts.at(-1);
    if (last && 'words' in last) last.words.push(row);
    else parts.push({ words: [row] });
  }
  return parts;
}

function write(encoder: ReceiptPrinterEncoder, row: ReceiptRow, roll: Roll): void {
  switch (row.kind) {
    case 'text':
      writeText(encoder, row.role, row.text);
      return;
    case 'pair':
      encoder.bold(row.isTotal ?? false);
      writePair(encoder, printable(row.term), printable(row.value), rolls[roll].columns);
      encoder.bold(false);
      return;
    case 'barcode':
      encoder
        .align('center')
        .barcode(row.text, 'code128', { height: 60, width: rolls[roll].bar, text: false })
        .align('left');
      return;
    case 'qr':
      encoder.align('center').qrcode(row.text).align('left');
      return;
    case 'rule':
      encoder.rule();
  }
}

function writeText(encoder: ReceiptPrinterEncoder, role: TextRole, text: string): void {
  encoder.align(centred.includes(role) ? 'center' : 'left').bold(bold.includes(role));
  if (role === 'store') encoder.height(2);
  for (const line of text.split('\n')) encoder.line(printable(line));
  if (role === 'store') encoder.height(1);
  encoder.bold(false).align('left');
}

function writePair(encoder: ReceiptPrinterEncoder, term: string, value: string, columns: number): void {
  const most = Math.floor(columns * 0.65);
  const width = Math.min(value.length, most);
  encoder.table(
    [
      { width: columns - width - 1, marginRight: 1, align: 'left' },
      { width, align: 'right' },
    ],
    [[term, value]],
  );
}

/** Spaces that keep words together, marks that say which way to read and the minus sign of print are in no table of a printer. */
function printable(text: string): string {
  return text
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll('\u2212', '-');
}
