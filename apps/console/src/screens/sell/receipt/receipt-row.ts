/** How a text of a receipt stands out. */
export type TextRole = 'store' | 'place' | 'title' | 'mark' | 'item' | 'note' | 'footer' | 'number';

/** One row of a receipt, whatever draws it: the page for the browser's print, or the commands of a receipt printer. */
export type ReceiptRow = { key: string } & (
  | { kind: 'text'; role: TextRole; text: string }
  | { kind: 'pair'; term: string; value: string; isTotal?: boolean }
  | { kind: 'barcode'; text: string }
  | { kind: 'qr'; text: string }
  | { kind: 'rule' }
);

export type PairRow = Extract<ReceiptRow, { kind: 'pair' }>;
