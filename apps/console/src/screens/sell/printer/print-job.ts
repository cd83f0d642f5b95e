import { currentLanguage } from '@sokoni/messages/current-language';
import { languages } from '@sokoni/rules/languages';
import { bluetoothPrinter } from './devices/bluetooth-printer.ts';
import { bridgePrinter } from './devices/bridge-printer.ts';
import type { PrinterDevice } from './devices/printer-device.ts';
import { serialPrinter } from './devices/serial-printer.ts';
import { usbPrinter } from './devices/usb-printer.ts';
import { drawnRows } from './drawn-rows.ts';
import { escpos, type PrintJob } from './escpos.ts';
import { onRoll, type PrinterKind, type PrinterSettings } from './printer-settings.ts';

/** A printer without paper takes nothing and says nothing. */
const patience = 10_000;
/** Of a picture a slow cable takes as much in a second. */
const bytesPerSecond = 800;

/** One job after the other: a printer is opened by one at a time. */
let turn: Promise<unknown> = Promise.resolve();

export function printerOf({ kind, bridge }: PrinterSettings): PrinterDevice {
  const devices: Record<Exclude<PrinterKind, 'browser' | 'bridge'>, PrinterDevice> = {
    usb: usbPrinter,
    serial: serialPrinter,
    bluetooth: bluetoothPrinter,
  };
  if (kind === 'browser') throw new Error('The browser prints pages, no commands.');
  return kind === 'bridge' ? bridgePrinter(bridge) : devices[kind];
}

/** Prints on the receipt printer of this device; rejects when the printer has not taken it. */
export function runJob(job: PrintJob, settings: PrinterSettings): Promise<void> {
  const { direction } = languages[currentLanguage()];
  const bytes = escpos(job, onRoll(settings).paper === '58' ? '58' : '80', (rows, width) =>
    drawnRows(rows, width, direction),
  );
  const longest = patience + (bytes.length / bytesPerSecond) * 1000;
  const done = turn.then(() => inTime(printerOf(settings).send(bytes), longest));
  turn = done.catch(() => {});
  return done;
}

function inTime(work: Promise<void>, longest: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The printer takes nothing.')), longest);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
