import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { newId } from '#core/ids.ts';
import { type AttemptRow, updateAttempt } from '../attempts/queries.ts';
import { insertRefund } from './queries.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    /** As soon as money is to go back; what gets lost the clock sends again. */
    send_payment_refund: { store_id: string; refund_id: string };
  }
}

/** Gives all of a payment back that no order came of. The attempt is held. @returns what changed of it */
export async function refundAttempt(
  db: Db,
  attempt: AttemptRow,
  now: Date,
): Promise<Pick<AttemptRow, 'state' | 'next_check_at' | 'updated_at'>> {
  const { store_id, id: attempt_id, received_amount, amount } = attempt;
  const refund = { store_id, id: newId(), attempt_id, amount: received_amount ?? amount };
  await insertRefund(db, { ...refund, state: 'due', next_check_at: now, created_at: now, updated_at: now });
  const due = { state: 'refund_due' as const, next_check_at: null, updated_at: now };
  await updateAttempt(db, attempt, due);
  await enqueue(db, 'send_payment_refund', { store_id, refund_id: refund.id });
  return due;
}
