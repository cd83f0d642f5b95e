import type { TestApp } from '#testing/http/app.ts';

interface Place {
  token: string;
  params: Record<string, string> & { id: string };
}

/** The calls for products from files and to files: all of them refuse what they do not know. */
const productImportRoutes = [
  'POST /marketplace/v1/stores/{id}/product-imports',
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks',
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs',
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing',
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files',
  'POST /marketplace/v1/stores/{id}/product-exports',
] as const;

/** And those for customers. */
const customerImportRoutes = [
  'POST /marketplace/v1/stores/{id}/customer-imports',
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/checks',
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/runs',
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/undoing',
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/error-files',
  'POST /marketplace/v1/stores/{id}/customer-exports',
] as const;

export const importRoutes = [...productImportRoutes, ...customerImportRoutes] as const;

/** A file with two columns and one product. */
export function csvFile(text = 'Title,Price\nBasin,500\n'): Blob {
  return new Blob([text], { type: 'text/csv' });
}

/** A file with two columns and one customer. */
export function customersFile(): Blob {
  return csvFile('Name,E-mail\nAsha Mwangi,asha@example.com\n');
}

/** For each of them a request that succeeds, on a store of its own. */
export function importRequests(app: () => TestApp, anOwner: () => Promise<Place>) {
  const products = stepsOf(app, anOwner, 'product');
  const customers = stepsOf(app, anOwner, 'customer');
  const exported = async () => ({ ...(await anOwner()), body: {} });
  return {
    'POST /marketplace/v1/stores/{id}/product-imports': products.withFile,
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks': async () => ({
      ...(await products.uploaded()),
      body: { mapping: ['title', 'price'] },
    }),
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs': products.checked,
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing': products.imported,
    'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files': products.uploaded,
    'POST /marketplace/v1/stores/{id}/product-exports': exported,
    'POST /marketplace/v1/stores/{id}/customer-imports': customers.withFile,
    'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/checks': async () => ({
      ...(await customers.uploaded()),
      body: { mapping: ['name', 'email'] },
    }),
    'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/runs': customers.checked,
    'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/undoing': customers.imported,
    'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/error-files': customers.uploaded,
    'POST /marketplace/v1/stores/{id}/customer-exports': exported,
  } satisfies Record<(typeof importRoutes)[number], () => Promise<object>>;
}

/** How far a file of this kind has come. */
function stepsOf(app: () => TestApp, anOwner: () => Promise<Place>, kind: 'product' | 'customer') {
  const imports = `POST /marketplace/v1/stores/{id}/${kind}-imports` as const;
  const mapping = kind === 'product' ? ['title', 'price'] : ['name', 'email'];
  const file = () => (kind === 'product' ? csvFile() : customersFile());

  async function uploaded() {
    const { token, params } = await anOwner();
    const { data } = await app().call(imports, { token, params, body: {}, file: file() });
    return { token, params: { ...params, import_id: data.id }, body: {} };
  }

  async function checked() {
    const at = await uploaded();
    await app().call(`${imports}/{import_id}/checks`, { ...at, body: { mapping } });
    await app().mails();
    return at;
  }

  async function imported() {
    const at = await checked();
    await app().call(`${imports}/{import_id}/runs`, at);
    await app().mails();
    return at;
  }

  const withFile = async () => ({ ...(await anOwner()), body: { file_name: 'goods.csv' }, file: file() });
  return { withFile, uploaded, checked, imported };
}
