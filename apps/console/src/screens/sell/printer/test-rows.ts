import { sayPrinter as say } from '#sentences/sell/printer.ts';
import type { ReceiptRow } from '../receipt/receipt-row.ts';

/** What a printer prints to show that it does. */
export function testRows(storeName: string): ReceiptRow[] {
  return [
    { key: 'store', kind: 'text', role: 'store', text: storeName },
    { key: 'title', kind: 'text', role: 'title', text: say('test.paper') },
    { key: 'rule', kind: 'rule' },
    { key: 'works', kind: 'text', role: 'footer', text: say('test.works') },
    { key: 'barcode', kind: 'barcode', text: 'TEST' },
  ];
}
