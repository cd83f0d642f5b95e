import { randomUUID } from 'node:crypto';
import type { CallRoute } from '@sokoni/contract/calls';
import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import { halfOff } from './discount-requests.ts';
import { shopBodies } from './shop-requests.ts';
import { aboutPage } from './storefront-requests.ts';
import type { WholeStore } from './whole-store.ts';
import { wholesaleBodies } from './wholesale-requests.ts';

/** Orders recorded by hand do not have it. */
const inWeb = { ...halfOff, channels: ['web'] };

type Bodies = (store: WholeStore) => Record<string, unknown>[];

const selections: Bodies = ({ product_id, category_id }) => [
  { selection: { ids: [product_id] }, edit: { kind: 'category', category_id } },
  { selection: { filter: {} }, edit: { kind: 'category', category_id } },
];
const narrowed = { kind: 'vat', exempt_vat: true };
const order = (store: WholeStore) => ({
  supplier_id: store.supplier_id,
  location_id: store.location_id,
  lines: [{ variant_id: store.variant_id, quantity: 2 }],
});
const transfer = (store: WholeStore) => ({
  from_location_id: store.location_id,
  to_location_id: store.other_location_id,
  lines: [{ variant_id: store.variant_id, quantity: 1 }],
});
const stockFilter: Bodies = ({ location_id, category_id }) => [{ location_id }, { category_id }];
const ofOrders: Bodies = ({ customer_id, discount_id, product_id, category_id, ...store }) => [
  { customer_id },
  { discount_id },
  { product_id },
  { category_id },
  { register_id: store.register_id },
  { shift_id: store.shift_id },
  { seller: store.actor_id },
];
/** A shop whose home shows a category. */
const featuring = (collection: string) => {
  const document = defaultDocument('duka');
  const products = { type: 'featured_products', settings: { collection }, blocks: {}, block_order: [] };
  return {
    ...document,
    pages: { ...document.pages, home: { sections: { products }, order: ['products'] } },
  };
};
const inNovember = { from: '2026-11-01', to: '2026-11-30' };
const tagged = { kind: 'add_tags', tags: ['gift'] };
const group: Bodies = ({ group_id }) => [{ group_id }];
const supplier: Bodies = ({ supplier_id }) => [{ supplier_id }];

/** A customer who was added at the till of the store. */
const tillBatch: (store: WholeStore) => Record<string, unknown> = ({ register_id, device_id, actor_id }) => {
  const at = '2026-01-01T10:00:00.000Z';
  const payload = { register_id, cashier_id: actor_id, at, name: 'Asha' };
  return {
    sent_at: at,
    commands: [{ id: randomUUID(), seq: 9, kind: 'customer', version: 1, device_id, payload }],
  };
};

/** For every call of products, stock and buying what a store sends that names what it has, in each of its forms. */
export const foreignBodies: Partial<Record<CallRoute, Bodies>> = {
  ...shopBodies,
  ...wholesaleBodies,
  'GET /marketplace/v1/stores/{id}/products': ({ category_id }) => [{ category_id }],
  'GET /marketplace/v1/stores/{id}/products/total': ({ category_id }) => [{ category_id }],
  'POST /marketplace/v1/stores/{id}/products': ({ product_id, category_id, variant_id }) => [
    { id: product_id, title: 'Hat', category_id, variants: [{}] },
    { title: 'Cap', variants: [{ id: variant_id }] },
  ],
  'PUT /marketplace/v1/stores/{id}/products/{product_id}': (store) => [
    {
      version: store.version,
      category_id: store.category_id,
      variants: [{ id: store.variant_id, image_id: store.image_id }],
      removed_variants: [store.other_variant_id],
      options: [{ name: 'Size', entries: ['S'] }],
    },
  ],
  'POST /marketplace/v1/stores/{id}/products/{product_id}/copies': () => [{ title: 'Shirt too' }],
  'PUT /marketplace/v1/stores/{id}/products/{product_id}/images': ({ image_id, variant_id }) => [
    { images: [{ id: image_id, variant_ids: [variant_id] }] },
    { images: [], removed: [image_id] },
  ],
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks': ({ location_id }) => [
    { mapping: ['title', 'price'], location_id },
  ],
  'POST /marketplace/v1/stores/{id}/customer-imports/{import_id}/checks': () => [
    { mapping: ['name', 'email'] },
  ],
  'GET /marketplace/v1/stores/{id}/price-imports': ({ price_list_id }) => [{ price_list_id }],
  'POST /marketplace/v1/stores/{id}/price-imports': ({ price_list_id }) => [{ price_list_id }],
  'POST /marketplace/v1/stores/{id}/price-imports/{import_id}/checks': () => [
    { mapping: ['sku', 'unit_price'] },
  ],
  'POST /marketplace/v1/stores/{id}/price-exports': ({ price_list_id }) => [{ price_list_id }],
  'POST /marketplace/v1/stores/{id}/customer-exports': group,
  'POST /marketplace/v1/stores/{id}/product-exports': ({ category_id }) => [{ category_id }],
  'POST /marketplace/v1/stores/{id}/categories': ({ category_id, parent_id }) => [
    { id: category_id, name: 'Tea', parent_id },
  ],
  'PUT /marketplace/v1/stores/{id}/categories/{category_id}': ({ parent_id }) => [
    { name: 'Fruit', parent_id },
  ],
  'POST /marketplace/v1/stores/{id}/locations': ({ location_id }) => [{ id: location_id, name: 'Shed' }],
  'PUT /marketplace/v1/stores/{id}/locations/{location_id}': () => [{ name: 'Shed' }],
  'POST /marketplace/v1/stores/{id}/stock-adjustments': ({ variant_id, location_id }) => [
    { lines: [{ variant_id, location_id, change: 1 }] },
    { lines: [{ variant_id, location_id, counted: 1 }] },
  ],
  'GET /marketplace/v1/stores/{id}/stock-movements': ({ variant_id, product_id }) => [
    { variant_id },
    { product_id },
  ],
  'POST /marketplace/v1/stores/{id}/bulk-edits/preview': (store) => [
    ...selections(store),
    { selection: { filter: { category_id: store.category_id } }, edit: narrowed },
  ],
  'POST /marketplace/v1/stores/{id}/bulk-edits': (store) => [
    ...selections(store),
    { selection: { filter: { category_id: store.category_id } }, edit: narrowed },
  ],
  'POST /marketplace/v1/stores/{id}/labels': ({ product_id, variant_id, category_id }) => [
    { kind: 'barcode', sheet: 'a4_21', items: { ids: [product_id] } },
    { kind: 'barcode', sheet: 'a4_21', items: { variant_ids: [variant_id] } },
    { kind: 'barcode', sheet: 'a4_21', items: { filter: { category_id } } },
  ],
  'GET /marketplace/v1/stores/{id}/transfers': ({ location_id }) => [{ location_id }],
  'POST /marketplace/v1/stores/{id}/transfers': (store) => [{ id: store.transfer_id, ...transfer(store) }],
  'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}': (store) => [{ version: 1, ...transfer(store) }],
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts': ({ sent_variant_id }) => [
    { lines: [{ variant_id: sent_variant_id, received: 1 }] },
  ],
  'POST /marketplace/v1/stores/{id}/views': (store) => [
    { id: store.view_id, list: 'products', name: 'Food', query: { category_id: store.category_id } },
    // A category is looked for: that of the view before.
    ...ofOrders(store)
      .filter((query) => !('category_id' in query))
      .map((query) => ({ list: 'orders', name: Object.keys(query).join(), query })),
  ],
  'PUT /marketplace/v1/stores/{id}/views/{view_id}': (store) => ofOrders(store).map((query) => ({ query })),
  'POST /marketplace/v1/stores/{id}/suppliers': ({ supplier_id }) => [{ id: supplier_id, name: 'Soko' }],
  'PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}': () => [{ name: 'Soko' }],
  'GET /marketplace/v1/stores/{id}/audit-log': ({ actor_id, entry_id }) => [
    { actor_id },
    { after: entry_id },
  ],
  'POST /marketplace/v1/stores/{id}/audit-log/exports': ({ actor_id }) => [{ actor_id }],
  'POST /marketplace/v1/stores/{id}/order-bulk-actions': (store) => [
    { selection: { ids: [store.order_id] }, act: tagged },
    ...ofOrders(store).map((filter) => ({ selection: { filter }, act: tagged })),
  ],
  'POST /marketplace/v1/stores/{id}/order-exports': (store) =>
    ofOrders(store).map((filter) => ({ ...filter, columns: ['number'] })),
  'POST /marketplace/v1/stores/{id}/packing-slips': (store) => [
    { selection: { ids: [store.order_id] } },
    ...ofOrders(store).map((filter) => ({ selection: { filter } })),
  ],
  'GET /marketplace/v1/stores/{id}/orders': ofOrders,
  'GET /marketplace/v1/stores/{id}/orders/total': ofOrders,
  'POST /marketplace/v1/stores/{id}/cart-offers': (store) => [
    {
      channel: 'manual',
      order_id: store.order_draft_id,
      customer_id: store.customer_id,
      lines: [{ product_id: store.product_id, variant_id: store.variant_id, unit_price: 500, quantity: 1 }],
    },
  ],
  'POST /marketplace/v1/stores/{id}/orders': (store) => [
    {
      id: store.order_id,
      customer_id: store.customer_id,
      location_id: store.location_id,
      lines: [{ variant_id: store.variant_id, quantity: 1 }],
      settlement: {
        payment_type: 'instant',
        payments: [{ id: store.payment_id, method: 'cash', amount: 500 }],
        fulfilled: true,
      },
    },
  ],
  'PUT /marketplace/v1/stores/{id}/orders/{order_id}': (store) => [
    {
      version: 1,
      customer_id: store.customer_id,
      location_id: store.location_id,
      lines: [{ id: store.order_draft_line_id, variant_id: store.variant_id, quantity: 1 }],
    },
  ],
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement': ({ payment_id }) => [
    {
      payment_type: 'instant',
      payments: [{ id: payment_id, method: 'cash', amount: 500 }],
      fulfilled: true,
    },
  ],
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments': ({ payment_id }) => [
    { id: payment_id, method: 'cash', amount: 100 },
  ],
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds': ({ payment_id, gift_card_id }) => [
    { id: payment_id, method: 'cash', amount: 100, gift_card_id },
  ],
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments': ({ fulfilment_id, order_line_id }) => [
    { id: fulfilment_id, lines: [{ line_id: order_line_id, quantity: 1 }] },
  ],
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/review': () => [{}],
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/ready': () => [{}],
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/notes': () => [{ text: 'Rang' }],
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/mails': () => [
    { document: 'invoice', to: 'asha@example.com' },
  ],
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders': () => [{ to: 'asha@example.com' }],
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails': () => [
    { from_day: '2026-01-01', to_day: '2026-12-31', to: 'asha@example.com' },
  ],
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/payments': () => [
    { method: 'cash', amount: 100 },
  ],
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement': () => [
    { from_day: '2026-01-01', to_day: '2026-12-31' },
  ],
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns': (store) => [
    {
      id: store.return_id,
      location_id: store.location_id,
      lines: [{ line_id: store.order_line_id, quantity: 1, restocked: true }],
      refund: { id: store.payment_id, method: 'cash', amount: 100, gift_card_id: store.gift_card_id },
    },
  ],
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges': (store) => [
    {
      id: store.order_id,
      returns: [{ line_id: store.order_line_id, quantity: 1, restocked: true }],
      lines: [{ variant_id: store.variant_id, quantity: 1 }],
      settlement: {
        payment_type: 'instant',
        payments: [{ id: store.payment_id, method: 'cash', amount: 500 }],
        fulfilled: true,
      },
    },
  ],
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/delivery-note': ({ fulfilment_id }) => [
    { fulfilment_id },
  ],
  'GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip': ({ fulfilment_id }) => [
    { fulfilment_id },
  ],
  'GET /marketplace/v1/stores/{id}/purchase-orders': supplier,
  'POST /marketplace/v1/stores/{id}/purchase-orders': (store) => [
    { id: store.purchase_order_id, ...order(store) },
  ],
  'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}': (store) => [
    { version: 1, ...order(store) },
  ],
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/mails': () => [
    { to: 'orders@kilimo.example' },
  ],
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts': ({
    receipt_id,
    line_id,
  }) => [{ id: receipt_id, lines: [{ line_id, quantity: 1 }] }],
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/returns': ({
    line_id,
    location_id,
  }) => [{ location_id, lines: [{ line_id, quantity: 1 }] }],
  'GET /marketplace/v1/stores/{id}/purchasable-items': supplier,
  'POST /marketplace/v1/stores/{id}/purchasable-items/by-code': ({ code, supplier_id }) => [
    { codes: [code], supplier_id },
  ],
  'GET /marketplace/v1/stores/{id}/low-stock': supplier,
  'GET /marketplace/v1/stores/{id}/low-stock/total': supplier,
  'POST /marketplace/v1/stores/{id}/reorders': ({ location_id, variant_id, supplier_id }) => [
    { location_id, lines: [{ variant_id, supplier_id, quantity: 1 }] },
  ],
  'GET /marketplace/v1/stores/{id}/variant-cells': ({ category_id, location_id, product_id }) => [
    { category_id },
    { location_id },
    { ids: product_id },
  ],
  'PUT /marketplace/v1/stores/{id}/variant-cells': ({ location_id, variant_id }) => [
    { location_id, lines: [{ variant_id, on_hand: { was: 9, now: 8 } }] },
  ],
  'GET /marketplace/v1/stores/{id}/customers': group,
  'GET /marketplace/v1/stores/{id}/customers/total': group,
  'POST /marketplace/v1/stores/{id}/customers': ({ customer_id, group_id, address_id }) => [
    { id: customer_id, name: 'Juma', group_id, addresses: [{ id: address_id, line1: 'Moi Avenue' }] },
  ],
  'PUT /marketplace/v1/stores/{id}/customers/{customer_id}': ({ group_id, address_id }) => [
    { version: 1, name: 'Juma', group_id, addresses: [{ id: address_id, line1: 'Moi Avenue' }] },
  ],
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges': ({ other_customer_id }) => [
    { other_id: other_customer_id, version: 2, other_version: 1 },
  ],
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries': ({ credit_entry_id }) => [
    { id: credit_entry_id, amount: 500, reason: 'A cup came back' },
  ],
  'POST /marketplace/v1/stores/{id}/registers': ({ register_id, location_id }) => [
    { id: register_id, name: 'Front desk', location_id },
  ],
  'PUT /marketplace/v1/stores/{id}/registers/{register_id}': ({ location_id }) => [{ location_id }],
  'POST /marketplace/v1/stores/{id}/registers/{register_id}/devices': ({ device_id }) => [
    { id: device_id, label: 'Chrome on Android', key: 'k'.repeat(43), takes_over: true },
  ],
  'PUT /marketplace/v1/stores/{id}/till-pin': () => [{ pin: '2580' }],
  'PUT /marketplace/v1/stores/{id}/storefront/draft': ({ category_id }) => [
    { version: 1, document: featuring(category_id) },
  ],
  'POST /marketplace/v1/stores/{id}/storefront/publications': () => [{ version: 1 }],
  'POST /marketplace/v1/stores/{id}/storefront/versions/{version_id}/restoration': () => [{ version: 1 }],
  'GET /marketplace/v1/stores/{id}/storefront/preview': ({ category_id, product_id }) => [
    { collections: category_id, products: product_id },
  ],
  'POST /marketplace/v1/stores/{id}/storefront/pages': () => [aboutPage],
  'PUT /marketplace/v1/stores/{id}/storefront/pages/{page_id}': () => [{ ...aboutPage, version: 1 }],
  'PUT /marketplace/v1/stores/{id}/point-of-sale/settings': () => [{ version: 0, lock_minutes: 5 }],
  'PUT /marketplace/v1/stores/{id}/point-of-sale/layout': ({ product_id }) => [
    { version: 0, barcode_rules: [], pages: [{ name: 'Favourites', tint: 150, product_ids: [product_id] }] },
  ],
  'GET /marketplace/v1/stores/{id}/shifts': ({ register_id }) => [{ register_id }],
  'GET /marketplace/v1/stores/{id}/home': ({ register_id }) => [{ register_id }],
  'GET /marketplace/v1/stores/{id}/reports/sales': ({ register_id }) => [
    { ...inNovember, by: 'day', register_id },
  ],
  'GET /marketplace/v1/stores/{id}/reports/vat': ({ register_id }) => [{ ...inNovember, register_id }],
  'GET /marketplace/v1/stores/{id}/reports/payments': ({ register_id }) => [{ ...inNovember, register_id }],
  'POST /marketplace/v1/stores/{id}/report-exports': ({ register_id }) => [
    { report: 'sales', ...inNovember, by: 'day', register_id },
    { report: 'vat', ...inNovember, register_id },
    { report: 'payments', ...inNovember, register_id },
  ],
  'GET /marketplace/v1/stores/{id}/shifts/{shift_id}/file': () => [{ format: 'csv' }],
  'POST /marketplace/v1/stores/{id}/point-of-sale/attention/{command_id}/decisions': () => [
    { decision: 'dismiss' },
  ],
  'POST /marketplace/v1/stores/{id}/point-of-sale/sales': (store) => [tillBatch(store)],
  'GET /marketplace/v1/stores/{id}/point-of-sale/products': ({ product_id }) => [{ after: product_id }],
  'GET /marketplace/v1/stores/{id}/point-of-sale/customers': ({ customer_id }) => [{ after: customer_id }],
  'GET /marketplace/v1/stores/{id}/point-of-sale/past-sales': ({ actor_id }) => [
    { cashier_id: actor_id, search: 'Shirt' },
  ],
  'GET /marketplace/v1/stores/{id}/point-of-sale/past-sales/{order_id}': ({ actor_id }) => [
    { cashier_id: actor_id },
  ],
  'POST /marketplace/v1/stores/{id}/gift-cards': ({ gift_card_id, customer_id }) => [
    { id: gift_card_id, amount: 500, paid_with: 'cash', customer_id },
  ],
  'POST /marketplace/v1/stores/{id}/gift-card-look-ups': ({ gift_card_code }) => [{ code: gift_card_code }],
  'PUT /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}/switch': () => [{ active: false }],
  'POST /marketplace/v1/stores/{id}/customer-groups': ({ group_id }) => [{ id: group_id, name: 'Hotels' }],
  'PUT /marketplace/v1/stores/{id}/customer-groups/{group_id}': () => [{ name: 'Banks' }],
  'GET /marketplace/v1/stores/{id}/stock-takes': ({ location_id }) => [{ location_id }],
  'POST /marketplace/v1/stores/{id}/stock-takes': ({
    stock_take_id,
    other_location_id,
    location_id,
    variant_id,
    category_id,
  }) => [
    { id: stock_take_id, location_id, scope: 'list', variant_ids: [variant_id] },
    { location_id: other_location_id, scope: 'category', scope_value: category_id },
  ],
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts': ({ count_id, variant_id }) => [
    { counts: [{ id: count_id, variant_id }] },
  ],
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application': () => [{ uncounted: 'leave' }],
  'GET /marketplace/v1/stores/{id}/stock': stockFilter,
  'GET /marketplace/v1/stores/{id}/stock/total': stockFilter,
  'GET /marketplace/v1/stores/{id}/stock-ledger': (store) => [
    { after: store.movement_id },
    { location_id: store.location_id },
    { actor_id: store.actor_id },
    { product_id: store.product_id },
    { variant_id: store.variant_id },
  ],
  'POST /marketplace/v1/stores/{id}/discounts': ({ discount_id, product_id, category_id }) => [
    { ...inWeb, id: discount_id, applies_to: 'products', product_ids: [product_id] },
    { ...inWeb, applies_to: 'categories', category_ids: [category_id] },
  ],
  'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}': ({ product_id, category_id }) => [
    { ...inWeb, version: 1, applies_to: 'products', product_ids: [product_id] },
    { ...inWeb, version: 2, applies_to: 'categories', category_ids: [category_id] },
  ],
  'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch': () => [{ active: false }],
  'POST /marketplace/v1/stores/{id}/unclear-payments/{attempt_id}/resolution': () => [{ act: 'check' }],
};
