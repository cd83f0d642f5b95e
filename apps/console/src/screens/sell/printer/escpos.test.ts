import { expect, it } from 'vitest';
import type { ReceiptRow } from '../receipt/receipt-row.ts';
import { escpos } from './escpos.ts';

const rows: ReceiptRow[] = [
  { key: 'store', kind: 'text', role: 'store', text: 'Café Zuri' },
  { key: 'place', kind: 'text', role: 'place', text: 'Moi Avenue\nNairobi' },
  { key: 'title', kind: 'text', role: 'title', text: 'Receipt' },
  { key: 'copy', kind: 'text', role: 'mark', text: 'Copy' },
  { key: 'number', kind: 'pair', term: 'Number', value: 'R1-000042' },
  { key: 'above', kind: 'rule' },
  { key: 'l1', kind: 'text', role: 'item', text: 'Basmati rice · 1 kg' },
  { key: 'l1 each', kind: 'pair', term: '2 × KES\u00a0250.00', value: 'KES\u00a0500.00' },
  { key: 'l1 off', kind: 'pair', term: 'Discount', value: '−KES\u00a050.00' },
  { key: 'total', kind: 'pair', term: 'Total', value: 'KES\u00a0450.00', isTotal: true },
  { key: 'barcode', kind: 'barcode', text: 'R1-000042' },
  { key: 'qr', kind: 'qr', text: 'https://sokoni.example/r/42' },
];

/** Words in the printer's own letters are not drawn. */
function never(): ImageData {
  throw new Error('A picture was drawn.');
}

/** Readable text, and every other byte by its number. */
function readable(bytes: Uint8Array): string {
  return [...bytes]
    .map((byte) =>
      byte === 10 ? '\n' : byte >= 32 && byte < 127 ? String.fromCharCode(byte) : `<${byte.toString(16)}>`,
    )
    .join('');
}

it('A receipt becomes the commands of a printer with a roll of 58 mm', () => {
  expect(readable(escpos({ rows }, '58', never))).toMatchInlineSnapshot(`
    "<1b>@<1c>.<1b>M<0>           <1b>E<1><1d>!<1><1b>t<0>Caf<82> Zuri<1b>E<0><1d>!<0>
    <d>           <1b>E<1><1b>E<0>Moi Avenue
    <d>            Nairobi
    <d>            <1b>E<1>Receipt<1b>E<0>
    <d>              <1b>E<1>Copy<1b>E<0>
    <d>Number                 R1-000042
    <d><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4><c4>
    <d>Basmati rice <fa> 1 kg
    <d>2 <1b>t<2><9e> KES 250.00        KES 500.00
    <d><1b>t<0>Discount              -KES 50.00
    <d><1b>E<1>Total                 KES 450.00<1b>E<0>
    <d><1b>a<1><1d>h<<1d>w<2><1d>H<0><1d>kI<b>{BR1-000042
    <d><1b>a<0><1b>a<1><1d>(k<4><0>1A2<0><1d>(k<3><0>1C<6><1d>(k<3><0>1E1<1d>(k<1e><0>1P0https://sokoni.example/r/42<1d>(k<3><0>1Q0
    <d><1b>a<0>
    <d>
    <d>
    <d>
    <d><1d>V<0>
    <d>"
  `);
});

it('A roll of 80 mm has longer lines', () => {
  const lines = readable(escpos({ rows }, '80', never)).split('\n');
  const number = lines.find((line) => line.includes('R1-000042')) ?? '';
  expect(number.replaceAll(/<[^>]+>/g, '').trim()).toMatch(/^.*Number {33}R1-000042$/);
});

it('The drawer is opened before the receipt, and without one nothing is cut', () => {
  const kick = [0x1b, 0x70, 0];
  const at = (bytes: Uint8Array) => Buffer.from(bytes).indexOf(Buffer.from(kick));
  const kicked = escpos({ rows: [], opensDrawer: true }, '80', never);
  expect(at(kicked)).toBeGreaterThanOrEqual(0);
  expect(Buffer.from(kicked).includes(Buffer.from([0x1d, 0x56]))).toBe(false);
  const both = escpos({ rows, opensDrawer: true }, '80', never);
  expect(at(both)).toBeLessThan(Buffer.from(both).indexOf('Number'));
  expect(at(escpos({ rows }, '80', never))).toBe(-1);
});

it('French has its accents and ligatures, and amounts their spaces', () => {
  const text = 'Œuf à la crème, brûlée, garçon, naïf, où, ÉTÉ';
  const french: ReceiptRow[] = [
    { key: 'item', kind: 'text', role: 'item', text },
    { key: 'sum', kind: 'pair', term: 'Reçu', value: '12\u202f500,50\u00a0RWF' },
  ];
  const words = readable(escpos({ rows: french }, '80', never));
  expect(words).not.toContain('?');
  expect(words).toContain('12 500,50 RWF');
});

it('Marks that say which way to read are not printed', () => {
  const marked: ReceiptRow[] = [{ key: 'l', kind: 'text', role: 'item', text: '\u2068R1-7\u2069 \u200f12' }];
  expect(readable(escpos({ rows: marked }, '80', never))).toContain('R1-7 12');
});

const arabic: ReceiptRow[] = [
  { key: 'store', kind: 'text', role: 'store', text: 'متجر أمينة' },
  { key: 'total', kind: 'pair', term: 'Total', value: '450.00', isTotal: true },
  { key: 'barcode', kind: 'barcode', text: 'R1-000042' },
  { key: 'number', kind: 'text', role: 'number', text: 'R1-000042' },
];

/** Width in bytes and height of each band of a picture. */
function bandsOf(bytes: Uint8Array): { width: number; height: number }[] {
  const bands: { width: number; height: number }[] = [];
  for (let at = 0; at + 8 < bytes.length; at += 1) {
    const [one, two, three, four, low = 0, high = 0, rows = 0, more = 0] = bytes.slice(at, at + 8);
    if (one !== 0x1d || two !== 0x76 || three !== 0x30 || four !== 0) continue;
    const band = { width: low + 256 * high, height: rows + 256 * more };
    bands.push(band);
    at += 7 + band.width * band.height;
  }
  return bands;
}

it.each([
  ['58', 384, 48],
  ['80', 576, 72],
] as const)(
  'Words in Arabic are pictures on a roll of %s mm, bars and drawer stay commands',
  (roll, dots, wide) => {
    const asked: [number, string[]][] = [];
    const draw = (part: readonly { key: string }[], width: number) => {
      asked.push([width, part.map(({ key }) => key)]);
      const height = asked.length === 1 ? 600 : 40;
      return { width, height, data: new Uint8ClampedArray(4 * width * height).fill(255) } as ImageData;
    };
    const bytes = escpos({ rows: arabic, opensDrawer: true }, roll, draw);
    expect(asked).toEqual([
      [dots, ['store', 'total']],
      [dots, ['number']],
    ]);
    const bands = bandsOf(bytes);
    expect(bands.every(({ width, height }) => width === wide && height <= 255)).toBe(true);
    expect(bands.map(({ height }) => height)).toEqual([255, 255, 90, 40]);
    const all = readable(bytes);
    expect(all).toContain('{BR1-000042');
    expect(all).not.toContain('Total');
    expect(all).toContain('<1b>p<0>');
  },
);
