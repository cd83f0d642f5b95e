import type { TestApp } from '#testing/http/app.ts';

interface ProductParams {
  token: string;
  variantId: string;
  params: Record<string, string> & { product_id: string };
}

/** The calls for views and for many products at once: all of them refuse what they do not know. */
export const bulkRoutes = [
  'PUT /marketplace/v1/stores/{id}/variant-cells',
  'POST /marketplace/v1/stores/{id}/views',
  'PUT /marketplace/v1/stores/{id}/views/{view_id}',
  'POST /marketplace/v1/stores/{id}/bulk-edits/preview',
  'POST /marketplace/v1/stores/{id}/bulk-edits',
  'POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo',
] as const;

/** For each of them a request that succeeds, on a store of its own. */
export function bulkRequests(app: () => TestApp, aProduct: () => Promise<ProductParams>) {
  const archiving = ({ params }: ProductParams) => ({
    selection: { ids: [params.product_id] },
    edit: { kind: 'status', status: 'archived' },
  });

  async function archived() {
    const items = await aProduct();
    const { data } = await app().call('POST /marketplace/v1/stores/{id}/bulk-edits', {
      ...items,
      body: archiving(items),
    });
    await app().mails();
    return { token: items.token, params: { ...items.params, job_id: data.job.id }, body: {} };
  }

  async function archiveRequest() {
    const items = await aProduct();
    return { token: items.token, params: items.params, body: archiving(items) };
  }

  const low = { list: 'products', name: 'Low', query: { stock: 'low' } };

  async function aView(body: Record<string, unknown>) {
    const { token, params } = await aProduct();
    const { data } = await app().call('POST /marketplace/v1/stores/{id}/views', { token, params, body: low });
    return { token, params: { ...params, view_id: data.id }, body };
  }

  async function aCell() {
    const { token, params, variantId } = await aProduct();
    return { token, params, body: { lines: [{ variant_id: variantId, price: { was: 500, now: 600 } }] } };
  }

  return {
    'PUT /marketplace/v1/stores/{id}/variant-cells': aCell,
    'POST /marketplace/v1/stores/{id}/views': async () => {
      const { token, params } = await aProduct();
      return { token, params, body: low };
    },
    'PUT /marketplace/v1/stores/{id}/views/{view_id}': () => aView({ name: 'Lower' }),
    'DELETE /marketplace/v1/stores/{id}/views/{view_id}': () => aView({}),
    'POST /marketplace/v1/stores/{id}/bulk-edits/preview': archiveRequest,
    'POST /marketplace/v1/stores/{id}/bulk-edits': archiveRequest,
    'POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo': archived,
  } satisfies Record<
    (typeof bulkRoutes)[number] | 'DELETE /marketplace/v1/stores/{id}/views/{view_id}',
    () => Promise<object>
  >;
}
