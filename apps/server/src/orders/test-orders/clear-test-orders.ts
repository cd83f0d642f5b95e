import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { openPlace } from '#stock/assert-spots.ts';
import { holdLevels } from '#stock/hold-levels.ts';
import { moveStock } from '#stock/move-stock.ts';
import { releaseStock } from '#stock/reserve-stock.ts';
import { openJobsOfKind } from '#store-jobs/jobs-of-kind.ts';
import type { JobRow, JobRunner } from '#store-jobs/run-job.ts';
import { startJob } from '#store-jobs/start-job.ts';
import { findLines } from '../line-queries.ts';
import { openSpots } from '../line-spots.ts';
import {
  findGoodsAway,
  findTestSeries,
  forgetTestMoney,
  forgetTestOrders,
  lockTestOrders,
  type TestOrder,
} from './queries.ts';

/** What a job of the kind `test_orders_clear` is told. */
interface ClearInput {
  /** The number of the newest order there was; later ones stay. */
  newest: number;
}

const kind = 'test_orders_clear';
const stepOrders = 20;

/**
 * Has all test orders of the store cleared that there are at this moment.
 * @returns the job that does it, also one that is at it already
 * @throws DomainError `nothing_selected` where there are none, `job_limit`
 */
export async function startClearing(
  db: Db,
  storeId: string,
  userId: string,
  now: Date,
): Promise<{ jobId: string; orders: number }> {
  const { orders, newest } = await findTestSeries(db, storeId);
  if (newest === null) throw new DomainError('nothing_selected', { message: 'There are no test orders.' });
  const [open] = await openJobsOfKind(db, storeId, kind);
  if (open) return { jobId: open, orders };
  const input: ClearInput = { newest };
  const jobId = await startJob(db, storeId, userId, { kind, input, total: orders }, now);
  return { jobId, orders };
}

/** Clears the next test orders: their goods lie on the shelf again, and nothing tells of them any more but the stock ledger. */
export const clearTestOrdersRunner: JobRunner = {
  async step(db, job, _prepared, now) {
    const { newest } = job.input as ClearInput;
    const orders = await lockTestOrders(db, job.store_id, newest, stepOrders);
    const ids = orders.map(({ id }) => id);
    await putGoodsBack(db, job, orders, now);
    await forgetTestOrders(db, ids);
    const isLast = orders.length < stepOrders;
    await announce(db, 'order', ids);
    if (isLast) {
      await forgetTestMoney(db);
      await announce(db, 'gift_card', []);
      await announce(db, 'customer', []);
    }
    return { position: isLast ? null : { after: orders.at(-1)?.number }, done: orders.length, failed: 0 };
  },
};

/** What was promised is free again, and what left lies where it left from, or at the first open place where that is closed. */
async function putGoodsBack(db: Db, job: JobRow, orders: readonly TestOrder[], now: Date): Promise<void> {
  const { store_id: storeId } = job;
  const promised = [];
  for (const { id, stage, location_id } of orders) {
    if (stage === 'placed') promised.push(...openSpots(location_id, await findLines(db, storeId, id)));
  }
  const away = await findGoodsAway(
    db,
    storeId,
    orders.map(({ id }) => id),
  );
  const places = new Map<string, string>();
  for (const locationId of new Set(away.map((spot) => spot.locationId))) {
    places.set(locationId, (await openPlace(db, storeId, locationId)).id);
  }
  const back = away.map((spot) => ({ ...spot, locationId: places.get(spot.locationId) ?? spot.locationId }));
  // All of them at once, in one order: what follows holds them in two turns.
  await holdLevels(db, storeId, [...promised, ...back]);
  if (promised.length > 0) await releaseStock(db, storeId, promised);
  const cleared = { reason: 'return', reference: `job:${job.id}`, note: 'Test orders cleared' } as const;
  await moveStock(db, storeId, { ...cleared, actorUserId: job.created_by, lines: back }, now);
}
