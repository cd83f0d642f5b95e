import { customerDraft } from '@sokoni/contract/customers/customers';
import { type Actor, system } from '@sokoni/rules/access/actor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '#core/action.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { mergeClient } from '#testing/clients/merge-client.ts';
import type { Seller } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { keyWith, registerOf, storedOf, toldLate } from '#testing/fixtures/actors.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { eraseCustomer } from './erase-customer.ts';
import { mergeCustomers } from './merging/merge-customers.ts';
import { addCustomer, changeCustomer } from './save-customer.ts';

let app: TestApp;
let owner: Seller & { id: string };
beforeAll(async () => {
  app = await startTestApp();
  const { token, id } = await app.verifiedUser({ first_name: 'Amina', last_name: 'Bello' });
  owner = { token, id, storeId: (await app.newStore(token, { mode: 'live' })).id };
});
afterAll(() => app.close());

const people = mergeClient(
  () => app,
  () => owner,
);
const inStore = <T>(work: (db: Db) => Promise<T>) =>
  transaction(app.services.pool, { userId: null, storeId: owner.storeId }, work) as Promise<T>;

const others: [string, () => Actor, string][] = [
  ['a register with its cashier', () => registerOf(owner.id), 'Amina Bello, Register'],
  ['the system', () => system, 'Sokoni'],
  ['an API key', () => keyWith('keepCustomers'), 'API key'],
];

const saved = (id: string) =>
  query(
    app.database.superUrl,
    'select actor_kind, actor_id, actor_user_id, updated_at from app.customers where id = $1',
    [id],
  );

/** As what was saved is stored: when it arrived. */
function savedBy(action: Action) {
  const { at: _, received_at: updated_at, ...who } = storedOf(action);
  return { ...who, updated_at };
}

describe.each(others)('A customer says who saved it last: %s', (_, actorOf, label) => {
  it('when it was added, and when its notes were changed', async () => {
    const { storeId } = owner;
    const action = toldLate(actorOf());
    const draft = customerDraft.parse({ name: 'Asha' });
    const id = await inStore((db) => addCustomer(db, storeId, draft, action));
    expect(await saved(id)).toEqual([savedBy(action)]);
    expect((await people.read(id)).data.updated_by).toBe(label);

    const byStaff = await people.add({ name: 'Zawadi' });
    expect((await people.read(byStaff)).data.updated_by).toBe('Amina Bello');
    const change = { version: 1, notes: 'Rings twice' };
    await inStore((db) => changeCustomer(db, storeId, byStaff, change, action));
    expect(await saved(byStaff)).toEqual([savedBy(action)]);
    expect((await people.read(byStaff)).data.updated_by).toBe(label);
  });

  it('when it was merged, and so do its orders and its credit', async () => {
    const { storeId } = owner;
    const action = toldLate(actorOf());
    const [asha, again] = [await people.add({ name: 'Asha' }), await people.add({ name: 'Asha M.' })];
    const order = await people.sell(again);
    await people.giveCredit(again, 800);
    const versions = { version: 1, other_version: 1, other_id: again, taken: [] };
    const { hooks } = app.services;
    await inStore((db) => mergeCustomers(db, storeId, asha, versions, action, hooks));
    expect([await saved(asha), await saved(again)]).toEqual(Array(2).fill([savedBy(action)]));
    expect((await people.read(asha)).data.updated_by).toBe(label);

    const { data: ordered } = await app.call('GET /marketplace/v1/stores/{id}/orders/{order_id}', {
      token: owner.token,
      params: { id: storeId, order_id: order.id },
    });
    expect(ordered.events.find(({ kind }) => kind === 'merged')?.by).toBe(label);
    expect(
      await query(
        app.database.superUrl,
        `select amount::int, actor_kind, actor_id, actor_user_id, at, received_at from app.store_credit_entries
         where kind = 'merged' and customer_id = any ($1::uuid[]) order by amount`,
        [[asha, again]],
      ),
    ).toEqual([
      { amount: -800, ...storedOf(action) },
      { amount: 800, ...storedOf(action) },
    ]);
  });

  it('when it was erased', async () => {
    const { storeId } = owner;
    const action = toldLate(actorOf());
    const id = await people.add({ name: 'Asha' });
    await inStore((db) => eraseCustomer(db, storeId, id, action, app.services.hooks));
    expect(await saved(id)).toEqual([savedBy(action)]);
    expect((await people.read(id)).data.erased_at).toBe('2026-11-02T10:00:00.000Z');
  });
});
