import type { unclearPayment } from '@sokoni/contract/sales/online-payments';
import { type AttemptAct, actFor } from '@sokoni/rules/online-payments/payment-attempt';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { lockRefundsOfAttempt, updateRefund } from '../refunds/queries.ts';
import { refundAttempt } from '../refunds/refund-attempt.ts';
import {
  type AttemptRow,
  findAttempt,
  findUnclearAttempts,
  lockAttemptsOfCheckout,
  updateAttempt,
} from './queries.ts';

const most = 100;
const shownForMs = 30 * 86_400_000;

/** The online payments that need a person, and those that went back by themselves a short time ago. */
export async function readUnclearPayments(
  db: Db,
  storeId: string,
  now: Date,
): Promise<z.output<typeof unclearPayment>[]> {
  const since = new Date(now.getTime() - shownForMs);
  const rows = await findUnclearAttempts(db, storeId, { since, most });
  return rows.flatMap(({ problem, ...row }) =>
    problem === null
      ? []
      : {
          ...{ id: row.id, provider: row.provider, mode: row.mode, reference: row.reference },
          ...{ amount: row.amount, currency: row.currency, state: row.state, problem },
          ...{ received_amount: row.received_amount, received_currency: row.received_currency },
          last_error: row.last_error,
          act: actFor({ state: row.state, problem }),
          order: row.order_id === null ? null : { id: row.order_id, number: row.order_number ?? '' },
          created_at: row.created_at.toISOString(),
        },
  );
}

/** How many online payments need a person; as many as are listed at most. */
export async function countUnclearPayments(db: Db, storeId: string, now: Date): Promise<number> {
  return (await readUnclearPayments(db, storeId, now)).filter(({ act }) => act !== null).length;
}

/**
 * The attempt, if this is what can be done about it.
 * @throws DomainError `not_found`, `wrong_state` where something else has to be done by now, or nothing
 */
export async function findUnclearPayment(
  db: Db,
  storeId: string,
  id: string,
  act: AttemptAct,
): Promise<AttemptRow> {
  const attempt = await findAttempt(db, storeId, id);
  if (!attempt) throw new DomainError('not_found');
  if (actFor(attempt) !== act) throw new DomainError('wrong_state');
  return attempt;
}

/**
 * Gives back what a provider took where it is not what was asked for.
 * @throws DomainError `not_found`, `wrong_state`
 */
export async function refundUnclear(db: Db, storeId: string, id: string, now: Date): Promise<AttemptRow> {
  const { checkout_id } = await findUnclearPayment(db, storeId, id, 'refund');
  await lockAttemptsOfCheckout(db, storeId, checkout_id);
  const attempt = await findUnclearPayment(db, storeId, id, 'refund');
  await refundAttempt(db, attempt, now);
  return attempt;
}

/**
 * Sends what a provider has refused to refund again.
 * @throws DomainError `not_found`, `wrong_state`
 */
export async function retryRefunds(db: Db, storeId: string, id: string, now: Date): Promise<AttemptRow> {
  const { checkout_id } = await findUnclearPayment(db, storeId, id, 'retry_refund');
  await lockAttemptsOfCheckout(db, storeId, checkout_id);
  const attempt = await findUnclearPayment(db, storeId, id, 'retry_refund');
  for (const refund of await lockRefundsOfAttempt(db, storeId, id)) {
    if (refund.state !== 'failed') continue;
    // Another key: this one was refused for good.
    const again = { state: 'due' as const, retries: refund.retries + 1, next_check_at: now, updated_at: now };
    await updateRefund(db, refund, again);
    await enqueue(db, 'send_payment_refund', { store_id: storeId, refund_id: refund.id });
  }
  await updateAttempt(db, attempt, { problem: null, last_error: '', updated_at: now });
  return attempt;
}
