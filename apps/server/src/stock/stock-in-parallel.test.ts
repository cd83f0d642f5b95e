import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { aReceivedOrder, newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { doneBy } from '#testing/fixtures/actors.ts';
import { sellAtCounter } from '#testing/fixtures/counter-sale.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shop: string;
let kiosk: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  const opened = await test.call('POST /marketplace/v1/stores/{id}/locations', {
    ...at(),
    body: { name: 'Kiosk' },
  });
  kiosk = opened.data.id;
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/locations', at());
  shop = data[0]?.id ?? '';
});

const at = (params: Record<string, string> = {}) => ({
  token: owner.token,
  params: { id: storeId, ...params },
});
const buyer = () => ({ token: owner.token, storeId });
const newVariant = async (opening_stock: number, title: string) =>
  (await newItem(test, buyer(), { opening_stock }, title)).variantId;

const adjust = (variant_id: string, location_id: string, change: number) =>
  test.call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
    ...at(),
    body: { lines: [{ variant_id, location_id, change }] },
  });

const sell = (variantId: string, quantity: number) =>
  transaction(test.services.pool, { userId: owner.id, storeId }, (db) =>
    sellAtCounter(
      db,
      storeId,
      'order:1',
      [{ variantId, locationId: shop, quantity }],
      doneBy(owner.id, test.services.clock()),
    ),
  );

/** What lies where, by variant and place, which must be the sum of its movements. */
async function shelves() {
  const rows = await query<{ variant_id: string; location_id: string; on_hand: number; moved: number }>(
    test.database.superUrl,
    `select variant_id, location_id, on_hand,
            (select coalesce(sum(quantity), 0)::int from app.stock_movements moved
             where moved.store_id = level.store_id and moved.variant_id = level.variant_id
               and moved.location_id = level.location_id) as moved
     from app.stock_levels level where store_id = $1`,
    [storeId],
  );
  for (const { on_hand, moved } of rows) expect(on_hand).toBe(moved);
  return rows;
}

describe('Many hands on one stock', () => {
  it('transfers of the same goods in both directions at once all go through, and no piece is lost', async () => {
    const variants: string[] = [];
    for (const title of ['Cup', 'Pot', 'Pan', 'Jug']) {
      const variant = await newVariant(40, title);
      await adjust(variant, kiosk, 40);
      variants.push(variant);
    }
    const drafts = await Promise.all(
      Array.from({ length: 16 }, (_, index) => {
        const there = index % 2 === 0;
        const lines = variants.map((variant_id) => ({ variant_id, quantity: 2 }));
        return test.call('POST /marketplace/v1/stores/{id}/transfers', {
          ...at(),
          body: {
            from_location_id: there ? shop : kiosk,
            to_location_id: there ? kiosk : shop,
            lines: index % 4 < 2 ? lines : lines.reverse(),
          },
        });
      }),
    );
    const act = async (id: string, items: string[]) => {
      const sent = await test.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch', {
        ...at({ transfer_id: id }),
        body: {},
      });
      const received = await test.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts', {
        ...at({ transfer_id: id }),
        body: { lines: items.map((variant_id) => ({ variant_id, received: 2 })) },
      });
      return [sent.status, received.status];
    };
    const answers = await Promise.all(
      drafts.map(({ data }, index) => act(data.id, index % 3 ? variants : variants.toReversed())),
    );
    expect(answers).toEqual(Array(16).fill([200, 200]));
    const rows = await shelves();
    expect(rows).toHaveLength(8);
    for (const { on_hand } of rows) expect(on_hand).toBe(40);
  });

  it('a stock-take is applied while the counter sells: what was sold since stays sold', async () => {
    const variants = await Promise.all(['Cup', 'Pot', 'Pan'].map((title) => newVariant(50, title)));
    const begun = await test.call('POST /marketplace/v1/stores/{id}/stock-takes', {
      ...at(),
      body: { location_id: shop },
    });
    const within = at({ stock_take_id: begun.data.id });
    await test.call('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts', {
      ...within,
      body: {
        counts: variants.map((variant_id) => ({
          id: randomUUID(),
          variant_id,
          kind: 'typed',
          units: 45,
        })),
      },
    });
    const sales = variants.flatMap((variant) => Array.from({ length: 10 }, () => sell(variant, 1)));
    const applied = test.call('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application', {
      ...within,
      body: { uncounted: 'leave' },
    });
    await Promise.all(sales);
    expect((await applied).data.state).toBe('applied');
    expect((await shelves()).map(({ on_hand }) => on_hand)).toEqual([35, 35, 35]);
  });

  it('no place is closed with goods in it, whoever is faster', async () => {
    const variant = await newVariant(0, 'Cup');
    for (let round = 0; round < 5; round += 1) {
      const opened = await test.call('POST /marketplace/v1/stores/{id}/locations', {
        ...at(),
        body: { name: `Stall ${round}` },
      });
      const location_id = opened.data.id;
      const closing = () =>
        test.call('DELETE /marketplace/v1/stores/{id}/locations/{location_id}', at({ location_id }));
      const answers = await Promise.all([adjust(variant, location_id, 1), closing(), closing()]);
      const isClosed = answers.slice(1).some(({ status }) => status === 200);
      const held = (await shelves()).filter(
        (level) => level.location_id === location_id && level.on_hand > 0,
      );
      expect(held).toHaveLength(isClosed ? 0 : 1);
      expect(answers[0]?.error ?? 'held').toBe(isClosed ? 'not_found' : 'held');
    }
  });

  it('goods of an archived product are still received, moved and counted where some are left', async () => {
    const { purchase_order_id, line_id, variant_id } = await aReceivedOrder(test, owner.token, storeId);
    const [owned] = await query<{ product_id: string }>(
      test.database.superUrl,
      'select product_id from app.variants where id = $1',
      [variant_id],
    );
    const archived = await test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      ...at({ product_id: owned?.product_id ?? '' }),
      body: { version: 1, status: 'archived' },
    });
    expect(archived.status).toBe(200);
    const rest = await test.call(
      'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts',
      {
        ...at({ purchase_order_id }),
        body: { lines: [{ line_id, quantity: 2 }] },
      },
    );
    expect(rest.data).toMatchObject({ state: 'received' });
    expect((await adjust(variant_id, shop, -1)).status).toBe(200);
    const counted = await test.call('POST /marketplace/v1/stores/{id}/stock-takes', {
      ...at(),
      body: { location_id: shop },
    });
    expect(counted.data.lines).toBe(1);
    expect((await shelves()).map(({ on_hand }) => on_hand)).toEqual([3]);
  });

  it('what sold counts for thirty days to the second, whatever the clock on the wall says', async () => {
    const variant = await newVariant(10, 'Cup');
    await sell(variant, 4);
    await sell(variant, 6);
    const sold = async (timezone: string) => {
      const { data } = await test.call('GET /marketplace/v1/stores/{id}/low-stock', {
        ...at(),
        headers: { 'x-timezone': timezone },
      });
      return data.items[0]?.sold_in_30_days;
    };
    const setTime = (quantity: number, age: string) =>
      query(
        test.database.superUrl,
        `update app.stock_movements set at = $3::timestamptz - $4::interval where store_id = $1 and quantity = $2`,
        [storeId, -quantity, test.services.clock(), age],
      );
    await setTime(4, '29 days 23 hours 59 minutes');
    await setTime(6, '30 days 1 minute');
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Nairobi']) {
      expect(await sold(zone), zone).toBe(4);
    }
  });
});
