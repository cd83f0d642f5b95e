import { type BulkOrderAct, tagsAfter } from '@sokoni/rules/order-acts';
import type { Role } from '@sokoni/rules/roles';
import { announce } from '#platform/database/announce.ts';
import { savepoint } from '#platform/database/savepoint.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { JobRunner } from '#store-jobs/run-job.ts';
import { insertEvents } from '../event-queries.ts';
import { fulfilOrder } from '../fulfil-order.ts';
import { findLines } from '../line-queries.ts';
import { type Acting, holdOrder } from '../open-order.ts';
import { updateOrder } from '../queries.ts';
import { findNext, noteOutcomes, type Outcome } from './queries.ts';

/** What a job of the kind `order_act` is told; the orders are in `order_act_items`. */
export interface OrderActInput {
  act: BulkOrderAct;
  /** Of who began it, at that moment. */
  role: Role;
}

/** Goods are taken for one order in a transaction: two of them would hold stock and customers in each other's way. */
const stepOrders: Record<BulkOrderAct['kind'], number> = { hand_over: 1, add_tags: 100, remove_tags: 100 };

/** Does the act with the next orders of the selection. */
export const orderActRunner: JobRunner = {
  async step(db, job, _prepared, now) {
    const { act, role } = job.input as OrderActInput;
    const acting = { userId: job.created_by, role, now };
    const ids = await findNext(db, job.store_id, job.id, stepOrders[act.kind]);
    const outcomes: Outcome[] = [];
    for (const order_id of ids) {
      outcomes.push({ order_id, ...(await tried(db, () => doAct(db, job.store_id, order_id, act, acting))) });
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
  act: BulkOrderAct,
  acting: Acting,
): Promise<boolean> {
  return act.kind === 'hand_over'
    ? handOverAll(db, storeId, orderId, acting)
    : changeTags(db, storeId, orderId, act, acting);
}

async function handOverAll(db: Db, storeId: string, orderId: string, acting: Acting): Promise<boolean> {
  await holdOrder(db, storeId, orderId, acting);
  const lines = (await findLines(db, storeId, orderId))
    .filter(({ quantity, fulfilled }) => quantity > fulfilled)
    .map(({ id, quantity, fulfilled }) => ({ line_id: id, quantity: quantity - fulfilled }));
  if (lines.length === 0) return false;
  const byHand = { carrier: '', tracking_number: '', tracking_url: '' };
  await fulfilOrder(db, storeId, orderId, { ...byHand, lines }, acting);
  return true;
}

async function changeTags(
  db: Db,
  storeId: string,
  orderId: string,
  act: Exclude<BulkOrderAct, { kind: 'hand_over' }>,
  acting: Acting,
): Promise<boolean> {
  const order = await holdOrder(db, storeId, orderId, acting);
  const tags = tagsAfter(order.tags, act);
  if (!tags.ok) throw new DomainError('wrong_state', { message: tags.reason });
  if (tags.value.join() === order.tags.join()) return false;
  await updateOrder(db, order, { tags: tags.value, updated_at: acting.now });
  await insertEvents(db, { storeId, orderId, actorUserId: acting.userId, at: acting.now }, [
    { kind: 'edited', data: { amount: order.ordered_total, pieces: order.pieces } },
  ]);
  await announce(db, 'order', [orderId]);
  return true;
}
