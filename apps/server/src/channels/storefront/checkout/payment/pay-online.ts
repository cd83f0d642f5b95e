import type { PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import type { Secrets } from '#core/security/secrets.ts';
import type { Services } from '#core/services.ts';
import type { PaidPayment } from '#sales/online-payments/attempts/payment-hooks.ts';
import { settleAttempt } from '#sales/online-payments/attempts/settle-attempt.ts';
import { startPayment } from '#sales/online-payments/attempts/start-payment.ts';
import type { Guesser } from '#tenancy/accounts/codes/guesses.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import type { Visitor } from '../cart/change-cart.ts';
import { holdCart } from '../cart/open-cart.ts';
import { findCartOf } from '../checkout-queries.ts';
import { linkOrder } from '../order-link.ts';
import { beginPayment, endPayment, placePaidCheckout } from './pay-checkout.ts';

interface Payer {
  /** Where the pages of the shop stand in the buyer's language, without a slash at the end. */
  urlInLanguage: string;
  visitor: Visitor;
  guesser: Omit<Guesser, 'userId'>;
}

/**
 * Opens the page of a provider for what a checkout costs.
 * @returns its address
 * @throws DomainError `not_found`, `too_many_attempts`, `invalid_fields` where the provider cannot take it now; the buyer chooses again then
 */
export async function payOnline(
  services: Services,
  { urlInLanguage: url, visitor, guesser }: Payer,
  { checkoutId, provider }: { checkoutId: string; provider: PaymentProvider },
): Promise<string> {
  const { storeId, now } = visitor;
  const inStore = <T>(work: (db: Db) => Promise<T>) =>
    transaction(services.pool, { userId: null, storeId }, work);
  const due = await inStore(async (db) => ({
    ...(await beginPayment(db, visitor, checkoutId, guesser)),
    currency: await storeCurrency(db, storeId),
  }));
  try {
    const { redirectUrl } = await startPayment(services, {
      ...{ storeId, checkoutId, provider, ...due, description: new URL(url).host },
      returnUrl: (attemptId) => `${url}/checkout/return/${attemptId}`,
      cancelUrl: `${url}/checkout`,
    });
    return redirectUrl;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await inStore((db) => endPayment(db, storeId, checkoutId, now));
    throw invalidField('payment', error.message);
  }
}

export type PaidOrNot =
  | { kind: 'paid' /** Of the link to the order. */; token: string }
  /** The provider does not know yet. */
  | { kind: 'pending' }
  /** Nothing was paid, or what was paid goes back. */
  | { kind: 'unpaid' | 'sent_back' };

/**
 * What became of the payment from which a buyer comes back.
 * @throws DomainError `not_found` for another buyer's
 */
export async function returnFromPayment(
  services: Services,
  { storeId, token: cartToken, now }: Visitor,
  attemptId: string,
): Promise<PaidOrNot> {
  const { checkoutId, state, orderId } = await settleAttempt(services, storeId, attemptId);
  return transaction(services.pool, { userId: null, storeId }, async (db) => {
    const cart = await holdCart(db, storeId, cartToken);
    if (!cart || (await findCartOf(db, storeId, checkoutId)) !== cart.id) throw new DomainError('not_found');
    if (orderId !== null)
      return { kind: 'paid', token: await linkOrder(db, services.secrets, { storeId, orderId }) };
    if (state === 'started' || state === 'unclear') return { kind: 'pending' };
    await endPayment(db, storeId, checkoutId, now);
    return { kind: state === 'failed' ? 'unpaid' : 'sent_back' };
  });
}

/** The hook of `sales/online-payments`: the order of a checkout that is paid for. */
export async function placePaid(
  db: Db,
  { storeId, checkoutId, provider, amount, reference, now }: PaidPayment,
  { secrets }: { secrets: Secrets },
): Promise<string> {
  const payment = { method: provider, amount, reference };
  const { orderId } = await placePaidCheckout(
    db,
    storeId,
    { checkoutId, payment },
    { placing: { secrets }, now },
  );
  return orderId;
}
