import { randomUUID } from 'node:crypto';
import { query } from '#testing/database/query.ts';
import type { TestApp } from '#testing/http/app.ts';
import { newItem } from './purchasing-calls.ts';

/** Two stores, of which the one buys from the other as a company. */
export interface Wholesale {
  supplier: { token: string; storeId: string };
  buyer: { token: string; storeId: string };
  /** What the buyer is among the supplier's customers. */
  customerId: string;
}

const wholesale = '/marketplace/v1/stores/{id}/wholesale' as const;

/** Terms of the company, as columns of its row. */
type Terms = Record<string, string | number | boolean | null>;

/** A supplier and a store that it has approved. */
export async function newWholesale(
  app: TestApp,
  { terms = {}, supplier = {}, buyer = {}, credit_limit = null as number | null } = {},
): Promise<Wholesale> {
  const [seller, purchaser] = [await app.verifiedUser(), await app.verifiedUser()];
  const open = { module_wholesale: 'active', module_inventory: 'active' };
  const supplierId = (await app.newStore(seller.token, { ...open, ...supplier })).id;
  const buyerId = (await app.newStore(purchaser.token, { ...open, ...buyer })).id;
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
    token: seller.token,
    params: { id: supplierId },
    body: { name: `Mama Bisi ${randomUUID().slice(0, 6)}`, credit_limit },
  });
  const columns = Object.entries<string | number | boolean | null>({
    payment_terms: 'net_30',
    ...(terms as Terms),
  });
  await query(
    app.database.superUrl,
    `insert into app.wholesale_companies (store_id, customer_id, buyer_store_id, created_at, updated_at, ${columns.map(([name]) => name)})
     values ($1, $2, $3, now(), now(), ${columns.map((_, index) => `$${index + 4}`)})`,
    [supplierId, data.id, buyerId, ...columns.map(([, value]) => value)],
  );
  return {
    supplier: { token: seller.token, storeId: supplierId },
    buyer: { token: purchaser.token, storeId: buyerId },
    customerId: data.id,
  };
}

/** What the supplier has agreed to, set where no call is the point of the test. */
export function supplierTerms(app: () => TestApp, who: () => Wholesale) {
  const run = (text: string, values: unknown[]) => query(app().database.superUrl, text, values);
  const storeId = () => who().supplier.storeId;
  return {
    run,
    /** A price list of the company, with the volume prices of a variant. */
    async listed(variantId: string, breaks: [number, number][], percentOff: string | null = null) {
      const listId = randomUUID();
      await run(
        `insert into app.price_lists (store_id, id, name, percent_off, created_at, updated_at) values ($1, $2, $3, $4, now(), now())`,
        [storeId(), listId, `List ${listId}`, percentOff],
      );
      for (const [minimum, price] of breaks) {
        await run(
          `insert into app.price_list_prices (store_id, price_list_id, variant_id, minimum, unit_price) values ($1, $2, $3, $4, $5)`,
          [storeId(), listId, variantId, minimum, price],
        );
      }
      await run(`update app.wholesale_companies set price_list_id = $2 where store_id = $1`, [
        storeId(),
        listId,
      ]);
      return listId;
    },
    /** How it sells to businesses. */
    settings: (columns: Record<string, unknown>) =>
      run(
        `insert into app.wholesale_settings (store_id, updated_at, ${Object.keys(columns)})
         values ($1, now(), ${Object.keys(columns).map((_, index) => `$${index + 2}`)})`,
        [storeId(), ...Object.values(columns)],
      ),
  };
}

/** Both of them sell for real from now on. */
export async function goLive(app: TestApp, { supplier, buyer }: Wholesale): Promise<void> {
  await query(app.database.superUrl, `update app.stores set mode = 'live' where id = any ($1::uuid[])`, [
    [supplier.storeId, buyer.storeId],
  ]);
}

/** The calls of the store that buys. */
export function buyingClient(app: () => TestApp, who: () => Wholesale) {
  const here = () => ({ token: who().buyer.token, params: { id: who().buyer.storeId } });
  const there = () => ({
    token: who().buyer.token,
    params: { id: who().buyer.storeId, supplier_store_id: who().supplier.storeId },
  });
  const of = (purchase_id: string) => ({
    token: who().buyer.token,
    params: { id: who().buyer.storeId, purchase_id },
  });
  return {
    /** Something that the supplier sells. */
    item: (fields: object = {}, title = 'Rice') =>
      newItem(app(), who().supplier, { opening_stock: 1000, ...fields }, title),
    suppliers: (search = '') => app().call(`GET ${wholesale}/suppliers`, { ...here(), query: { search } }),
    supplier: () => app().call(`GET ${wholesale}/suppliers/{supplier_store_id}`, there()),
    ask: (body: object) =>
      app().call(`POST ${wholesale}/suppliers/{supplier_store_id}/requests`, { ...there(), body }),
    products: (query: Record<string, string> = {}) =>
      app().call(`GET ${wholesale}/suppliers/{supplier_store_id}/products`, { ...there(), query }),
    byCode: (codes: string[]) =>
      app().call(`POST ${wholesale}/suppliers/{supplier_store_id}/products/by-code`, {
        ...there(),
        body: { codes },
      }),
    cart: () => app().call(`GET ${wholesale}/suppliers/{supplier_store_id}/cart`, there()),
    keepCart: (lines: object[]) =>
      app().call(`PUT ${wholesale}/suppliers/{supplier_store_id}/cart`, { ...there(), body: { lines } }),
    order: (body: object, headers: Record<string, string> = {}) =>
      app().call(`POST ${wholesale}/suppliers/{supplier_store_id}/orders`, { ...there(), body, headers }),
    purchases: (query: Record<string, string> = {}) =>
      app().call(`GET ${wholesale}/purchases`, { ...here(), query }),
    purchase: (id: string) => app().call(`GET ${wholesale}/purchases/{purchase_id}`, of(id)),
    receive: (id: string) =>
      app().call(`POST ${wholesale}/purchases/{purchase_id}/receipts`, { ...of(id), body: {} }),
    giveBack: (id: string, body: object = {}) =>
      app().call(`POST ${wholesale}/purchases/{purchase_id}/returns`, { ...of(id), body }),
    payables: () => app().call(`GET ${wholesale}/payables`, here()),
  };
}
