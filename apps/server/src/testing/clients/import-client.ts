import type { Calls } from '@sokoni/contract/calls';
import type { Answer, TestApp } from '#testing/http/app.ts';
import { switchInventoryOn } from './purchasing-calls.ts';

/** Where a file is imported, and by whom. */
export interface ImportPlace {
  app: TestApp;
  token: string;
  storeId: string;
}

/** A store of this user that keeps stock. */
export async function stockedStore(app: TestApp, token: string): Promise<ImportPlace> {
  const { id: storeId } = await app.newStore(token);
  await switchInventoryOn(app, { token, storeId });
  return { app, token, storeId };
}

type Choices = Record<string, unknown>;
type Text = string | Uint8Array<ArrayBuffer>;

/** The way of a file from upload to undo, over HTTP, as one person in one store. */
function client<Kind extends 'product' | 'customer' | 'price'>(
  { app, token: own, storeId }: ImportPlace,
  kind: 'product' | 'customer' | 'price',
  into: object = {},
) {
  type Read = Calls[`GET /marketplace/v1/stores/{id}/${Kind}-imports/{import_id}`]['data'];
  const imports = `/marketplace/v1/stores/{id}/${kind}-imports` as const;
  const at = (import_id = '', token = own) => ({ token, params: { id: storeId, import_id } });

  const upload = async (text: Text, token = own) =>
    app.call(`POST ${imports}`, {
      ...at('', token),
      body: { file_name: 'goods.csv', ...into },
      file: new Blob([text], { type: 'text/csv' }),
    });

  const read = async (id: string, token = own) =>
    ok(await app.call(`GET ${imports}/{import_id}`, at(id, token))) as Read;

  const start = (
    act: 'checks' | 'runs' | 'undoing' | 'error-files',
    id: string,
    body: object = {},
    token = own,
  ) => app.call(`POST ${imports}/{import_id}/${act}`, { ...at(id, token), body });

  /** Does one of the acts to its end; answers the import as it then is. */
  async function act(name: 'checks' | 'runs' | 'undoing', id: string, body: object = {}, token = own) {
    ok(await start(name, id, body, token));
    await app.mails();
    return read(id, token);
  }

  /** The dry run of a file, with what it found. */
  async function check(text: Text, choices: Choices = {}, token = own) {
    const { id, mapping } = ok(await upload(text, token));
    return act('checks', id, { mapping, ...choices }, token);
  }

  const run = (id: string, token = own) => act('runs', id, {}, token);
  const undo = (id: string) => act('undoing', id);
  const importFile = async (text: Text, choices: Choices = {}) => run((await check(text, choices)).id);

  /** The numbers of rows that something is said about, each with what is said. */
  async function rowsOf(id: string, level: 'error' | 'warning' | 'change' = 'error') {
    const { items } = ok(
      await app.call(`GET ${imports}/{import_id}/rows`, { ...at(id), query: { level, limit: '100' } }),
    );
    return items.map(({ row, errors, warnings, changes }) => [
      row,
      ...{ error: errors, warning: warnings, change: changes }[level],
    ]);
  }

  async function download(url: string): Promise<string> {
    const response = await fetch(`${app.url}${url}`);
    if (response.status !== 200) throw new Error(`The download answers ${response.status}`);
    return (await response.text()).replace(/^\uFEFF/, '');
  }

  async function exported(filter: object = {}, token = own): Promise<string> {
    const route = `POST /marketplace/v1/stores/{id}/${kind}-exports` as const;
    return download(ok(await app.call(route, { ...at('', token), body: { ...into, ...filter } })).url);
  }

  /** The rows that were left out, as the merchant gets them. */
  async function errorFile(id: string): Promise<string> {
    const { url } = (await start('error-files', id)).data as unknown as { url: string };
    return download(url);
  }

  return { storeId, at, upload, read, start, check, run, undo, importFile, rowsOf, exported, errorFile };
}

/** The client of products. */
export function importClient(place: ImportPlace) {
  const { app, token: own, storeId } = place;
  const params = { id: storeId };

  /** The first hundred products of the store, by title, each with all there is to it. */
  async function products(token = own) {
    const query = { limit: '100' };
    const list = ok(await app.call('GET /marketplace/v1/stores/{id}/products', { token, params, query }));
    const whole = list.items.map(async ({ id }) =>
      ok(
        await app.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
          token,
          params: { ...params, product_id: id },
        }),
      ),
    );
    return Promise.all(whole);
  }

  async function switchInventory(status: 'active' | 'disabled'): Promise<void> {
    ok(
      await app.call('PUT /marketplace/v1/stores/{storeId}/modules', {
        token: own,
        params: { storeId },
        body: { module_inventory: status },
      }),
    );
  }

  return { ...client<'product'>(place, 'product'), products, switchInventory };
}

export type ImportClient = ReturnType<typeof importClient>;

/** The client of customers. */
export function customerClient(place: ImportPlace) {
  const { app, token: own, storeId } = place;
  const params = { id: storeId };

  /** The first hundred customers of the store, by name, each with all there is to it. */
  async function customers() {
    const at = { token: own, params };
    const query = { limit: '100', sort: 'name' };
    const list = ok(await app.call('GET /marketplace/v1/stores/{id}/customers', { ...at, query }));
    const whole = list.items.map(async ({ id }) =>
      ok(
        await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}', {
          token: own,
          params: { ...params, customer_id: id },
        }),
      ),
    );
    return Promise.all(whole);
  }

  const add = async (body: object) =>
    ok(await app.call('POST /marketplace/v1/stores/{id}/customers', { token: own, params, body }));

  async function groups() {
    return ok(await app.call('GET /marketplace/v1/stores/{id}/customer-groups', { token: own, params })).map(
      ({ name, customers: members }) => [name, members],
    );
  }

  return { ...client<'customer'>(place, 'customer'), customers, add, groups };
}

/** The client of prices for companies, of one list. */
export function priceClient(place: ImportPlace, price_list_id: string) {
  const { app, token, storeId } = place;

  /** What the list says, by SKU. */
  async function prices() {
    const { items } = ok(
      await app.call('GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices', {
        token,
        params: { id: storeId, price_list_id },
        query: { limit: '100', listed: 'true' },
      }),
    );
    return Object.fromEntries(
      items.map(({ sku, breaks }) => [sku, breaks.map(({ minimum, unit_price }) => [minimum, unit_price])]),
    );
  }

  return { ...client<'price'>(place, 'price', { price_list_id }), prices };
}

export type CustomerClient = ReturnType<typeof customerClient>;

function ok<Data>(answer: Answer<Data>): Data {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.error}: ${answer.message}`);
  return answer.data;
}

/** Two products as Shopify writes them: one in two colours with stock, and a plain one that nobody counts. */
export const shopifyFile = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Taxable,Variant Barcode,Cost per item,Status
kanga,Kanga,"<p>Cotton, <b>two</b> pieces</p><script>x()</script>",Mali,Fabric,"new, cotton",TRUE,Colour,Red,KG-R,400,shopify,5,1200.00,1500.00,TRUE,,800.00,active
kanga,,,,,,,,Blue,KG-B,400,shopify,0,1200.00,,TRUE,,800.00,
basin,Basin,,Souk,Kitchen,,TRUE,Title,Default Title,BS-1,,,,500,,FALSE,4006381333931,,draft
`;
