import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

export type TaxRate = Answer<'GET /marketplace/v1/stores/{id}/tax-rates'>[number];

/** The rates beside the store's VAT, archived ones too, the highest first. */
export function useTaxRates() {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/tax-rates', { key: keys.taxRates });
}

export function useAddTaxRate() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/tax-rates', {}, ratesChanged);
}

type RateChange = BodyFor<'PUT /marketplace/v1/stores/{id}/tax-rates/{rate_id}'>;

/** Renames, archives or restores a rate. */
export function useChangeTaxRate() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/tax-rates/{rate_id}',
    ({ id, ...body }: RateChange & { id: string }) => ({ params: { rate_id: id }, body }),
    ratesChanged,
  );
}

/** Reports name them too. */
async function ratesChanged(_: unknown, storeId: string, client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: keys.taxRates(storeId) });
  await client.invalidateQueries({ queryKey: keys.reports(storeId) });
}
