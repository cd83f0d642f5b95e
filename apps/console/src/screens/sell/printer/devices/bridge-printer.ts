import type { PrinterDevice } from './printer-device.ts';

/** A printer in the network, by the print bridge that runs beside the till (docs/print-bridge.md). */
export function bridgePrinter(address: string): PrinterDevice {
  return {
    choose: async () => address,
    async send(bytes) {
      const answer = await fetch(new URL('/print', address), {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        credentials: 'omit',
        body: bytes,
      });
      if (!answer.ok) throw new Error(`The print bridge answered ${answer.status}.`);
    },
  };
}
