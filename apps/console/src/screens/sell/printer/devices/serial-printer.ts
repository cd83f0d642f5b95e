/// <reference types="w3c-web-serial" />
import { NoPrinterChosen, type PrinterDevice, unlessNone } from './printer-device.ts';

/** What receipt printers are set to when they are made. */
const baudRate = 9600;

export const serialPrinter: PrinterDevice = {
  async choose() {
    const chosen = await navigator.serial.requestPort().catch(unlessNone);
    if (!chosen) return null;
    for (const other of await navigator.serial.getPorts()) if (other !== chosen) await other.forget();
    return '';
  },
  async send(bytes) {
    const [port] = await navigator.serial.getPorts();
    if (!port) throw new NoPrinterChosen();
    await port.open({ baudRate });
    try {
      const writer = port.writable?.getWriter();
      if (!writer) throw new Error('This port takes no bytes.');
      await writer.write(bytes);
      await writer.close();
    } finally {
      await port.close();
    }
  },
};
