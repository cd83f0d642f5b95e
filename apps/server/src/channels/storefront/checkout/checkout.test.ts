import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPool } from '#core/database/access/connect.ts';
import { silentLog } from '#core/database/access/log.ts';
import type { DomainError } from '#core/errors/domain-error.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import { checkoutDesk } from '#testing/fixtures/checkout-desk.ts';
import { setInCart } from './cart/change-cart.ts';
import { orderOfLink } from './order-link.ts';
import { purgeCarts } from './purge-queries.ts';

const {
  app,
  storeId,
  goTo,
  liveStore,
  at,
  inStore,
  sql,
  newProduct,
  visitor,
  add,
  cart,
  start,
  opened,
  form,
  place,
  buy,
  refusalOf,
  orders,
  levelOf,
} = checkoutDesk();

describe('The cart of a visitor', () => {
  it('adds up, says what has changed, and is priced by the rules of orders', async () => {
    const rice = await newProduct();
    const beans = await newProduct({ price: 300 }, 'Beans');
    const token = await add(rice, 2);
    await add(beans, 1, token);
    await add(rice, 1, token);
    expect(await cart(token)).toMatchObject({
      lines: [
        { variant_id: rice, quantity: 3, unit_price: 500, total: 1500, news: null },
        { variant_id: beans, quantity: 1, total: 300, news: null },
      ],
      ...{ units: 4, subtotal: 1800, total: 1800 },
    });
    await sql('update app.variants set price = 450 where id = $1', [rice]);
    await sql('update app.stock_levels set on_hand = 0 where variant_id = $1', [beans]);
    expect(await cart(token)).toMatchObject({
      lines: [
        { variant_id: rice, unit_price: 450, seen_price: 500, news: 'price_changed' },
        { variant_id: beans, quantity: 1, buys: 0, news: 'sold_out' },
      ],
      total: 1350,
    });
    await inStore((db) => setInCart(db, visitor(token), new Map([[beans, 0]])));
    expect((await cart(token)).lines).toHaveLength(1);
  });

  it('refuses what is not there, not sold, not a quantity, or of another store', async () => {
    const rice = await newProduct();
    const draft = await newProduct({}, 'Secret', 'draft');
    const token = await add(rice, 10);
    const tries: [string, number][] = [
      ...([
        [rice, 1],
        [draft, 1],
        [randomUUID(), 1],
      ] as [string, number][]),
      ...[-3, 0.5, 1e9, Number.NaN].map((quantity): [string, number] => [rice, quantity]),
    ];
    for (const [variantId, quantity] of tries)
      expect(await refusalOf(add(variantId, quantity, token)), `${quantity}`).toBe('invalid_fields');
    goTo(await liveStore());
    const theirs = await add(await newProduct({}, 'Theirs'), 1);
    expect(await refusalOf(add(rice, 1, theirs))).toBe('invalid_fields');
    // A cart is its store's: the cookie of another shop opens an empty one.
    expect((await cart(token)).lines).toEqual([]);
    expect((await cart('made-up')).lines).toEqual([]);
  });
});

describe('A checkout', () => {
  it('becomes the order that the buyer was told, from what was held for it', async () => {
    const rice = await newProduct();
    const token = await add(rice, 2);
    const posted = await form(token, { marketing: 'on', note: 'Ring twice' });
    expect(await levelOf(rice)).toEqual({ on_hand: 10, reserved: 2 });
    const placed = await place(token, posted);
    expect(placed).toMatchObject({ kind: 'placed', orderId: posted.checkout });
    expect(await levelOf(rice)).toEqual({ on_hand: 10, reserved: 2 });
    expect(await sql('select from app.stock_holds where store_id = $1', [storeId()])).toEqual([]);
    expect(await orders()).toMatchObject([{ id: posted.checkout, ordered_total: 1000, channel: 'web' }]);
    expect((await cart(token)).lines).toEqual([]);
    const [customer] = await sql(
      `select customer.name, customer.email, customer.marketing_since is not null as marketing, goes.line1, goes.city
       from app.customers customer join app.order_deliveries goes on goes.store_id = customer.store_id
       where customer.store_id = $1`,
      [storeId()],
    );
    expect(customer).toEqual({
      ...{ name: 'Ada Obi', email: posted.email, marketing: true, line1: '1 Marina', city: 'Lagos' },
    });
    if (placed.kind !== 'placed') return;
    expect(await inStore((db) => orderOfLink(db, storeId(), placed.token))).toBe(placed.orderId);
    expect(await inStore((db) => orderOfLink(db, storeId(), 'A'.repeat(22)))).toBeUndefined();
    const mail = await app().mailTo(posted.email);
    expect(mail.subject).toContain('confirmed');
    expect(mail.text).toContain(`/orders/${placed.token}`);
  });

  it('sent many times at once is one order, and every answer leads to it', async () => {
    const rice = await newProduct();
    const token = await add(rice, 1);
    const posted = await form(token);
    const answers = await Promise.all(Array.from({ length: 12 }, () => place(token, posted)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(await levelOf(rice)).toEqual({ on_hand: 10, reserved: 1 });
    // The same later, when the buyer goes back in the browser.
    expect(await place(token, posted)).toEqual(answers[0]);
  });

  it('finds the customer that the email names, and changes nothing of theirs', async () => {
    const rice = await newProduct();
    const made = await app().call('POST /marketplace/v1/stores/{id}/customers', {
      ...at(),
      body: { name: 'Ada', email: 'ada@buyers.example', credit_limit: 0 },
    });
    const placed = buy(await add(rice, 1), { email: 'ADA@buyers.example', name: 'Somebody' });
    // What they may owe is between them and the store: the page says that it cannot be paid later, and no figure.
    await expect(placed).rejects.toMatchObject({
      code: 'invalid_fields',
      fields: { payment: expect.any(String) },
    });
    await sql('update app.customers set credit_limit = null where id = $1', [made.data.id]);
    await buy(await add(rice, 1), { email: 'ADA@buyers.example', name: 'Somebody' });
    expect(await orders()).toMatchObject([{ customer_id: made.data.id }]);
    expect(await sql('select name from app.customers where store_id = $1', [storeId()])).toEqual([
      { name: 'Ada' },
    ]);
  });

  it('asks again when the price has changed, and never takes the price of the form', async () => {
    const rice = await newProduct();
    const token = await add(rice, 2);
    const posted = await form(token);
    expect(await refusalOf(place(token, { ...posted, total: '1' }))).toBe('invalid_fields');
    await sql('update app.variants set price = 600 where id = $1', [rice]);
    await expect(place(token, posted)).rejects.toMatchObject({
      fields: { total: expect.stringContaining('12') },
    });
    expect(await orders()).toEqual([]);
    await buy(token);
    expect(await orders()).toMatchObject([{ ordered_total: 1200 }]);
  });

  it('says what sold out before payment, and keeps the rest', async () => {
    const [rice, beans] = [await newProduct({ opening_stock: 1 }), await newProduct({}, 'Beans')];
    const late = await add(rice, 1);
    await add(beans, 2, late);
    const first = await add(rice, 1);
    await opened(first);
    const started = await start(late);
    expect(started).toMatchObject({
      kind: 'open',
      notices: [{ title: 'Rice', wanted: 1, left: 0, news: 'sold_out' }],
      checkout: { total: 1000, lines: [{ variant_id: beans, quantity: 2 }] },
    });
    expect((await cart(late)).lines).toHaveLength(2);
  });

  it('whose time has passed gives its units to others, and still goes through where nobody took them', async () => {
    const rice = await newProduct({ opening_stock: 1 });
    const slow = await add(rice, 1);
    const other = await add(rice, 1);
    const posted = await form(slow);
    expect(await start(other)).toMatchObject({ kind: 'nothing' });
    await sql('update app.stock_holds set expires_at = now()');
    const theirs = await form(other);
    expect(await refusalOf(place(slow, posted))).toBe('not_enough_stock');
    expect(await place(other, theirs)).toMatchObject({ kind: 'placed' });
    expect(await orders()).toHaveLength(1);

    const beans = await newProduct({ opening_stock: 1 }, 'Beans');
    const alone = await add(beans, 1);
    const late = await form(alone);
    await sql('update app.stock_holds set expires_at = now()');
    expect(await place(alone, late)).toMatchObject({ kind: 'placed' });
    expect(await levelOf(beans)).toEqual({ on_hand: 1, reserved: 1 });
  });

  it('of another visitor or store is not there', async () => {
    const rice = await newProduct();
    const mine = await add(rice, 1);
    const posted = await form(mine);
    const theirs = await add(rice, 1);
    expect(await refusalOf(place(theirs, posted))).toBe('not_found');
    const here = storeId();
    goTo(await liveStore());
    expect(await refusalOf(place(mine, posted))).toBe('not_found');
    goTo(here);
    expect(await refusalOf(place(mine, { ...posted, checkout: randomUUID() }))).toBe('not_found');
    expect(await orders()).toEqual([]);
  });

  it('asks for what is missing, and places nothing after the cart has changed', async () => {
    const rice = await newProduct();
    const token = await add(rice, 1);
    const posted = await form(token);
    const bad: [Record<string, string>, string][] = [
      [{ email: '', phone: '' }, 'email'],
      [{ email: 'nobody' }, 'email'],
      [{ name: ' ' }, 'name'],
      [{ line1: '' }, 'line1'],
      [{ payment: 'free' }, 'payment'],
    ];
    for (const [change, field] of bad)
      await expect(place(token, { ...posted, ...change }), field).rejects.toMatchObject({
        fields: { [field]: expect.any(String) },
      });
    const nothing = { email: '', phone: '', name: '', line1: '', city: '', payment: '' };
    const all = await place(token, { ...posted, ...nothing }).catch((error: DomainError) => error.fields);
    expect(Object.keys(all ?? {})).toEqual(['email', 'name', 'line1', 'city', 'payment']);
    await add(rice, 1, token);
    expect(await refusalOf(place(token, posted))).toBe('invalid_fields');
    expect(await orders()).toEqual([]);
  });

  it('100 buyers of the last 20 units: 20 orders, and nobody pays for what is not there', async () => {
    const rice = await newProduct({ opening_stock: 20 });
    const inTurn = limitConcurrency(12);
    const shopper = async () => {
      const token = await add(rice, 1).catch(() => null);
      if (token === null) return 'sold out';
      const started = await start(token);
      return started.kind === 'nothing' ? 'sold out' : (await buy(token)).kind;
    };
    const answers = await Promise.all(Array.from({ length: 100 }, () => inTurn(shopper)));
    expect(answers.filter((answer) => answer === 'placed')).toHaveLength(20);
    expect(await orders()).toHaveLength(20);
    expect(await levelOf(rice)).toEqual({ on_hand: 20, reserved: 20 });
  }, 120_000);
});

describe('What is kept of a visitor', () => {
  it('goes when it is of no more use: carts and checkouts after 60 days, orders stay', async () => {
    const token = await add(await newProduct(), 1);
    await buy(token);
    const left = await add(await newProduct({}, 'Beans'), 1);
    const later = (days: number) => new Date(app().services.clock().getTime() + days * 24 * 60 * 60 * 1000);
    const pool = openPool(app().database.ownerUrl, { max: 1, applicationName: 'test', log: silentLog });
    await purgeCarts(pool, later(59));
    expect((await cart(left)).lines).toHaveLength(1);
    await purgeCarts(pool, later(61));
    await pool.end();
    expect((await cart(left)).lines).toEqual([]);
    expect(await sql('select from app.checkouts where store_id = $1', [storeId()])).toEqual([]);
    expect(await orders()).toHaveLength(1);
  });

  it('is forgotten with the customer, and the order stays', async () => {
    const { orderId } = await buy(await add(await newProduct(), 1), {
      marketing: 'on',
      note: 'Behind the church',
    });
    const [{ customer_id = '' } = {}] = await orders();
    await app().call('POST /marketplace/v1/stores/{id}/orders/{order_id}/payments', {
      ...at({ order_id: orderId }),
      body: { method: 'cash', amount: 500 },
    });
    const erased = await app().call(
      'DELETE /marketplace/v1/stores/{id}/customers/{customer_id}',
      at({ customer_id }),
    );
    expect(erased.status).toBe(200);
    const kept = await sql(
      `select goes.recipient, goes.email, goes.line1, checkout.contact, checkout.note, customer.marketing_since
       from app.order_deliveries goes
       join app.checkouts checkout on checkout.store_id = goes.store_id and checkout.id = goes.order_id
       join app.customers customer on customer.store_id = goes.store_id and customer.id = $2
       where goes.order_id = $1`,
      [orderId, customer_id],
    );
    expect(kept).toEqual([
      { recipient: '', email: '', line1: '', contact: {}, note: '', marketing_since: null },
    ]);
    expect(await orders()).toMatchObject([{ ordered_total: 500 }]);
  });
});
