import { orderDraft } from '@sokoni/contract/sales/order-drafts';
import { type Actor, system } from '@sokoni/rules/access/actor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { createOrder } from '#sales/orders/create-order.ts';
import { mergeClient } from '#testing/clients/merge-client.ts';
import type { Seller } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { keyWith, registerOf, storedOf, toldLate } from '#testing/fixtures/actors.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { giveCredit } from './give-credit.ts';

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
  ['a register with its cashier', () => registerOf(owner.id, 'supervisor'), 'Amina Bello, Register'],
  ['the system', () => system, 'Sokoni'],
  ['an API key', () => keyWith('sell', 'sellCustomLine'), 'API key'],
];

describe.each(others)('Store credit says who moved it: %s', (_, actorOf, label) => {
  it('with when that happened and when it arrived', async () => {
    const action = toldLate(actorOf());
    const { storeId } = owner;
    const asha = await people.add({ name: 'Asha' });
    const given = { amount: 1500, reason: 'A cup came back' };
    await inStore((db) => giveCredit(db, storeId, asha, given, action));
    const draft = orderDraft.parse({
      channel: 'in_person',
      customer_id: asha,
      lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }],
    });
    const settlement = {
      payment_type: 'instant',
      due_on: null,
      payments: [{ method: 'store_credit', amount: 1000, reference: '' }],
      fulfilled: true,
    } as const;
    await inStore((db) => createOrder(db, storeId, { ...draft, settlement }, action));
    expect(
      await query(
        app.database.superUrl,
        `select kind, actor_kind, actor_id, actor_user_id, at, received_at from app.store_credit_entries
         where customer_id = $1 order by id`,
        [asha],
      ),
    ).toEqual([
      { kind: 'given', ...storedOf(action) },
      { kind: 'paid', ...storedOf(action) },
    ]);
    const { data } = await app.call(
      'GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries',
      people.at(asha),
    );
    expect(data.items.map(({ by, at }) => [by, at])).toEqual(
      Array(2).fill([label, '2026-11-02T10:00:00.000Z']),
    );
  });
});
