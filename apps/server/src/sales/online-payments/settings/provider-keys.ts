import type { PaymentMode } from '@sokoni/rules/online-payments/payment-providers';
import type { ProviderKeyField } from '@sokoni/rules/online-payments/provider-keys';
import { seal, unseal } from '#core/security/sealed.ts';
import type { Secrets } from '#core/security/secrets.ts';
import type { ProviderRow } from './queries.ts';

type OfStore = Pick<ProviderRow, 'store_id' | 'provider'>;

/** A key as it is kept: it opens in its own field of its own store alone. */
export function sealKey(secrets: Secrets, row: OfStore, field: ProviderKeyField, key: string): Buffer {
  return seal(secrets, 'provider-key', key, placeOf(row, field));
}

/** A key as the provider gave it; null for none, and for one that no secret key of the server opens any more. */
export function openKey(secrets: Secrets, row: ProviderRow, field: ProviderKeyField): string | null {
  const sealed = row[field];
  return sealed === null ? null : unseal(secrets, 'provider-key', sealed, placeOf(row, field));
}

/** Where a key of a row is kept. */
export function placeOf({ store_id, provider }: OfStore, field: ProviderKeyField): string {
  return `${store_id} ${provider} ${field}`;
}

/** What signs the webhooks of a mode; null for nothing. */
export function webhookKey(secrets: Secrets, row: ProviderRow, mode: PaymentMode): string | null {
  const field =
    row.provider === 'stripe' ? (`${mode}_webhook_secret` as const) : (`${mode}_secret_key` as const);
  return openKey(secrets, row, field);
}
