import { attemptActs, attemptProblems, attemptStates } from '@sokoni/rules/online-payments/payment-attempt';
import { paymentModes, paymentProviders } from '@sokoni/rules/online-payments/payment-providers';
import { longestProviderKey } from '@sokoni/rules/online-payments/provider-keys';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';

const provider = z.enum(paymentProviders);
const mode = z.enum(paymentModes);

/** A key never comes back: its last four characters say which one is kept; null: none. */
const keptKey = z.string().nullable();

/** Null removes the key. */
const newKey = text(longestProviderKey).min(1, refusal('key_missing')).nullable().exactOptional();

/** A provider of online payments, as a store has set it up. */
export const paymentProvider = z.object({
  provider,
  /** Offered at the checkout, where it takes the currency of the store and has a key of the store's mode. */
  enabled: z.boolean(),
  takes_currency: z.boolean(),
  /** Where the provider tells what happened: to be entered on its side. */
  webhook_url: z.string(),
  test_secret_key: keptKey,
  test_webhook_secret: keptKey,
  live_secret_key: keptKey,
  live_webhook_secret: keptKey,
  /** Grows with each change; 0: nothing was set. */
  version: z.number().int(),
});

/** A payment that did not become an order as it should. Amounts are minor units of `currency`. */
export const unclearPayment = z.object({
  id,
  provider,
  mode,
  reference: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  /** What the provider says it took; null where it says nothing. */
  received_amount: z.number().int().nullable(),
  received_currency: z.string().nullable(),
  state: z.enum(attemptStates),
  problem: z.enum(attemptProblems),
  /** In the words of the provider. */
  last_error: z.string(),
  /** The one thing to do about it; null for nothing: the money is on its way back. */
  act: z.enum(attemptActs).nullable(),
  order: z.object({ id, number: z.string() }).nullable(),
  created_at: time,
});

export const onlinePaymentCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/payment-providers': {
    summary: 'List the providers of online payments, set up or not. Keys are never shown.',
    data: z.array(paymentProvider),
  },
  'PUT /marketplace/v1/stores/{id}/payment-providers/{provider}': {
    summary: 'Switch a provider of online payments on or off, and set or remove its keys.',
    body: z.strictObject({
      version: z.number().int().min(0),
      enabled: z.boolean().exactOptional(),
      test_secret_key: newKey,
      test_webhook_secret: newKey,
      live_secret_key: newKey,
      live_webhook_secret: newKey,
    }),
    data: paymentProvider,
  },
  'POST /marketplace/v1/stores/{id}/payment-providers/{provider}/connection-tests': {
    summary: 'Ask the provider whether the secret key of a mode works.',
    body: z.strictObject({ mode }),
    data: z.object({ message: z.string() }),
  },
  'GET /marketplace/v1/stores/{id}/unclear-payments': {
    summary:
      'List the online payments that need a person, and those of the last 30 days that were refunded by themselves, the newest first; at most 100.',
    data: z.array(unclearPayment),
  },
  'POST /marketplace/v1/stores/{id}/unclear-payments/{attempt_id}/resolution': {
    summary: 'Ask the provider about a payment again, refund what it took, or send a refused refund again.',
    body: z.strictObject({ act: z.enum(attemptActs) }),
    data: z.object({ message: z.string() }),
  },
});
