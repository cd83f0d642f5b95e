import { type OrderBulkAction, tagsAfter } from '@sokoni/rules/orders/order-bulk-actions';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import type { Action } from '#core/action.ts';
import { savepoint } from '#core/database/access/savepoint.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { fulfilOrder } from '#sales/orders/fulfilment/fulfil-order.ts';
import { findLines } from '#sales/orders/line-queries.ts';
import { lockOrder } from '#sales/orders/lock-order.ts';
import { updateOrder } from '#sales/orders/queries.ts';
import { insertEvents } from '#sales/orders/records/event-queries.ts';
import { say } from '#sales/orders/sentences.ts';
import { jobAction } from '#tenancy/store-jobs/job-action.ts';
import type { JobRunner } from '#tenancy/store-jobs/run-job.ts';
import { findNext, noteOutcomes, type Outcome } from './queries.ts';

/** What a job of the kind `order_bulk_action` is told; the orders are in `order_bulk_action_items`. */
export interface OrderBulkActionInput {
  act: OrderBulkAction;
}

/** Items are taken for one order in a transaction: two of them would hold stock and customers in each other's way. */
const stepOrders: Record<OrderBulkAction['kind'], number> = { fulfil: 1, add_tags: 100, remove_tags: 100 };

/** Does the act with the next orders of the selection. */
export const orderBulkActionRunner: JobRunner = {
  async step(db, job, _prepared, now) {
    const { act } = job.input as OrderBulkActionInput;
    const action = jobAction(job, now);
    const ids = await findNext(db, job.store_id, job.id, stepOrders[act.kind]);
    const outcomes: Outcome[] = [];
    for (const order_id of ids) {
      outcomes.push({ order_id, ...(await tried(db, () => doAct(db, job.store_id, order_id, act, action))) });
    }
    await noteOutcomes(db, job.store_id, job.id, outcomes, now);
    const count = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
    const failed = count('failed');
    return {
      position: ids.length === 0 ? null : { after: ids.at(-1) },
      done: outcomes.length - failed,
      failed,
      result: {
        changed: (job.result.changed ?? 0) + count('changed'),
        unchanged: (job.result.unchanged ?? 0) + count('unchanged'),
      },
    };
  },
};

type Tried = Pick<Outcome, 'state' | 'reason'>;

/** What is refused leaves nothing of itself, and the others go on. */
async function tried(db: Db, work: () => Promise<boolean>): Promise<Tried> {
  try {
    const isChanged = await savepoint(db, work);
    return { state: isChanged ? 'changed' : 'unchanged', reason: '' };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { state: 'failed', reason: error.message };
  }
}

/** @returns whether there was something to do */
async function doAct(
  db: Db,
  storeId: string,
  orderId: string,
  act: OrderBulkAction,
  action: Action,
): Promise<boolean> {
  return act.kind === 'fulfil'
    ? fulfilAll(db, storeId, orderId, action)
    : changeTags(db, storeId, orderId, act, action);
}

async function fulfilAll(db: Db, storeId: string, orderId: string, action: Action): Promise<boolean> {
  await lockOrder(db, storeId, orderId, action);
  const lines = (await findLines(db, storeId, orderId))
    .filter(({ quantity, fulfilled }) => quantity > fulfilled)
    .map(({ id, quantity, fulfilled }) => ({ line_id: id, quantity: quantity - fulfilled }));
  if (lines.length === 0) return false;
  const byHand = { carrier: '', tracking_number: '', tracking_url: '' };
  await fulfilOrder(db, storeId, orderId, { ...byHand, lines }, action);
  return true;
}

async function changeTags(
  db: Db,
  storeId: string,
  orderId: string,
  act: Exclude<OrderBulkAction, { kind: 'fulfil' }>,
  action: Action,
): Promise<boolean> {
  const order = await lockOrder(db, storeId, orderId, action);
  const tags = tagsAfter(order.tags, act);
  if (!tags.ok)
    throw new DomainError('wrong_state', { message: say('tooManyTags', { max: orderLimits.tags }) });
  if (tags.value.join() === order.tags.join()) return false;
  await updateOrder(db, order, { tags: tags.value, updated_at: action.receivedAt });
  await insertEvents(db, { storeId, orderId, actor: action.actor, at: action.occurredAt }, [
    { kind: 'edited', data: { amount: order.ordered_total, units: order.units } },
  ]);
  publishChange(db, 'order', [orderId]);
  return true;
}
