import { bluetoothPrinter } from './devices/bluetooth-printer.ts';
import { bridgePrinter } from './devices/bridge-printer.ts';
import type { PrinterDevice } from './devices/printer-device.ts';
import { serialPrinter } from './devices/serial-printer.ts';
import { usbPrinter } from './devices/usb-printer.ts';
import { escpos, type PrintJob } from './escpos.ts';
import { onRoll, type PrinterKind, type PrinterSettings } from './printer-settings.ts';

/** A printer without paper takes nothing and says nothing. */
const patience = 10_000;

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
  const bytes = escpos(job, onRoll(settings).paper === '58' ? '58' : '80');
  const done = turn.then(() => inTime(printerOf(settings).send(bytes)));
  turn = done.catch(() => {});
  return done;
}

function inTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The printer takes nothing.')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
