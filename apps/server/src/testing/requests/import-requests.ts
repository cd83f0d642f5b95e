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

/** And those for prices of companies. */
const priceImportRoutes = [
  'POST /marketplace/v1/stores/{id}/price-imports',
  'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/checks',
  'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/runs',
  'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/undoing',
  'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/error-files',
  'POST /marketplace/v1/stores/{id}/price-exports',
] as const;

export const importRoutes = [...productImportRoutes, ...customerImportRoutes, ...priceImportRoutes] as const;

/** A file with two columns and one product. */
export function csvFile(text = 'Title,Price\nBasin,500\n'): Blob {
  return new Blob([text], { type: 'text/csv' });
}

/** A file with two columns and one customer. */
export function customersFile(): Blob {
  return csvFile('Name,E-mail\nAsha Mwangi,asha@example.com\n');
}

/** A file with two columns and the price of one item. */
export function pricesFile(): Blob {
  return csvFile('SKU,Unit price\nBASIN-1,400\n');
}

/** A price list, and the item that the file prices. */
async function aPriceList(app: TestApp, { token, params }: Place): Promise<string> {
  const { data: list } = await app.call('POST /marketplace/v1/stores/{id}/price-lists', {
    token,
    params,
    body: { name: 'Hotels' },
  });
  await app.call('POST /marketplace/v1/stores/{id}/products', {
    token,
    params,
    body: { title: 'Basin', variants: [{ price: 500, sku: 'BASIN-1' }] },
  });
  return list.id;
}

/** For each of them a request that succeeds, on a store of its own. */
export function importRequests(app: () => TestApp, anOwner: () => Promise<Place>) {
  const products = stepsOf(app, anOwner, 'product');
  const customers = stepsOf(app, anOwner, 'customer');
  const prices = stepsOf(app, anOwner, 'price');
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
    'POST /marketplace/v1/stores/{id}/price-imports': prices.withFile,
    'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/checks': async () => ({
      ...(await prices.uploaded()),
      body: { mapping: ['sku', 'unit_price'] },
    }),
    'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/runs': prices.checked,
    'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/undoing': prices.imported,
    'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/error-files': prices.uploaded,
    'POST /marketplace/v1/stores/{id}/price-exports': async () => {
      const owner = await anOwner();
      return { ...owner, body: { price_list_id: await aPriceList(app(), owner) } };
    },
  } satisfies Record<(typeof importRoutes)[number], () => Promise<object>>;
}

const files = { product: csvFile, customer: customersFile, price: pricesFile };
const mappings = {
  product: ['title', 'price'],
  customer: ['name', 'email'],
  price: ['sku', 'unit_price'],
};

/** How far a file of this kind has come. */
function stepsOf(app: () => TestApp, anOwner: () => Promise<Place>, kind: keyof typeof files) {
  const imports = `POST /marketplace/v1/stores/{id}/${kind}-imports` as const;
  const mapping = mappings[kind];
  const file = () => files[kind]();
  const bodyOf = async (owner: Place) =>
    kind === 'price' ? { price_list_id: await aPriceList(app(), owner) } : {};

  async function uploaded() {
    const owner = await anOwner();
    const { token, params } = owner;
    const body = await bodyOf(owner);
    const { data } = await app().call(imports, { token, params, body, file: file() });
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

  const withFile = async () => {
    const owner = await anOwner();
    return { ...owner, body: { file_name: 'goods.csv', ...(await bodyOf(owner)) }, file: file() };
  };
  return { withFile, uploaded, checked, imported };
}
