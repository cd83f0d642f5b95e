import { createContext, use } from 'react';
import type { SaleRung } from '#offline/till-types.ts';
import type { CashBack } from '../payment/exchange-return.ts';
import type { Printed } from '../receipt/receipt-rows.ts';
import type { PrintJob } from './escpos.ts';
import type { PrinterSettings } from './printer-settings.ts';

/** The printer of this device, whatever it is. What fails is said by itself, with what can be done; nothing waits for it. */
export interface ReceiptPrinter {
  settings: PrinterSettings;
  change: (change: Partial<PrinterSettings>) => void;
  print: (what: Printed) => void;
  /** What follows a sale: the drawer where cash was paid or goes back, and the receipt where each sale prints one. */
  finish: (sale: SaleRung, givenBack?: CashBack | null) => void;
  /** Nothing where the browser prints: it opens no drawer. */
  openDrawer: () => void;
  /** Whoever calls says what failed. */
  run: (job: PrintJob) => Promise<void>;
}

export const PrinterContext = createContext<ReceiptPrinter | null>(null);

/** The printer of the `PrinterHost` around. */
export function useReceiptPrinter(): ReceiptPrinter {
  const printer = use(PrinterContext);
  if (!printer) throw new Error('There is no printer around this component.');
  return printer;
}
