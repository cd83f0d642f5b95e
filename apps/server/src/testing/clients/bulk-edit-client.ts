import type { TestApp } from '#testing/http/app.ts';

/** Changes of many products over HTTP, as one person in one store. */
export function bulkClient(app: TestApp, own: string, storeId: string) {
  const at = (job_id = '', token = own) => ({ token, params: { id: storeId, job_id } });

  async function addProduct(body: Record<string, unknown>) {
    const { data, status, message } = await app.call('POST /marketplace/v1/stores/{id}/products', {
      ...at(),
      body: { variants: [{ price: 1000 }], ...body },
    });
    if (status !== 200) throw new Error(message);
    return data;
  }

  async function readProduct(product_id: string) {
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
      token: own,
      params: { id: storeId, product_id },
    });
    return data;
  }

  const post = (selection: object, edit: object, token = own) =>
    app.call('POST /marketplace/v1/stores/{id}/bulk-edits', { ...at('', token), body: { selection, edit } });

  /** Begins a change and does it. */
  async function change(selection: object, edit: object) {
    const { data, status, message } = await post(selection, edit);
    if (status !== 200) throw new Error(message);
    await app.mails();
    const done = await app.call('GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}', at(data.job.id));
    return done.data;
  }

  const preview = (selection: object, edit: object, token = own) =>
    app.call('POST /marketplace/v1/stores/{id}/bulk-edits/preview', {
      ...at('', token),
      body: { selection, edit },
    });

  const undo = (id: string, token = own) =>
    app.call('POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo', { ...at(id, token), body: {} });

  return { storeId, at, addProduct, readProduct, post, change, preview, undo };
}

export type BulkClient = ReturnType<typeof bulkClient>;

/** All prices a tenth up. */
export const raise = { kind: 'price', change: { kind: 'raise', percent: '10' } };
