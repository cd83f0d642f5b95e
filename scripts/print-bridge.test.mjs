import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printBridge } from './print-bridge.mjs';

const origin = 'https://sokoni.example';
const receipt = Buffer.from([0x1b, 0x40, 0x52, 0x31, 0x0a, 0x1d, 0x56, 0x00]);

/** What arrived at the printer, a connection each. */
let arrived;
let printer;
let bridge;
let address;
beforeAll(async () => {
  printer = createServer(async (socket) => {
    const parts = [];
    for await (const part of socket) parts.push(part);
    arrived.resolve(Buffer.concat(parts));
  });
  await listening(printer);
  bridge = printBridge({ origin, printer: { host: '127.0.0.1', port: printer.address().port } });
  await listening(bridge);
  address = `http://127.0.0.1:${bridge.address().port}/print`;
});
afterAll(() => {
  bridge.close();
  printer.close();
});

async function listening(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const print = (from, body = receipt) =>
  fetch(address, { method: 'POST', headers: from ? { origin: from } : {}, body });

describe('The print bridge', () => {
  it('writes what a page of the console sends to the printer, byte for byte', async () => {
    arrived = settled();
    const answer = await print(origin);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await arrived.promise).toEqual(receipt);
  });

  it('answers what a browser asks before it sends', async () => {
    const answer = await fetch(address, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  it.each([['https://elsewhere.example'], [undefined], ['null']])(
    'refuses a page of %s, and tells it nothing',
    async (from) => {
      const answer = await print(from);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('takes no more than a receipt can be', async () => {
    expect((await print(origin, Buffer.alloc(1_000_001))).status).toBe(413);
  });

  it('says that the printer is out of reach', async () => {
    const gone = createServer();
    await listening(gone);
    const { port } = gone.address();
    gone.close();
    const alone = printBridge({ origin, printer: { host: '127.0.0.1', port } });
    await listening(alone);
    const answer = await fetch(`http://127.0.0.1:${alone.address().port}/print`, {
      method: 'POST',
      headers: { origin },
      body: receipt,
    });
    expect(answer.status).toBe(502);
    alone.close();
  });
});

function settled() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
