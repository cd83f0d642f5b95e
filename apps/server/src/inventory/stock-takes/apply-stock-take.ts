import { emptyLevel } from '@sokoni/rules/stock/stock';
import {
  correctionOf,
  mostAppliedAtOnce,
  mostStockTakeLines,
  stockTakeNumber,
  type Uncounted,
} from '@sokoni/rules/stock/stock-take';
import { isJobOpen } from '@sokoni/rules/stores/store-job';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { assertReservedLeft, type Lowering } from '#stock/assert-reserved-left.ts';
import { moveStock } from '#stock/move-stock.ts';
import { stockAt } from '#stock/stock-by-location.ts';
import { jobAction } from '#tenancy/store-jobs/job-action.ts';
import type { JobRunner } from '#tenancy/store-jobs/run-job.ts';
import { startJob } from '#tenancy/store-jobs/start-job.ts';
import {
  countUnapplied,
  findJobState,
  type LineRow,
  lockStockTake,
  lockUnapplied,
  markApplied,
  type StockTakeRow,
  updateStockTake,
} from './queries.ts';

/** Lines of one step of a job: well under a second. */
const linesPerStep = 500;

/** What becomes of lines that nobody counted, and whether units that are promised to orders may go. */
interface Choice {
  uncounted: Uncounted;
  allowBelowReserved: boolean;
}

/**
 * Puts the books right by what was counted: at once, or as a job when there is much to do. A stock-take whose job was stopped
 * is applied again from where it stopped, with the choice that was made first.
 * What takes promised units is asked for before it begins; what is promised while a job goes on is not asked for again.
 * @throws DomainError `not_found`, `stock_take_ended`, `below_reserved`, `job_limit`
 */
export async function applyStockTake(
  db: Db,
  storeId: string,
  id: string,
  choice: Choice,
  action: Action,
): Promise<void> {
  const take = await lockStockTake(db, storeId, id, 'update');
  if (!take) throw new DomainError('not_found');
  if (!(await isApplicable(db, take))) throw new DomainError('stock_take_ended');
  const uncounted = take.uncounted ?? choice.uncounted;
  const lines = await countUnapplied(db, storeId, id, uncounted);
  const isSmall = lines <= mostAppliedAtOnce;
  if (!choice.allowBelowReserved) {
    const all = await lockUnapplied(db, storeId, id, uncounted, mostStockTakeLines);
    await assertReservedLeft(db, storeId, await corrections(db, { ...take, uncounted }, all, isSmall));
  }
  if (!isSmall) {
    const input = { stock_take_id: id };
    const job = { kind: 'stock_take', input, total: lines } as const;
    const jobId = await startJob(db, storeId, action.actor, job, action.receivedAt);
    await updateStockTake(db, storeId, id, { state: 'applying', uncounted, job_id: jobId });
    return;
  }
  await updateStockTake(db, storeId, id, { state: 'applying', uncounted });
  await applyLines(db, { ...take, uncounted }, mostAppliedAtOnce, action);
  await end(db, take, action);
}

/** Goes on with it in steps; each marks its lines in the transaction that moves the stock. */
export const stockTakeRunner: JobRunner = {
  async step(db, job, _, now) {
    const { stock_take_id: id } = job.input as { stock_take_id: string };
    const take = await lockStockTake(db, job.store_id, id, 'update');
    if (take?.state !== 'applying') throw new DomainError('stock_take_ended');
    const action = jobAction(job, now);
    const done = await applyLines(db, take, linesPerStep, action);
    const isLast = done < linesPerStep;
    if (isLast) await end(db, take, action);
    return { position: isLast ? null : { applied: job.done + done }, done, failed: 0 };
  },
};

/** @returns how many lines were put right, also those that were right */
async function applyLines(db: Db, take: StockTakeRow, limit: number, action: Action): Promise<number> {
  const { store_id: storeId, id } = take;
  const uncounted = take.uncounted ?? 'leave';
  const lines = await lockUnapplied(db, storeId, id, uncounted, limit);
  if (lines.length === 0) return 0;
  await moveStock(
    db,
    storeId,
    {
      reason: 'count',
      reference: `stock_take:${id}`,
      note: stockTakeNumber(take.number),
      lines: await corrections(db, take, lines, true),
    },
    action,
  );
  const variantIds = lines.map(({ variant_id }) => variant_id);
  await markApplied(db, storeId, id, variantIds);
  // The stock says so itself, by its products.
  publishChange(db, 'stock_take', [id]);
  return lines.length;
}

/** What the lines change on the shelf; it is held when that is to happen. */
async function corrections(
  db: Db,
  { store_id: storeId, location_id: locationId, uncounted }: StockTakeRow,
  lines: readonly (LineRow & { counted_later: boolean })[],
  held: boolean,
): Promise<(Lowering & { quantity: number })[]> {
  const stockLocations = lines.map(({ variant_id: variantId }) => ({ variantId, locationId }));
  const levels = new Map(
    (await stockAt(db, storeId, stockLocations, held)).map((level) => [level.variant_id, level]),
  );
  return (
    lines
      // Who counted it by hand since has seen more than this stock-take.
      .filter(({ counted_later }) => !counted_later)
      .map((line) => {
        const before = levels.get(line.variant_id) ?? emptyLevel;
        const quantity = correctionOf(line, uncounted ?? 'leave', before.on_hand);
        const stockLocation = { variantId: line.variant_id, locationId };
        return { ...stockLocation, quantity, before, afterwards: before.on_hand + quantity };
      })
  );
}

async function isApplicable(db: Db, take: StockTakeRow): Promise<boolean> {
  if (take.state !== 'applying' || take.job_id === null) return take.state === 'counting';
  const job = await findJobState(db, take.store_id, take.job_id);
  return job !== undefined && !isJobOpen(job);
}

async function end(db: Db, take: StockTakeRow, { occurredAt }: Action): Promise<void> {
  await updateStockTake(db, take.store_id, take.id, { state: 'applied', ended_at: occurredAt });
  publishChange(db, 'stock_take', [take.id]);
}
