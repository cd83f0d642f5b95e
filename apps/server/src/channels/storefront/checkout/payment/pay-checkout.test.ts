import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkoutDesk } from '#testing/fixtures/checkout-desk.ts';
import { setDiscountCode } from '../cart/change-cart.ts';
import { applyCode } from './apply-code.ts';
import { applyStoreCredit } from './apply-store-credit.ts';
import { beginPayment, endPayment, placePaidCheckout } from './pay-checkout.ts';

const {
  at,
  app,
  storeId,
  inStore,
  sql,
  newProduct,
  visitor,
  guesser,
  placing,
  add,
  cart,
  opened,
  form,
  place,
  buy,
  refusalOf,
  orders,
} = checkoutDesk();

describe('Discounts and gift cards at the checkout', () => {
  const newDiscount = (code: string, fields: object = {}) =>
    app().call('POST /marketplace/v1/stores/{id}/discounts', {
      ...at(),
      body: {
        title: code,
        code,
        kind: 'percent',
        percent: 10,
        channels: ['web'],
        starts_at: '2026-01-01T00:00:00Z',
        ...fields,
      },
    });

  const tryCode = (token: string, typed: string) =>
    inStore((db) => setDiscountCode(db, visitor(token), { typed, customerId: randomUUID() }, guesser()));

  it('a code with one use left serves one of those who use it at once', async () => {
    const rice = await newProduct({ opening_stock: 50 });
    const made = await newDiscount('ONCE', { use_limit: 1 });
    expect(made.status).toBe(200);
    const tokens = await Promise.all(Array.from({ length: 6 }, () => add(rice, 2)));
    for (const token of tokens) await tryCode(token, 'once');
    const forms = await Promise.all(tokens.map((token) => form(token)));
    expect(forms.map(({ total }) => total)).toEqual(Array(6).fill('900'));
    const answers = await Promise.all(
      tokens.map((token, index) => refusalOf(place(token, forms[index] ?? {}))),
    );
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(await orders()).toMatchObject([{ ordered_total: 900 }]);
  });

  it('wrong codes are counted, and refused after so many', async () => {
    const token = await add(await newProduct(), 1);
    const answers: string[] = [];
    for (let count = 0; count < 22; count += 1) answers.push(await refusalOf(tryCode(token, 'GUESS')));
    expect(answers.slice(0, 20)).toEqual(Array(20).fill('discount_refused'));
    expect(answers.slice(20)).toEqual(['too_many_attempts', 'too_many_attempts']);
  });

  it('a code that the store has is no guess, though it takes nothing off', async () => {
    await newDiscount('BIG', { minimum_spend: 100_000 });
    const token = await add(await newProduct(), 1);
    const answers: string[] = [];
    for (let count = 0; count < 22; count += 1) answers.push(await refusalOf(tryCode(token, 'BIG')));
    expect(answers).toEqual(Array(22).fill('discount_refused'));
  });

  it('a gift card pays as far as it goes, and its codes cannot be guessed', async () => {
    const rice = await newProduct();
    const card = await app().call('POST /marketplace/v1/stores/{id}/gift-cards', {
      ...at(),
      body: { amount: 700, paid_with: 'cash' },
    });
    const { code } = card.data as unknown as { code: string };
    const token = await add(rice, 2);
    await opened(token);
    const apply = (typed: string) =>
      refusalOf(inStore((db) => applyCode(db, visitor(token), typed, guesser())));
    expect(await apply('WRONG-CODE')).toBe('discount_refused');
    const wrong = code.startsWith('A') ? `C${code.slice(1)}` : `A${code.slice(1)}`;
    expect(await apply(wrong)).toBe('discount_refused');
    expect(await apply(code)).toBe('accepted');
    expect(await opened(token)).toMatchObject({ total: 1000, by_gift_card: 700 });
    await buy(token);
    const paid = await sql('select method, amount::int from app.order_payments where store_id = $1', [
      storeId(),
    ]);
    expect(paid).toEqual([{ method: 'gift_card', amount: 700 }]);
    const [{ balance } = { balance: -1 }] = await sql<{ balance: number }>(
      'select balance::int from app.gift_cards where store_id = $1',
      [storeId()],
    );
    expect(balance).toBe(0);
  });
});

describe('A checkout that is paid elsewhere', () => {
  const pay = (checkoutId: string, amount: number) =>
    inStore((db) =>
      placePaidCheckout(
        db,
        storeId(),
        { checkoutId, payment: { method: 'card', amount, reference: 'pi_1' } },
        { placing: placing(), now: app().services.clock() },
      ),
    );
  const begin = (token: string, id: string) =>
    inStore((db) => beginPayment(db, visitor(token), id, guesser()));

  it('takes the rest of what store credit pays, and sends it back where the credit is gone by then', async () => {
    const rice = await newProduct({ opening_stock: 9 });
    const customer = await app().call('POST /marketplace/v1/stores/{id}/customers', {
      ...at(),
      body: { name: 'Ada Obi', email: 'ada@buyers.example' },
    });
    const customerId = customer.data.id;
    const give = (amount: number) =>
      app().call('POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
        ...at({ customer_id: customerId }),
        body: { amount, reason: 'A bag was torn' },
      });
    const begun = async () => {
      const token = await add(rice, 2);
      await opened(token);
      await inStore((db) => applyStoreCredit(db, visitor(token), customerId));
      const { id } = await opened(token);
      expect(await begin(token, id)).toEqual({ amount: 300, email: '' });
      return id;
    };
    await give(700);
    const first = await begun();
    const second = await begun();
    await pay(first, 300);
    expect(
      await sql('select ordered_total::int, paid::int, state from app.orders where id = $1', [first]),
    ).toEqual([{ ordered_total: 1000, paid: 1000, state: 'paid' }]);
    expect(await refusalOf(pay(second, 300))).toBe('invalid_fields');
    expect(await orders()).toHaveLength(1);
  });

  it('becomes an order once, whoever learns of it and whatever has changed meanwhile', async () => {
    const rice = await newProduct({ opening_stock: 2 });
    const token = await add(rice, 2);
    const { id } = await opened(token);
    expect(await begin(token, id)).toEqual({ amount: 1000, email: '' });
    await sql('update app.variants set price = 900 where id = $1', [rice]);
    await sql('update app.stock_levels set on_hand = 0 where variant_id = $1', [rice]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(id, 1000)));
    expect(new Set(answers.map(({ orderId }) => orderId))).toEqual(new Set([id]));
    expect(
      await sql('select ordered_total::int, paid::int, state, flags from app.orders where id = $1', [id]),
    ).toEqual([
      {
        ordered_total: 1000,
        paid: 1000,
        state: 'paid',
        flags: expect.arrayContaining(['price_differs', 'below_stock']),
      },
    ]);
    expect(await sql('select from app.stock_holds where store_id = $1', [storeId()])).toEqual([]);
    expect((await cart(token)).lines).toEqual([]);
  });

  it('stays as it was paid while the buyer shops on', async () => {
    const rice = await newProduct();
    const token = await add(rice, 1);
    const paid = await opened(token);
    await begin(token, paid.id);
    await add(rice, 4, token);
    const next = await opened(token);
    expect(next.id).not.toBe(paid.id);
    expect(next.total).toBe(2500);
    await pay(paid.id, 500);
    expect(await orders()).toMatchObject([{ id: paid.id, ordered_total: 500 }]);
    // What was put in since is still there.
    expect((await cart(token)).units).toBe(5);
  });

  it('can be changed again after a payment was given up, and takes only so many tries', async () => {
    const token = await add(await newProduct(), 1);
    const { id } = await opened(token);
    await begin(token, id);
    await inStore((db) => endPayment(db, storeId(), id, app().services.clock()));
    expect(await opened(token)).toMatchObject({ id, paying_since: null });
    const answers: string[] = [];
    for (let count = 0; count < 11; count += 1) answers.push(await refusalOf(begin(token, id)));
    expect(answers.filter((answer) => answer === 'too_many_attempts')).toHaveLength(2);
  });
});
