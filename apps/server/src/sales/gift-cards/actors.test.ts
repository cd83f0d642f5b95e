import { orderDraft } from '@sokoni/contract/sales/order-drafts';
import { type Actor, system } from '@sokoni/rules/access/actor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionNow } from '#core/action.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { createOrder } from '#sales/orders/create-order.ts';
import type { Seller } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { keyWith, registerOf, storedOf, toldLate } from '#testing/fixtures/actors.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { readCard } from './card-view.ts';
import { issueCard } from './issue-card.ts';

let app: TestApp;
let owner: Seller & { id: string };
beforeAll(async () => {
  app = await startTestApp();
  const { token, id } = await app.verifiedUser({ first_name: 'Amina', last_name: 'Bello' });
  owner = { token, id, storeId: (await app.newStore(token, { mode: 'live', timezone: 'Africa/Lagos' })).id };
});
afterAll(() => app.close());

const inStore = <T>(work: (db: Db) => Promise<T>) =>
  transaction(app.services.pool, { userId: null, storeId: owner.storeId }, work) as Promise<T>;

const gift = {
  amount: 5000,
  paid_with: 'cash',
  customer_id: null,
  ends_on: null,
  note: '',
} as const;

const read = async (gift_card_id: string) =>
  (
    await app.call('GET /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}', {
      token: owner.token,
      params: { id: owner.storeId, gift_card_id },
    })
  ).data;

const entries = (id: string) =>
  query(
    app.database.superUrl,
    `select kind, actor_kind, actor_id, actor_user_id, at, received_at from app.gift_card_entries
     where card_id = $1 order by id`,
    [id],
  );

const others: [string, () => Actor, string][] = [
  ['a register with its cashier', () => registerOf(owner.id, 'supervisor'), 'Amina Bello, Register'],
  ['the system', () => system, 'Sokoni'],
  ['an API key', () => keyWith('sell', 'sellCustomLine'), 'API key'],
];

describe.each(others)('A gift card says who issued it and who moved it: %s', (_, actorOf, label) => {
  it('with when that happened and when it arrived', async () => {
    const action = toldLate(actorOf());
    const { storeId } = owner;
    const id = await inStore((db) => issueCard(db, storeId, gift, action));
    const payment = { method: 'gift_card' as const, amount: 1000, reference: '', gift_card_id: id };
    const draft = orderDraft.parse({
      channel: 'in_person',
      lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }],
    });
    const settlement = {
      payment_type: 'instant',
      due_on: null,
      payments: [payment],
      fulfilled: true,
    } as const;
    await inStore((db) => createOrder(db, storeId, { ...draft, settlement }, action));
    expect(await entries(id)).toEqual([
      { kind: 'issued', ...storedOf(action) },
      { kind: 'paid', ...storedOf(action) },
    ]);
    const { at: _, received_at: created_at, ...who } = storedOf(action);
    expect(
      await query(
        app.database.superUrl,
        'select actor_kind, actor_id, actor_user_id, created_at from app.gift_cards where id = $1',
        [id],
      ),
    ).toEqual([{ ...who, created_at }]);
    const card = await read(id);
    expect(card.issued_by).toBe(label);
    expect(card.entries.map(({ by, at }) => [by, at])).toEqual(
      Array(2).fill([label, '2026-11-02T10:00:00.000Z']),
    );
  });
});

describe('A gift card that is told of later', () => {
  it('ends by the day on which it was issued', async () => {
    const { storeId } = owner;
    const late = toldLate(registerOf(owner.id, 'supervisor'));
    const ended = { ...gift, ends_on: '2026-11-02' };
    await expect(
      inStore((db) => issueCard(db, storeId, ended, actionNow(late.actor, late.receivedAt))),
    ).rejects.toMatchObject({ code: 'invalid_fields' });
    await inStore((db) => issueCard(db, storeId, ended, late));
  });
});

describe('The code of a gift card', () => {
  it('is read by who issued it at a register, at another one too, and by no device without them', async () => {
    const { storeId } = owner;
    const id = await inStore((db) =>
      issueCard(db, storeId, gift, toldLate(registerOf(owner.id, 'supervisor'))),
    );
    const codeFor = async (actor: Actor) =>
      (await inStore((db) => readCard(db, storeId, id, actor, '2026-11-04'))).code;
    expect(await codeFor(registerOf(owner.id, 'supervisor'))).toHaveLength(16);
    expect((await read(id)).code).toHaveLength(16);
    expect(await codeFor(system)).toBeNull();
    const ofNobody = await inStore((db) => issueCard(db, storeId, gift, toldLate(system)));
    expect((await inStore((db) => readCard(db, storeId, ofNobody, system, '2026-11-04'))).code).toBeNull();
  });
});
