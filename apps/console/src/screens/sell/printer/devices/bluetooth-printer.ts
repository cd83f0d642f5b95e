/// <reference types="web-bluetooth" />
import { NoPrinterChosen, type PrinterDevice, unlessNone } from './printer-device.ts';

/** Where receipt printers listen. */
const services = [
  '000018f0-0000-1000-8000-00805f9b34fb',
  '49535343-fe7d-4ae5-8fa9-9fafd205e455',
  'e7810a71-73ae-499d-8c15-faa9aef0c3f2',
  '0000ff00-0000-1000-8000-00805f9b34fb',
];
/** What every one of them takes at once. */
const mostBytes = 100;

/** Chosen in this page; browsers tell no later page of it. */
let chosen: BluetoothDevice | null = null;

export const bluetoothPrinter: PrinterDevice = {
  async choose() {
    const filters = services.map((service) => ({ services: [service] }));
    chosen = await navigator.bluetooth
      .requestDevice({ filters, optionalServices: services })
      .catch(unlessNone);
    return chosen ? (chosen.name ?? '') : null;
  },
  async send(bytes) {
    if (!chosen) throw new NoPrinterChosen();
    if (!chosen.gatt) throw new Error('This device takes no bytes.');
    const server = await chosen.gatt.connect();
    const inlet = await inletOf(server);
    for (let start = 0; start < bytes.length; start += mostBytes) {
      const part = bytes.slice(start, start + mostBytes);
      if (inlet.properties.write) await inlet.writeValueWithResponse(part);
      else await inlet.writeValueWithoutResponse(part);
    }
  },
};

async function inletOf(server: BluetoothRemoteGATTServer): Promise<BluetoothRemoteGATTCharacteristic> {
  for (const service of await server.getPrimaryServices()) {
    if (!services.includes(service.uuid)) continue;
    const inlet = (await service.getCharacteristics()).find(
      ({ properties }) => properties.write || properties.writeWithoutResponse,
    );
    if (inlet) return inlet;
  }
  throw new Error('This device takes no bytes.');
}
