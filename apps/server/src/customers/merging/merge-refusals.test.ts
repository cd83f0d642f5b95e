import { randomUUID } from 'node:crypto';
import { customerLimits } from '@sokoni/rules/customers/customer-check';
import { mostMergedOrders } from '@sokoni/rules/customers/merge-customers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mergeClient } from '#testing/clients/merge-client.ts';
import type { Seller } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { addDrafts } from '#testing/fixtures/add-orders.ts';
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

describe('Merging two customers', () => {
  it('happens once: with one key twice the same answer, without one a refusal that says where to look', async () => {
    await people.sell(again);
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

  it('is refused with oneself, an erased customer, an older version, and more than one can have', async () => {
    expect(await people.merge(asha, asha)).toMatchObject({
      status: 400,
      fields: { other_id: 'Choose a different customer' },
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
        other_id: 'Together they have more than 20 addresses. Remove some first.',
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
