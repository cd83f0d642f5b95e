import {
  type PaymentProvider,
  paymentProviders,
  takesCurrency,
} from '@sokoni/rules/online-payments/payment-providers';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { findProviders, findStoreMode } from './queries.ts';

/** The providers that a checkout of the store can offer now: switched on, with a key of the store's mode, and for its currency. */
export async function availableProviders(db: Db, storeId: string): Promise<PaymentProvider[]> {
  const enabled = (await findProviders(db, storeId)).filter((row) => row.enabled);
  if (enabled.length === 0) return [];
  const [mode, currency] = await pipelined([findStoreMode(db, storeId), storeCurrency(db, storeId)]);
  const usable = enabled.filter((row) => row[`${mode}_secret_key`] !== null);
  return paymentProviders.filter(
    (provider) => takesCurrency(provider, currency) && usable.some((row) => row.provider === provider),
  );
}
