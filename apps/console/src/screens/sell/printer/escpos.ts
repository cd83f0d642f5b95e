import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { ReceiptRow, TextRole } from '../receipt/receipt-row.ts';

/** What one turn of the printer does. */
export interface PrintJob {
  rows: readonly ReceiptRow[];
  opensDrawer?: boolean;
}

export type Roll = '58' | '80';

/** Letters of the printer's own width on a line, and how thick a bar may be for the number of a receipt to fit. */
const rolls = { '58': { columns: 32, bar: 1 }, '80': { columns: 48, bar: 2 } } as const;

const centred: readonly TextRole[] = ['store', 'place', 'title', 'mark', 'footer', 'number'];
const bold: readonly TextRole[] = ['store', 'title', 'mark'];

/** The commands of an ESC/POS printer. */
export function escpos({ rows, opensDrawer = false }: PrintJob, roll: Roll): Uint8Array<ArrayBuffer> {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: rolls[roll].columns,
    feedBeforeCut: 4,
  });
  encoder.initialize().codepage('auto');
  if (opensDrawer) encoder.pulse();
  for (const row of rows) write(encoder, row, roll);
  if (rows.length > 0) encoder.cut();
  return new Uint8Array(encoder.encode());
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

/** Spaces that keep words together and the minus sign of print are in no table of a printer. */
function printable(text: string): string {
  return text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ').replaceAll('\u2212', '-');
}
