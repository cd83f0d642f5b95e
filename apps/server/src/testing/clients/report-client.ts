import type { CallRoute } from '@sokoni/contract/calls';
import type { TestApp } from '#testing/http/app.ts';
import type { Seller } from './order-client.ts';

const store = '/marketplace/v1/stores/{id}' as const;

/** The calls of a person who looks at the figures. */
export function reportClient(app: () => TestApp, who: () => Seller) {
  const at = () => ({ token: who().token, params: { id: who().storeId } });
  const read =
    <Path extends string>(path: Path) =>
    (query: Record<string, string> = {}) =>
      app().call(`GET ${store}/${path}` as `GET ${typeof store}/${Path}` & CallRoute, { ...at(), query });
  return {
    home: read('home'),
    sales: read('reports/sales'),
    vat: read('reports/vat'),
    payments: read('reports/payments'),
    stockValue: read('reports/stock-value'),
    ageing: read('reports/ageing'),
    async file(body: object): Promise<string[]> {
      const { data } = await app().call(`POST ${store}/report-exports`, { ...at(), body });
      const answer = await fetch(`${app().url}${data.url}`);
      return (await answer.text()).split('\r\n').filter((line) => line !== '');
    },
  };
}
