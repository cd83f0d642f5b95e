import { randomUUID } from 'node:crypto';
import { aReceivedOrder, draftOrder } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { addStoreJob } from '#testing/fixtures/add-rows.ts';
import { aDraftOrder, anOrderUnderWay } from '#testing/fixtures/order-fixtures.ts';
import type { TestApp } from '#testing/http/app.ts';
import { anUnclearPayment } from '#testing/payments/online-payments.ts';
import { aCustomer } from './customer-requests.ts';
import { aDiscount } from './discount-requests.ts';
import { aGiftCard } from './gift-card-requests.ts';
import { csvFile, customersFile, pricesFile } from './import-requests.ts';
import { aStockTake, aTransfer } from './inventory-requests.ts';
import { anEmptyRegister, aRegister, tillAtWork } from './register-requests.ts';
import { aRedirect, aZone } from './shop-requests.ts';
import { aStorefront } from './storefront-requests.ts';
import { aWholesaleBuyer, aWholesaler } from './wholesale-requests.ts';

/** An owner with a store that has one of everything that a call can name, by the name of the parameter. */
export async function wholeStore(app: TestApp, picture: Blob) {
  const { id: actor_id, token } = await app.verifiedUser();
  const { id } = await app.newStore(token, { module_inventory: 'active', module_wholesale: 'active' });
  const at = { token, params: { id } };
  const code = `SKU-${id}`;
  const { data: product } = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at,
    body: {
      title: 'Shirt',
      options: [{ name: 'Size', entries: ['S', 'M'] }],
      variants: [{ entries: ['S'], price: 500, sku: code, opening_stock: 9 }, { entries: ['M'] }],
    },
  });
  const { data: pictured } = await app.call('POST /marketplace/v1/stores/{id}/products/{product_id}/images', {
    token,
    params: { id, product_id: product.id },
    body: {},
    file: picture,
  });
  const { data: category } = await app.call('POST /marketplace/v1/stores/{id}/categories', {
    ...at,
    body: { name: 'Food' },
  });
  const { data: parent } = await app.call('POST /marketplace/v1/stores/{id}/categories', {
    ...at,
    body: { name: 'Drinks' },
  });
  const { data: view } = await app.call('POST /marketplace/v1/stores/{id}/views', {
    ...at,
    body: { list: 'orders', name: 'Owing', query: {}, store_wide: true },
  });
  const { receipt_id, supplier_id, purchase_order_id, line_id } = await aReceivedOrder(app, token, id);
  const draft = await draftOrder(app, { token, storeId: id }, { supplier_id });
  const transfer_id = await aTransfer(app, token, id);
  const stock_take_id = await aStockTake(app, token, id);
  const sent_id = await aTransfer(app, token, id, 'Kiosk');
  await app.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch', {
    token,
    params: { id, transfer_id: sent_id },
    body: {},
  });
  const { data: sent } = await app.call('GET /marketplace/v1/stores/{id}/transfers/{transfer_id}', {
    token,
    params: { id, transfer_id: sent_id },
  });
  const order = await aDraftOrder(app, token, id, {
    lines: [{ variant_id: product.variants[0]?.id, quantity: 2 }],
  });
  const count_id = randomUUID();
  await app.call('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts', {
    token,
    params: { id, stock_take_id },
    body: { counts: [{ id: count_id, code }] },
  });
  const { data: places } = await app.call('GET /marketplace/v1/stores/{id}/locations', at);
  const { data: audit } = await app.call('GET /marketplace/v1/stores/{id}/audit-log', at);
  const { data: ledger } = await app.call('GET /marketplace/v1/stores/{id}/stock-ledger', at);
  const { data: file } = await app.call('POST /marketplace/v1/stores/{id}/product-imports', {
    ...at,
    body: {},
    file: csvFile(),
  });
  const { data: people } = await app.call('POST /marketplace/v1/stores/{id}/customer-imports', {
    ...at,
    body: {},
    file: customersFile(),
  });
  const customer = await aCustomer(app, token, id);
  const { data: other_customer } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name: 'A. Mwangi' },
  });
  const wholesaler = await aWholesaler(app, token, id, customer.customer_id);
  const { data: prices } = await app.call('POST /marketplace/v1/stores/{id}/price-imports', {
    ...at,
    body: { price_list_id: wholesaler.price_list_id },
    file: pricesFile(),
  });
  const credit_entry_id = randomUUID();
  await app.call('POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
    token,
    params: { id, customer_id: customer.customer_id },
    body: { id: credit_entry_id, amount: 5000, reason: 'A cup came back' },
  });
  return {
    token,
    id,
    actor_id,
    entry_id: audit.items[0]?.id ?? '',
    code,
    product_id: product.id,
    version: pictured.version,
    variant_id: product.variants[0]?.id ?? '',
    other_variant_id: product.variants[1]?.id ?? '',
    image_id: pictured.image_id,
    category_id: category.id,
    parent_id: parent.id,
    view_id: view.id,
    supplier_id,
    purchase_order_id,
    draft_id: draft.id,
    line_id,
    receipt_id,
    transfer_id,
    sent_id,
    sent_variant_id: sent.items[0]?.variant_id ?? '',
    stock_take_id,
    count_id,
    location_id: places[0]?.id ?? '',
    other_location_id: places[1]?.id ?? '',
    movement_id: ledger.items[0]?.id ?? '',
    import_id: file.id,
    customer_import_id: people.id,
    ...customer,
    other_customer_id: other_customer.id,
    credit_entry_id,
    ...(await anOrderUnderWay(app, token, id)),
    order_draft_id: order.id,
    order_draft_line_id: order.lines[0]?.id ?? '',
    discount_id: await aDiscount(app, token, id, { code: 'HALF' }),
    ...(await cardOf(app, token, id)),
    ...(await registerOf(app, token, id)),
    attempt_id: await anUnclearPayment(app, id),
    provider: 'paystack',
    zone_id: await aZone(app, token, id),
    redirect_id: await aRedirect(app, token, id),
    ...(await aStorefront(app, token, id, picture)),
    ...wholesaler,
    price_import_id: prices.id,
    ...(await aWholesaleBuyer(app, token, id)),
    job_id: await addStoreJob(app.database.ownerUrl, id),
  };
}

async function cardOf(app: TestApp, token: string, storeId: string) {
  const card = await aGiftCard(app, token, storeId);
  return { gift_card_id: card.id, gift_card_code: card.code };
}

async function registerOf(app: TestApp, token: string, storeId: string) {
  const selling = await aRegister(app, token, storeId);
  const work = await tillAtWork(app, storeId, selling);
  const register_id = await anEmptyRegister(app, token, storeId);
  return { register_id, device_id: selling.deviceId, register_token: selling.token, ...work };
}

export type WholeStore = Awaited<ReturnType<typeof wholeStore>>;

/** Every row that belongs to the store, in all tables, but for when its registers were last heard of: a refused call is heard as well. */
export async function rowsOfStore(app: TestApp, storeId: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    app.database.ownerUrl,
    `select attrelid::regclass::text as name from pg_attribute join pg_class on pg_class.oid = attrelid
     where attname = 'store_id' and relkind = 'r' and relnamespace = 'app'::regnamespace`,
  );
  const selects = tables.map(
    ({ name }) =>
      `select json_build_object('${name}', to_jsonb(t) - 'last_seen_at')::text as row from ${name} t where store_id = '${storeId}'`,
  );
  const rows = await query<{ row: string }>(app.database.ownerUrl, selects.join(' union all '));
  return rows.map(({ row }) => row).sort();
}
