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
import { isComplete, receiveLine, type TransferLine, underWay } from '@sokoni/rules/transfer';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '#platform/command.ts';
import type { Db } from '#platform/database/transaction.ts';
import { newId } from '#platform/ids.ts';
import { applyStockTake } from '#stock-takes/apply-stock-take.ts';
import { count as countGoods } from '#stock-takes/count.ts';
import { startStockTake } from '#stock-takes/start-stock-take.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';
import { query } from '#testing/query.ts';
import { createTransfer } from '#transfers/draft-transfer.ts';
import { cancelTransfer, receiveTransfer } from '#transfers/receive-transfer.ts';
import { sendTransfer } from '#transfers/send-transfer.ts';
import { adjustStock } from './adjust-stock.ts';
import { recordCounterSale, releaseStock, reserveStock, takeStock } from './reserve-stock.ts';

// The same steps on the rules and on the database, which must agree after each. Some steps crash before their commit, some are
// sent again with the key they had. `npm run soak` takes 2,000 runs.
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

const kinds = [
  'adjust',
  'reserve',
  'release',
  'take',
  'sell',
  'receive',
  'count',
  'stock_take',
  'send',
  'arrive',
  'call_off',
] as const;

interface Step {
  kind: (typeof kinds)[number];
  variant: number;
  place: number;
  pieces: number;
  fate: 'commits' | 'crashes' | 'is sent twice';
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...kinds),
    variant: fc.integer({ min: 0, max: 1 }),
    place: fc.integer({ min: 0, max: 1 }),
    pieces: fc.integer({ min: 1, max: 9 }),
    fate: fc.constantFrom<Step['fate']>(...Array(8).fill('commits'), 'crashes', 'is sent twice'),
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

/** A transfer of one variant that was sent, as the rules see it, and its id in the database. */
interface Sent {
  id: string;
  variant: number;
  from: number;
  line: TransferLine;
}

/** What the rules say: levels by variant and place, and what is on its way. */
interface Model {
  levels: StockLevel[][];
  sent: Sent[];
}

/** Of what comes, this much is lost on the way. */
const lostOf = (pieces: number) => (pieces > 5 ? 1 : 0);

/** What arrives of the oldest transfer under way: as much as the step says, or what is left. */
function arrivalOf({ sent: [oldest] }: Model, { pieces }: Step) {
  if (!oldest) return null;
  const came = Math.min(pieces, underWay(oldest.line));
  return { oldest, received: came - lostOf(came), lost: lostOf(came) };
}

/** @returns whether the rules let it happen */
function onModel(model: Model, step: Step, transferId: string): boolean {
  const { kind, variant, place, pieces } = step;
  const level = (of = variant, at = place) => model.levels[of]?.[at] ?? emptyLevel;
  const put = (next: StockLevel, of = variant, at = place) => {
    model.levels[of] = (model.levels[of] ?? []).map((old, index) => (index === at ? next : old));
  };
  if (kind === 'reserve') {
    const promised = reserve(level(), pieces, true);
    if (promised.ok) put(promised.value.level);
    return promised.ok;
  }
  if (kind === 'send') {
    if (pieces > available(level())) return false;
    put(adjust(level(), 'transfer_out', -pieces).level);
    model.sent.push({
      id: transferId,
      variant,
      from: place,
      line: { quantity: pieces, received: 0, lost: 0 },
    });
    return true;
  }
  if (kind === 'arrive') {
    const arrival = arrivalOf(model, step);
    if (!arrival) return true;
    const { oldest, ...came } = arrival;
    const after = receiveLine(oldest.line, came);
    if (!after.ok) return false;
    oldest.line = after.value;
    put(
      adjust(level(oldest.variant, 1 - oldest.from), 'transfer_in', came.received).level,
      oldest.variant,
      1 - oldest.from,
    );
    if (isComplete([oldest.line])) model.sent.shift();
    return true;
  }
  if (kind === 'call_off') {
    const oldest = model.sent.shift();
    if (!oldest) return true;
    const back = adjust(level(oldest.variant, oldest.from), 'transfer_in', underWay(oldest.line));
    put(back.level, oldest.variant, oldest.from);
    return true;
  }
  const next = {
    adjust: () => adjust(level(), 'adjustment', -pieces),
    receive: () => adjust(level(), 'receipt', pieces),
    count: () => count(level(), pieces),
    stock_take: () => count(level(), pieces),
    release: () => release(level(), pieces),
    take: () => take(level(), pieces),
    sell: () => sellOver(level(), pieces),
  }[kind]();
  put(next.level);
  return true;
}

class Crash extends Error {}

/** @returns whether it was committed */
async function onDatabase(
  variantIds: string[],
  step: Step,
  model: Model,
  transferId: string,
): Promise<boolean> {
  const now = test.services.clock();
  const by = { userId: owner.id, now };
  const spot = { variantId: variantIds[step.variant] ?? '', locationId: places[step.place] ?? '' };
  const line = { ...spot, quantity: step.pieces };
  const sale = { reference: 'order:1', actorUserId: owner.id };
  const correct = (db: Db, reason: 'adjustment' | 'receipt', change: number) =>
    adjustStock(db, storeId, owner.id, { reason, note: '', lines: [{ ...spot, change }] }, now);
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
    async stock_take(db) {
      const list = { scope: 'list', scopeValue: '', variantIds: [spot.variantId], note: '' } as const;
      const id = await startStockTake(db, storeId, { ...list, locationId: spot.locationId }, by);
      const typed = {
        id: newId(),
        code: '',
        variantId: spot.variantId,
        kind: 'typed',
        pieces: step.pieces,
      } as const;
      await countGoods(db, storeId, id, [typed], by);
      await applyStockTake(db, storeId, id, 'leave', by);
    },
    async send(db) {
      const draft = { fromLocationId: spot.locationId, toLocationId: places[1 - step.place] ?? '', note: '' };
      await createTransfer(db, storeId, { ...draft, id: transferId, lines: [line] }, by);
      await sendTransfer(db, storeId, transferId, by);
    },
    async arrive(db) {
      const arrival = arrivalOf(model, step);
      if (!arrival) return;
      const { oldest, ...came } = arrival;
      const variantId = variantIds[oldest.variant] ?? '';
      await receiveTransfer(db, storeId, oldest.id, [{ variantId, ...came }], by);
    },
    async call_off(db) {
      const [oldest] = model.sent;
      if (oldest) await cancelTransfer(db, storeId, oldest.id, by);
    },
  };
  const keyed = { actor: owner.id, key: newId(), requestHmac: Buffer.from(step.kind) };
  const origin = { userId: owner.id, storeId, networkAddress: '', requestId: '', keyed };
  const send = () =>
    command(test.services, origin, step.kind, async (db) => {
      await work[step.kind](db);
      if (step.fate === 'crashes') throw new Crash();
      return {};
    });
  try {
    await send();
    if (step.fate === 'is sent twice') await send();
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
          const model: Model = { levels: [0, 1].map(() => [emptyLevel, emptyLevel]), sent: [] };
          for (const step of sequence) {
            const transferId = newId();
            const done = await onDatabase(variantIds, step, model, transferId);
            if (step.fate === 'crashes') expect(done).toBe(false);
            else expect(done).toBe(onModel(model, step, transferId));
          }
          const { levels, standing } = await kept(productId);
          const flat = model.levels.flat();
          expect(standing).toEqual({
            on_hand: flat.reduce((sum, { on_hand }) => sum + on_hand, 0),
            available: flat.reduce((sum, level) => sum + available(level), 0),
          });
          for (const { variant_id, location_id, moved, on_hand, reserved } of levels) {
            expect(moved).toBe(on_hand);
            const expected = model.levels[variantIds.indexOf(variant_id)]?.[places.indexOf(location_id)];
            expect({ on_hand, reserved }).toEqual(expected);
          }
        }),
        { numRuns, seed: 20 },
      );
    },
    numRuns * 5000,
  );
});
