import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { buyingClient, newWholesale, type Wholesale } from '#testing/clients/wholesale-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let two: Wholesale;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  two = await newWholesale(app);
});

const buying = buyingClient(
  () => app,
  () => two,
);
const sales = orderClient(
  () => app,
  () => two.supplier,
);

const open = (storeId: string, token: string, body: object) =>
  app.call('POST /marketplace/v1/stores/{id}/locations', { token, params: { id: storeId }, body });

describe('Where an order goes', () => {
  it('is the location that the buyer names, with its address', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const { data: place } = await open(two.buyer.storeId, two.buyer.token, {
      ...{
        name: 'Yaba',
        address: '12 Herbert Macaulay Way',
        city: 'Lagos',
        country: 'NG',
        phone: '+2348012345678',
      },
    });
    const lines = [{ variant_id: variantId, quantity: 1 }];
    const placed = await buying.order({ lines, expected_total: 1000, location_id: place.id });
    expect(placed.status, placed.message).toBe(200);
    const { data } = await sales.read(placed.data.order_id);
    expect(data.delivery).toMatchObject({
      ...{ title: 'Yaba', line1: '12 Herbert Macaulay Way', city: 'Lagos', country: 'NG' },
      ...{ phone: '+2348012345678', collected: false },
    });
  });

  it('is the first location of the buyer where none is named', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const placed = await buying.order({
      lines: [{ variant_id: variantId, quantity: 1 }],
      expected_total: 1000,
    });
    const { data } = await sales.read(placed.data.order_id);
    expect(data.delivery).toMatchObject({ title: 'Main location', line1: '' });
  });

  it('is no location of another store', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const { data: place } = await open(two.supplier.storeId, two.supplier.token, { name: 'Depot' });
    const lines = [{ variant_id: variantId, quantity: 1 }];
    const refused = await buying.order({ lines, expected_total: 1000, location_id: place.id });
    expect(refused).toMatchObject({ status: 404, error: 'not_found' });
    expect((await buying.purchases()).data.total).toBe(0);
  });
});

describe('What the supplier does with an order', () => {
  it('is told to the store that bought, and to no other', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const placed = await buying.order({
      lines: [{ variant_id: variantId, quantity: 2 }],
      expected_total: 2000,
    });
    const told = async () =>
      query<{ store_id: string; payload: { ids: string[] } }>(
        app.database.superUrl,
        `select store_id, payload from app.events where kind = 'wholesale.changed' and payload -> 'ids' ? $1`,
        [placed.data.order_id],
      );
    await app.mails();
    expect(await told()).toEqual([]);
    const [line] = (await sales.read(placed.data.order_id)).data.lines;
    const sent = await sales.fulfil(placed.data.order_id, { lines: [{ line_id: line?.id, quantity: 1 }] });
    expect(sent.status, sent.message).toBe(200);
    await app.mails();
    expect((await told()).map(({ store_id }) => store_id)).toEqual([two.buyer.storeId]);
  });
});
