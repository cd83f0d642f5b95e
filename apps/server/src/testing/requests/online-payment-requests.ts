import type { TestApp } from '#testing/http/app.ts';
import { anUnclearPayment } from '#testing/payments/online-payments.ts';
import { paystackKeys } from '#testing/payments/paystack-server.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/** For every call of online payments that changes something a request that succeeds, in a store of its own, where Paystack answers. */
export function onlinePaymentRequests(app: () => TestApp, anOwner: () => Promise<Owner>) {
  return {
    'PUT /marketplace/v1/stores/{id}/payment-providers/{provider}': async () => {
      const { token, params } = await anOwner();
      return { token, params: { ...params, provider: 'paystack' }, body: { version: 0, ...paystackKeys } };
    },
    'POST /marketplace/v1/stores/{id}/payment-providers/{provider}/connection-tests': async () => {
      const { token, params } = await anOwner();
      const at = { token, params: { ...params, provider: 'paystack' } };
      await app().call('PUT /marketplace/v1/stores/{id}/payment-providers/{provider}', {
        ...at,
        body: { version: 0, ...paystackKeys },
      });
      return { ...at, body: { mode: 'test' } };
    },
    'POST /marketplace/v1/stores/{id}/unclear-payments/{attempt_id}/resolution': async () => {
      const { token, params } = await anOwner();
      const attempt_id = await anUnclearPayment(app(), params.id);
      return { token, params: { ...params, attempt_id }, body: { act: 'check' } };
    },
  } as const;
}

/** All of them are calls of our own. */
export const onlinePaymentRoutes = [
  'PUT /marketplace/v1/stores/{id}/payment-providers/{provider}',
  'POST /marketplace/v1/stores/{id}/payment-providers/{provider}/connection-tests',
  'POST /marketplace/v1/stores/{id}/unclear-payments/{attempt_id}/resolution',
] as const;
