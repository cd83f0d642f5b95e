import { aDraftOrder, aPlacedOrder } from '#testing/fixtures/order-fixtures.ts';
import type { TestApp } from '#testing/http/app.ts';
import { aCustomer } from './customer-requests.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

const to = 'asha@example.com';

/** For every call of documents that changes something a request that succeeds, in a store of its own. */
export function documentRequests(app: () => TestApp, anOwner: () => Promise<Owner>) {
  /** Real, and not paid: what a reminder is about. */
  async function anUnpaidOrder() {
    const { token, params } = await anOwner();
    await app().call('PUT /marketplace/v1/stores/{id}/mode/live', { token, params, body: {} });
    const order = await aDraftOrder(app(), token, params.id, { settlement: { payment_type: 'pod' } });
    return { token, params: { ...params, order_id: order.id } };
  }

  return {
    'POST /marketplace/v1/stores/{id}/packing-slips': async () => {
      const { token, params } = await anOwner();
      const order = await aPlacedOrder(app(), token, params.id);
      return { token, params, body: { selection: { ids: [order.id] } } };
    },
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/mails': async () => ({
      ...(await anUnpaidOrder()),
      body: { document: 'invoice', to, note: 'Asante' },
    }),
    'POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders': async () => ({
      ...(await anUnpaidOrder()),
      body: { to },
    }),
    'POST /marketplace/v1/stores/{id}/customers/{customer_id}/payments': async () => {
      const { token, params } = await anOwner();
      const { customer_id } = await aCustomer(app(), token, params.id);
      await app().call('PUT /marketplace/v1/stores/{id}/mode/live', { token, params, body: {} });
      await aDraftOrder(app(), token, params.id, { customer_id, settlement: { payment_type: 'pod' } });
      return { token, params: { ...params, customer_id }, body: { method: 'cash', amount: 400 } };
    },
    'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails': async () => {
      const { token, params } = await anOwner();
      const { customer_id } = await aCustomer(app(), token, params.id);
      const body = { from_day: '2026-01-01', to_day: '2026-12-31', to };
      return { token, params: { ...params, customer_id }, body };
    },
    'PUT /marketplace/v1/stores/{id}/receipt-settings': async () => ({
      ...(await anOwner()),
      body: { receipt_mm: 58 },
    }),
  } as const;
}

/** All of them are calls of our own. */
export const documentRoutes = [
  'POST /marketplace/v1/stores/{id}/packing-slips',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/mails',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders',
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/payments',
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails',
  'PUT /marketplace/v1/stores/{id}/receipt-settings',
] as const;
