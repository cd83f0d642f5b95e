import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { openStockLocations } from '#sales/orders/fulfilment/line-stock-locations.ts';
import { findLines } from '#sales/orders/line-queries.ts';
import { say } from '#sales/orders/sentences.ts';
import { openPlace } from '#stock/assert-stock-locations.ts';
import { holdLevels } from '#stock/lock-levels.ts';
import { moveStock } from '#stock/move-stock.ts';
import { releaseStock } from '#stock/reserve-stock.ts';
import { jobAction } from '#tenancy/store-jobs/job-action.ts';
import { openJobsOfKind } from '#tenancy/store-jobs/jobs-of-kind.ts';
import type { JobRow, JobRunner } from '#tenancy/store-jobs/run-job.ts';
import { startJob } from '#tenancy/store-jobs/start-job.ts';
import {
  findItemsAway,
  findTestSeries,
  forgetTestMoney,
  forgetTestOrders,
  lockTestOrders,
  type TestOrder,
} from './queries.ts';

/** What a job of the kind `test_orders_clear` is told. */
interface ClearInput {
  /** The serial of the newest order there was; later ones stay. */
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
  { actor, receivedAt }: Action,
): Promise<{ jobId: string; orders: number }> {
  const { orders, newest } = await findTestSeries(db, storeId);
  if (newest === null) throw new DomainError('nothing_selected', { message: say('testOrdersNone') });
  const [open] = await openJobsOfKind(db, storeId, kind);
  if (open) return { jobId: open, orders };
  const input: ClearInput = { newest };
  const jobId = await startJob(db, storeId, actor, { kind, input, total: orders }, receivedAt);
  return { jobId, orders };
}

/** Clears the next test orders: their items lie on the shelf again, and nothing tells of them any more but the stock ledger. */
export const clearTestOrdersRunner: JobRunner = {
  async step(db, job, _prepared, now) {
    const { newest } = job.input as ClearInput;
    const orders = await lockTestOrders(db, job.store_id, newest, stepOrders);
    const ids = orders.map(({ id }) => id);
    await putItemsBack(db, job, orders, jobAction(job, now));
    await forgetTestOrders(db, ids);
    const isLast = orders.length < stepOrders;
    publishChange(db, 'order', ids);
    if (isLast) {
      await forgetTestMoney(db);
      publishChange(db, 'gift_card', []);
      publishChange(db, 'customer', []);
    }
    return { position: isLast ? null : { after: orders.at(-1)?.serial }, done: orders.length, failed: 0 };
  },
};

/** What was promised is free again, and what left lies where it left from, or at the first open place where that is closed. */
async function putItemsBack(
  db: Db,
  job: JobRow,
  orders: readonly TestOrder[],
  action: Action,
): Promise<void> {
  const { store_id: storeId } = job;
  const promised = [];
  for (const { id, stage, location_id } of orders) {
    if (stage === 'placed')
      promised.push(...openStockLocations(location_id, await findLines(db, storeId, id)));
  }
  const away = await findItemsAway(
    db,
    storeId,
    orders.map(({ id }) => id),
  );
  const places = new Map<string, string>();
  for (const locationId of new Set(away.map((stockLocation) => stockLocation.locationId))) {
    places.set(locationId, (await openPlace(db, storeId, locationId)).id);
  }
  const back = away.map((stockLocation) => ({
    ...stockLocation,
    locationId: places.get(stockLocation.locationId) ?? stockLocation.locationId,
  }));
  // All of them at once, in one order: what follows holds them in two turns.
  await holdLevels(db, storeId, [...promised, ...back]);
  if (promised.length > 0) await releaseStock(db, storeId, promised);
  const cleared = { reason: 'return', reference: `job:${job.id}`, note: say('testOrdersCleared') } as const;
  await moveStock(db, storeId, { ...cleared, lines: back }, action);
}
