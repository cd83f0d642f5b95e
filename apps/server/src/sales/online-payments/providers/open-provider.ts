import type { PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import type { Config } from '#core/config/config.ts';
import { openPaystack } from './paystack.ts';
import type { ProviderClient } from './provider-client.ts';
import { openStripe } from './stripe.ts';

/** The account of a store at a provider, by its secret key. */
export async function openProvider(
  { paymentApis }: Pick<Config, 'paymentApis'>,
  provider: PaymentProvider,
  secretKey: string,
): Promise<ProviderClient> {
  const access = { apiUrl: paymentApis[provider], secretKey };
  return provider === 'stripe' ? openStripe(access) : openPaystack(access);
}
