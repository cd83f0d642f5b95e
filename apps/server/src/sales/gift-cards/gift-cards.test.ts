import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aGiftCard } from '#testing/requests/gift-card-requests.ts';

let app: TestApp;
let token: string;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ token } = await app.verifiedUser());
  owner = { token, storeId: (await app.newStore(token, { mode: 'live', currency_code: 'KES' })).id };
});

const client = orderClient(
  () => app,
  () => owner,
);
const cards = '/marketplace/v1/stores/{id}/gift-cards' as const;
const at = (gift_card_id = '', who = token) => ({ token: who, params: { id: owner.storeId, gift_card_id } });
const issue = (fields: object = {}) => aGiftCard(app, token, owner.storeId, fields);
const asked = (body: object) => app.call(`POST ${cards}`, { ...at(), body });
const read = async (id: string, who = token) =>
  (await app.call(`GET ${cards}/{gift_card_id}`, at(id, who))).data;
const switchTo = (id: string, active: boolean) =>
  app.call(`PUT ${cards}/{gift_card_id}/switch`, { ...at(id), body: { active } });
const lookUp = (code: unknown, who = token) =>
  app.call('POST /marketplace/v1/stores/{id}/gift-card-look-ups', { ...at('', who), body: { code } });
const list = async (wanted: Record<string, string> = {}) =>
  (await app.call(`GET ${cards}`, { ...at(), query: wanted })).data;
const byCard = (gift_card_code: string, amount: number) => ({ method: 'gift_card', amount, gift_card_code });
const sale = (payments: object[], price = 1000) =>
  client.make({
    lines: [{ title: 'Repair', unit_price: price, quantity: 1 }],
    settlement: { payment_type: 'instant', payments },
  });
const onDelivery = async (price: number) =>
  (
    await client.make({
      lines: [{ title: 'Repair', unit_price: price, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    })
  ).data.id;
const setMode = (mode: string) =>
  query(app.database.superUrl, 'update app.stores set mode = $2 where id = $1', [owner.storeId, mode]);

describe('A gift card', () => {
  it('is issued with a code of its own, which only its issuer reads again', async () => {
    const { data: asha } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
      ...at(),
      body: { name: 'Asha' },
    });
    const card = await issue({ customer_id: asha.id, ends_on: '2099-12-31', note: 'For her birthday' });
    expect(card).toMatchObject({
      ...{ state: 'active', issued: 5000, balance: 5000, paid_with: 'cash', test: false },
      ...{ customer: { id: asha.id, name: 'Asha' }, ends_on: '2099-12-31', note: 'For her birthday' },
      code: expect.stringMatching(/^[ACDEFGHJKMNPQRTWXY34679]{16}$/),
      entries: [{ kind: 'issued', amount: 5000, balance: 5000, order: null }],
    });
    expect(card.last_four).toBe(card.code.slice(-4));
    const manager = await app.staffMember(token, owner.storeId, 'manager');
    expect(await read(card.id, manager.token)).toMatchObject({ last_four: card.last_four, code: null });
    const items = JSON.stringify(await list());
    expect(items).toContain(card.last_four);
    expect(items).not.toContain(card.code);
    const [kept] = await query<{ all: string }>(
      app.database.superUrl,
      `select coalesce(json_agg(row), '[]')::text as all from (
         select to_jsonb(audit_log) as row from app.audit_log where store_id = $1
         union all select to_jsonb(k) from app.idempotency_keys k) rows`,
      [owner.storeId],
    );
    expect(kept?.all).toContain('issue_gift_card');
    expect(kept?.all).not.toContain(card.code);
  });

  it('is refused without an amount, with an end that has passed, for another store', async () => {
    for (const amount of [0, -1, 1.5, '1e3', 2e12, null])
      expect(await asked({ amount, paid_with: 'cash' })).toMatchObject({
        status: 400,
        fields: { amount: expect.any(String) },
      });
    expect(await asked({ amount: 5, paid_with: 'store_credit' })).toMatchObject({ status: 400 });
    expect(await asked({ amount: 5, paid_with: 'cash', ends_on: '2020-01-01' })).toMatchObject({
      fields: { ends_on: 'The expiry date must be today or later' },
    });
    expect(await asked({ amount: 5, paid_with: 'cash', customer_id: randomUUID() })).toMatchObject({
      status: 404,
    });
    expect(await list()).toMatchObject({ items: [], total: 0 });
  });

  it('is found by its last four signs, and by its state', async () => {
    const spent = await issue({ amount: 1000 });
    await sale([byCard(spent.code, 1000)]);
    const disabled = await issue();
    await switchTo(disabled.id, false);
    const active = await issue();
    const ended = await issue({ ends_on: '2099-01-01' });
    await query(app.database.superUrl, `update app.gift_cards set ends_on = '2020-01-01' where id = $1`, [
      ended.id,
    ]);
    const ids = async (wanted: Record<string, string>) => (await list(wanted)).items.map(({ id }) => id);
    expect(await ids({})).toEqual([ended.id, active.id, disabled.id, spent.id]);
    for (const [state, card] of Object.entries({ spent, disabled, active, ended }))
      expect(await ids({ state })).toEqual([card.id]);
    expect(await ids({ search: `•••• ${active.last_four.toLowerCase()}` })).toContain(active.id);
    expect(await ids({ search: 'ZZZZ' })).toEqual([]);
  });
});

describe('Paying with gift cards', () => {
  it('takes what is owed from a card however its code is written, and gives it back there', async () => {
    const card = await issue();
    const written = card.code.toLowerCase().replace(/(.{4})/g, '$1 ');
    expect(await lookUp(written)).toMatchObject({ data: { id: card.id, balance: 5000, state: 'active' } });
    const { data } = await sale([byCard(written, 700), { method: 'cash', amount: 300 }]);
    expect(data).toMatchObject({
      state: 'paid',
      payments: [
        { method: 'gift_card', amount: 700, gift_card: { id: card.id, last_four: card.last_four } },
        { method: 'cash', amount: 300, gift_card: null },
      ],
    });
    const told = data.events.filter(({ kind }) => kind === 'paid').map(({ method }) => method);
    // The latest first.
    expect(told).toEqual(['cash', 'gift_card']);
    const back = { method: 'gift_card', amount: 701 };
    expect(await client.refund(data.id, back)).toMatchObject({
      fields: { amount: 'You can refund up to KES\u00a07.00 to this gift card' },
    });
    await client.refund(data.id, { ...back, amount: 600 });
    expect(await read(card.id)).toMatchObject({
      balance: 4900,
      entries: [
        { kind: 'refunded', amount: 600, balance: 4900, order: { id: data.id, number: '#1001' } },
        { kind: 'paid', amount: -700, balance: 4300, order: { id: data.id } },
        { kind: 'issued', amount: 5000 },
      ],
    });
  });

  it('with two cards asks to which of them it goes back', async () => {
    const [one, other] = [await issue(), await issue()];
    const { data } = await sale([byCard(one.code, 400), byCard(other.code, 600)]);
    const back = { method: 'gift_card', amount: 500 };
    expect(await client.refund(data.id, back)).toMatchObject({
      fields: { gift_card_id: 'Choose which gift card to refund to' },
    });
    expect(await client.refund(data.id, { ...back, gift_card_id: one.id })).toMatchObject({
      fields: { amount: expect.stringContaining('4.00') },
    });
    expect(await client.refund(data.id, { ...back, gift_card_id: other.id })).toMatchObject({ status: 200 });
    const cash = await sale([{ method: 'cash', amount: 1000 }]);
    expect(await client.refund(cash.data.id, { ...back, gift_card_id: one.id })).toMatchObject({
      fields: { gift_card_id: 'No gift card paid for this order. Refund it another way.' },
    });
  });

  it('is refused by a card that holds less, is spent, disabled or ended, or without its code', async () => {
    const card = await issue({ amount: 900 });
    const name = `Gift card •••• ${card.last_four}`;
    const refused = async (payment: object = byCard(card.code, 1000)) =>
      (await sale([payment])).fields?.payments;
    expect(await refused()).toBe(`${name} has only KES\u00a09.00 left. Enter that amount or less.`);
    await switchTo(card.id, false);
    const whole = byCard(card.code, 900);
    expect((await sale([whole], 900)).fields?.payments).toBe(`${name} is disabled`);
    await switchTo(card.id, true);
    await query(app.database.superUrl, `update app.gift_cards set ends_on = '2020-01-01' where id = $1`, [
      card.id,
    ]);
    expect((await sale([whole], 900)).fields?.payments).toBe(`${name} expired on 1 Jan 2020`);
    await query(app.database.superUrl, 'update app.gift_cards set ends_on = null where id = $1', [card.id]);
    await sale([whole], 900);
    expect(await refused()).toBe(`${name} has no balance left`);
    expect(await refused({ method: 'gift_card', amount: 1000 })).toBe('Enter the code of the gift card');
    expect(await refused({ ...byCard(card.code, 1000), method: 'cash' })).toBe(
      'To use a gift card code, choose Gift card as the payment method',
    );
    expect((await client.list()).data.items).toHaveLength(1);
  });

  it('goes through on the last day of a card', async () => {
    const [store] = await query<{ today: string }>(
      app.database.superUrl,
      'select (now() at time zone timezone)::date::text as today from app.stores where id = $1',
      [owner.storeId],
    );
    const card = await issue({ amount: 1000, ends_on: store?.today });
    expect((await list({ state: 'active' })).items.map(({ id }) => id)).toEqual([card.id]);
    expect((await list({ state: 'ended' })).total).toBe(0);
    expect((await sale([byCard(card.code, 1000)])).status).toBe(200);
  });

  it('a hundred times at once never takes more than it holds', async () => {
    const card = await issue({ amount: 5000 });
    const orders = [await onDelivery(100_000), await onDelivery(100_000)];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => client.pay(orders[index % 2] ?? '', byCard(card.code, 1000))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(95);
    expect(await read(card.id)).toMatchObject({ balance: 0, state: 'spent' });
    const [sums] = await query(
      app.database.superUrl,
      'select sum(amount)::int as sum, count(*)::int as entries from app.gift_card_entries where card_id = $1',
      [card.id],
    );
    expect(sums).toEqual({ sum: 0, entries: 6 });
  });

  it('by two cards in opposite directions waits for no circle', async () => {
    const [one, other] = [await issue({ amount: 50_000 }), await issue({ amount: 50_000 })];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const pair = [byCard(one.code, 500), byCard(other.code, 500)];
        return sale(index % 2 ? pair : pair.toReversed());
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await read(one.id)).toMatchObject({ balance: 40_000 });
  });

  it('in test mode takes cards of test mode only', async () => {
    const real = await issue();
    await setMode('test');
    const name = `Gift card •••• ${real.last_four}`;
    expect((await sale([byCard(real.code, 1000)])).fields).toEqual({
      payments: `${name} is not for test orders`,
    });
    expect(await lookUp(real.code)).toMatchObject({ error: 'gift_card_unknown' });
    expect((await list()).total).toBe(0);
    const tried = await issue();
    expect(tried.test).toBe(true);
    await setMode('live');
    expect((await sale([byCard(tried.code, 1000)])).fields?.payments).toContain('for test orders only');
  });
});

describe('Guessing the code of a gift card', () => {
  const wrong = 'ACDE-FGHJ-KMNP-QRTW';

  it('ends after twenty wrong ones an hour, wherever they are typed', async () => {
    const card = await issue();
    const orderId = await onDelivery(1000);
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await lookUp(wrong)).toMatchObject({
        status: 422,
        fields: { code: 'No gift card with this code. Check each character.' },
      });
      expect(await client.pay(orderId, byCard(wrong, 1000))).toMatchObject({
        fields: { gift_card_code: 'No gift card with this code. Check each character.' },
      });
    }
    for (const answer of [await lookUp(card.code), await sale([byCard(card.code, 1000)])])
      expect(answer).toMatchObject({ status: 429, error: 'too_many_attempts' });
    const seller = await app.staffMember(token, owner.storeId, 'associate');
    expect(await lookUp(card.code, seller.token)).toMatchObject({ status: 200 });
    const officer = await app.staffMember(token, owner.storeId, 'inventory_officer');
    expect(await lookUp(card.code, officer.token)).toMatchObject({ status: 403 });
  });

  it('fifty at once are compared twenty times', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => lookUp(wrong)));
    const compared = answers.filter(({ error }) => error === 'gift_card_unknown');
    expect(compared).toHaveLength(20);
    expect(answers.filter(({ error }) => error === 'too_many_attempts')).toHaveLength(30);
  });

  it('of another store finds nothing', async () => {
    const card = await issue();
    const other = await app.verifiedUser();
    const theirs = await app.newStore(other.token);
    const answer = await app.call('POST /marketplace/v1/stores/{id}/gift-card-look-ups', {
      token: other.token,
      params: { id: theirs.id },
      body: { code: card.code },
    });
    expect(answer).toMatchObject({ status: 422, error: 'gift_card_unknown' });
  });
});
