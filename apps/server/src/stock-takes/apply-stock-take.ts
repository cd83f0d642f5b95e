import { correctionOf, mostAppliedAtOnce, stockTakeNumber, type Uncounted } from '@sokoni/rules/stock-take';
import { isJobOpen } from '@sokoni/rules/store-job';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { holdLevels } from '#stock/hold-levels.ts';
import { moveStock } from '#stock/move-stock.ts';
import type { JobRunner } from '#store-jobs/run-job.ts';
import { startJob } from '#store-jobs/start-job.ts';
import {
  countUnapplied,
  findJobState,
  lockStockTake,
  lockUnapplied,
  markApplied,
  type StockTakeRow,
  updateStockTake,
} from './queries.ts';

/** Lines of one step of a job: well under a second. */
const linesPerStep = 500;

interface By {
  userId: string;
  now: Date;
}

/**
 * Puts the books right by what was counted: at once, or as a job when there is much to do. A stock-take whose job was stopped
 * is applied again from where it stopped, with the choice that was made first.
 * @throws DomainError `not_found`, `stock_take_ended`, `job_limit`
 */
export async function applyStockTake(
  db: Db,
  storeId: string,
  id: string,
  choice: Uncounted,
  by: By,
): Promise<void> {
  const take = await lockStockTake(db, storeId, id, 'update');
  if (!take) throw new DomainError('not_found');
  if (!(await isApplicable(db, take))) throw new DomainError('stock_take_ended');
  const uncounted = take.uncounted ?? choice;
  const lines = await countUnapplied(db, storeId, id, uncounted);
  if (lines > mostAppliedAtOnce) {
    const input = { stock_take_id: id };
    const jobId = await startJob(db, storeId, by.userId, { kind: 'stock_take', input, total: lines }, by.now);
    await updateStockTake(db, storeId, id, { state: 'applying', uncounted, job_id: jobId });
    return;
  }
  await updateStockTake(db, storeId, id, { state: 'applying', uncounted });
  await applyLines(db, { ...take, uncounted }, mostAppliedAtOnce, by);
  await end(db, take, by.now);
}

/** Goes on with it in steps; each marks its lines in the transaction that moves the stock. */
export const stockTakeRunner: JobRunner = {
  async step(db, job, _, now) {
    const { stock_take_id: id } = job.input as { stock_take_id: string };
    const take = await lockStockTake(db, job.store_id, id, 'update');
    if (take?.state !== 'applying') throw new DomainError('stock_take_ended');
    const done = await applyLines(db, take, linesPerStep, { userId: job.created_by, now });
    const isLast = done < linesPerStep;
    if (isLast) await end(db, take, now);
    return { position: isLast ? null : { applied: job.done + done }, done, failed: 0 };
  },
};

/** @returns how many lines were put right, also those that were right */
async function applyLines(db: Db, take: StockTakeRow, limit: number, by: By): Promise<number> {
  const { store_id: storeId, id } = take;
  const uncounted = take.uncounted ?? 'leave';
  const lines = await lockUnapplied(db, storeId, id, uncounted, limit);
  if (lines.length === 0) return 0;
  const levels = await holdLevels(
    db,
    storeId,
    lines.map(({ variant_id }) => ({ variantId: variant_id, locationId: take.location_id })),
  );
  const onHand = new Map(levels.map((level) => [level.variant_id, level.on_hand]));
  const corrections = lines
    // Who counted it by hand since has seen more than this stock-take.
    .filter(({ counted_later }) => !counted_later)
    .map((line) => ({
      variantId: line.variant_id,
      locationId: take.location_id,
      quantity: correctionOf(line, uncounted, onHand.get(line.variant_id) ?? 0),
    }));
  await moveStock(
    db,
    storeId,
    {
      reason: 'count',
      reference: `stock_take:${id}`,
      note: stockTakeNumber(take.number),
      actorUserId: by.userId,
      lines: corrections,
    },
    by.now,
  );
  const variantIds = lines.map(({ variant_id }) => variant_id);
  await markApplied(db, storeId, id, variantIds);
  // The stock says so itself, by its products.
  await announce(db, 'stock_take', [id]);
  return lines.length;
}

async function isApplicable(db: Db, take: StockTakeRow): Promise<boolean> {
  if (take.state !== 'applying' || take.job_id === null) return take.state === 'counting';
  const job = await findJobState(db, take.store_id, take.job_id);
  return job !== undefined && !isJobOpen(job);
}

async function end(db: Db, take: StockTakeRow, now: Date): Promise<void> {
  await updateStockTake(db, take.store_id, take.id, { state: 'applied', ended_at: now });
  await announce(db, 'stock_take', [take.id]);
}
