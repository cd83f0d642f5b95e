import type { TestApp } from '#testing/http/app.ts';
import type { Wholesale } from './wholesale-client.ts';

const wholesale = '/marketplace/v1/stores/{id}/wholesale' as const;
const theirs = `${wholesale}/quotes/{quote_id}` as const;
const mine = `${wholesale}/purchase-quotes/{purchase_quote_id}` as const;

/** The calls about quotes of both sides. */
export function quoteClient(app: () => TestApp, who: () => Wholesale) {
  const at = () => ({ token: who().supplier.token, params: { id: who().supplier.storeId } });
  const of = (quote_id: string) => ({
    token: who().supplier.token,
    params: { id: who().supplier.storeId, quote_id },
  });
  const here = () => ({ token: who().buyer.token, params: { id: who().buyer.storeId } });
  const bought = (purchase_quote_id: string) => ({
    token: who().buyer.token,
    params: { id: who().buyer.storeId, purchase_quote_id },
  });
  return {
    supplier: {
      list: (query: Record<string, string> = {}) => app().call(`GET ${wholesale}/quotes`, { ...at(), query }),
      start: (body: object) => app().call(`POST ${wholesale}/quotes`, { ...at(), body }),
      read: (id: string) => app().call(`GET ${theirs}`, of(id)),
      offer: (id: string, body: object) => app().call(`POST ${theirs}/offers`, { ...of(id), body }),
      decline: (id: string, body: object) => app().call(`POST ${theirs}/decline`, { ...of(id), body }),
      document: (id: string) => app().call(`GET ${theirs}/document`, of(id)),
    },
    buyer: {
      list: (query: Record<string, string> = {}) =>
        app().call(`GET ${wholesale}/purchase-quotes`, { ...here(), query }),
      ask: (body: object) =>
        app().call(`POST ${wholesale}/suppliers/{supplier_store_id}/quotes`, {
          token: who().buyer.token,
          params: { id: who().buyer.storeId, supplier_store_id: who().supplier.storeId },
          body,
        }),
      read: (id: string) => app().call(`GET ${mine}`, bought(id)),
      counter: (id: string, body: object) =>
        app().call(`POST ${mine}/counter-offers`, { ...bought(id), body }),
      accept: (id: string, body: object, headers: Record<string, string> = {}) =>
        app().call(`POST ${mine}/acceptance`, { ...bought(id), body, headers }),
      decline: (id: string, body: object) => app().call(`POST ${mine}/decline`, { ...bought(id), body }),
      document: (id: string, headers: Record<string, string> = {}) =>
        app().call(`GET ${mine}/document`, { ...bought(id), headers }),
    },
  };
}
