/// <reference types="w3c-web-usb" />
import { NoPrinterChosen, type PrinterDevice, unlessNone } from './printer-device.ts';

/** What USB calls a printer, and what many makers call theirs. */
const classes = { printer: 7, ofMaker: 255 } as const;

export const usbPrinter: PrinterDevice = {
  async choose() {
    const filters = Object.values(classes).map((classCode) => ({ classCode }));
    const chosen = await navigator.usb.requestDevice({ filters }).catch(unlessNone);
    if (!chosen) return null;
    for (const other of await navigator.usb.getDevices()) if (other !== chosen) await other.forget();
    return chosen.productName ?? '';
  },
  async send(bytes) {
    const [device] = await navigator.usb.getDevices();
    if (!device) throw new NoPrinterChosen();
    await device.open();
    try {
      if (!device.configuration) await device.selectConfiguration(1);
      const { interfaceNumber, endpointNumber } = wayIn(device);
      await device.claimInterface(interfaceNumber);
      const { status } = await device.transferOut(endpointNumber, bytes);
      if (status !== 'ok') throw new Error(`The printer answered ${status}.`);
    } finally {
      await device.close();
    }
  },
};

function wayIn({ configuration }: USBDevice): { interfaceNumber: number; endpointNumber: number } {
  const ways = (configuration?.interfaces ?? []).flatMap(({ interfaceNumber, alternate }) =>
    alternate.endpoints
      .filter(({ direction, type }) => direction === 'out' && type === 'bulk')
      .map(({ endpointNumber }) => ({
        interfaceNumber,
        endpointNumber,
        isPrinter: alternate.interfaceClass === classes.printer,
      })),
  );
  const way = ways.find(({ isPrinter }) => isPrinter) ?? ways[0];
  if (!way) throw new Error('This device takes no bytes.');
  return way;
}
