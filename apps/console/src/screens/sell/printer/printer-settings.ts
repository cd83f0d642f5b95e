import { storage } from '#session/storage.ts';
import type { Paper } from '../receipt/receipt.tsx';

/** How this device reaches its printer. */
export type PrinterKind = 'browser' | 'usb' | 'serial' | 'bluetooth' | 'bridge';

export interface PrinterSettings {
  kind: PrinterKind;
  paper: Paper;
  /** Where the print bridge listens. */
  bridge: string;
  /** Whether each sale prints its receipt. */
  isAutomatic: boolean;
}

export const bridgeHere = 'http://localhost:9180';

export function readPrinterSettings(): PrinterSettings {
  return {
    kind: storage.printer.get() ?? 'browser',
    paper: storage.receiptPaper.get() ?? '80',
    bridge: storage.printBridge.get() ?? bridgeHere,
    isAutomatic: storage.printAutomatically.get() ?? false,
  };
}

export function keepPrinterSettings({ kind, paper, bridge, isAutomatic }: PrinterSettings): void {
  storage.printer.set(kind);
  storage.receiptPaper.set(paper);
  storage.printBridge.set(bridge);
  storage.printAutomatically.set(isAutomatic);
}

/** A receipt printer has a roll. */
export function onRoll(settings: PrinterSettings): PrinterSettings {
  return settings.kind !== 'browser' && settings.paper === 'a4' ? { ...settings, paper: '80' } : settings;
}

/** What this browser can reach. */
export function reachableKinds(browser: object): PrinterKind[] {
  return [
    'browser',
    ...('usb' in browser ? (['usb'] as const) : []),
    ...('serial' in browser ? (['serial'] as const) : []),
    ...('bluetooth' in browser ? (['bluetooth'] as const) : []),
    'bridge',
  ];
}
