import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery } from '#api/client/store-calls.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

const providers = '/marketplace/v1/stores/{id}/payment-providers';
const unclear = '/marketplace/v1/stores/{id}/unclear-payments';

export type PaymentProviderSettings = Answer<`GET ${typeof providers}`>[number];
export type ProviderChange = BodyFor<`PUT ${typeof providers}/{provider}`>;
export type UnclearPayment = Answer<`GET ${typeof unclear}`>[number];

type Provider = PaymentProviderSettings['provider'];

/** The providers of online payments, set up or not. */
export function usePaymentProviders() {
  return useStoreQuery(`GET ${providers}`, { key: keys.paymentProviders });
}

/** Sets keys, removes them, and switches a provider on or off. */
export function useChangeProvider(provider: Provider) {
  return useStoreAction(
    `PUT ${providers}/{provider}`,
    (body: ProviderChange) => ({ params: { provider }, body }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.paymentProviders(storeId) }),
  );
}

/** Asks a provider whether its secret key of a mode works. */
export function useTestConnection(provider: Provider) {
  return useStoreAction(`POST ${providers}/{provider}/connection-tests`, (mode: UnclearPayment['mode']) => ({
    params: { provider },
    body: { mode },
  }));
}

/** The online payments that need a person, and those that went back by themselves; followed while money is on its way. */
export function useUnclearPayments() {
  return useStoreQuery(
    `GET ${unclear}`,
    { key: keys.unclearPayments },
    {
      refetchInterval: ({ state }) =>
        state.data?.some((payment) => payment.state === 'refund_due' && payment.act === null) ? 5000 : false,
    },
  );
}

/** Does the one thing that can be done about an unclear payment. */
export function useResolvePayment() {
  return useStoreAction(
    `POST ${unclear}/{attempt_id}/resolution`,
    ({ id, act }: { id: string; act: NonNullable<UnclearPayment['act']> }) => ({
      params: { attempt_id: id },
      body: { act },
    }),
    (_, storeId, client) =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.unclearPayments(storeId) }),
        client.invalidateQueries({ queryKey: keys.orders(storeId) }),
      ]),
  );
}
