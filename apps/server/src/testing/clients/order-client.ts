import { randomUUID } from 'node:crypto';
import type { CallRoute } from '@sokoni/contract/calls';
import type { TestApp } from '#testing/http/app.ts';

const orders = '/marketplace/v1/stores/{id}/orders' as const;

/** Who sells, and where. */
export interface Seller {
  token: string;
  storeId: string;
}

/** The calls of a person who takes orders. */
export function orderClient(app: () => TestApp, who: () => Seller) {
  const at = (orderId?: string) => ({
    token: who().token,
    params: { id: who().storeId, ...(orderId && { order_id: orderId }) },
  });
  const act =
    <Act extends string>(what: Act) =>
    (orderId: string, body: object, more: object = {}) =>
      app().call(
        `POST ${orders}/{order_id}/${what}` as `POST ${typeof orders}/{order_id}/${Act}` & CallRoute,
        {
          ...at(orderId),
          ...more,
          body,
        },
      );
  return {
    /** The id of somebody new who buys here. */
    newCustomer: async (fields: object = {}) => {
      const body = { name: `Asha ${randomUUID().slice(0, 6)}`, ...fields };
      return (await app().call('POST /marketplace/v1/stores/{id}/customers', { ...at(), body })).data.id;
    },
    make: (body: object, more: object = {}) => app().call(`POST ${orders}`, { ...at(), ...more, body }),
    read: (orderId: string) => app().call(`GET ${orders}/{order_id}`, at(orderId)),
    list: (query: Record<string, string> = {}) => app().call(`GET ${orders}`, { ...at(), query }),
    count: (query: Record<string, string> = {}) => app().call(`GET ${orders}/total`, { ...at(), query }),
    sources: () => app().call(`GET ${orders}/sources`, at()),
    change: (orderId: string, body: object) =>
      app().call(`PUT ${orders}/{order_id}`, { ...at(orderId), body }),
    discard: (orderId: string) => app().call(`DELETE ${orders}/{order_id}`, at(orderId)),
    place: act('placement'),
    pay: act('payments'),
    refund: act('refunds'),
    fulfil: act('fulfilments'),
    takeBack: act('returns'),
    exchange: act('exchanges'),
    cancel: act('cancellation'),
    note: act('notes'),
  };
}
