import { keys } from '#api/client/keys.ts';
import { useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';

const company = '/marketplace/v1/stores/{id}/wholesale/companies/{customer_id}';

/** What was agreed with a company, as its next order is placed by it. */
export function useCompanyAgreement(customerId: string) {
  return useStoreQuery(`GET ${company}/agreement`, {
    key: (storeId) => [...keys.companies(storeId), 'agreement', customerId],
    params: { customer_id: customerId },
  });
}

export function usePlaceCompanyOrder(customerId: string) {
  return useStoreSend(`POST ${company}/orders`, { customer_id: customerId }, (_placed, storeId, client) => {
    void client.invalidateQueries({ queryKey: keys.orders(storeId) });
    return client.invalidateQueries({ queryKey: keys.companies(storeId) });
  });
}
