import type { ProviderReport } from '@sokoni/rules/online-payments/payment-attempt';
import type { Stripe } from 'stripe';
import { say } from '../sentences.ts';
import {
  failureOf,
  type ProviderAccess,
  type ProviderClient,
  ProviderError,
  providerTimeoutMs,
  type RefundReport,
} from './provider-client.ts';

/** A page lives at least half an hour, says Stripe; the minutes beyond are for clocks that differ. */
const pageLifeSeconds = 35 * 60;

/** How we know a refund of ours again. */
const refundMark = 'sokoni_refund';

/** Stripe's own library; nothing of it is loaded before a store uses it. */
export async function loadStripe(): Promise<typeof Stripe> {
  return (await import('stripe')).Stripe;
}

/** Pays on Stripe Checkout's hosted page. */
export async function openStripe({ apiUrl, secretKey }: ProviderAccess): Promise<ProviderClient> {
  const { hostname, port, protocol } = new URL(apiUrl);
  const Library = await loadStripe();
  const stripe = new Library(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    maxNetworkRetries: 1,
    timeout: providerTimeoutMs,
    telemetry: false,
  });
  return {
    async openPage({
      attemptId,
      reference,
      amount,
      currency,
      email,
      description,
      returnUrl,
      cancelUrl,
      now,
    }) {
      const page = await asked(Library, () =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: description },
                },
              },
            ],
            client_reference_id: reference,
            customer_email: email,
            payment_intent_data: { description, metadata: { reference } },
            success_url: returnUrl,
            cancel_url: cancelUrl,
            expires_at: Math.floor(now.getTime() / 1000) + pageLifeSeconds,
          },
          { idempotencyKey: attemptId },
        ),
      );
      if (!page.url) throw new ProviderError('unreachable', say('unreadable'));
      return { url: page.url, session: page.id };
    },
    async findPayment({ session }) {
      // Nobody was ever sent to a page whose name has not reached us.
      if (session === null) return { state: 'open' };
      return reportOf(await asked(Library, () => stripe.checkout.sessions.retrieve(session)));
    },
    async refund({ key, payment, amount }) {
      const made = await asked(Library, () => stripe.refunds.list({ payment_intent: payment, limit: 100 }));
      const known = made.data.find(({ metadata }) => metadata?.[refundMark] === key);
      return refundReport(
        known ??
          (await asked(Library, () =>
            stripe.refunds.create(
              { payment_intent: payment, amount, metadata: { [refundMark]: key } },
              { idempotencyKey: key },
            ),
          )),
      );
    },
    async checkKey() {
      await asked(Library, () => stripe.balance.retrieve());
    },
  };
}

function reportOf(session: Stripe.Checkout.Session): ProviderReport {
  if (session.payment_status === 'paid') {
    const { payment_intent: intent } = session;
    return {
      state: 'paid',
      payment: (typeof intent === 'string' ? intent : intent?.id) ?? '',
      reference: session.client_reference_id ?? '',
      amount: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
    };
  }
  return { state: session.status === 'expired' ? 'closed' : 'open' };
}

function refundReport({ id, status, failure_reason }: Stripe.Refund): RefundReport {
  if (status === 'succeeded') return { state: 'done', refund: id, error: '' };
  if (status === 'failed' || status === 'canceled') {
    return { state: 'failed', refund: id, error: failure_reason ?? status };
  }
  return { state: 'sent', refund: id, error: '' };
}

async function asked<Answer>(Library: typeof Stripe, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Library.errors.StripeError)) throw error;
    if (error.statusCode === undefined) throw new ProviderError('unreachable', say('noAnswer'));
    throw new ProviderError(failureOf(error.statusCode), error.message);
  }
}
