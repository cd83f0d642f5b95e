import type { onlinePaymentCalls } from '@sokoni/contract/sales/online-payments';
import {
  type PaymentProvider,
  paymentProviders,
  takesCurrency,
} from '@sokoni/rules/online-payments/payment-providers';
import {
  checkProviderKeys,
  type ProviderKeyField,
  providerKeyFields,
} from '@sokoni/rules/online-payments/provider-keys';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { assertForm, DomainError, invalidField } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { say } from '../sentences.ts';
import { sealKey } from './provider-keys.ts';
import { type ProviderView, providerView, unsetProvider } from './provider-view.ts';
import { findProvider, findProviders, keepProvider, lockProviders, type ProviderRow } from './queries.ts';

export type ProviderChange = z.output<
  (typeof onlinePaymentCalls)['PUT /marketplace/v1/stores/{id}/payment-providers/{provider}']['body']
>;

type Kept = Pick<Services, 'secrets' | 'config'>;

/** Every provider, as the store has set it up or not. */
export async function readProviders(db: Db, services: Kept, storeId: string): Promise<ProviderView[]> {
  const currency = await storeCurrency(db, storeId);
  const rows = await findProviders(db, storeId);
  return paymentProviders.map((provider) =>
    providerView(
      services,
      rows.find((row) => row.provider === provider) ?? unsetProvider(storeId, provider),
      currency,
    ),
  );
}

/**
 * Sets keys, removes them, and switches a provider on or off.
 * @throws DomainError `changed_meanwhile`, `invalid_fields` for keys that are none of this provider's, or for switching on what
 * cannot take a payment
 */
export async function saveProvider(
  db: Db,
  services: Kept,
  storeId: string,
  provider: PaymentProvider,
  change: ProviderChange,
): Promise<{ before: ProviderView; after: ProviderView }> {
  assertForm(checkProviderKeys(provider, change));
  await lockProviders(db, storeId);
  const currency = await storeCurrency(db, storeId);
  const row = (await findProvider(db, storeId, provider)) ?? unsetProvider(storeId, provider);
  if (row.version !== change.version) throw new DomainError('changed_meanwhile');
  const changed: ProviderRow = {
    ...row,
    ...newKeys(services.secrets, row, change),
    enabled: change.enabled ?? row.enabled,
    version: row.version + 1,
  };
  if (changed.enabled) assertUsable(changed, takesCurrency(provider, currency), currency);
  await keepProvider(db, changed);
  return {
    before: providerView(services, row, currency),
    after: providerView(services, changed, currency),
  };
}

function newKeys(
  secrets: Services['secrets'],
  row: ProviderRow,
  change: ProviderChange,
): Partial<Record<ProviderKeyField, Buffer | null>> {
  const keys: Partial<Record<ProviderKeyField, Buffer | null>> = {};
  for (const field of providerKeyFields) {
    const key = change[field];
    if (key !== undefined) keys[field] = key === null ? null : sealKey(secrets, row, field, key);
  }
  return keys;
}

/** Payments would be taken, and their webhooks refused, without the secret that signs them. */
function assertUsable(row: ProviderRow, isTaken: boolean, currency: string): void {
  if (!isTaken) {
    throw invalidField('enabled', say('otherCurrency', { provider: say(row.provider), currency }));
  }
  if (row.test_secret_key === null && row.live_secret_key === null)
    throw invalidField('enabled', say('noKey'));
  if (row.provider !== 'stripe') return;
  for (const mode of ['test', 'live'] as const) {
    if (row[`${mode}_secret_key`] !== null && row[`${mode}_webhook_secret`] === null) {
      throw invalidField(`${mode}_webhook_secret`, say('noWebhookSecret'));
    }
  }
}
