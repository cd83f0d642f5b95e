import { available } from '@sokoni/rules/stock/stock';
import { afterStep } from '@sokoni/rules/testing/apply-stock-step';
import { emptyLedger, type StockLedger } from '@sokoni/rules/testing/stock-ledger';
import { type FatedStep, stockSteps } from '@sokoni/rules/testing/stock-steps';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { newSupplier } from '#testing/clients/purchasing-calls.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { modelPatience, modelRuns } from '#testing/models/model-runs.ts';
import { type Ground, stepOnDatabase } from '#testing/models/run-stock-step.ts';
import { sendAsFated } from '#testing/models/send-with-outcome.ts';

// The same steps on the rules and on the database, which must agree after each.

let test: TestApp;
let owner: TestUser;
let eye: pg.Client;
let ground: Omit<Ground, 'variantIds'>;
beforeAll(async () => {
  test = await startTestApp();
  const user = await test.verifiedUser();
  // Each step turns the clock on: many runs are longer than a day of work.
  const { email, password } = user;
  const body = { app_id: 'sokoni', email, password, remember_me: true };
  const { token } = await test.call('POST /accounts/api/v1/auth/users/login', { body });
  owner = { ...user, token: token ?? '' };
  const { id: storeId } = await test.newStore(owner.token, { module_inventory: 'active' });
  const at = { token: owner.token, params: { id: storeId } };
  await test.call('POST /marketplace/v1/stores/{id}/locations', { ...at, body: { name: 'Kiosk' } });
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/locations', at);
  const supplier = await newSupplier(test, { token: owner.token, storeId });
  ground = { storeId, userId: owner.id, supplierId: supplier.id, places: data.map(({ id }) => id) };
  eye = new pg.Client({ connectionString: test.database.superUrl });
  await eye.connect();
});
afterAll(async () => {
  await eye.end();
  await test.close();
});

async function newProduct() {
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params: { id: ground.storeId },
    body: {
      title: 'Basin',
      options: [{ name: 'Size', entries: ['S', 'M'] }],
      variants: [{ entries: ['S'], low_stock_at: 4 }, { entries: ['M'] }],
    },
  });
  return { productId: data.id, variantIds: data.variants.map(({ id }) => id) };
}

/** Sends a step, and the rules with it; both must answer the same. */
function sendBoth(on: Ground, ledger: StockLedger, { fate, ...step }: FatedStep): Promise<StockLedger> {
  const sent = { ...step, key: newId() };
  // What comes later is told by its time.
  test.advance(1);
  const work = (db: Db) => stepOnDatabase(db, on, ledger, sent, test.services.clock());
  const { storeId, userId } = on;
  const sending = { storeId, userId, kind: sent.kind, key: sent.key, fate, work };
  return sendAsFated(test.services, sending, { before: ledger, after: afterStep(ledger, sent) });
}

interface Kept {
  on_hand: number;
  reserved: number;
  moved: number;
}

/** What the database has: each level with the sum of its movements, the product's figures, its costs, and what came of each
 * order. */
async function kept({ variantIds, places }: Ground, productId: string) {
  const { rows } = await eye.query<Kept>(
    `select coalesce(level.on_hand, 0) as on_hand, coalesce(level.reserved, 0) as reserved,
            (select coalesce(sum(quantity), 0)::int from app.stock_movements moved
             where moved.variant_id = stock_location.variant_id and moved.location_id = stock_location.location_id) as moved
     from unnest($1::uuid[], $2::uuid[]) with ordinality as stock_location (variant_id, location_id, n)
     left join app.stock_levels level on level.variant_id = stock_location.variant_id and level.location_id = stock_location.location_id
     order by stock_location.n`,
    [variantIds.flatMap((id) => [id, id]), variantIds.flatMap(() => [...places])],
  );
  const standing = await eye.query(
    'select on_hand::int, available::int from app.product_stock where product_id = $1',
    [productId],
  );
  const orders = await eye.query(
    `select placed.id, placed.state, array_agg(line.received order by line.position) as received
     from app.purchase_orders placed join app.purchase_order_lines line on line.order_id = placed.id
     where line.variant_id = any ($1::uuid[]) group by placed.id, placed.state order by placed.id`,
    [variantIds],
  );
  const costs = await eye.query<{ cost: number | null }>(
    `select cost::float8 as cost from app.variants where id = any ($1::uuid[]) order by array_position($1::uuid[], id)`,
    [variantIds],
  );
  return {
    levels: rows,
    standing: standing.rows[0],
    orders: orders.rows,
    costs: costs.rows.map(({ cost }) => cost),
  };
}

function keptByRules({ levels, moved, orders, costs }: StockLedger) {
  const flat = levels.flat();
  return {
    levels: flat.map((level, stockLocation) => ({ ...level, moved: moved.flat()[stockLocation] })),
    standing: {
      on_hand: flat.reduce((sum, { on_hand }) => sum + on_hand, 0),
      available: flat.reduce((sum, level) => sum + available(level), 0),
    },
    orders: orders.map(({ id, state, lines }) => ({
      id,
      state,
      received: lines.map(({ received }) => received),
    })),
    costs,
  };
}

/** Orders of which all has come, or nothing more will, and whose receipts do not add up to what all of it has cost. */
async function wronglyLanded(variantIds: readonly string[]) {
  const { rows } = await eye.query(
    `with items as (
       select placed.id, placed.state, sum(line.received * line.unit_cost) as value, sum(line.received) as units
       from app.purchase_orders placed join app.purchase_order_lines line on line.order_id = placed.id
       where line.variant_id = any ($1::uuid[]) group by placed.id, placed.state
     )
     select items.*, landed.value as landed from items,
       lateral (select coalesce(sum(amount), 0) as value from app.purchase_order_costs where order_id = items.id) on_top,
       lateral (select coalesce(sum(part.landed_value), 0) as value
                from app.purchase_receipts receipt join app.purchase_receipt_lines part on part.receipt_id = receipt.id
                where receipt.order_id = items.id
                  and not exists (select from app.purchase_receipt_reversals where receipt_id = receipt.id)) landed
     where items.state in ('received', 'closed') and items.units > 0 and landed.value <> items.value + on_top.value`,
    [variantIds],
  );
  return rows;
}

/** Levels that the roll-up of what is low at a place has otherwise than they are. */
async function misjudged(variantIds: readonly string[]) {
  const { rows } = await eye.query(
    `select level.variant_id, level.location_id, judged.state, low.state as rolled_up
     from app.stock_levels level
     join app.variants variant on variant.id = level.variant_id
     cross join lateral (select case when level.on_hand - level.reserved <= 0 then 'out'
                                     when level.on_hand - level.reserved <= variant.low_stock_at then 'low' end as state) judged
     left join app.low_levels low on low.variant_id = level.variant_id and low.location_id = level.location_id
     where level.variant_id = any ($1::uuid[]) and low.state is distinct from judged.state`,
    [variantIds],
  );
  return rows;
}

describe('Stock on the database does what the rules say', () => {
  it(
    'whatever happens in whatever order, with crashes in between',
    async () => {
      await fc.assert(
        fc.asyncProperty(stockSteps, async (sequence) => {
          const { productId, variantIds } = await newProduct();
          const on = { ...ground, variantIds };
          // What the run before has left: one stock-take goes on at a place.
          await eye.query("update app.stock_takes set state = 'cancelled' where state = 'counting'");
          let ledger = emptyLedger;
          let promised = [0, 0, 0, 0];
          for (const step of sequence) {
            ledger = await sendBoth(on, ledger, step);
            const now = await kept(on, productId);
            expect(now).toEqual(keptByRules(ledger));
            const broken = now.levels.filter(
              ({ on_hand, reserved, moved }, stockLocation) =>
                moved !== on_hand || (reserved > (promised[stockLocation] ?? 0) && reserved > on_hand),
            );
            expect(broken).toEqual([]);
            expect(await misjudged(variantIds)).toEqual([]);
            promised = now.levels.map(({ reserved }) => reserved);
          }
          expect(await wronglyLanded(variantIds)).toEqual([]);
        }),
        modelRuns,
      );
    },
    modelPatience,
  );
});
