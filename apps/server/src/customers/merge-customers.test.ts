import { randomUUID } from 'node:crypto';
import { customerLimits } from '@sokoni/rules/customer-check';
import { mostMergedOrders } from '@sokoni/rules/merge-customers';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeOverOrders } from '#orders/take-over-orders.ts';
import { transaction } from '#platform/database/transaction.ts';
import { addDrafts } from '#testing/add-orders.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { deadlocks } from '#testing/deadlocks.ts';
import { figuresAstray } from '#testing/figures-astray.ts';
import { mergeDesk } from '#testing/merge-desk.ts';
import { orderDesk, type Seller } from '#testing/order-desk.ts';
import { query } from '#testing/query.ts';
import { aDiscount } from '#testing/requests-discounts.ts';
import { rowsOfStore } from '#testing/whole-store.ts';

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
  asha = await people.add({
    name: 'Asha Mwangi',
    phone: '+254722000111',
    addresses: [{ label: 'Shop', line1: 'Moi Avenue 12' }],
  });
  again = await people.add({
    name: 'Zawadi Odhiambo',
    phone: '+254733999888',
    email: 'zawadi@example.com',
    notes: 'Rings twice',
    addresses: [{ label: 'Kiosk', line1: 'Moi Avenue 12' }, { line1: 'Biashara Street 4' }],
  });
});

const people = mergeDesk(
  () => app,
  () => owner,
);
const desk = orderDesk(
  () => app,
  () => owner,
);
const at = () => ({ token, params: { id: owner.storeId } });
const sell = async (customer_id: string, unit_price = 1000, more: object = {}) =>
  (
    await desk.make({
      customer_id,
      lines: [{ title: 'Repair', unit_price, quantity: 1 }],
      placement: { payment_type: 'credit', due_on: '2099-01-31' },
      ...more,
    })
  ).data;
const setMode = (mode: 'live' | 'test') =>
  query(app.database.superUrl, 'update app.stores set mode = $2 where id = $1', [owner.storeId, mode]);
const settled = (answers: { status: number; error?: string }[]) =>
  [...new Set(answers.map(({ status, error }) => error ?? status))].sort();

describe('Merging two customers', () => {
  it('brings everything of the one to the other, to the minor unit, and leaves nothing of a person', async () => {
    const [first, second] = [await sell(asha, 1234), await sell(again, 4321)];
    const draft = (
      await desk.make({ customer_id: again, lines: [{ title: 'Cup', unit_price: 5, quantity: 1 }] })
    ).data;
    const cancelled = await sell(again, 77);
    await desk.cancel(cancelled.id, { reason: 'No longer wanted' });
    await people.giveCredit(asha, 500);
    await people.giveCredit(again, 800);
    await desk.pay(second.id, { method: 'store_credit', amount: 300 });
    await setMode('test');
    const tried = await sell(again, 900);
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
      body: { paper: 'invoice', to: 'zawadi@example.com' },
    });
    const before = await people.books();

    const merged = await people.merge(asha, again, { taken: ['email'] });
    expect(merged).toMatchObject({
      status: 200,
      message: 'The two customers are one now.',
      data: {
        id: asha,
        name: 'Asha Mwangi',
        phone: '+254722000111',
        email: 'zawadi@example.com',
        notes: '',
        order_count: 2,
        spent: 1234 + 4321,
        owed: 1234 + 4321 - 300,
        merged_into: null,
      },
    });
    expect(merged.data.addresses.map(({ label, line1 }) => [label, line1])).toEqual([
      ['Shop', 'Moi Avenue 12'],
      ['', 'Biashara Street 4'],
    ]);
    expect(await people.books()).toEqual(before);
    expect(await people.creditOf(asha)).toBe(1000);
    expect(await people.creditOf(again)).toBe(0);
    const ledger = await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
      ...people.at(asha),
    });
    expect(ledger.data.items[0]).toMatchObject({ kind: 'merged', amount: 500, balance: 1000, reason: '' });

    for (const { id } of [first, second, draft, cancelled, tried]) {
      expect((await desk.read(id)).data.customer).toMatchObject({ id: asha, name: 'Asha Mwangi' });
    }
    expect((await desk.read(second.id)).data.events[0]).toMatchObject({ kind: 'merged' });
    expect((await desk.read(first.id)).data.events[0]).toMatchObject({ kind: 'placed' });
    const found = await desk.list({ search: 'asha', sort: '-number' });
    expect(found.data.items.map(({ id }) => id)).toEqual([cancelled.id, second.id, first.id]);
    expect((await desk.list({ search: 'odhiambo' })).data.items).toEqual([]);
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
      ...{ order_count: 0, spent: 0, owed: 0, last_ordered_at: null, merged_into: asha },
    });
    const listed = await app.call('GET /marketplace/v1/stores/{id}/customers', at());
    expect(listed.data.items.map(({ id }) => id)).toEqual([asha]);
    expect((await people.erase(asha)).error).toBe('customer_owes');
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
    expect(await figuresAstray(eye, owner.storeId).finally(() => eye.end())).toEqual([]);
  });

  it('leaves what a third one has as it is', async () => {
    await aDiscount(app, token, owner.storeId, { code: 'ONCE', customer_limit: 1 });
    const juma = await people.add({ name: 'Juma', email: 'juma@example.com' });
    const order = await sell(juma, 1000, { discount_code: 'ONCE' });
    await app.call('POST /marketplace/v1/stores/{id}/gift-cards', {
      ...at(),
      body: { amount: 700, paid_with: 'cash', customer_id: juma },
    });
    await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/mails', {
      token,
      params: { id: owner.storeId, order_id: order.id },
      body: { paper: 'invoice', to: 'juma@example.com' },
    });
    await people.giveCredit(juma, 500);
    const tables = ['orders', 'discount_redemptions', 'gift_cards', 'paper_mails', 'store_credits'];
    const ofJuma = async () =>
      (await rowsOfStore(app, owner.storeId)).filter((row) =>
        tables.some((table) => row.includes(`"app.${table}"`) && row.includes(juma)),
      );
    const before = await ofJuma();
    expect(before).toHaveLength(tables.length);
    await people.merge(asha, again);
    expect(await ofJuma()).toEqual(before);
  });

  it('waits for nobody in an order that has come since: it is tried again', async () => {
    const { id } = await sell(again);
    const eye = new pg.Client({ connectionString: app.database.ownerUrl });
    await eye.connect();
    await eye.query('begin');
    await eye.query('select from app.orders where id = $1 for update', [id]);
    const between = { from: again, to: asha, most: mostMergedOrders };
    const by = { userId: (await app.verifiedUser()).id, now: new Date() };
    const taken = transaction(app.services.pool, { userId: null, storeId: owner.storeId }, (db) =>
      takeOverOrders(db, owner.storeId, between, by),
    );
    await expect(taken).rejects.toMatchObject({ code: 'unavailable' });
    await eye.end();
    expect((await desk.read(id)).data.customer).toMatchObject({ id: again });
  });

  it('says in the audit log what went over, without a name', async () => {
    await sell(again);
    await people.giveCredit(again, 40);
    await people.merge(asha, again, { taken: ['notes', 'email'] });
    const log = await app.call('GET /marketplace/v1/stores/{id}/audit-log', at());
    expect(log.data.items[0]).toMatchObject({
      action: 'merge_customer',
      subject: `customer:${asha}`,
      after: { merged: again, orders: 1, owed: 1000, credit: 40, changed: ['email', 'notes'] },
    });
  });

  it('counts what both have used of a discount, where a customer has it once', async () => {
    await aDiscount(app, token, owner.storeId, { code: 'ONCE', customer_limit: 1 });
    const sale = { discount_code: 'ONCE' };
    expect((await sell(again, 1000, sale)).discount_total).toBe(500);
    await people.merge(asha, again);
    const refused = await desk.make({
      ...{ customer_id: asha, lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }], ...sale },
      placement: { payment_type: 'credit', due_on: '2099-01-31' },
    });
    expect(refused).toMatchObject({ status: 422, error: 'discount_refused' });
  });

  it('leads on who was led there before, and takes the mails of all when the last one is erased', async () => {
    const third = await people.add({ name: 'Juma' });
    const order = await sell(again);
    await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/mails', {
      token,
      params: { id: owner.storeId, order_id: order.id },
      body: { paper: 'invoice', to: 'zawadi@example.com' },
    });
    await people.merge(asha, again);
    await people.merge(third, asha);
    for (const id of [asha, again]) expect((await people.read(id)).data.merged_into).toBe(third);
    await desk.pay(order.id, { method: 'cash', amount: 1000 });
    expect((await people.erase(third)).status).toBe(200);
    expect((await rowsOfStore(app, owner.storeId)).join('\n')).not.toMatch(/zawadi|asha|juma/i);
  });

  it('happens once: with one key twice the same answer, without one a refusal that says where to look', async () => {
    await sell(again);
    await people.giveCredit(again, 800);
    const more = { headers: { 'idempotency-key': randomUUID() } };
    const body = { version: 1, other_version: 1 };
    const [one, two] = await Promise.all([
      people.merge(asha, again, body, more),
      people.merge(asha, again, body, more),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.data).toEqual(one.data);
    expect(await people.creditOf(asha)).toBe(800);
    expect(await people.merge(asha, again)).toMatchObject({ status: 409, error: 'customer_merged' });
    for (const answer of [await people.erase(again), await people.change(again, { version: 2, name: 'A' })]) {
      expect(answer).toMatchObject({ status: 409, error: 'customer_merged' });
    }
  });

  it('leads on whoever sells to the one that went: a new order, an edited one, a gift card', async () => {
    const third = await people.add({ name: 'Third' });
    await people.merge(asha, again);
    const made = await desk.make({ customer_id: again, lines: [] });
    expect(made.data.customer).toMatchObject({ id: asha });
    const other = await desk.make({ customer_id: third, lines: [] });
    const changed = await desk.change(other.data.id, { version: other.data.version, customer_id: again });
    expect(changed.data.customer).toMatchObject({ id: asha });
    const card = await app.call('POST /marketplace/v1/stores/{id}/gift-cards', {
      ...at(),
      body: { amount: 500, paid_with: 'cash', customer_id: again },
    });
    expect(card.data.customer).toMatchObject({ id: asha });
    await people.erase(third);
    expect((await desk.make({ customer_id: third, lines: [] })).status).toBe(404);
  });

  it('is refused with oneself, an erased customer, an older version, and more than one can have', async () => {
    expect(await people.merge(asha, asha)).toMatchObject({
      status: 400,
      fields: { other_id: 'Choose another customer' },
    });
    for (const stale of [{ version: 2 }, { other_version: 2 }]) {
      expect(await people.merge(asha, again, stale)).toMatchObject({
        status: 409,
        error: 'changed_meanwhile',
      });
    }
    const crowded = await people.add({
      name: 'Juma',
      addresses: Array.from({ length: customerLimits.addresses }, (_, index) => ({ line1: `Row ${index}` })),
    });
    expect(await people.merge(asha, crowded)).toMatchObject({
      status: 400,
      fields: {
        other_id: 'Together they have more than 20 addresses. Take some away from one of them first.',
      },
    });
    await people.erase(crowded);
    for (const pair of [[asha, crowded] as const, [crowded, asha] as const]) {
      expect(await people.merge(...pair)).toMatchObject({ status: 409, error: 'customer_erased' });
    }
    const [many] = [await addDrafts(app.database.ownerUrl, owner.storeId, mostMergedOrders + 1)];
    await query(app.database.ownerUrl, 'update app.orders set customer_id = $1 where id = any($2)', [
      again,
      many,
    ]);
    expect(await people.merge(asha, again)).toMatchObject({ status: 422, error: 'merge_limit' });
    await query(app.database.ownerUrl, 'update app.orders set customer_id = null where id = $1', [many[0]]);
    expect((await people.merge(asha, again)).status).toBe(200);
  });
});

describe('Beside a merge', () => {
  it('fifty payments of the orders of both, new orders and an erasure lose and double nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [await people.add({ name: 'One' }), await people.add({ name: 'Two' })];
      const [of, from] = [await sell(one, 5000), await sell(two, 5000)];
      const more = await sell(two, 5000);
      await people.giveCredit(two, 1000);
      const start = await people.books();
      const payments = Array.from({ length: 50 }, (_, index) => () => {
        const { id } = [of, from, more][index % 3] ?? of;
        return desk.pay(id, { method: index % 5 === 0 ? 'store_credit' : 'cash', amount: 100 });
      });
      const sales = Array.from({ length: 4 }, () => () => sell(two, 70));
      const [merged, erased, sold, ...paid] = await Promise.all([
        people.merge(one, two),
        people.erase(two),
        Promise.all(sales.map((act) => act())),
        ...payments.slice(0, 25).map((act) => act()),
        ...payments.slice(25).map((act) => act()),
      ]);
      expect(merged.status).toBe(200);
      expect(['customer_owes', 'customer_merged']).toContain(erased.error);
      expect(settled(paid).every((outcome) => [200, 'invalid_fields'].includes(outcome ?? ''))).toBe(true);
      const byCash = paid.filter(({ status }, index) => status === 200 && index % 5 !== 0).length * 100;
      const byCredit = paid.filter(({ status }, index) => status === 200 && index % 5 === 0).length * 100;
      const placed = sold.filter((order) => order !== undefined).length;
      const end = await people.books();
      expect(byCash).toBe(4000);
      expect(end).toEqual({
        customers: {
          order_count: start.customers.order_count + placed,
          spent: start.customers.spent + placed * 70,
          owed: start.customers.owed + placed * 70 - byCash - byCredit,
        },
        credit: start.credit - byCredit,
      });
      expect((await people.read(one)).data.order_count).toBe(3 + placed);
      expect((await people.read(two)).data).toMatchObject({ merged_into: one, order_count: 0, owed: 0 });
    }
  });

  it('the other way round: one of the two stays', async () => {
    const known = await deadlocks(app);
    for (let round = 0; round < 6; round += 1) {
      const [one, two] = [await people.add({ name: 'One' }), await people.add({ name: 'Two' })];
      await Promise.all([sell(one), sell(two)]);
      const before = await people.books();
      const answers = await Promise.all([people.merge(one, two), people.merge(two, one)]);
      expect(settled(answers)).toEqual([200, 'customer_merged']);
      expect(await people.books()).toEqual(before);
    }
    expect(await deadlocks(app)).toBe(known);
  });
});

describe('Who may be the same person', () => {
  it('has the same phone number or e-mail, in any letters, and is there', async () => {
    expect(await people.duplicates(asha)).toEqual([]);
    const phone = await people.add({ name: 'Beta', phone: '+254722000111' });
    const mail = await people.add({ name: 'Alpha', email: 'Zawadi@Example.com' });
    const nobody = await people.add({ name: 'Without' });
    expect(await people.duplicates(asha)).toEqual([
      { id: phone, name: 'Beta', email: '', phone: '+254722000111' },
    ]);
    expect((await people.duplicates(again)).map(({ id }) => id)).toEqual([mail]);
    expect(await people.duplicates(nobody)).toEqual([]);
    await people.merge(asha, phone);
    await people.erase(mail);
    expect([await people.duplicates(asha), await people.duplicates(again)]).toEqual([[], []]);
  });

  it('is asked of two indexes, however many customers there are', async () => {
    const { id: crowd } = await app.newStore(token);
    await query(
      app.database.ownerUrl,
      `insert into app.customers (store_id, id, name, search_text, created_at, updated_at, phone, email)
       select $1, gen_random_uuid(), 'Asha', ' asha', now(), now(), '+2547' || n, n || '@example.com'
       from generate_series(1, 4000) as made (n)`,
      [crowd],
    );
    await query(app.database.ownerUrl, 'analyze app.customers');
    const plan = await transaction(app.services.pool, { userId: null, storeId: crowd }, async (db) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from customers where store_id = ${crowd} and email_key = 'a' and email_key <> '' and erased_at is null
        union select id from customers where store_id = ${crowd} and phone = 'a' and phone <> '' and erased_at is null`.execute(
        db,
      );
      return rows.map((line) => line['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Cond: .*email_key = 'a'/);
    expect(plan).toMatch(/Cond: .*phone = 'a'/);
  });
});
