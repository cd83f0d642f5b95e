import {
  aPurchase,
  aReturnedPurchase,
  aSupplier,
  aSupplierOf,
  askToBuy,
} from '#testing/fixtures/wholesale-stores.ts';
import type { TestApp } from '#testing/http/app.ts';
import { aCustomer } from './customer-requests.ts';
import { aQuotingStore, offersToBuyer, quoteBodies, quoteRequests, quoteRoutes } from './quote-requests.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/**
 * What a store has that sells to businesses: a price list, a company, a customer who can be one, another store that asks to buy, and one
 * that has an offer.
 * Answers the ids.
 */
export async function aWholesaler(app: TestApp, token: string, storeId: string, customer_id: string) {
  const at = { token, params: { id: storeId } };
  const { data: list } = await app.call('POST /marketplace/v1/stores/{id}/price-lists', {
    ...at,
    body: { name: 'Hotels' },
  });
  await app.call('POST /marketplace/v1/stores/{id}/wholesale/companies', { ...at, body: { customer_id } });
  const { data: company } = await app.call(
    'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers',
    { token, params: { id: storeId, customer_id }, body: aBuyer },
  );
  const { data: customer } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name: 'Zuri Spa' },
  });
  await app.call('PUT /marketplace/v1/stores/{id}/wholesale/settings', {
    ...at,
    body: { version: 0, listed: true },
  });
  const asking = await aSupplier(app);
  const request_id = await askToBuy(app, { token, id: storeId }, asking);
  const quoting = await aQuotingStore(app, token, storeId);
  // What others see of the store, they see because they asked.
  await app.call('PUT /marketplace/v1/stores/{id}/wholesale/settings', {
    ...at,
    body: { version: 1, listed: false },
  });
  const buyer_id = company.buyers[0]?.id ?? '';
  const { data: rice } = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at,
    body: { title: 'Rice 50 kg', status: 'active', variants: [{ price: 700, opening_stock: 100 }] },
  });
  return {
    price_list_id: list.id,
    request_id,
    new_company_id: customer.id,
    offered_variant_id: rice.variants[0]?.id ?? '',
    buyer_id,
    ...quoting,
  };
}

/**
 * What a store has that buys from another one on the platform: the supplier, what it sells, a shopping list, an order that was sent, and
 * offers.
 */
export async function aWholesaleBuyer(app: TestApp, token: string, id: string) {
  const { supplier, ...ids } = await aSupplierOf(app, { token, id });
  const purchase_id = await aPurchase(app, { token, id }, { supplier, ...ids });
  const { data: list } = await app.call(
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists',
    {
      ...{ token, params: { id, supplier_store_id: ids.supplier_store_id } },
      body: { name: 'Weekly', lines: [{ variant_id: ids.supplied_variant_id, quantity: 2 }] },
    },
  );
  const quotes = await offersToBuyer(app, supplier, { token, id }, ids.supplied_variant_id);
  return { ...ids, purchase_id, shopping_list_id: list.id, ...quotes };
}

const offer = { offered: true, minimum_quantity: 6, quantity_step: 6, case_quantity: 6 };
const breaks = [{ minimum: 1, unit_price: 400 }];
const aBuyer = { name: 'Achieng Otieno', email: 'achieng@hotels.example' };
const asked = { company_name: 'Mwangi Hotels', email: 'buying@mwangi.example' };

interface Ids {
  customer_id: string;
  category_id: string;
  price_list_id: string;
  group_id: string;
  variant_id: string;
  new_company_id: string;
  supplied_variant_id: string;
  shopping_list_id: string;
  offered_variant_id: string;
  location_id: string;
  order_id: string;
  supplier_store_id: string;
}

/** What a store sends that names what it has. */
export const wholesaleBodies = {
  ...quoteBodies,
  'GET /marketplace/v1/stores/{id}/wholesale/companies': ({ customer_id }: Ids) => [{ customer_id }],
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products': ({
    category_id,
  }: Ids) => [{ category_id }],
  'POST /marketplace/v1/stores/{id}/price-lists': ({ price_list_id, group_id }: Ids) => [
    { id: price_list_id, name: 'Schools', group_ids: [group_id] },
  ],
  'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}': ({ group_id }: Ids) => [
    { version: 1, group_ids: [group_id] },
  ],
  'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices': ({ variant_id }: Ids) => [
    { prices: [{ variant_id, breaks }] },
  ],
  'PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}': ({ group_id }: Ids) => [
    { ...offer, group_ids: [group_id] },
  ],
  'POST /marketplace/v1/stores/{id}/wholesale/printed-catalogues': ({
    price_list_id,
    category_id,
    group_id,
  }: Ids) => [{ price_list_id, category_id, group_id, order_form: true }],
  'POST /marketplace/v1/stores/{id}/wholesale/companies': ({ new_company_id, price_list_id }: Ids) => [
    { customer_id: new_company_id, price_list_id },
  ],
  'PUT /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}': ({ price_list_id }: Ids) => [
    { version: 1, price_list_id },
  ],
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers': () => [
    { name: 'Otieno', email: 'otieno@hotels.example' },
  ],
  'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/products': ({ category_id }: Ids) => [
    { category_id },
  ],
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/products/by-variant': ({
    offered_variant_id,
  }: Ids) => [{ variant_ids: [offered_variant_id] }],
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/orders': ({
    offered_variant_id,
    order_id,
  }: Ids) => [
    {
      id: order_id,
      lines: [{ variant_id: offered_variant_id, quantity: 1 }],
      expected_total: 700,
    },
  ],
  'POST /marketplace/v1/stores/{id}/wholesale/requests/{request_id}/decision': ({
    new_company_id,
    price_list_id,
  }: Ids) => [{ approved: true, customer_id: new_company_id, price_list_id }],
  'GET /marketplace/v1/stores/{id}/wholesale/purchases': ({ supplier_store_id }: Ids) => [
    { supplier_id: supplier_store_id },
  ],
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/statement': () => [
    { from_day: '2026-01-01', to_day: '2026-12-31' },
  ],
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/requests': () => [asked],
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products/by-code': () => [
    { codes: ['RICE-25'] },
  ],
  'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart': ({
    supplied_variant_id,
  }: Ids) => [{ lines: [{ variant_id: supplied_variant_id, quantity: 2 }] }],
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists': ({
    shopping_list_id,
    supplied_variant_id,
  }: Ids) => [
    { id: shopping_list_id, name: 'Monthly', lines: [{ variant_id: supplied_variant_id, quantity: 2 }] },
  ],
  'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
    ({ supplied_variant_id }: Ids) => [{ lines: [{ variant_id: supplied_variant_id, quantity: 3 }] }],
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/orders': ({
    supplied_variant_id,
    location_id,
    order_id,
  }: Ids) => [
    {
      id: order_id,
      lines: [{ variant_id: supplied_variant_id, quantity: 2 }],
      expected_total: 1000,
      location_id,
    },
  ],
};

/** Calls that refuse what they do not know: all that have a body. */
export const wholesaleRoutes = [
  ...quoteRoutes,
  'POST /marketplace/v1/stores/{id}/price-lists',
  'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}',
  'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices',
  'PUT /marketplace/v1/stores/{id}/wholesale/settings',
  'PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}',
  'POST /marketplace/v1/stores/{id}/wholesale/printed-catalogues',
  'POST /marketplace/v1/stores/{id}/wholesale/companies',
  'PUT /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}',
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers',
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers/{buyer_id}/invites',
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/products/by-variant',
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/orders',
  'POST /marketplace/v1/stores/{id}/wholesale/requests/{request_id}/decision',
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/requests',
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products/by-code',
  'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart',
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists',
  'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}',
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/orders',
  'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/receipts',
  'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/returns',
] as const;

/** For every call of wholesale that changes something a request that succeeds, in a store of its own. */
export function wholesaleRequests(app: () => TestApp, anOwner: () => Promise<Owner>) {
  async function wholesaler() {
    const { token, params } = await anOwner();
    const { customer_id, group_id } = await aCustomer(app(), token, params.id);
    const ids = await aWholesaler(app(), token, params.id, customer_id);
    const { data: product } = await app().call('POST /marketplace/v1/stores/{id}/products', {
      token,
      params,
      body: { title: 'Rice', variants: [{ price: 500 }] },
    });
    const variant_id = product.variants[0]?.id ?? '';
    return {
      token,
      params: { ...params, ...ids, customer_id, group_id, product_id: product.id, variant_id },
    };
  }
  async function buyer() {
    const { token, params } = await anOwner();
    return { token, params: { ...params, ...(await aWholesaleBuyer(app(), token, params.id)) } };
  }
  return {
    ...quoteRequests(wholesaler, buyer),
    'POST /marketplace/v1/stores/{id}/price-lists': async () => ({
      ...(await anOwner()),
      body: { name: 'Hotels', percent_off: '10' },
    }),
    'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}': async () => {
      const { token, params } = await wholesaler();
      return { token, params, body: { version: 1, name: 'Lodges', group_ids: [params.group_id] } };
    },
    'DELETE /marketplace/v1/stores/{id}/price-lists/{price_list_id}': wholesaler,
    'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices': async () => {
      const { token, params } = await wholesaler();
      return { token, params, body: { prices: [{ variant_id: params.variant_id, breaks }] } };
    },
    'PUT /marketplace/v1/stores/{id}/wholesale/settings': async () => ({
      ...(await anOwner()),
      body: { version: 0, listed: true },
    }),
    'PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}': async () => ({
      ...(await wholesaler()),
      body: { ...offer, group_ids: [] },
    }),
    'POST /marketplace/v1/stores/{id}/wholesale/printed-catalogues': async () => ({
      ...(await wholesaler()),
      body: { order_form: true },
    }),
    'POST /marketplace/v1/stores/{id}/wholesale/companies': async () => {
      const { token, params } = await anOwner();
      const { customer_id } = await aCustomer(app(), token, params.id);
      return { token, params, body: { customer_id } };
    },
    'PUT /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}': async () => ({
      ...(await wholesaler()),
      body: { version: 1, payment_terms: 'net_30' },
    }),
    'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers': async () => ({
      ...(await wholesaler()),
      body: { name: 'Otieno', email: 'otieno@hotels.example', invite: true },
    }),
    'DELETE /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers/{buyer_id}': wholesaler,
    'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers/{buyer_id}/invites':
      async () => ({
        ...(await wholesaler()),
        body: {},
      }),
    'POST /marketplace/v1/stores/{id}/wholesale/requests/{request_id}/decision': async () => ({
      ...(await wholesaler()),
      body: { approved: true },
    }),
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/requests': async () => {
      const { token, params } = await anOwner();
      const { id: supplier_store_id } = await aSupplier(app());
      return { token, params: { ...params, supplier_store_id }, body: asked };
    },
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products/by-code':
      async () => ({
        ...(await buyer()),
        body: { codes: ['RICE-25'] },
      }),
    'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart': async () => {
      const { token, params } = await buyer();
      return { token, params, body: { lines: [{ variant_id: params.supplied_variant_id, quantity: 2 }] } };
    },
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists': async () => {
      const { token, params } = await buyer();
      const lines = [{ variant_id: params.supplied_variant_id, quantity: 2 }];
      return { token, params, body: { name: 'Monthly', lines } };
    },
    'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
      async () => {
        const { token, params } = await buyer();
        return { token, params, body: { lines: [{ variant_id: params.supplied_variant_id, quantity: 3 }] } };
      },
    'DELETE /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
      buyer,
    'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/products/by-variant': async () => {
      const { token, params } = await wholesaler();
      return { token, params, body: { variant_ids: [params.offered_variant_id] } };
    },
    'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/orders': async () => {
      const { token, params } = await wholesaler();
      const lines = [{ variant_id: params.offered_variant_id, quantity: 2 }];
      return { token, params, body: { lines, expected_total: 1400 } };
    },
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/orders': async () => {
      const { token, params } = await buyer();
      const lines = [{ variant_id: params.supplied_variant_id, quantity: 2 }];
      return { token, params, body: { lines, expected_total: 1000 } };
    },
    'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/receipts': async () => ({
      ...(await buyer()),
      body: {},
    }),
    'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/returns': async () => {
      const { token, params } = await anOwner();
      const purchase_id = await aReturnedPurchase(app(), { token, id: params.id });
      return { token, params: { ...params, purchase_id }, body: {} };
    },
  } as const;
}
