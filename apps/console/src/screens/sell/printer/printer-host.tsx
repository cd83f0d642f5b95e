import { trainingNumber } from '@sokoni/rules/point-of-sale/receipt-number';
import { type ReactNode, useEffect, useState } from 'react';
import { PrintSheet } from '#parts/printing/print-sheet.tsx';
import { sayPrinter as say } from '#sentences/sell/printer.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { Receipt } from '../receipt/receipt.tsx';
import type { ReceiptRow } from '../receipt/receipt-row.ts';
import { type Printed, receiptRows } from '../receipt/receipt-rows.ts';
import { useTill } from '../till-context.tsx';
import { opensDrawer } from './cash-drawer.ts';
import type { PrintJob } from './escpos.ts';
import { PrinterContext, type ReceiptPrinter } from './printer-context.ts';
import {
  keepPrinterSettings,
  onRoll,
  type PrinterSettings,
  readPrinterSettings,
} from './printer-settings.ts';

const loadPrinting = () => import('./print-job.ts');

/** Prints for what is in it, on the printer of this device or on the browser's paper. */
export function PrinterHost({ children }: { children: ReactNode }) {
  const setup = useTill().setup();
  const [settings, setSettings] = useState(readPrinterSettings);
  const [sheet, setSheet] = useState<readonly ReceiptRow[] | null>(null);
  const hasPrinter = settings.kind !== 'browser';
  useEffect(() => {
    // It is there when the network is not.
    if (hasPrinter) loadPrinting().catch(() => {});
  }, [hasPrinter]);

  async function run(job: PrintJob): Promise<void> {
    const { runJob } = await loadPrinting();
    await runJob(job, settings);
  }

  async function printReceipt(what: Printed, opens: boolean): Promise<void> {
    try {
      await run({ rows: receiptRows(what, setup, 'symbol'), opensDrawer: opens });
    } catch (error) {
      toast.warning(say('failed', { number: what.sale.number }), {
        sticky: true,
        action: {
          label: say('again'),
          onAction: () => void again(error, settings, () => printReceipt(what, opens)),
        },
        otherAction: { label: say('inBrowser'), onAction: () => setSheet(receiptRows(what, setup)) },
      });
    }
  }

  async function kick(): Promise<void> {
    try {
      await run({ rows: [], opensDrawer: true });
    } catch (error) {
      toast.warning(say('drawer.failed'), {
        sticky: true,
        action: { label: say('again'), onAction: () => void again(error, settings, kick) },
      });
    }
  }

  const printer: ReceiptPrinter = {
    settings,
    run,
    change(change) {
      const next = onRoll({ ...settings, ...change });
      keepPrinterSettings(next);
      setSettings(next);
    },
    print(what) {
      if (hasPrinter) void printReceipt(what, false);
      else setSheet(receiptRows(what, setup));
    },
    finish(sale, givenBack) {
      const isTraining = sale.number === trainingNumber;
      const opens =
        !isTraining &&
        opensDrawer(givenBack ? [...sale.payments, givenBack] : sale.payments, setup.settings.methods);
      if (hasPrinter && settings.isAutomatic) void printReceipt({ sale, givenBack }, opens);
      else if (hasPrinter && opens) void kick();
      else if (settings.isAutomatic) setSheet(receiptRows({ sale, givenBack }, setup));
    },
    openDrawer() {
      if (hasPrinter) void kick();
    },
  };
  return (
    <PrinterContext value={printer}>
      {children}
      {sheet && (
        <PrintSheet onDone={() => setSheet(null)}>
          <Receipt rows={sheet} paper={settings.paper} />
        </PrintSheet>
      )}
    </PrinterContext>
  );
}

/** Does it again; a printer that the browser has forgotten is chosen first. */
async function again(error: unknown, settings: PrinterSettings, act: () => Promise<void>): Promise<void> {
  if (error instanceof Error && error.name === 'NoPrinterChosen') {
    const { printerOf } = await loadPrinting();
    await printerOf(settings)
      .choose()
      .catch(() => null);
  }
  await act();
}
