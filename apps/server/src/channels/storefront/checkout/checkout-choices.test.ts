import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPool } from '#core/database/access/connect.ts';
import { silentLog } from '#core/database/access/log.ts';
import { checkoutDesk } from '#testing/fixtures/checkout-desk.ts';
import { aZone } from '#testing/requests/shop-requests.ts';
import { beginPayment, endPayment } from './payment/pay-checkout.ts';
import { purgeCarts } from './purge-queries.ts';
import { readChoices, updateCheckout } from './update-checkout.ts';

const {
  app,
  owner,
  storeId,
  at,
  inStore,
  sql,
  newProduct,
  visitor,
  guesser,
  add,
  opened,
  form,
  place,
  refusalOf,
  orders,
} = checkoutDesk();

describe('Delivery and payment as the store has set them up', () => {
  it('cost what the zone of the address says, and are refused where nobody goes', async () => {
    const rice = await newProduct();
    await aZone(app(), owner().token, storeId(), 'NG');
    const token = await add(rice, 2);
    const filled = await form(token, { delivery: '' });
    const choices = async (country: string) => {
      const checkout = await opened(token);
      const address = { ...checkout.address, line1: '1 Marina', city: 'Lagos', country };
      return inStore((db) => readChoices(db, { ...checkout, address }, { now: app().services.clock() }));
    };
    const { deliveries, payments } = await choices('NG');
    expect(deliveries).toMatchObject([{ title: 'Standard', amount: 150_000 }]);
    expect(payments).toMatchObject([{ key: 'pay_on_delivery' }]);
    const abroad = await choices('KE');
    expect(abroad.deliveries).toEqual([]);
    expect(abroad.deliveryRefusal).toContain('Lagos');
    const [rate] = deliveries;
    const posted = { ...filled, delivery: rate?.key ?? '', total: String(1000 + 150_000) };
    expect(await place(token, posted)).toMatchObject({ kind: 'placed' });
    expect(await orders()).toMatchObject([{ ordered_total: 151_000 }]);
  });

  it('are by the methods of the store alone, each with its time to pay', async () => {
    await app().call('PUT /marketplace/v1/stores/{id}/update', {
      ...at(),
      body: { bank_details: 'GTB 0123' },
    });
    const saved = await app().call('PUT /marketplace/v1/stores/{id}/manual-payments', {
      ...at(),
      body: { version: 0, bank_transfer: true, bank_transfer_days: 5 },
    });
    expect(saved.status).toBe(200);
    const token = await add(await newProduct());
    const checkout = await opened(token);
    const { payments } = await inStore((db) => readChoices(db, checkout, { now: app().services.clock() }));
    expect(payments).toMatchObject([{ key: 'bank_transfer', details: 'GTB 0123', daysToPay: 5 }]);
    expect(await refusalOf(place(token, await form(token)))).toBe('invalid_fields');
  });

  it('are shown on the order, with the account that the money is looked for in', async () => {
    const account = (name: string, number: string) => ({ id: randomUUID(), name, number, instructions: '' });
    await app().call('PUT /marketplace/v1/stores/{id}/update', {
      ...at(),
      body: { bank_details: 'GTB 0123' },
    });
    await app().call('PUT /marketplace/v1/stores/{id}/manual-payments', {
      ...at(),
      body: {
        ...{ version: 0, pay_on_delivery: true, bank_transfer: true },
        mobile_money: [account('M-Pesa', '555111'), account('Airtel Money', '555222')],
      },
    });
    const { data: settings } = await app().call('GET /marketplace/v1/stores/{id}/manual-payments', at());
    const rice = await newProduct();
    const shown = async (payment: string) => {
      const token = await add(rice);
      await place(token, { ...(await form(token)), payment });
      const { data } = await app().call('GET /marketplace/v1/stores/{id}/orders', at());
      const { id: order_id = '' } = data.items[0] ?? {};
      const order = await app().call('GET /marketplace/v1/stores/{id}/orders/{order_id}', at({ order_id }));
      return order.data.payment_choice;
    };
    const second = settings.mobile_money[1]?.id;
    expect(await shown(`mobile_money:${second}`)).toEqual({
      method: 'mobile_money',
      account: { name: 'Airtel Money', number: '555222' },
    });
    expect(await shown('bank_transfer')).toEqual({ method: 'bank_transfer', account: null });
    expect(await shown('pay_on_delivery')).toBeNull();
  });
});

describe('An order that was to be collected elsewhere', () => {
  it('leaves from the first location again, once it is to be brought', async () => {
    const rice = await newProduct({ track_quantity: false });
    await aZone(app(), owner().token, storeId(), 'NG');
    const branch = await app().call('POST /marketplace/v1/stores/{id}/locations', {
      ...at(),
      body: { name: 'Branch' },
    });
    const location_id = branch.data.id;
    await app().call('PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}', {
      ...at({ location_id }),
      body: { version: 0, offered: true, instructions: '', lead_hours: 1, slots: [] },
    });
    const token = await add(rice, 1);
    const first = (await opened(token)).location_id;
    const choose = async (delivery: string) => {
      const posted = await form(token, { delivery });
      await inStore((db) => updateCheckout(db, visitor(token), posted));
      return opened(token);
    };
    expect(await choose(`pickup:${location_id}`)).toMatchObject({ location_id, total: 500 });
    expect(await choose('deliver')).toMatchObject({ location_id: first, total: 150_500 });
  });
});

describe('An order that is collected at an hour', () => {
  /** One order an hour, each day from 0 to 24 o'clock. */
  async function collectedHourly(): Promise<string> {
    const { data } = await app().call('GET /marketplace/v1/stores/{id}/delivery', at());
    const location_id = data.pickup[0]?.location_id ?? '';
    const hours = [...Array(23).keys()].map((hour) => String(hour).padStart(2, '0'));
    const saved = await app().call('PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}', {
      ...at({ location_id }),
      body: {
        ...{ version: 0, offered: true, instructions: 'Ring the bell', lead_hours: 1 },
        slots: hours
          .map((hour, place) => ({
            ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: `${hour}:00`, capacity: 1 },
            to: `${hours[place + 1] ?? '23'}:00`,
          }))
          .slice(0, 20),
      },
    });
    expect(saved.message).toBe('Pickup saved');
    return `pickup:${location_id}`;
  }
  const timesFor = async (token: string) => {
    const checkout = await opened(token);
    const { deliveries } = await inStore((db) => readChoices(db, checkout, { now: app().services.clock() }));
    return deliveries[0]?.times ?? [];
  };
  const collected = (token: string, delivery: string, time = '') =>
    form(token, { delivery, [`time:${delivery}`]: time, line1: '' });

  it('asks for one that is free, and is one order an hour, whoever orders at the same time', async () => {
    const delivery = await collectedHourly();
    const rice = await newProduct();
    const tokens = await Promise.all([add(rice), add(rice), add(rice)]);
    const [first, second] = await timesFor(tokens[0] ?? '');
    expect(first?.label).toMatch(/^\w{3}, .+\d\d:00–\d\d:00$/);
    await expect(place(tokens[0] ?? '', await collected(tokens[0] ?? '', delivery))).rejects.toMatchObject({
      fields: { delivery: 'Choose a time to collect your order' },
    });
    const posted = await Promise.all(tokens.map((token) => collected(token, delivery, first?.key)));
    const answers = await Promise.all(
      tokens.map((token, place_) => refusalOf(place(token, posted[place_] ?? {}))),
    );
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    const unlucky = tokens[answers.findIndex((answer) => answer !== 'accepted')] ?? '';
    expect((await timesFor(unlucky)).map(({ key }) => key)).not.toContain(first?.key);
    await place(unlucky, await collected(unlucky, delivery, second?.key));
    const goes = await sql<{ title: string; collected: boolean; hour: string }>(
      `select title, collected, pickup_day || ' ' || pickup_from as hour from app.order_deliveries
       where store_id = $1 order by pickup_day, pickup_from`,
      [storeId()],
    );
    expect(goes).toEqual(
      [first, second].map((time) => ({ title: 'Main location', collected: true, hour: time?.key })),
    );
  });

  it('keeps its hour while it is paid elsewhere, and gives it back when that is given up', async () => {
    const delivery = await collectedHourly();
    const rice = await newProduct();
    const [token, other] = await Promise.all([add(rice), add(rice)]);
    const [first] = await timesFor(token);
    const key = first?.key ?? '';
    const booked = () => sql('select 1 from app.pickup_bookings where store_id = $1', [storeId()]);
    const { id } = await opened(token);
    await sql(
      `insert into app.payment_providers (store_id, provider, enabled, live_secret_key, version)
       values ($1, 'stripe', true, '\\x00', 1)`,
      [storeId()],
    );
    const paying = async (who: string) => ({ ...(await collected(who, delivery, key)), payment: 'stripe' });
    expect(await place(token, await paying(token))).toMatchObject({ kind: 'pay' });
    await inStore((db) => beginPayment(db, visitor(token), id, guesser()));
    expect((await timesFor(other)).map((time) => time.key)).not.toContain(key);
    await inStore((db) => endPayment(db, storeId(), id, app().services.clock()));
    expect(await booked()).toHaveLength(0);
    expect((await timesFor(other)).map((time) => time.key)).toContain(key);

    // One whose buyer never comes back gives it back by and by.
    expect(await place(other, await paying(other))).toMatchObject({ kind: 'pay' });
    const owners = openPool(app().database.ownerUrl, { max: 1, applicationName: 'test', log: silentLog });
    await purgeCarts(owners, new Date(app().services.clock().getTime() + 30 * 60_000));
    expect(await booked()).toHaveLength(1);
    await purgeCarts(owners, new Date(app().services.clock().getTime() + 2 * 3_600_000));
    expect(await booked()).toHaveLength(0);
    await owners.end();
  });
});

describe('What the store has said of its shop', () => {
  const prefer = async (preferences: object) => {
    const saved = await app().call('PUT /marketplace/v1/stores/{id}/storefront/preferences', {
      ...at(),
      body: { version: 0, ...preferences },
    });
    expect(saved.status).toBe(200);
  };

  it('decides how long stock is held', async () => {
    await prefer({ hold_minutes: 25 });
    const token = await add(await newProduct());
    const { expires_at, created_at } = await opened(token);
    expect((expires_at.getTime() - created_at.getTime()) / 60_000).toBeCloseTo(25, 0);
  });

  it('refuses an order below the least that it takes, and takes one that reaches it', async () => {
    await prefer({ minimum_order: 1000 });
    const rice = await newProduct();
    const token = await add(rice, 1);
    expect(await refusalOf(place(token, await form(token)))).toBe('invalid_fields');
    expect(await orders()).toEqual([]);
    await add(rice, 1, token);
    expect(await place(token, await form(token))).toMatchObject({ kind: 'placed' });
  });
});
