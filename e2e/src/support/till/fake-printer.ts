import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

interface FakePrinter {
  jobs: number[][];
  isOff: boolean;
  /** What the browser printed itself. */
  pages: string[];
}

declare global {
  interface Window {
    printer: FakePrinter;
  }
}

/** Gives every page a receipt printer at its USB, and takes down what the browser prints. */
export async function plugInPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const printer: FakePrinter = { jobs: [], isOff: false, pages: [] };
    window.printer = printer;
    window.print = () => {
      printer.pages.push(document.querySelector('body > div > article')?.textContent ?? '');
      dispatchEvent(new Event('afterprint'));
    };
    const endpoints = [{ endpointNumber: 2, direction: 'out', type: 'bulk' }];
    const device = {
      productName: 'TM-T20',
      configuration: {
        interfaces: [{ interfaceNumber: 0, alternate: { interfaceClass: 7, endpoints } }],
      },
      async open() {
        if (printer.isOff) throw new DOMException('The device was disconnected.', 'NotFoundError');
      },
      async claimInterface() {},
      async transferOut(_: number, bytes: Uint8Array) {
        printer.jobs.push([...bytes]);
        return { status: 'ok', bytesWritten: bytes.length };
      },
      async close() {},
      async forget() {},
    };
    // What was allowed once is known to later pages.
    const isAllowed = () => sessionStorage.getItem('printer') !== null;
    const usb = {
      async requestDevice() {
        sessionStorage.setItem('printer', 'allowed');
        return device;
      },
      getDevices: async () => (isAllowed() ? [device] : []),
    };
    Object.defineProperty(navigator, 'usb', { value: usb });
  });
}

/** Commands left out: what can be read. */
export function readable(bytes: readonly number[]): string {
  return String.fromCharCode(...bytes.filter((byte) => byte === 10 || (byte >= 32 && byte < 127)));
}

/** The rows of dots of all pictures of a job: whether each is black, and those of bars left out. */
export function dotsOf(bytes: readonly number[]): boolean[][] {
  const rows: boolean[][] = [];
  for (let at = 0; at + 8 < bytes.length; at += 1) {
    const [one, two, three, four, low = 0, high = 0, count = 0, more = 0] = bytes.slice(at, at + 8);
    if (one !== 0x1d || two !== 0x76 || three !== 0x30 || four !== 0) continue;
    const wide = low + 256 * high;
    for (let row = 0; row < count + 256 * more; row += 1) {
      const start = at + 8 + row * wide;
      rows.push(
        bytes
          .slice(start, start + wide)
          .flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte & (128 >> bit)) !== 0)),
      );
    }
    at += 7 + wide * (count + 256 * more);
  }
  return rows;
}

const kick = String.fromCharCode(0x1b, 0x70, 0);

export function opensDrawer(bytes: readonly number[]): boolean {
  return String.fromCharCode(...bytes).includes(kick);
}

/** A printer in the network with the bridge to it. */
export async function networkPrinter(origin: string) {
  const jobs: Buffer[] = [];
  const printer = createServer(async (socket) => {
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part as Buffer);
    jobs.push(Buffer.concat(parts));
  });
  printer.listen(0, '127.0.0.1');
  await once(printer, 'listening');
  const { port } = printer.address() as AddressInfo;
  const script = fileURLToPath(new URL('../../../../scripts/print-bridge.mjs', import.meta.url));
  const options = ['--printer', `127.0.0.1:${port}`, '--origin', origin, '--port', '0'];
  const bridge = spawn(process.execPath, [script, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(bridge.stdout, 'data');
  return {
    jobs,
    address: /Listening on (\S+)/.exec(String(said))?.[1] ?? '',
    close() {
      bridge.kill();
      printer.close();
    },
  };
}
