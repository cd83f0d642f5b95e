import type { CurrencyCode } from '#money/currencies.ts';

/** Who takes payments for a store on a page of their own. */
export const paymentProviders = ['stripe', 'paystack'] as const;

export type PaymentProvider = (typeof paymentProviders)[number];

/** Whether money is real: each provider has keys of both kinds. */
export const paymentModes = ['test', 'live'] as const;

export type PaymentMode = (typeof paymentModes)[number];

/** In which of our currencies each of them takes payments. Their amounts are minor units, as ours are. */
const currenciesOf: Record<PaymentProvider, readonly CurrencyCode[]> = {
  stripe: ['USD', 'GBP', 'AED', 'NGN', 'KES', 'ZAR', 'EGP', 'CAD', 'RWF'],
  paystack: ['NGN', 'GHS', 'KES', 'ZAR'],
};

/** Whether an untrusted value names one of them. */
export function isPaymentProvider(value: unknown): value is PaymentProvider {
  return typeof value === 'string' && (paymentProviders as readonly string[]).includes(value);
}

/** Whether a provider takes payments in the currency of a store. */
export function takesCurrency(provider: PaymentProvider, currency: CurrencyCode): boolean {
  return currenciesOf[provider].includes(currency);
}
