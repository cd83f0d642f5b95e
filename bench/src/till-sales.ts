import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { call, newMerchant, newStore } from '@sokoni/e2e/support/server/api';
import { embeddedDatabase } from '@sokoni/e2e/support/server/embedded-database';
import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import { query } from '@sokoni/server/testing/database/query';
import { report } from './support/report.ts';
import { seedProducts } from './support/seed-products.ts';

// Twenty tills of a store that come back to the network send their sales in batches: at least 200 sales a second, while somebody in the
// back office goes on reading lists.
const tills = 20;
const batches = 20;
/** The first ones warm the server up, and count for nothing. */
const firstBatches = 5;
/** Somebody in the back office reads a list so often. */
const readEveryMs = 50;
const salesInBatch = 10;
const linesInSale = 2;
const least = 200;
const otherCallMs = 100;

const server = await startServer();
try {
  const { token, userId } = await newMerchant(server.url);
  const store = await newStore(server.url, token, { module_inventory: 'active', mode: 'live' });
  const { superUrl } = await embeddedDatabase(server.dataDir);
  await seedProducts(superUrl, store.id, 10_000);
  const variants = await query<{ id: string; price: number }>(
    superUrl,
    'select id, price::int as price from app.variants where store_id = $1 limit 500',
    [store.id],
  );
  await query(superUrl, 'vacuum analyze');
  const devices = [];
  for (let number = 1; number <= tills; number += 1) devices.push(await openedTill(number));

  await Promise.all(devices.map((device) => send(device, 0, firstBatches)));
  let isOver = false;
  const waits: number[] = [];
  const reader = (async () => {
    while (!isOver) {
      const from = performance.now();
      const { status } = await call(server.url, 'GET /marketplace/v1/stores/{id}/orders', {
        token,
        params: { id: store.id },
      });
      if (status !== 200) throw new Error(`The list answered ${status}`);
      const wait = performance.now() - from;
      waits.push(wait);
      await setTimeout(Math.max(0, readEveryMs - wait));
    }
  })();
  const from = performance.now();
  await Promise.all(devices.map((device) => send(device, firstBatches, batches)));
  const seconds = (performance.now() - from) / 1000;
  isOver = true;
  await reader;
  const [row] = await query<{ count: number }>(
    superUrl,
    'select count(*)::int as count from app.orders where store_id = $1',
    [store.id],
  );
  const sales = tills * batches * salesInBatch;
  if (row?.count !== sales) throw new Error(`${row?.count} of ${sales} sales are there`);
  const perSecond = (sales * (batches - firstBatches)) / batches / seconds;
  const p99 = waits.sort((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0;
  report('till sales', {
    'sales a second': `${Math.round(perSecond)} (at least ${least})`,
    'list of orders meanwhile, p99': `${Math.round(p99)} ms (at most ${otherCallMs})`,
  });
  if (perSecond < least || p99 > otherCallMs) process.exitCode = 1;

  /** A register with a device that sells there. */
  async function openedTill(number: number): Promise<Device> {
    const at = { token, params: { id: store.id } };
    const body = { name: `Register ${number}` };
    const { data } = await call(server.url, 'POST /marketplace/v1/stores/{id}/registers', { ...at, body });
    const device = { id: randomUUID(), key: randomBytes(32).toString('base64url') };
    await call(server.url, 'POST /marketplace/v1/stores/{id}/registers/{register_id}/devices', {
      token,
      params: { id: store.id, register_id: data.id },
      body: { ...device, label: 'Bench' },
    });
    return { ...device, registerId: data.id, number, token: `r1.${store.id}.${device.id}.${device.key}` };
  }

  async function send(device: Device, first: number, end: number): Promise<void> {
    for (let batch = first; batch < end; batch += 1) {
      const answer = await call(server.url, 'POST /marketplace/v1/stores/{id}/point-of-sale/sales', {
        token: device.token,
        params: { id: store.id },
        body: {
          sent_at: new Date().toISOString(),
          commands: Array.from({ length: salesInBatch }, (_, at) =>
            saleOf(device, batch * salesInBatch + at + 1),
          ),
        },
      });
      if (answer.data?.results.some(({ state }) => state !== 'stored') ?? true)
        throw new Error(`${answer.status} ${JSON.stringify(answer.data?.results[0])}`);
    }
  }

  function saleOf({ id, registerId, number }: Device, seq: number) {
    const lines = Array.from({ length: linesInSale }, (_, at) => {
      const variant = variants[(seq * 7 + number * 13 + at) % variants.length];
      const unit_price = variant?.price ?? 0;
      return {
        ...{ id: randomUUID(), variant_id: variant?.id, title: 'Item', quantity: 1 },
        ...{ unit_price, listed_price: unit_price, tax_percent: null },
      };
    });
    const total = lines.reduce((sum, { unit_price }) => sum + unit_price, 0);
    const payload = {
      ...{ register_id: registerId, cashier_id: userId, at: new Date().toISOString(), test: false },
      number: `R${number}-${String(seq).padStart(6, '0')}`,
      ...{ lines, total, payment_type: 'instant', fulfilled: true },
      vat: { apply_vat: false, vat_percent: '0', prices_include_vat: false, shipping_vat_percent: null },
      payments: [{ id: randomUUID(), method: 'cash', amount: total }],
    };
    return { id: randomUUID(), seq, kind: 'sale', version: 1, device_id: id, payload };
  }
} finally {
  await dispose(server);
}

interface Device {
  id: string;
  key: string;
  registerId: string;
  number: number;
  token: string;
}
