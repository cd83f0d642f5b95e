import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem, switchInventoryOn } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
  await switchInventoryOn(app, owner);
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => owner,
);
const at = (more: object = {}) => ({ token: owner.token, params: { id: owner.storeId, ...more } });

/** Another place, and how to close it. */
async function aStall() {
  const body = { name: `Stall ${randomUUID().slice(0, 6)}` };
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/locations', { ...at(), body });
  return {
    id: data.id,
    close: () =>
      app.call('DELETE /marketplace/v1/stores/{id}/locations/{location_id}', at({ location_id: data.id })),
  };
}

/** Three cups, sold and gone from a stall that is closed since. */
async function soldThere() {
  const stall = await aStall();
  const { variantId } = await newItem(app, owner, { track_quantity: true });
  const { data: order } = await client.make({
    location_id: stall.id,
    lines: [{ variant_id: variantId, quantity: 3 }],
    settlement: { payment_type: 'pod', fulfilled: true },
  });
  // Counted again: nothing lies there.
  await query(app.database.superUrl, 'update app.stock_levels set on_hand = 0 where location_id = $1', [
    stall.id,
  ]);
  expect((await stall.close()).status).toBe(200);
  return { order, variantId, stall, line: order.lines[0]?.id };
}

const levels = (variantId: string) =>
  query(
    app.database.superUrl,
    `select location.name, level.on_hand, level.reserved from app.stock_levels level
     join app.locations location on location.id = level.location_id
     where level.variant_id = $1 and (level.on_hand <> 0 or level.reserved <> 0)`,
    [variantId],
  );

async function firstPlace(): Promise<{ id: string; name: string }> {
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/locations', at());
  const first = data.find(({ closed_at }) => closed_at === null);
  if (!first) throw new Error('A store has an open place');
  return { id: first.id, name: first.name };
}

describe('An order of a place that was closed', () => {
  it('takes goods back at the first open one, and says so', async () => {
    const { order, variantId, line } = await soldThere();
    const { name } = await firstPlace();
    const back = (quantity: number, restocked: boolean) =>
      client.takeBack(order.id, { lines: [{ line_id: line, quantity, restocked }] });
    const { data } = await back(2, true);
    expect(data.events[0]).toMatchObject({ kind: 'returned', units: 2, place: name });
    expect(await levels(variantId)).toEqual([{ name, on_hand: 2, reserved: 0 }]);
    // What was lost went nowhere.
    expect((await back(1, false)).data.events[0]).toMatchObject({ kind: 'returned', units: 1, place: '' });
    expect(await levels(variantId)).toEqual([{ name, on_hand: 2, reserved: 0 }]);
  });

  it('exchanges goods at the first open one', async () => {
    const { order, variantId, line } = await soldThere();
    const { id, name } = await firstPlace();
    const { data, status } = await client.exchange(order.id, {
      returns: [{ line_id: line, quantity: 2, restocked: true }],
      lines: [{ variant_id: variantId, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    });
    expect(status).toBe(200);
    expect(data.location).toEqual({ id, name });
    expect(await levels(variantId)).toEqual([{ name, on_hand: 2, reserved: 1 }]);
  });

  it('places a draft from the first open one, and says so', async () => {
    const stall = await aStall();
    const { variantId } = await newItem(app, owner, { track_quantity: true, opening_stock: 5 });
    const { data: draft } = await client.make({
      location_id: stall.id,
      lines: [{ variant_id: variantId, quantity: 2 }],
    });
    await stall.close();
    const { id, name } = await firstPlace();
    const { data, status } = await client.place(draft.id, { payment_type: 'pod' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ state: 'placed', location: { id, name } });
    expect(data.events.filter(({ place }) => place !== '')).toMatchObject([{ kind: 'edited', place: name }]);
    expect(await levels(variantId)).toEqual([{ name, on_hand: 5, reserved: 2 }]);
  });

  it('stays where it is while its place is open', async () => {
    const stall = await aStall();
    const { data: draft } = await client.make({
      location_id: stall.id,
      lines: [{ title: 'Repair', unit_price: 100, quantity: 1 }],
    });
    const { data } = await client.place(draft.id, { payment_type: 'pod' });
    expect(data.location.id).toBe(stall.id);
    expect(data.events.map(({ place }) => place)).toEqual(data.events.map(() => ''));
  });
});
