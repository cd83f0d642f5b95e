import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { summaryDifferences } from '#testing/checks/sales-summary-differences.ts';
import { mergeClient } from '#testing/clients/merge-client.ts';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aDiscount } from '#testing/requests/discount-requests.ts';
import { rowsOfStore } from '#testing/requests/whole-store.ts';

let app: TestApp;
let token: string;
let owner: Seller;
let asha: string;
let again: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.verifiedUser());
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = { token, storeId: (await app.newStore(token, { mode: 'live', currency_code: 'KES' })).id };
  [asha, again] = await people.addPair();
});

const people = mergeClient(
  () => app,
  () => owner,
);
const client = orderClient(
  () => app,
  () => owner,
);
const at = () => ({ token, params: { id: owner.storeId } });
const setMode = (mode: 'live' | 'test') =>
  query(app.database.superUrl, 'update app.stores set mode = $2 where id = $1', [owner.storeId, mode]);

describe('Merging two customers', () => {
  it('brings everything of the one to the other, to the minor unit, and leaves nothing of a person', async () => {
    const [first, second] = [await people.sell(asha, 1234), await people.sell(again, 4321)];
    const draft = (
      await client.make({ customer_id: again, lines: [{ title: 'Cup', unit_price: 5, quantity: 1 }] })
    ).data;
    const cancelled = await people.sell(again, 77);
    await client.cancel(cancelled.id, { reason: 'No longer wanted' });
    await people.giveCredit(asha, 500);
    await people.giveCredit(again, 800);
    await client.pay(second.id, { method: 'store_credit', amount: 300 });
    await setMode('test');
    const tried = await people.sell(again, 900);
    await people.giveCredit(again, 60);
    await setMode('live');
    const card = await app.call('POST /marketplace/v1/stores/{id}/gift-cards', {
      ...at(),
      body: { amount: 700, paid_with: 'cash', customer_id: again },
    });
    const view = await app.call('POST /marketplace/v1/stores/{id}/views', {
      ...at(),
      body: { list: 'orders', name: 'Of Zawadi', query: { customer_id: again }, store_wide: true },
    });
    await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/mails', {
      token,
      params: { id: owner.storeId, order_id: second.id },
      body: { document: 'invoice', to: 'zawadi@example.com' },
    });
    const before = await people.ledger();

    const merged = await people.merge(asha, again, { taken: ['email'] });
    expect(merged).toMatchObject({
      status: 200,
      message: 'Customers merged',
      data: {
        id: asha,
        name: 'Asha Mwangi',
        phone: '+254722000111',
        email: 'zawadi@example.com',
        notes: '',
        order_count: 2,
        spent: 1234 + 4321,
        outstanding: 1234 + 4321 - 300,
        merged_into: null,
      },
    });
    expect(merged.data.addresses.map(({ label, line1 }) => [label, line1])).toEqual([
      ['Shop', 'Moi Avenue 12'],
      ['', 'Biashara Street 4'],
    ]);
    expect(await people.ledger()).toEqual(before);
    expect(await people.creditOf(asha)).toBe(1000);
    expect(await people.creditOf(again)).toBe(0);
    const ledger = await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
      ...people.at(asha),
    });
    expect(ledger.data.items[0]).toMatchObject({ kind: 'merged', amount: 500, balance: 1000, reason: '' });

    for (const { id } of [first, second, draft, cancelled, tried]) {
      expect((await client.read(id)).data.customer).toMatchObject({ id: asha, name: 'Asha Mwangi' });
    }
    expect((await client.read(second.id)).data.events[0]).toMatchObject({ kind: 'merged' });
    expect((await client.read(first.id)).data.events[0]).toMatchObject({ kind: 'placed' });
    const found = await client.list({ search: 'asha', sort: '-number' });
    expect(found.data.items.map(({ id }) => id)).toEqual([cancelled.id, second.id, first.id]);
    expect((await client.list({ search: 'odhiambo' })).data.items).toEqual([]);
    const params = { id: owner.storeId, gift_card_id: card.data.id };
    expect(
      (await app.call('GET /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}', { token, params })).data
        .customer,
    ).toMatchObject({ id: asha });
    const views = await app.call('GET /marketplace/v1/stores/{id}/views', {
      ...at(),
      query: { list: 'orders' },
    });
    expect(views.data.find(({ id }) => id === view.data.id)?.query).toMatchObject({ customer_id: asha });

    expect((await people.read(again)).data).toMatchObject({
      ...{ name: 'Merged customer', email: '', phone: '', notes: '', addresses: [], group_id: null },
      ...{ order_count: 0, spent: 0, outstanding: 0, last_ordered_at: null, merged_into: asha },
    });
    const listed = await app.call('GET /marketplace/v1/stores/{id}/customers', at());
    expect(listed.data.items.map(({ id }) => id)).toEqual([asha]);
    expect((await people.erase(asha)).error).toBe('customer_has_balance');
    const rows = await rowsOfStore(app, owner.storeId);
    const tables = rows.filter((row) => row.includes(again)).map((row) => /"app\.(\w+)"/.exec(row)?.[1]);
    // Its own row, what was done, who made it, and the ledger of credit, which is only ever added to.
    expect([...new Set(tables)].sort()).toEqual([
      'audit_log',
      'customers',
      'events',
      'store_credit_entries',
      'store_credits',
    ]);
    const kept = rows.join('\n');
    // The view is called as a person called it; the e-mail was kept, and stands with who stays.
    for (const trace of [/odhiambo/i, /2547339/, /rings twice/i]) expect(kept).not.toMatch(trace);
    const eye = new pg.Client({ connectionString: app.database.ownerUrl });
    await eye.connect();
    expect(await summaryDifferences(eye, owner.storeId).finally(() => eye.end())).toEqual([]);
  });

  it('leaves what a third one has as it is', async () => {
    await aDiscount(app, token, owner.storeId, { code: 'ONCE', customer_limit: 1 });
    const juma = await people.add({ name: 'Juma', email: 'juma@example.com' });
    const order = await people.sell(juma, 1000, { discount_code: 'ONCE' });
    await app.call('POST /marketplace/v1/stores/{id}/gift-cards', {
      ...at(),
      body: { amount: 700, paid_with: 'cash', customer_id: juma },
    });
    await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/mails', {
      token,
      params: { id: owner.storeId, order_id: order.id },
      body: { document: 'invoice', to: 'juma@example.com' },
    });
    await people.giveCredit(juma, 500);
    const tables = ['orders', 'discount_redemptions', 'gift_cards', 'document_mails', 'store_credits'];
    const ofJuma = async () =>
      (await rowsOfStore(app, owner.storeId)).filter((row) =>
        tables.some((table) => row.includes(`"app.${table}"`) && row.includes(juma)),
      );
    const before = await ofJuma();
    expect(before).toHaveLength(tables.length);
    await people.merge(asha, again);
    expect(await ofJuma()).toEqual(before);
  });

  it('says in the audit log what went over, without a name', async () => {
    await people.sell(again);
    await people.giveCredit(again, 40);
    await people.merge(asha, again, { taken: ['notes', 'email'] });
    const log = await app.call('GET /marketplace/v1/stores/{id}/audit-log', at());
    expect(log.data.items[0]).toMatchObject({
      action: 'merge_customer',
      subject: `customer:${asha}`,
      after: { merged: again, orders: 1, outstanding: 1000, credit: 40, changed: ['email', 'notes'] },
    });
  });

  it('counts what both have used of a discount, where a customer has it once', async () => {
    await aDiscount(app, token, owner.storeId, { code: 'ONCE', customer_limit: 1 });
    const sale = { discount_code: 'ONCE' };
    expect((await people.sell(again, 1000, sale)).discount_total).toBe(500);
    await people.merge(asha, again);
    const refused = await client.make({
      ...{ customer_id: asha, lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }], ...sale },
      settlement: { payment_type: 'credit', due_on: '2099-01-31' },
    });
    expect(refused).toMatchObject({ status: 422, error: 'discount_refused' });
  });

  it('leads on who was led there before, and takes the mails of all when the last one is erased', async () => {
    const third = await people.add({ name: 'Juma' });
    const order = await people.sell(again);
    await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/mails', {
      token,
      params: { id: owner.storeId, order_id: order.id },
      body: { document: 'invoice', to: 'zawadi@example.com' },
    });
    await people.merge(asha, again);
    await people.merge(third, asha);
    for (const id of [asha, again]) expect((await people.read(id)).data.merged_into).toBe(third);
    await client.pay(order.id, { method: 'cash', amount: 1000 });
    expect((await people.erase(third)).status).toBe(200);
    expect((await rowsOfStore(app, owner.storeId)).join('\n')).not.toMatch(/zawadi|asha|juma/i);
  });

  it('leads on whoever sells to the one that went: a new order, an edited one, a gift card', async () => {
    const third = await people.add({ name: 'Third' });
    await people.merge(asha, again);
    const made = await client.make({ customer_id: again, lines: [] });
    expect(made.data.customer).toMatchObject({ id: asha });
    const other = await client.make({ customer_id: third, lines: [] });
    const changed = await client.change(other.data.id, { version: other.data.version, customer_id: again });
    expect(changed.data.customer).toMatchObject({ id: asha });
    const card = await app.call('POST /marketplace/v1/stores/{id}/gift-cards', {
      ...at(),
      body: { amount: 500, paid_with: 'cash', customer_id: again },
    });
    expect(card.data.customer).toMatchObject({ id: asha });
    await people.erase(third);
    expect((await client.make({ customer_id: third, lines: [] })).status).toBe(404);
  });
});
