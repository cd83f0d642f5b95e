import {
  type AttemptState,
  type ProviderReport,
  unclearAfterMs,
  verdictOn,
  waitBeforeCheckMs,
} from '@sokoni/rules/online-payments/payment-attempt';
import { savepoint } from '#core/database/access/savepoint.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';
import { openProvider } from '../providers/open-provider.ts';
import { ProviderError } from '../providers/provider-client.ts';
import { refundAttempt } from '../refunds/refund-attempt.ts';
import { say } from '../sentences.ts';
import { openKey } from '../settings/provider-keys.ts';
import { findProvider, findStoreMode } from '../settings/queries.ts';
import { type AttemptRow, findAttempt, lockAttemptsOfCheckout, updateAttempt } from './queries.ts';

/** What is known of an attempt now. */
export interface SettledAttempt {
  checkoutId: string;
  state: AttemptState;
  /** Of a paid one. */
  orderId: string | null;
}

export type SettlingServices = Pick<Services, 'pool' | 'config' | 'secrets' | 'clock' | 'hooks'>;

/** Money may still arrive for these; one that failed can be paid after all at a page that was left open. */
const openStates: readonly AttemptState[] = ['started', 'unclear', 'failed'];

/**
 * Learns from the provider what became of an attempt, whoever asks: the return page, a webhook, the clock or a person. The first one
 * that learns of a payment places the order in the same transaction; the others find it done.
 * @throws DomainError `not_found`
 */
export async function settleAttempt(
  services: SettlingServices,
  storeId: string,
  attemptId: string,
): Promise<SettledAttempt> {
  const { pool, secrets, config } = services;
  const scope = { userId: null, storeId };
  const { attempt, secretKey } = await transaction(pool, scope, async (db) => {
    const found = await findAttempt(db, storeId, attemptId);
    if (!found) throw new DomainError('not_found');
    const row = await findProvider(db, storeId, found.provider);
    return { attempt: found, secretKey: row ? openKey(secrets, row, `${found.mode}_secret_key`) : null };
  });
  if (!openStates.includes(attempt.state)) return settled(attempt);
  const report = await askProvider(config, attempt, secretKey);
  return transaction(pool, scope, async (db) => {
    const attempts = await lockAttemptsOfCheckout(db, storeId, attempt.checkout_id);
    const held = attempts.find(({ id }) => id === attempt.id);
    if (!held) throw new DomainError('not_found');
    if (!openStates.includes(held.state)) return settled(held);
    const isPaidAlready = attempts.some(({ state }) => state === 'paid');
    return settled({ ...held, ...(await learn(db, services, held, report, isPaidAlready)) });
  });
}

async function askProvider(
  config: Services['config'],
  { provider, reference, provider_session }: AttemptRow,
  secretKey: string | null,
): Promise<ProviderReport | ProviderError> {
  if (secretKey === null) return new ProviderError('key_refused', say('keyMissing'));
  try {
    const client = await openProvider(config, provider, secretKey);
    return await client.findPayment({ reference, session: provider_session });
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
}

/** Writes what a report makes of an attempt that is held. @returns what changed */
async function learn(
  db: Db,
  services: SettlingServices,
  attempt: AttemptRow,
  report: ProviderReport | ProviderError,
  isPaidAlready: boolean,
): Promise<Partial<AttemptRow>> {
  const now = services.clock();
  const age = now.getTime() - attempt.created_at.getTime();
  const again = {
    checks: attempt.checks + 1,
    next_check_at: new Date(now.getTime() + waitBeforeCheckMs(attempt.checks + 1)),
    updated_at: now,
  };
  const over = { next_check_at: null, updated_at: now };
  if (report instanceof ProviderError) {
    if (attempt.state === 'failed') return {};
    const isUnclear = age >= unclearAfterMs;
    return change(db, attempt, {
      ...again,
      last_error: report.message,
      ...(isUnclear ? { state: 'unclear' as const, problem: 'unreachable' as const } : {}),
    });
  }
  const verdict = verdictOn(attempt, report, age);
  if (verdict === 'failed') return change(db, attempt, { ...over, state: 'failed', problem: null });
  if (verdict === 'open') {
    if (attempt.state === 'failed') return {};
    return change(db, attempt, { ...again, state: 'started', problem: null });
  }
  if (report.state !== 'paid') return {};
  const received = {
    provider_payment: report.payment,
    received_amount: report.amount,
    received_currency: report.currency,
  };
  if (verdict === 'amount_differs') {
    return change(db, attempt, { ...over, ...received, state: 'unclear', problem: 'amount_differs' });
  }
  const orderId = isPaidAlready ? null : await placeOrderOf(db, services, attempt, now);
  if (orderId !== null) {
    return change(db, attempt, { ...over, ...received, state: 'paid', problem: null, order_id: orderId });
  }
  const problem = isPaidAlready ? ('paid_twice' as const) : ('not_placed' as const);
  const due = await change(db, attempt, { ...over, ...received, problem });
  return { ...due, ...(await refundAttempt(db, { ...attempt, ...due }, now)) };
}

/** Null where no order comes of it; what a refused order has written is undone. */
async function placeOrderOf(
  db: Db,
  { hooks, secrets }: SettlingServices,
  attempt: AttemptRow,
  now: Date,
): Promise<string | null> {
  const { store_id: storeId, id: attemptId, checkout_id: checkoutId } = attempt;
  const { provider, mode, reference, amount, currency } = attempt;
  // The store went live in between, or back: what was tried out pays for nothing real.
  if ((await findStoreMode(db, storeId)) !== mode) return null;
  const payment = { storeId, attemptId, checkoutId, provider, mode, reference, amount, currency, now };
  try {
    return await savepoint(db, async () => {
      for (const place of hooks.onlinePaymentPaid ?? []) {
        const orderId = await place(db, payment, { secrets });
        if (orderId !== null) return orderId;
      }
      return null;
    });
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) return null;
    throw error;
  }
}

async function change<Values extends Partial<AttemptRow>>(
  db: Db,
  attempt: AttemptRow,
  values: Values,
): Promise<Values> {
  await updateAttempt(db, attempt, values);
  return values;
}

function settled({ checkout_id, state, order_id }: AttemptRow): SettledAttempt {
  return { checkoutId: checkout_id, state, orderId: order_id };
}
