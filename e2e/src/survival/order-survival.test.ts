import { randomUUID } from 'node:crypto';
import { holdRow } from '@sokoni/server/testing/database/lock-row';
import { query } from '@sokoni/server/testing/database/query';
import { startMailServer } from '@sokoni/server/testing/http/mail-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImport, startCheck, startRun, untilState, uploadFile } from '#fixtures/import-fixtures.ts';
import { newItem } from '#fixtures/purchasing-fixtures.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { embeddedDatabase } from '#support/server/embedded-database.ts';
import { dispose, freePort, type ServerProcess, startServer } from '#support/server/server-process.ts';

let server: ServerProcess;
let token: string;
let port: number;
beforeAll(async () => {
  port = await freePort();
  server = await startServer({ port });
  ({ token } = await newMerchant(server.url));
});
afterAll(() => dispose(server));

const orders = '/marketplace/v1/stores/{id}/orders' as const;
const startAgain = async (env: Record<string, string> = {}) => {
  server = await startServer({ port, dataDir: server.dataDir, env });
};
const rowsOf = async <Row extends Record<string, unknown>>(statement: string, values: unknown[]) =>
  query<Row>((await embeddedDatabase(server.dataDir)).superUrl, statement, values);

async function aStore(): Promise<string> {
  return (await newStore(server.url, token, { module_inventory: 'active', mode: 'live' })).id;
}

async function aCustomer(id: string, name: string): Promise<string> {
  const at = { token, params: { id } };
  const made = await call(server.url, 'POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name },
  });
  return made.data.id;
}

/** Sells so often, a few at a time; answers the ids of the orders. */
async function sell(storeId: string, times: number, sale: object): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < times) {
    const some = Array.from({ length: Math.min(8, times - ids.length) }, () =>
      call(server.url, `POST ${orders}`, { token, params: { id: storeId }, body: sale }),
    );
    ids.push(...(await Promise.all(some)).map(({ data }) => data.id));
  }
  return ids;
}

const repair = {
  lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }],
  settlement: { payment_type: 'pod' },
};

describe('The server killed', () => {
  it('while many orders are handed over goes on, and hands over none twice and leaves none out', async () => {
    const many = 120;
    const storeId = await aStore();
    const shelf = { token, storeId };
    const good = await newItem(server.url, shelf, 'Cup', { opening_stock: many, track_quantity: true });
    await sell(storeId, many, { ...repair, lines: [{ variant_id: good.variantId, quantity: 1 }] });
    const at = { token, params: { id: storeId } };
    const begun = await call(server.url, 'POST /marketplace/v1/stores/{id}/order-bulk-actions', {
      ...at,
      body: { selection: { filter: {} }, act: { kind: 'fulfil' } },
    });
    const params = { id: storeId, job_id: begun.data.id };
    const job = async () =>
      (await call(server.url, 'GET /marketplace/v1/stores/{id}/jobs/{job_id}', { token, params })).data;
    await expect.poll(async () => (await job()).done, { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
    await server.kill();
    await startAgain();
    expect((await job()).done).toBeLessThan(many);
    await expect.poll(async () => (await job()).state, { timeout: 90_000 }).toBe('done');
    expect(await job()).toMatchObject({ done: many, failed: 0, result: { changed: many } });
    const found = await rowsOf(
      `select count(*)::int as orders, count(distinct order_id)::int as each_once,
              (select sum(quantity)::int from app.stock_movements where store_id = $1 and reason = 'sale') as moved,
              (select sum(on_hand)::int from app.stock_levels where store_id = $1) as on_hand
       from app.order_fulfilments where store_id = $1`,
      [storeId],
    );
    expect(found).toEqual([{ orders: many, each_once: many, moved: -many, on_hand: 0 }]);
  });

  it('in the dry run and the import of customers goes on where it was, and adds nobody twice', async () => {
    const many = 6000;
    const storeId = await aStore();
    const shop = { url: server.url, token, storeId, kind: 'customer' } as const;
    const lines = Array.from(
      { length: many },
      (_, n) => `Person ${n},p${n}@example.com,G${n % 7},Street ${n}`,
    );
    const file = await uploadFile(shop, ['Name,E-mail,Group,Address line 1', ...lines].join('\n'));
    const doneOf = async (work: 'check' | 'run') => (await readImport(shop, file.id))[work]?.done ?? 0;
    const killIn = async (work: 'check' | 'run') => {
      await expect.poll(() => doneOf(work), { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
      await server.kill();
      await startAgain();
      expect(await doneOf(work)).toBeLessThan(many);
    };
    await startCheck(shop, file);
    await killIn('check');
    await untilState(shop, file.id, 'checked');
    await startRun(shop, file.id);
    await killIn('run');
    const { run } = await untilState(shop, file.id, 'done');
    expect(run).toMatchObject({ done: many, failed: 0, result: { created: many } });
    const found = await rowsOf(
      `select count(*)::int as customers, count(distinct email_key)::int as people, max(version) as version,
              (select count(*)::int from app.customer_addresses where store_id = $1) as addresses,
              (select count(*)::int from app.customer_groups where store_id = $1) as groups
       from app.customers where store_id = $1`,
      [storeId],
    );
    expect(found).toEqual([{ customers: many, people: many, version: 1, addresses: many, groups: 7 }]);
  });

  it('in the middle of a merge of customers leaves nothing of it, and its retry counts once', async () => {
    const storeId = await aStore();
    const [kept, other] = [await aCustomer(storeId, 'Asha'), await aCustomer(storeId, 'Juma')];
    await sell(storeId, 24, { ...repair, customer_id: other });
    const card = await call(server.url, 'POST /marketplace/v1/stores/{id}/gift-cards', {
      token,
      params: { id: storeId },
      body: { amount: 700, paid_with: 'cash', customer_id: other },
    });
    const headers = { 'idempotency-key': randomUUID() };
    const merge = () =>
      call(server.url, 'POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges', {
        ...{ token, headers, params: { id: storeId, customer_id: kept } },
        body: { other_id: other, version: 1, other_version: 1 },
      });
    const ledger = () =>
      rowsOf(
        `select name, order_count::int as orders, outstanding::int, merged_into,
                (select count(*)::int from app.orders where store_id = $1 and customer_id = customer.id) as bought,
                (select count(*)::int from app.gift_cards where store_id = $1 and customer_id = customer.id) as cards
         from app.customers customer where store_id = $1 order by id`,
        [storeId],
      );
    const before = await ledger();

    // The orders and the credit went over and the cards are next, when the server dies.
    const { superUrl } = await embeddedDatabase(server.dataDir);
    const held = 'select id from app.gift_cards where id = $1 for update';
    const cut = await holdRow(superUrl, held, [card.data.id], 2, async () => {
      const answer = merge().then(
        ({ status }) => status,
        () => 'cut off' as const,
      );
      while ((await query(superUrl, 'select pid from pg_locks where not granted')).length === 0);
      await server.kill();
      // The second one in the queue lets the row go.
      await query(superUrl, held, [card.data.id]).catch(() => {});
      return answer;
    });
    expect(cut).toBe('cut off');
    await startAgain();
    expect(await ledger()).toEqual(before);

    for (const answer of [await merge(), await merge()]) {
      expect(answer).toMatchObject({ status: 200, data: { id: kept, order_count: 24, outstanding: 24_000 } });
    }
    expect(await ledger()).toEqual([
      { name: 'Asha', orders: 24, outstanding: 24_000, merged_into: null, bought: 24, cards: 1 },
      { name: 'Merged customer', orders: 0, outstanding: 0, merged_into: kept, bought: 0, cards: 0 },
    ]);
  });

  it('while papers are mailed loses none, and sends again only what was on its way, as the same mail', async () => {
    const many = 10;
    const atOnce = 4;
    const storeId = await aStore();
    const ids = await sell(storeId, many, repair);
    const mail = await startMailServer();
    mail.hold();
    await server.stop();
    await startAgain({ SMTP_URL: mail.url });
    for (const [index, order_id] of ids.entries()) {
      const params = { id: storeId, order_id };
      const to = `buyer${index}@example.com`;
      const sent = await call(server.url, `POST ${orders}/{order_id}/mails`, {
        ...{ token, params, body: { document: 'invoice', to } },
      });
      expect(sent.status).toBe(200);
    }
    await mail.held();
    await server.kill();
    mail.release();
    await startAgain({ SMTP_URL: mail.url });
    const unsent = async () =>
      (await rowsOf('select id from app.document_mails where store_id = $1 and sent_at is null', [storeId]))
        .length;
    await expect.poll(unsent, { timeout: 90_000 }).toBe(0);
    const of = new Map<string, Set<string | undefined>>();
    for (const { to, headers } of mail.mails) {
      const [address = ''] = to;
      of.set(address, (of.get(address) ?? new Set()).add(/^Message-ID: (.*)$/m.exec(headers)?.[1]));
    }
    expect([...of.keys()].sort()).toEqual(ids.map((_, index) => `buyer${index}@example.com`).sort());
    expect([...of.values()].filter((known) => known.size !== 1 || known.has(undefined))).toEqual([]);
    expect(mail.mails.length).toBeLessThanOrEqual(many + atOnce);
    await mail.stop();
  });
});
