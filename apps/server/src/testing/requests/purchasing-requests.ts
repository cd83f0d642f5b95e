import { randomUUID } from 'node:crypto';
import {
  aReceivedOrder,
  draftOrder,
  newItem,
  newSupplier,
  place,
  switchInventoryOn,
} from '#testing/clients/purchasing-calls.ts';
import type { TestApp } from '#testing/http/app.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/** For every call of purchasing that changes something a request that succeeds, in a store of its own. */
export function purchasingRequests(app: () => TestApp, anOwner: () => Promise<Owner>) {
  async function aBuyer() {
    const { token, params } = await anOwner();
    const buyer = { token, storeId: params.id };
    await switchInventoryOn(app(), buyer);
    return { token, params, buyer };
  }

  async function aDraft() {
    const { token, params, buyer } = await aBuyer();
    const supplier = await newSupplier(app(), buyer);
    const { variantId } = await newItem(app(), buyer);
    const lines = [{ variant_id: variantId, quantity: 4 }];
    const order = await draftOrder(app(), buyer, { supplier_id: supplier.id, lines });
    return { token, buyer, order, supplier, variantId, params: { ...params, purchase_order_id: order.id } };
  }

  async function aReceipt() {
    const { token, params } = await aBuyer();
    const { line_id, version, variant_id: _, ...named } = await aReceivedOrder(app(), token, params.id);
    return { token, line_id, version, params: { ...params, ...named } };
  }

  const ids = <Made extends { token: string; params: Record<string, string> }>({ token, params }: Made) => ({
    token,
    params,
  });

  return {
    'POST /marketplace/v1/stores/{id}/suppliers': async () => ({
      ...ids(await aBuyer()),
      body: { name: 'Mama Mboga', email: '', phone: '', lead_days: 3 },
    }),
    'PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}': async () => {
      const { token, params, buyer } = await aBuyer();
      const { id } = await newSupplier(app(), buyer);
      return { token, params: { ...params, supplier_id: id }, body: { name: `Soko ${randomUUID()}` } };
    },
    'POST /marketplace/v1/stores/{id}/purchase-orders': async () => {
      const { token, params, supplier, variantId } = await aDraft();
      const lines = [{ variant_id: variantId, quantity: 2, unit_cost: 90 }];
      return { token, params, body: { supplier_id: supplier.id, lines } };
    },
    'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}': async () => ({
      ...ids(await aDraft()),
      body: { version: 1, note: 'Ring first' },
    }),
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/placement': async () => ({
      ...ids(await aDraft()),
      body: {},
    }),
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts': async () => {
      const made = await aReceipt();
      return { ...ids(made), body: { lines: [{ line_id: made.line_id, quantity: 1 }] } };
    },
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts/{receipt_id}/reversal':
      async () => ({
        ...ids(await aReceipt()),
        body: {},
      }),
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/returns': async () => {
      const made = await aReceipt();
      return { ...ids(made), body: { lines: [{ line_id: made.line_id, quantity: 1 }] } };
    },
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/mails': async () => {
      const made = await aDraft();
      await place(app(), made.buyer, made.order.id);
      return { ...ids(made), body: { to: 'orders@kilimo.example' } };
    },
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/closure': async () => ({
      ...ids(await aReceipt()),
      body: {},
    }),
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/cancellation': async () => {
      const made = await aDraft();
      await place(app(), made.buyer, made.order.id);
      return { ...ids(made), body: {} };
    },
    'POST /marketplace/v1/stores/{id}/purchasable-items/by-code': async () => ({
      ...ids(await aBuyer()),
      body: { codes: ['rice-1'] },
    }),
    'PUT /marketplace/v1/stores/{id}/low-stock/mails': async () => ({
      ...ids(await aBuyer()),
      body: { mails: false },
    }),
    'POST /marketplace/v1/stores/{id}/reorders': async () => {
      const { token, params, supplier, variantId } = await aDraft();
      const lines = [{ variant_id: variantId, supplier_id: supplier.id, quantity: 3 }];
      return { token, params, body: { lines } };
    },
  } as const;
}

/** All of them are calls of our own. */
export const purchasingRoutes = [
  'POST /marketplace/v1/stores/{id}/suppliers',
  'PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}',
  'POST /marketplace/v1/stores/{id}/purchase-orders',
  'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}',
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/placement',
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts',
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts/{receipt_id}/reversal',
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/returns',
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/mails',
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/closure',
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/cancellation',
  'POST /marketplace/v1/stores/{id}/purchasable-items/by-code',
  'PUT /marketplace/v1/stores/{id}/low-stock/mails',
  'POST /marketplace/v1/stores/{id}/reorders',
] as const;
