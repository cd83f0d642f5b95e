import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shop: string;
let kiosk: string;
let variantId: string;
let productId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ storeId, shop, kiosk, variantId, productId } = await newPlace());
});

const at = (id = storeId) => ({ token: owner.token, params: { id } });

/** A store with two places and ten basins at the first. */
async function newPlace() {
  const { id } = await test.newStore(owner.token, { module_inventory: 'active' });
  const opened = await test.call('POST /marketplace/v1/stores/{id}/locations', {
    ...at(id),
    body: { name: 'Kiosk' },
  });
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/locations', at(id));
  const made = await test.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(id),
    body: { title: 'Basin', variants: [{ price: 500, opening_stock: 10 }] },
  });
  return {
    storeId: id,
    shop: data[0]?.id ?? '',
    kiosk: opened.data.id,
    productId: made.data.id,
    variantId: made.data.variants[0]?.id ?? '',
  };
}

const draft = (fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  test.call('POST /marketplace/v1/stores/{id}/transfers', {
    ...at(),
    headers,
    body: {
      from_location_id: shop,
      to_location_id: kiosk,
      lines: [{ variant_id: variantId, quantity: 6 }],
      ...fields,
    },
  });

const one = (transfer_id: string) => ({ token: owner.token, params: { id: storeId, transfer_id } });

const send = (id: string, headers: Record<string, string> = {}) =>
  test.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch', {
    ...one(id),
    headers,
    body: {},
  });

const receive = (id: string, line: Record<string, unknown>, headers: Record<string, string> = {}) =>
  test.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts', {
    ...one(id),
    headers,
    body: { lines: [{ variant_id: variantId, ...line }] },
  });

const cancel = (id: string) =>
  test.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation', {
    ...one(id),
    body: {},
  });

async function onHand() {
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/products/{product_id}/stock', {
    token: owner.token,
    params: { id: storeId, product_id: productId },
  });
  const there = (place: string) => data.find(({ location_id }) => location_id === place)?.on_hand ?? 0;
  return [there(shop), there(kiosk)];
}

async function sentTransfer() {
  const { id } = (await draft()).data;
  await send(id);
  return id;
}

describe('Transfers between places', () => {
  it('take goods from one place, keep them in neither on the way, and bring them to the other in parts', async () => {
    const made = await draft({ note: 'By van' });
    expect(made.data).toMatchObject({ number: 'TR-0001', state: 'draft', units: 6, under_way: 0 });
    expect(await onHand()).toEqual([10, 0]);
    expect((await send(made.data.id)).data).toMatchObject({ state: 'sent', under_way: 6 });
    expect(await onHand()).toEqual([4, 0]);
    expect((await receive(made.data.id, { received: 2 })).data).toMatchObject({
      state: 'sent',
      under_way: 4,
    });
    expect(await onHand()).toEqual([4, 2]);
    const done = await receive(made.data.id, { received: 3, lost: 1 });
    expect(done.data).toMatchObject({ state: 'received', under_way: 0, lost: 1 });
    expect(await onHand()).toEqual([4, 5]);
    const rows = await query<{ reason: string; quantity: number; sum: number }>(
      test.database.superUrl,
      `select reason, quantity, (sum(quantity) over ())::int as sum from app.stock_movements where reference = $1 order by id`,
      [`transfer:${made.data.id}`],
    );
    expect(rows.map(({ reason, quantity }) => [reason, quantity])).toEqual([
      ['transfer_out', -6],
      ['transfer_in', 2],
      ['transfer_in', 4],
      ['loss', -1],
    ]);
    expect(rows[0]?.sum).toBe(-1);
  });

  it('send only what is there and promised to nobody', async () => {
    const { id } = (await draft({ lines: [{ variant_id: variantId, quantity: 8 }] })).data;
    await query(test.database.superUrl, 'update app.stock_levels set reserved = 3 where variant_id = $1', [
      variantId,
    ]);
    const refused = await send(id);
    expect(refused).toMatchObject({
      status: 409,
      error: 'not_enough_stock',
      fields: { 'lines.0.quantity': 'Only 7 can be sent' },
    });
    expect(await onHand()).toEqual([10, 0]);
  });

  it('go back when they are called off on the way; what was received stays', async () => {
    const id = await sentTransfer();
    await receive(id, { received: 1 });
    expect((await cancel(id)).data).toMatchObject({ state: 'cancelled', under_way: 0 });
    expect(await onHand()).toEqual([9, 1]);
    expect((await cancel(id)).error).toBe('transfer_not_sent');
    expect((await receive(id, { received: 1 })).error).toBe('transfer_not_sent');
    expect(await onHand()).toEqual([9, 1]);
  });

  it('move nothing twice: one key sends and receives once, and nothing is sent again', async () => {
    const { id } = (await draft()).data;
    const key = { 'idempotency-key': randomUUID() };
    const sendings = await Promise.all([send(id, key), send(id, key), send(id)]);
    expect(sendings.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await onHand()).toEqual([4, 0]);
    const again = { 'idempotency-key': randomUUID() };
    const receipts = await Promise.all([1, 2, 3].map(() => receive(id, { received: 2 }, again)));
    expect(receipts.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await onHand()).toEqual([4, 2]);
  });

  it('never take in more than was sent, however many receive at once', async () => {
    const id = await sentTransfer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => receive(id, index % 2 ? { received: 1 } : { lost: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    // Once all has come there is nothing on its way.
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['transfer_not_sent']));
    const [, there] = await onHand();
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/transfers/{transfer_id}', one(id));
    expect(data.items[0]).toMatchObject({ quantity: 6, received: there, lost: 6 - (there ?? 0) });
  });

  it('are changed as a whole until they are sent, and say when somebody else was first', async () => {
    const { id } = (await draft()).data;
    const change = (version: number, quantity: number) =>
      test.call('PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}', {
        ...one(id),
        body: {
          version,
          from_location_id: kiosk,
          to_location_id: shop,
          lines: [{ variant_id: variantId, quantity }],
        },
      });
    expect((await change(1, 2)).data).toMatchObject({ version: 2, from_location_id: kiosk, units: 2 });
    expect((await change(1, 3)).error).toBe('changed_meanwhile');
    await query(
      test.database.superUrl,
      'insert into app.stock_levels (store_id, variant_id, location_id, on_hand) values ($1, $2, $3, 5)',
      [storeId, variantId, kiosk],
    );
    await send(id);
    expect((await change(3, 1)).error).toBe('transfer_sent');
  });

  it('refuse what is not a whole number of pieces from one up', async () => {
    for (const quantity of [0, -1, 1.5, 1e9, '1e3', 'NaN', null]) {
      const refused = await draft({ lines: [{ variant_id: variantId, quantity }] });
      expect(refused.status, String(quantity)).toBe(400);
      expect(Object.keys(refused.fields ?? {}), String(quantity)).toContain('lines.0.quantity');
    }
    const id = await sentTransfer();
    for (const line of [
      { received: -1 },
      { received: 1.5 },
      { lost: '1e3' },
      {},
      { received: 1e9 },
      { lost: 1e9 },
    ])
      expect((await receive(id, line)).status, JSON.stringify(line)).toBe(400);
    expect((await receive(id, { received: 7 })).fields).toEqual({
      'lines.0.received': 'Only 6 in transit',
    });
    expect(await onHand()).toEqual([4, 0]);
  });

  it('refuse the same place twice, a variant twice, no line and unknown fields', async () => {
    const line = { variant_id: variantId, quantity: 1 };
    expect((await draft({ to_location_id: shop })).fields).toHaveProperty('to_location_id');
    expect((await draft({ lines: [line, { ...line, variant_id: variantId.toUpperCase() }] })).status).toBe(
      400,
    );
    expect((await draft({ lines: [] })).status).toBe(400);
    expect((await draft({ state: 'received' })).status).toBe(400);
  });

  it('know nothing of another store: in the path, the query and the body', async () => {
    const id = await sentTransfer();
    const strange = await newPlace();
    for (const fields of [
      { from_location_id: strange.shop },
      { to_location_id: strange.kiosk },
      { lines: [{ variant_id: strange.variantId, quantity: 1 }] },
    ])
      expect((await draft(fields)).error).toBe('not_found');
    const inside = { token: owner.token, params: { id: strange.storeId, transfer_id: id } };
    const calls = [
      test.call('GET /marketplace/v1/stores/{id}/transfers/{transfer_id}', inside),
      test.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch', { ...inside, body: {} }),
      test.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation', {
        ...inside,
        body: {},
      }),
      test.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts', {
        ...inside,
        body: { lines: [{ variant_id: variantId, received: 1 }] },
      }),
    ];
    for (const { error } of await Promise.all(calls)) expect(error).toBe('not_found');
    expect((await receive(id, { variant_id: strange.variantId, received: 1 })).error).toBe('not_found');
    const listed = await test.call('GET /marketplace/v1/stores/{id}/transfers', {
      ...at(),
      query: { location_id: strange.shop },
    });
    expect(listed.data).toMatchObject({ items: [], total: 0 });
  });

  it('are listed newest first, by state, place and number', async () => {
    const first = await sentTransfer();
    const second = (await draft()).data.id;
    const ids = async (filter: Record<string, string>) => {
      const answer = await test.call('GET /marketplace/v1/stores/{id}/transfers', { ...at(), query: filter });
      expect(answer.data.total).toBe(answer.data.items.length);
      return answer.data.items.map(({ id }) => id);
    };
    expect(await ids({})).toEqual([second, first]);
    expect(await ids({ state: 'sent' })).toEqual([first]);
    expect(await ids({ location_id: kiosk })).toEqual([second, first]);
    expect(await ids({ search: 'tr-2' })).toEqual([second]);
    expect(await ids({ search: 'basin' })).toEqual([]);
  });

  it('keep a place open while goods are on their way from or to it', async () => {
    const id = await sentTransfer();
    const close = () =>
      test.call('DELETE /marketplace/v1/stores/{id}/locations/{location_id}', {
        token: owner.token,
        params: { id: storeId, location_id: kiosk },
      });
    expect(await close()).toMatchObject({ error: 'in_use' });
    await cancel(id);
    expect((await close()).status).toBe(200);
    expect((await draft()).error).toBe('not_found');
  });

  it('rest while the module is off, and keep what was written', async () => {
    const id = await sentTransfer();
    const modules = (module_inventory: string) =>
      test.call('PUT /marketplace/v1/stores/{storeId}/modules', {
        token: owner.token,
        params: { storeId },
        body: { module_inventory },
      });
    await modules('disabled');
    expect((await receive(id, { received: 1 })).error).toBe('module_disabled');
    expect((await draft()).error).toBe('module_disabled');
    await modules('active');
    expect((await receive(id, { received: 6 })).data.state).toBe('received');
  });
});
