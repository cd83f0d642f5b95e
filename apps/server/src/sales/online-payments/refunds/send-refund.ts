import { waitBeforeCheckMs } from '@sokoni/rules/online-payments/payment-attempt';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import type { Services } from '#core/services.ts';
import { type AttemptRow, findAttempt, updateAttempt } from '../attempts/queries.ts';
import { openProvider } from '../providers/open-provider.ts';
import { ProviderError, type RefundReport } from '../providers/provider-client.ts';
import { say } from '../sentences.ts';
import { openKey } from '../settings/provider-keys.ts';
import { findProvider } from '../settings/queries.ts';
import { claimRefund, lockRefundsOfAttempt, type RefundRow, updateRefund } from './queries.ts';

/** Longer than a provider is waited for, with all repetitions. */
const claimedForMs = 120_000;

/**
 * Sends a refund to its provider, or asks what has become of it. One sender has it at a time, and a refund of which nobody knows whether
 * it arrived keeps its key: the provider makes it once.
 */
export async function sendRefund(
  services: Pick<Services, 'pool' | 'config' | 'secrets' | 'clock'>,
  storeId: string,
  refundId: string,
): Promise<void> {
  const { pool, config, secrets, clock } = services;
  const scope = { userId: null, storeId };
  const now = clock();
  const claimed = await transaction(pool, scope, async (db) => {
    const until = new Date(now.getTime() + claimedForMs);
    const refund = await claimRefund(db, storeId, refundId, { now, until });
    const attempt = refund && (await findAttempt(db, storeId, refund.attempt_id));
    if (!refund || !attempt) return null;
    const row = await findProvider(db, storeId, attempt.provider);
    return { refund, attempt, secretKey: row ? openKey(secrets, row, `${attempt.mode}_secret_key`) : null };
  });
  if (!claimed) return;
  const { refund, attempt, secretKey } = claimed;
  const report = await askProvider(config, attempt, refund, secretKey);
  await transaction(pool, scope, (db) => keepReport(db, refund, attempt, report, clock()));
}

async function askProvider(
  config: Services['config'],
  { provider, provider_payment }: AttemptRow,
  { id, retries, amount }: RefundRow,
  secretKey: string | null,
): Promise<RefundReport | ProviderError> {
  if (secretKey === null || provider_payment === null) {
    return new ProviderError('key_refused', say('keyMissing'));
  }
  try {
    const client = await openProvider(config, provider, secretKey);
    return await client.refund({ key: `${id}:${retries}`, payment: provider_payment, amount });
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
}

async function keepReport(
  db: Db,
  refund: RefundRow,
  attempt: AttemptRow,
  report: RefundReport | ProviderError,
  now: Date,
): Promise<void> {
  const again = {
    checks: refund.checks + 1,
    next_check_at: new Date(now.getTime() + waitBeforeCheckMs(refund.checks)),
    updated_at: now,
  };
  if (report instanceof ProviderError) {
    if (report.failure === 'unreachable') {
      return updateRefund(db, refund, { ...again, last_error: report.message });
    }
    return fail(db, refund, attempt, report.message, now);
  }
  if (report.state === 'failed') return fail(db, refund, attempt, report.error, now);
  if (report.state === 'sent') {
    return updateRefund(db, refund, { ...again, state: 'sent', provider_refund: report.refund });
  }
  await updateRefund(db, refund, {
    ...{ state: 'done', provider_refund: report.refund, last_error: '' },
    ...{ next_check_at: null, updated_at: now },
  });
  const refunds = await lockRefundsOfAttempt(db, refund.store_id, attempt.id);
  if (!refunds.every(({ state }) => state === 'done')) return;
  await updateAttempt(db, attempt, {
    problem: attempt.problem === 'refund_failed' ? null : attempt.problem,
    ...(attempt.state === 'refund_due' ? { state: 'refunded' as const } : {}),
    updated_at: now,
  });
}

/** The provider will not do it: a person has to look, and may send it again. */
async function fail(db: Db, refund: RefundRow, attempt: AttemptRow, error: string, now: Date): Promise<void> {
  await updateRefund(db, refund, {
    state: 'failed',
    last_error: error,
    next_check_at: null,
    updated_at: now,
  });
  await updateAttempt(db, attempt, { problem: 'refund_failed', last_error: error, updated_at: now });
}
