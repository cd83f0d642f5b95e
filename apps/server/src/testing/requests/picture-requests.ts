import type { TestApp } from '#testing/http/app.ts';

interface Owner {
  token: string;
  params: Record<string, string>;
}

/** The calls for sample products and labels: all of them refuse what they do not know. */
export const pictureRoutes = [
  'POST /marketplace/v1/stores/{id}/sample-products',
  'POST /marketplace/v1/stores/{id}/labels',
] as const;

/** For each of them a request that succeeds, on a store of its own. */
export function pictureRequests(
  app: () => TestApp,
  anOwner: () => Promise<Owner>,
  aProduct: () => Promise<Owner>,
) {
  const samples = async () => {
    const { token, params } = await anOwner();
    return { token, params, body: {} };
  };

  async function clearing() {
    const request = await samples();
    await app().call('POST /marketplace/v1/stores/{id}/sample-products', request);
    return request;
  }

  async function printing() {
    const { token, params } = await aProduct();
    const items = { ids: [params.product_id] };
    return { token, params, body: { kind: 'barcode', sheet: 'a4_21', items } };
  }

  return {
    'POST /marketplace/v1/stores/{id}/labels': printing,
    'POST /marketplace/v1/stores/{id}/sample-products': samples,
    'DELETE /marketplace/v1/stores/{id}/sample-products': clearing,
  };
}
