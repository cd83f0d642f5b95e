import { type ReactNode, useState } from 'react';
import type { SaleRung } from '#offline/till-types.ts';
import { PrintSheet } from '#parts/printing/print-sheet.tsx';
import { storage } from '#session/storage.ts';
import { nameOfCashier } from '../cashier/name-of-cashier.ts';
import { useTill } from '../till-context.tsx';
import { type Paper, Receipt } from './receipt.tsx';

interface Printed {
  sale: SaleRung;
  isGift?: boolean;
  isCopy?: boolean;
}

/** Prints receipts on the paper of this device. What it gives as `sheet` has to be drawn. */
export function useReceiptPrinter(): {
  sheet: ReactNode;
  print: (what: Printed) => void;
  paper: Paper;
  setPaper: (paper: Paper) => void;
} {
  const setup = useTill().setup();
  const [printed, setPrinted] = useState<Printed | null>(null);
  const [paper, setPaper] = useState<Paper>(() => storage.receiptPaper.get() ?? '80');
  const sheet = printed && (
    <PrintSheet onDone={() => setPrinted(null)}>
      <Receipt
        {...printed}
        setup={setup}
        paper={paper}
        cashierName={nameOfCashier(setup, printed.sale.cashier_id)}
      />
    </PrintSheet>
  );
  return {
    sheet,
    paper,
    print: setPrinted,
    setPaper(next) {
      storage.receiptPaper.set(next);
      setPaper(next);
    },
  };
}
