import { waitBeforeCheckMs } from '@sokoni/rules/online-payments/payment-attempt';
import type { PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId, readableCode } from '#core/ids.ts';
import type { Services } from '#core/services.ts';
import { openProvider } from '../providers/open-provider.ts';
import { type PaymentPage, ProviderError } from '../providers/provider-client.ts';
import { availableProviders } from '../settings/available-providers.ts';
import { openKey } from '../settings/provider-keys.ts';
import { findProvider, findStoreMode } from '../settings/queries.ts';
import { type AttemptRow, findAttemptsOfCheckout, insertAttempt, updateAttempt } from './queries.ts';

export interface PaymentStart {
  storeId: string;
  checkoutId: string;
  provider: PaymentProvider;
  /** In minor units of the store's currency. */
  amount: number;
  currency: string;
  email: string;
  /** What is paid for, as the buyer reads it at the provider. */
  description: string;
  /** Where the buyer comes back to, having paid or not: `settleAttempt` tells which. */
  returnUrl: (attemptId: string) => string;
  cancelUrl: string;
}

export interface StartedPayment {
  attemptId: string;
  /** The page of the provider. */
  redirectUrl: string;
}

type PaymentServices = Pick<Services, 'pool' | 'config' | 'secrets' | 'clock'>;

const referenceLength = 16;

/** A page that was opened for the same a short time ago is good for a second press. */
const pageReusedForMs = 20 * 60_000;

/**
 * Opens a page at a provider for what a checkout costs, outside of any transaction: the attempt is written first, so that whatever is
 * lost on the way is asked for later. The same checkout, amount and provider get the page that they have.
 * @throws DomainError `payment_unavailable`, after which the buyer may try again, and `payment_refused` for a provider that does not
 * take it
 */
export async function startPayment(services: PaymentServices, start: PaymentStart): Promise<StartedPayment> {
  const { pool, config, clock } = services;
  const scope = { userId: null, storeId: start.storeId };
  const prepared = await transaction(pool, scope, (db) => prepare(db, services, start));
  if ('redirectUrl' in prepared) return prepared;
  const { attempt, secretKey } = prepared;
  try {
    const client = await openProvider(config, attempt.provider, secretKey);
    const page = await client.openPage({
      ...{ attemptId: attempt.id, reference: attempt.reference, amount: attempt.amount },
      ...{ currency: attempt.currency, email: start.email, description: start.description },
      ...{ returnUrl: start.returnUrl(attempt.id), cancelUrl: start.cancelUrl, now: clock() },
    });
    await transaction(pool, scope, (db) => updateAttempt(db, attempt, pageColumns(page)));
    return { attemptId: attempt.id, redirectUrl: page.url };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { failure, message } = error;
    const isOver = failure !== 'unreachable';
    await transaction(pool, scope, (db) =>
      updateAttempt(db, attempt, {
        last_error: message,
        updated_at: clock(),
        ...(isOver ? { state: 'failed', next_check_at: null } : {}),
      }),
    );
    throw new DomainError(failure === 'refused' ? 'payment_refused' : 'payment_unavailable');
  }
}

function pageColumns({ url, session }: PaymentPage) {
  return { redirect_url: url, provider_session: session };
}

async function prepare(
  db: Parameters<typeof insertAttempt>[0],
  { secrets, clock }: PaymentServices,
  { storeId, checkoutId, provider, amount, currency }: PaymentStart,
): Promise<StartedPayment | { attempt: AttemptRow; secretKey: string }> {
  const now = clock();
  const mode = await findStoreMode(db, storeId);
  const row = await findProvider(db, storeId, provider);
  const secretKey = row ? openKey(secrets, row, `${mode}_secret_key`) : null;
  const offered = await availableProviders(db, storeId);
  if (secretKey === null || !offered.includes(provider)) throw new DomainError('payment_refused');

  const earlier = (await findAttemptsOfCheckout(db, storeId, checkoutId)).findLast(
    (one) =>
      one.state === 'started' &&
      one.provider === provider &&
      one.mode === mode &&
      one.amount === amount &&
      one.created_at.getTime() > now.getTime() - pageReusedForMs,
  );
  if (earlier?.redirect_url) return { attemptId: earlier.id, redirectUrl: earlier.redirect_url };

  const attempt: AttemptRow = {
    ...{ store_id: storeId, id: newId(), checkout_id: checkoutId, provider, mode, amount, currency },
    reference: readableCode(referenceLength),
    ...{ state: 'started', problem: null, last_error: '', order_id: null, checks: 0 },
    ...{ redirect_url: null, provider_session: null, provider_payment: null },
    ...{ received_amount: null, received_currency: null },
    ...{ next_check_at: new Date(now.getTime() + waitBeforeCheckMs(0)), created_at: now, updated_at: now },
  };
  await insertAttempt(db, attempt);
  return { attempt, secretKey };
}
