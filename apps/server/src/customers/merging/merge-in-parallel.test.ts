import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { reassignOrders } from '#sales/orders/reassign-orders.ts';
import { deadlocks } from '#testing/checks/deadlocks.ts';
import { mergeClient } from '#testing/clients/merge-client.ts';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { doneBy } from '#testing/fixtures/actors.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

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
const settled = (answers: { status: number; error?: string }[]) =>
  [...new Set(answers.map(({ status, error }) => error ?? status))].sort();

describe('Beside a merge', () => {
  it('waits for nobody in an order that has come since: it is tried again', async () => {
    const { id } = await people.sell(again);
    const eye = new pg.Client({ connectionString: app.database.ownerUrl });
    await eye.connect();
    await eye.query('begin');
    await eye.query('select from app.orders where id = $1 for update', [id]);
    const merge = {
      from: { id: again, name: 'Asha' },
      to: { id: asha, name: 'Asha' },
      field: 'other_id',
    };
    const action = doneBy((await app.verifiedUser()).id, new Date());
    const taken = transaction(app.services.pool, { userId: null, storeId: owner.storeId }, (db) =>
      reassignOrders(db, owner.storeId, merge, action),
    );
    await expect(taken).rejects.toMatchObject({ code: 'unavailable' });
    await eye.end();
    expect((await client.read(id)).data.customer).toMatchObject({ id: again });
  });

  it('fifty payments of the orders of both, new orders and an erasure lose and double nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [await people.add({ name: 'One' }), await people.add({ name: 'Two' })];
      const [of, from] = [await people.sell(one, 5000), await people.sell(two, 5000)];
      const more = await people.sell(two, 5000);
      await people.giveCredit(two, 1000);
      const start = await people.ledger();
      const payments = Array.from({ length: 50 }, (_, index) => () => {
        const { id } = [of, from, more][index % 3] ?? of;
        return client.pay(id, { method: index % 5 === 0 ? 'store_credit' : 'cash', amount: 100 });
      });
      const sales = Array.from({ length: 4 }, () => () => people.sell(two, 70));
      const [merged, erased, sold, ...paid] = await Promise.all([
        people.merge(one, two),
        people.erase(two),
        Promise.all(sales.map((act) => act())),
        ...payments.slice(0, 25).map((act) => act()),
        ...payments.slice(25).map((act) => act()),
      ]);
      expect(merged.status).toBe(200);
      expect(['customer_has_balance', 'customer_merged']).toContain(erased.error);
      expect(settled(paid).every((outcome) => [200, 'invalid_fields'].includes(outcome ?? ''))).toBe(true);
      const byCash = paid.filter(({ status }, index) => status === 200 && index % 5 !== 0).length * 100;
      const byCredit = paid.filter(({ status }, index) => status === 200 && index % 5 === 0).length * 100;
      const placed = sold.filter((order) => order !== undefined).length;
      const end = await people.ledger();
      expect(byCash).toBe(4000);
      expect(end).toEqual({
        customers: {
          order_count: start.customers.order_count + placed,
          spent: start.customers.spent + placed * 70,
          outstanding: start.customers.outstanding + placed * 70 - byCash - byCredit,
        },
        credit: start.credit - byCredit,
      });
      expect((await people.read(one)).data.order_count).toBe(3 + placed);
      expect((await people.read(two)).data).toMatchObject({
        merged_into: one,
        order_count: 0,
        outstanding: 0,
      });
    }
  });

  it('the other way round: one of the two stays', async () => {
    const known = await deadlocks(app);
    for (let round = 0; round < 6; round += 1) {
      const [one, two] = [await people.add({ name: 'One' }), await people.add({ name: 'Two' })];
      await Promise.all([people.sell(one), people.sell(two)]);
      const before = await people.ledger();
      const answers = await Promise.all([people.merge(one, two), people.merge(two, one)]);
      expect(settled(answers)).toEqual([200, 'customer_merged']);
      expect(await people.ledger()).toEqual(before);
    }
    expect(await deadlocks(app)).toBe(known);
  });
});
