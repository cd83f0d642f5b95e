import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { deadlocks } from '#testing/checks/deadlocks.ts';
import { query } from '#testing/database/query.ts';
import { addCustomers, addDrafts } from '#testing/fixtures/add-orders.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { aDiscount } from '#testing/requests/discount-requests.ts';
import { redeemDiscount, returnRedemption } from './redeem-discount.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token)).id;
});

const work = <T>(job: (db: Db) => Promise<T>) =>
  transaction(test.services.pool, { userId: owner.id, storeId }, job);
const add = (fields: object) => aDiscount(test, owner.token, storeId, fields);
const drafts = (count: number) => addDrafts(test.database.ownerUrl, storeId, count);
const customers = (count: number) => addCustomers(test.database.ownerUrl, storeId, count);
const now = () => test.services.clock();

/** `ok`, or the sentence of the refusal. */
function redeem(discountId: string, orderId: string, customerId: string | null = null, amount = 100) {
  return work((db) => redeemDiscount(db, storeId, { discountId, orderId, customerId, amount }, now())).then(
    () => 'ok',
    (error) => {
      if (error instanceof DomainError) return error.message;
      throw error;
    },
  );
}

const giveBack = (orderId: string) => work((db) => returnRedemption(db, storeId, orderId));

async function usesOf(discountId: string) {
  const [row] = await query<{ uses: number; total_discounted: string; rows: number; amounts: string }>(
    test.database.ownerUrl,
    `select uses, total_discounted, (select count(*)::int from app.discount_redemptions where discount_id = $1) as rows,
       (select coalesce(sum(amount), 0) from app.discount_redemptions where discount_id = $1) as amounts
     from app.discounts where id = $1`,
    [discountId],
  );
  if (!row) throw new Error('No such discount');
  expect([row.rows, row.amounts]).toEqual([row.uses, row.total_discounted]);
  return { uses: row.uses, discounted: Number(row.total_discounted) };
}

const tally = (answers: string[]) =>
  Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((two) => two === one).length]));

describe('How often a discount is used', () => {
  it('of a code with limit 1: once, by 100 orders at the same time', async () => {
    const code = await add({ code: 'ONCE', use_limit: 1 });
    const answers = await Promise.all((await drafts(100)).map((order) => redeem(code, order)));
    expect(tally(answers)).toEqual({ ok: 1, 'This discount has reached its limit of uses': 99 });
    expect(await usesOf(code)).toEqual({ uses: 1, discounted: 100 });
  });

  it('of a code with limit 7: seven times, by 40 orders at the same time', async () => {
    const code = await add({ code: 'SEVEN', use_limit: 7 });
    const answers = await Promise.all((await drafts(40)).map((order) => redeem(code, order)));
    expect(tally(answers)).toEqual({ ok: 7, 'This discount has reached its limit of uses': 33 });
    expect(await usesOf(code)).toEqual({ uses: 7, discounted: 700 });
  });

  it('of one that each customer has once: once, by 50 orders of one customer at the same time', async () => {
    const code = await add({ code: 'EACH', customer_limit: 1 });
    const [asha = '', otieno = ''] = await customers(2);
    const [other = '', ...orders] = await drafts(51);
    const answers = await Promise.all(orders.map((order) => redeem(code, order, asha)));
    expect(tally(answers)).toEqual({ ok: 1, 'This customer has already used it': 49 });
    expect(await redeem(code, other)).toBe('Choose a customer first: uses are limited per customer');
    expect(await redeem(code, other, otieno)).toBe('ok');
    expect(await usesOf(code)).toEqual({ uses: 2, discounted: 200 });
  });

  it('is not counted again when the order is edited, and what comes off follows', async () => {
    const code = await add({ code: 'EDIT', use_limit: 1, customer_limit: 1 });
    const [asha = '', otieno = ''] = await customers(2);
    const [order = '', next = ''] = await drafts(2);
    expect(await redeem(code, order, asha)).toBe('ok');
    expect(await redeem(code, order, asha, 250)).toBe('ok');
    expect(await redeem(code, order, otieno, 40)).toBe('ok');
    expect(await usesOf(code)).toEqual({ uses: 1, discounted: 40 });
    expect(await redeem(code, next, asha)).toBe('This discount has reached its limit of uses');
  });

  it('keeps the limit of a customer whom an edited order is given to', async () => {
    const code = await add({ code: 'GIVEN', customer_limit: 1 });
    const [asha = '', otieno = ''] = await customers(2);
    const [one = '', two = ''] = await drafts(2);
    expect(await redeem(code, one, asha)).toBe('ok');
    expect(await redeem(code, two, otieno)).toBe('ok');
    expect(await redeem(code, two, asha)).toBe('This customer has already used it');
    expect(await redeem(code, two, null)).toBe('Choose a customer first: uses are limited per customer');
    expect(await usesOf(code)).toEqual({ uses: 2, discounted: 200 });
  });

  it('comes back with a cancelled order, once', async () => {
    const code = await add({ code: 'BACK', use_limit: 1, customer_limit: 1 });
    const [asha = ''] = await customers(1);
    const [one = '', two = ''] = await drafts(2);
    expect(await redeem(code, one, asha)).toBe('ok');
    await Promise.all([giveBack(one), giveBack(one), giveBack(two)]);
    expect(await usesOf(code)).toEqual({ uses: 0, discounted: 0 });
    expect(await redeem(code, two, asha)).toBe('ok');
    expect(await usesOf(code)).toEqual({ uses: 1, discounted: 100 });
  });

  it('is right after orders that swap two discounts in opposite directions, without a deadlock', async () => {
    const [one, two] = [await add({ code: 'ONE' }), await add({ code: 'TWO' })];
    const orders = await drafts(40);
    const first = (index: number) => (index % 2 === 0 ? one : two);
    await Promise.all(orders.map((order, index) => redeem(first(index), order)));
    const before = await deadlocks(test);
    const swapped = await Promise.all(
      orders.map((order, index) => redeem(first(index + 1), order, null, 70)),
    );
    expect(tally(swapped)).toEqual({ ok: 40 });
    expect(await usesOf(one)).toEqual({ uses: 20, discounted: 1400 });
    expect(await usesOf(two)).toEqual({ uses: 20, discounted: 1400 });
    expect(await deadlocks(test)).toBe(before);
  });

  it('goes to one of two codes that one order asks for at the same time', async () => {
    const [one, two] = [await add({ code: 'ONE' }), await add({ code: 'TWO' })];
    const [order = ''] = await drafts(1);
    const answers = await Promise.all([redeem(one, order), redeem(two, order)]);
    expect(answers).toContain('ok');
    expect((await usesOf(one)).uses + (await usesOf(two)).uses).toBe(1);
  });

  it('is not counted where it does not hold at that moment', async () => {
    const [order = ''] = await drafts(1);
    const refused = 'This discount doesn’t apply to this order';
    expect(await redeem(await add({ starts_at: '2126-01-01T00:00:00Z' }), order)).toBe(refused);
    expect(await redeem(await add({ ends_at: '2026-01-02T00:00:00Z' }), order)).toBe(refused);
    const off = await add({});
    await test.call('PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch', {
      token: owner.token,
      params: { id: storeId, discount_id: off },
      body: { active: false },
    });
    expect(await redeem(off, order)).toBe(refused);
    expect(await redeem(newId(), order)).toBe('This no longer exists. Go back to the list.');
  });

  it('never touches the discount of another store', async () => {
    const theirs = await add({});
    storeId = (await test.newStore(owner.token)).id;
    const [order = ''] = await drafts(1);
    expect(await redeem(theirs, order)).toBe('This no longer exists. Go back to the list.');
    expect(await usesOf(theirs)).toEqual({ uses: 0, discounted: 0 });
  });
});
