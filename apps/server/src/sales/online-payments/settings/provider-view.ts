import type { paymentProvider } from '@sokoni/contract/sales/online-payments';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { type PaymentProvider, takesCurrency } from '@sokoni/rules/online-payments/payment-providers';
import { type ProviderKeyField, providerKeyFields } from '@sokoni/rules/online-payments/provider-keys';
import type * as z from 'zod';
import type { Services } from '#core/services.ts';
import { openKey } from './provider-keys.ts';
import type { ProviderRow } from './queries.ts';

export type ProviderView = z.output<typeof paymentProvider>;

/** A provider that a store has not set up. */
export function unsetProvider(storeId: string, provider: PaymentProvider): ProviderRow {
  return {
    store_id: storeId,
    provider,
    enabled: false,
    test_secret_key: null,
    test_webhook_secret: null,
    live_secret_key: null,
    live_webhook_secret: null,
    version: 0,
  };
}

/** How a store has set a provider up, without its keys. */
export function providerView(
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  row: ProviderRow,
  currency: CurrencyCode,
): ProviderView {
  const { store_id, provider, enabled, version } = row;
  const ends = Object.fromEntries(
    providerKeyFields.map((field) => [field, openKey(secrets, row, field)?.slice(-4) ?? null]),
  ) as Record<ProviderKeyField, string | null>;
  return {
    ...{ provider, enabled, version, ...ends },
    takes_currency: takesCurrency(provider, currency),
    webhook_url: `${config.publicUrl}/webhooks/${provider}/${store_id}`,
  };
}
