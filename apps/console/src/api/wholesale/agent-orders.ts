import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import { noteOwnOrder } from '#api/sales/orders.ts';
import type { Answer } from '#contract-types.ts';

const company = '/marketplace/v1/stores/{id}/wholesale/companies/{customer_id}';

/** What was agreed with a company, as its next order is placed by it. */
export function useCompanyAgreement(customerId: string) {
  return useStoreQuery(`GET ${company}/agreement`, {
    key: (storeId) => [...keys.companies(storeId), 'agreement', customerId],
    params: { customer_id: customerId },
  });
}

/** What a company is offered of these variants now. */
export function readOfferedVariants(
  storeId: string,
  customerId: string,
  variant_ids: string[],
): Promise<Answer<`POST ${typeof company}/products/by-variant`>> {
  return api(`POST ${company}/products/by-variant`, {
    params: { id: storeId, customer_id: customerId },
    body: { variant_ids },
  });
}

export function usePlaceCompanyOrder(customerId: string) {
  return useStoreSend(
    `POST ${company}/orders`,
    { customer_id: customerId },
    ({ order_id }, storeId, client) => {
      noteOwnOrder(order_id);
      void client.invalidateQueries({ queryKey: keys.orders(storeId) });
      return client.invalidateQueries({ queryKey: keys.companies(storeId) });
    },
  );
}
