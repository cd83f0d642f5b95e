import {
  adjust,
  available,
  count,
  emptyLevel,
  release,
  reserve,
  type StockLevel,
  sellOver,
  take,
} from '@sokoni/rules/stock';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, transaction } from '#platform/database/transaction.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';
import { query } from '#testing/query.ts';
import { adjustStock } from './adjust-stock.ts';
import { recordCounterSale, releaseStock, reserveStock, takeStock } from './reserve-stock.ts';

// The same steps on the rules and on the database, which must agree after each; CRASH ends a step before its commit.
// `npm run soak` takes 2,000 runs.
const numRuns = process.env.SOAK ? 2000 : 100;

let test: TestApp;
let owner: TestUser;
let storeId: string;
let places: string[];
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  const at = { token: owner.token, params: { id: storeId } };
  await test.call('POST /marketplace/v1/stores/{id}/locations', { ...at, body: { name: 'Kiosk' } });
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/locations', at);
  places = data.map(({ id }) => id);
});
afterAll(() => test.close());

const kinds = ['adjust', 'reserve', 'release', 'take', 'sell', 'transfer', 'receive', 'count'] as const;

interface Step {
  kind: (typeof kinds)[number];
  variant: number;
  place: number;
  pieces: number;
  crashes: boolean;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...kinds),
    variant: fc.integer({ min: 0, max: 1 }),
    place: fc.integer({ min: 0, max: 1 }),
    pieces: fc.integer({ min: 1, max: 9 }),
    crashes: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
  }),
  { maxLength: 60 },
);

async function newProduct() {
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params: { id: storeId },
    body: {
      title: 'Basin',
      options: [{ name: 'Size', entries: ['S', 'M'] }],
      variants: [{ entries: ['S'] }, { entries: ['M'] }],
    },
  });
  return { productId: data.id, variantIds: data.variants.map(({ id }) => id) };
}

/** What the rules say, by variant and place. */
type Model = StockLevel[][];

function onModel(model: Model, { kind, variant, place, pieces }: Step): boolean {
  const level = model[variant]?.[place] ?? emptyLevel;
  const put = (at: number, next: StockLevel) => {
    model[variant] = (model[variant] ?? []).map((old, index) => (index === at ? next : old));
  };
  if (kind === 'reserve') {
    const promised = reserve(level, pieces, true);
    if (promised.ok) put(place, promised.value.level);
    return promised.ok;
  }
  if (kind === 'transfer') {
    put(place, adjust(level, 'transfer_out', -pieces).level);
    put(1 - place, adjust(model[variant]?.[1 - place] ?? emptyLevel, 'transfer_in', pieces).level);
    return true;
  }
  const next = {
    adjust: () => adjust(level, 'adjustment', -pieces),
    receive: () => adjust(level, 'receipt', pieces),
    count: () => count(level, pieces),
    release: () => release(level, pieces),
    take: () => take(level, pieces),
    sell: () => sellOver(level, pieces),
  }[kind]();
  put(place, next.level);
  return true;
}

class Crash extends Error {}

async function onDatabase(variantIds: string[], step: Step): Promise<boolean> {
  const now = test.services.clock();
  const spot = { variantId: variantIds[step.variant] ?? '', locationId: places[step.place] ?? '' };
  const line = { ...spot, quantity: step.pieces };
  const sale = { reference: 'order:1', actorUserId: owner.id };
  const other = { ...spot, locationId: places[1 - step.place] ?? '' };
  const correct = (
    db: Db,
    reason: 'adjustment' | 'receipt' | 'transfer_out' | 'transfer_in',
    change: number,
    at = spot,
  ) => adjustStock(db, storeId, owner.id, { reason, note: '', lines: [{ ...at, change }] }, now);
  const work: Record<Step['kind'], (db: Db) => Promise<void>> = {
    adjust: (db) => correct(db, 'adjustment', -step.pieces),
    receive: (db) => correct(db, 'receipt', step.pieces),
    count: (db) =>
      adjustStock(
        db,
        storeId,
        owner.id,
        { reason: 'count', note: '', lines: [{ ...spot, counted: step.pieces }] },
        now,
      ),
    reserve: (db) => reserveStock(db, storeId, [line]),
    release: (db) => releaseStock(db, storeId, [line]),
    take: (db) => takeStock(db, storeId, sale, [line], now),
    sell: (db) => recordCounterSale(db, storeId, sale, [line], now),
    transfer: async (db) => {
      await correct(db, 'transfer_out', -step.pieces);
      await correct(db, 'transfer_in', step.pieces, other);
    },
  };
  try {
    await transaction(test.services.pool, { userId: owner.id, storeId }, async (db) => {
      await work[step.kind](db);
      if (step.crashes) throw new Crash();
    });
    return true;
  } catch (error) {
    if (error instanceof Crash || (error as { code?: string }).code === 'not_enough_stock') return false;
    throw error;
  }
}

/** Levels, the sum of their movements, and what is rolled up, side by side. */
async function kept(productId: string) {
  const levels = await query<{
    variant_id: string;
    location_id: string;
    on_hand: number;
    reserved: number;
    moved: number;
  }>(
    test.database.superUrl,
    `select level.variant_id, level.location_id, level.on_hand, level.reserved,
            (select coalesce(sum(quantity), 0)::int from app.stock_movements moved
             where moved.store_id = level.store_id and moved.variant_id = level.variant_id and moved.location_id = level.location_id) as moved
     from app.stock_levels level join app.variants variant on variant.store_id = level.store_id and variant.id = level.variant_id
     where variant.product_id = $1`,
    [productId],
  );
  const [standing] = await query<{ on_hand: number; available: number }>(
    test.database.superUrl,
    'select on_hand::int, available::int from app.product_stock where product_id = $1',
    [productId],
  );
  return { levels, standing };
}

describe('stock on the database does what the rules say', () => {
  it(
    'whatever happens in whatever order, with crashes in between',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          const { productId, variantIds } = await newProduct();
          const model: Model = [0, 1].map(() => [emptyLevel, emptyLevel]);
          for (const step of sequence) {
            const done = await onDatabase(variantIds, step);
            if (step.crashes) expect(done).toBe(false);
            else expect(done).toBe(onModel(model, step));
          }
          const { levels, standing } = await kept(productId);
          const flat = model.flat();
          expect(standing).toEqual({
            on_hand: flat.reduce((sum, { on_hand }) => sum + on_hand, 0),
            available: flat.reduce((sum, level) => sum + available(level), 0),
          });
          for (const { variant_id, location_id, moved, on_hand, reserved } of levels) {
            expect(moved).toBe(on_hand);
            const expected = model[variantIds.indexOf(variant_id)]?.[places.indexOf(location_id)];
            expect({ on_hand, reserved }).toEqual(expected);
          }
        }),
        { numRuns, seed: 20 },
      );
    },
    numRuns * 5000,
  );
});
