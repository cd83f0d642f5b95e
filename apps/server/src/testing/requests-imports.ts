import type { TestApp } from './app.ts';

interface Place {
  token: string;
  params: Record<string, string> & { id: string };
}

/** The calls for products from files and to files: all of them refuse what they do not know. */
export const importRoutes = [
  'POST /marketplace/v1/stores/{id}/product-imports',
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks',
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs',
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing',
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files',
  'POST /marketplace/v1/stores/{id}/product-exports',
] as const;

/** A file with two columns and one product. */
export function csvFile(text = 'Title,Price\nBasin,500\n'): Blob {
  return new Blob([text], { type: 'text/csv' });
}

/** For each of them a request that succeeds, on a store of its own. */
export function importRequests(app: () => TestApp, anOwner: () => Promise<Place>) {
  async function uploaded() {
    const { token, params } = await anOwner();
    const { data } = await app().call('POST /marketplace/v1/stores/{id}/product-imports', {
      token,
      params,
      body: {},
      file: csvFile(),
    });
    return { token, params: { ...params, import_id: data.id }, body: {} };
  }

  async function checked() {
    const at = await uploaded();
    await app().call('POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks', {
      ...at,
      body: { mapping: ['title', 'price'] },
    });
    await app().mails();
    return at;
  }

  async function imported() {
    const at = await checked();
    await app().call('POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs', at);
    await app().mails();
    return at;
  }

  return {
    'POST /marketplace/v1/stores/{id}/product-imports': async () => ({
      ...(await anOwner()),
      body: { file_name: 'goods.csv' },
      file: csvFile(),
    }),
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks': async () => ({
      ...(await uploaded()),
      body: { mapping: ['title', 'price'] },
    }),
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs': checked,
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing': imported,
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files': uploaded,
    'POST /marketplace/v1/stores/{id}/product-exports': async () => ({ ...(await anOwner()), body: {} }),
  } satisfies Record<(typeof importRoutes)[number], () => Promise<object>>;
}
