import { randomUUID } from 'node:crypto';
import { query } from '#testing/database/query.ts';
import type { TestApp } from '#testing/http/app.ts';
import { type ShopVisitor, shopVisitor } from '#testing/http/shop-visitor.ts';

const companies = '/marketplace/v1/stores/{id}/wholesale/companies' as const;

/** A store that sells to businesses in its shop. */
export interface WholesaleShop {
  token: string;
  storeId: string;
  subDomain: string;
}

/** A live one, with an owner of its own. */
export async function newWholesaleShop(app: TestApp, fields: object = {}): Promise<WholesaleShop> {
  const { token } = await app.verifiedUser();
  const open = { module_wholesale: 'active', mode: 'live', name: 'Kilimo Traders', ...fields };
  const { id, subDomain } = await app.newStore(token, open);
  return { token, storeId: id, subDomain };
}

let visitors = 0;

/** Somebody at the shop, from an address of their own. */
export function visitorAt(app: TestApp, { subDomain }: Pick<WholesaleShop, 'subDomain'>): ShopVisitor {
  visitors += 1;
  const from = { 'x-forwarded-for': `203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` };
  const visitor = shopVisitor(app.url, `${subDomain}.localhost:3000`);
  return {
    ...visitor,
    get: (path, headers = {}) => visitor.get(path, { ...from, ...headers }),
    post: (path, form, headers = {}) => visitor.post(path, form, { ...from, ...headers }),
  };
}

/** A company of the shop; answers the customer that it is. */
export async function newCompany(
  app: TestApp,
  { token, storeId }: WholesaleShop,
  {
    name = 'Amani Lodge',
    terms = {},
    customer = {},
  }: { name?: string; terms?: object; customer?: object } = {},
): Promise<string> {
  const at = { token, params: { id: storeId } };
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name, ...customer },
  });
  await app.call(`POST ${companies}`, {
    ...at,
    body: { customer_id: data.id, payment_terms: 'net_30', ...terms },
  });
  return data.id;
}

export const newEmail = () => `${randomUUID().slice(0, 8)}@lodges.example`;

/** Somebody who orders for a company; answers the id of the buyer. */
export async function newBuyer(
  app: TestApp,
  { token, storeId }: WholesaleShop,
  customer_id: string,
  email: string,
  fields: object = {},
): Promise<string> {
  const { data, message, status } = await app.call(`POST ${companies}/{customer_id}/buyers`, {
    token,
    params: { id: storeId, customer_id },
    body: { name: 'Achieng Otieno', email, ...fields },
  });
  if (status !== 200) throw new Error(message);
  return data.buyers.find((buyer) => buyer.email === email)?.id ?? '';
}

/** Signs in at the wholesale shop with the code that was mailed. */
export async function signedIn(app: TestApp, shop: WholesaleShop, email: string): Promise<ShopVisitor> {
  const visitor = visitorAt(app, shop);
  await visitor.post('/wholesale/login', { email });
  const { text } = await app.mailTo(email);
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '';
  const { status, text: answer } = await visitor.post('/wholesale/code', { email, code });
  if (status !== 303) throw new Error(answer);
  return visitor;
}

/** A price list of a company, with the volume prices of a variant. */
export async function listedPrices(
  app: TestApp,
  { token, storeId }: WholesaleShop,
  { customerId, variantId, breaks }: { customerId: string; variantId: string; breaks: [number, number][] },
): Promise<void> {
  const at = { token, params: { id: storeId } };
  const { data: list } = await app.call('POST /marketplace/v1/stores/{id}/price-lists', {
    ...at,
    body: { name: `List ${randomUUID()}` },
  });
  await app.call('PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices', {
    token,
    params: { id: storeId, price_list_id: list.id },
    body: {
      prices: [
        {
          variant_id: variantId,
          breaks: breaks.map(([minimum, unit_price]) => ({ minimum, unit_price })),
        },
      ],
    },
  });
  await query(
    app.database.superUrl,
    'update app.wholesale_companies set price_list_id = $3 where store_id = $1 and customer_id = $2',
    [storeId, customerId, list.id],
  );
}

/** What the form of an order carries unseen, and the address that it goes to. */
export function orderForm({ text }: { text: string }): Record<string, string> {
  const hidden = text.matchAll(/<input type="hidden" name="(order|total)" value="([^"]*)"/g);
  const [, address = 'new'] = /<input type="radio" name="address"[^>]* value="([^"]*)"/.exec(text) ?? [];
  return { address, ...Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value])) };
}
