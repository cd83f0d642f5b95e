import { approve, aSupplier, askToBuy } from '#testing/fixtures/wholesale-stores.ts';
import type { TestApp } from '#testing/http/app.ts';

interface Store {
  token: string;
  id: string;
}

interface Ids {
  quote_company_id: string;
  quoted_variant_id: string;
  quote_id: string;
  supplied_variant_id: string;
  supplier_store_id: string;
  location_id: string;
}

/** A day on which offers of the tests still hold. */
export const nextWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const offerOf = (variant_id: string, unit_price = 400) => ({
  lines: [{ variant_id, quantity: 10, unit_price }],
  valid_until: nextWeek(),
});

/** What a store of the tests is among the customers of a supplier that it buys from. */
async function companyOf(app: TestApp, supplier: Store, buyerStoreId: string): Promise<string> {
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/wholesale/companies', {
    token: supplier.token,
    params: { id: supplier.id },
  });
  return data.items.find(({ buyer_store }) => buyer_store?.id === buyerStoreId)?.customer_id ?? '';
}

/** An offer of ten units to a store that buys here; answers its id. */
export async function anOffer(
  app: TestApp,
  supplier: Store,
  { customer_id, variant_id }: { customer_id: string; variant_id: string },
): Promise<string> {
  const { data, status, message } = await app.call('POST /marketplace/v1/stores/{id}/wholesale/quotes', {
    token: supplier.token,
    params: { id: supplier.id },
    body: { customer_id, ...offerOf(variant_id) },
  });
  if (status !== 200) throw new Error(message);
  return data.id;
}

/** What a store has that quotes to companies: one that buys with a store, what it sells, and an offer. The store is listed. */
export async function aQuotingStore(app: TestApp, token: string, id: string) {
  const supplier = { token, id };
  const buyer = await aSupplier(app, false);
  await approve(app, supplier, await askToBuy(app, supplier, buyer));
  const quote_company_id = await companyOf(app, supplier, buyer.id);
  const { data: sugar } = await app.call('POST /marketplace/v1/stores/{id}/products', {
    token,
    params: { id },
    body: { title: 'Sugar', status: 'active', variants: [{ price: 500, opening_stock: 100 }] },
  });
  const quoted_variant_id = sugar.variants[0]?.id ?? '';
  const sold = { customer_id: quote_company_id, variant_id: quoted_variant_id };
  return { quote_company_id, quoted_variant_id, quote_id: await anOffer(app, supplier, sold) };
}

/** Two offers to a store of what its supplier sells. */
export async function offersToBuyer(app: TestApp, supplier: Store, buyer: Store, variant_id: string) {
  const sold = { customer_id: await companyOf(app, supplier, buyer.id), variant_id };
  return {
    purchase_quote_id: await anOffer(app, supplier, sold),
    acceptable_quote_id: await anOffer(app, supplier, sold),
  };
}

/** What a store sends that names what it has. */
export const quoteBodies = {
  'GET /marketplace/v1/stores/{id}/wholesale/quotes': ({ quote_company_id }: Ids) => [
    { customer_id: quote_company_id },
  ],
  'POST /marketplace/v1/stores/{id}/wholesale/quotes': ({
    quote_company_id,
    quoted_variant_id,
    quote_id,
  }: Ids) => [{ id: quote_id, customer_id: quote_company_id, ...offerOf(quoted_variant_id) }],
  'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/offers': ({ quoted_variant_id }: Ids) => [
    { version: 1, ...offerOf(quoted_variant_id, 380) },
  ],
  'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/decline': () => [{ version: 1 }],
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/quotes': ({
    supplied_variant_id,
    quote_id,
  }: Ids) => [{ id: quote_id, lines: [{ variant_id: supplied_variant_id, quantity: 2 }] }],
  'GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes': ({ supplier_store_id }: Ids) => [
    { supplier_id: supplier_store_id },
  ],
  'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/counter-offers': ({
    supplied_variant_id,
  }: Ids) => [{ version: 1, lines: [{ variant_id: supplied_variant_id, quantity: 2 }] }],
  'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/acceptance': ({
    location_id,
  }: Ids) => [{ version: 1, expected_total: 4000, location_id }],
  'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/decline': () => [
    { version: 1 },
  ],
};

/** Calls that refuse what they do not know: all that have a body. */
export const quoteRoutes = [
  'POST /marketplace/v1/stores/{id}/wholesale/quotes',
  'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/offers',
  'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/decline',
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/quotes',
  'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/counter-offers',
  'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/acceptance',
  'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/decline',
] as const;

interface OfSupplier {
  token: string;
  params: { id: string; quote_id: string; quote_company_id: string; quoted_variant_id: string };
}

interface OfBuyer {
  token: string;
  params: { id: string; purchase_quote_id: string; supplied_variant_id: string; supplier_store_id: string };
}

/** For every call about quotes that changes something a request that succeeds, in a store of its own. */
export function quoteRequests(supplier: () => Promise<OfSupplier>, buyer: () => Promise<OfBuyer>) {
  return {
    'POST /marketplace/v1/stores/{id}/wholesale/quotes': async () => {
      const { token, params } = await supplier();
      const body = { customer_id: params.quote_company_id, ...offerOf(params.quoted_variant_id) };
      return { token, params, body };
    },
    'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/offers': async () => {
      const { token, params } = await supplier();
      return { token, params, body: { version: 1, ...offerOf(params.quoted_variant_id, 380) } };
    },
    'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/decline': async () => ({
      ...(await supplier()),
      body: { version: 1, reason: 'Out of season' },
    }),
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/quotes': async () => {
      const { token, params } = await buyer();
      return { token, params, body: { lines: [{ variant_id: params.supplied_variant_id, quantity: 2 }] } };
    },
    'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/counter-offers':
      async () => {
        const { token, params } = await buyer();
        const lines = [{ variant_id: params.supplied_variant_id, quantity: 2, unit_price: 300 }];
        return { token, params, body: { version: 1, lines } };
      },
    'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/acceptance':
      async () => ({
        ...(await buyer()),
        body: { version: 1, expected_total: 4000 },
      }),
    'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/decline': async () => ({
      ...(await buyer()),
      body: { version: 1 },
    }),
  } as const;
}
