import type { payable, purchase, purchaseRow } from '@sokoni/contract/wholesale/buying';
import { system } from '@sokoni/rules/access/actor';
import type { OrderState } from '@sokoni/rules/orders/order-state';
import type { PaymentType } from '@sokoni/rules/orders/payment-types';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { holdOrder } from '#inventory/purchasing/open-purchase-order.ts';
import { readOrder as readPurchaseOrder } from '#inventory/purchasing/purchase-order-view.ts';
import { receiveOrder } from '#inventory/purchasing/receiving/receive-purchase-order.ts';
import { returnToSupplier } from '#inventory/purchasing/receiving/return-to-supplier.ts';
import { readOrder as readSale } from '#sales/orders/order-view.ts';
import { say } from '../sentences.ts';
import { inSupplierStore } from '../suppliers/in-supplier-store.ts';
import { findBoughtVariants, findPurchases, type PayableRow, type PurchaseRow } from './purchase-queries.ts';
import { arriving, type BothSides, sumOf, toSendBack } from './purchase-units.ts';

type Purchase = z.output<typeof purchase>;

export function purchaseRowView(row: PurchaseRow): z.output<typeof purchaseRow> {
  const { supplier_id, supplier_name, placed_at, state, payment_type, ...shown } = row;
  return {
    ...shown,
    supplier: { id: supplier_id, name: supplier_name },
    state: state as OrderState,
    payment_type: payment_type as PaymentType,
    placed_at: placed_at.toISOString(),
  };
}

export function payableView({ supplier_id, supplier_name, ...row }: PayableRow): z.output<typeof payable> {
  return { ...row, supplier: { id: supplier_id, name: supplier_name } };
}

interface PlacedPurchase extends BothSides {
  row: PurchaseRow;
}

/**
 * An order with a supplier, as the store that bought sees it.
 * @throws DomainError `not_found`
 */
export async function readPurchase(db: Db, buyerStoreId: string, orderId: string): Promise<Purchase> {
  return purchaseView(await readBothSides(db, buyerStoreId, orderId));
}

/**
 * Takes into the buyer's stock what the supplier has fulfilled and did not come yet.
 * @returns the id of the purchase order
 * @throws DomainError `not_found`, `wrong_state` where nothing is to be received, `location_closed`
 */
export async function receivePurchase(
  db: Db,
  buyerStoreId: string,
  orderId: string,
  action: Action,
): Promise<string> {
  const sides = await readBothSides(db, buyerStoreId, orderId, { isHeld: true });
  const lines = arriving(sides);
  if (lines.length === 0) throw new DomainError('wrong_state', { message: say('nothingToReceive') });
  const delivery = { note: sides.row.number, lines, more_than_ordered: false };
  await receiveOrder(db, buyerStoreId, sides.bought.id, delivery, action);
  return sides.bought.id;
}

/**
 * Takes out of the buyer's stock what the supplier has recorded as returned and is still in it: the purchase order has it as returned then.
 * @returns the id of the purchase order
 * @throws DomainError `not_found`, `wrong_state` where nothing is to be sent back, `location_closed`, `below_reserved`
 */
export async function returnPurchase(
  db: Db,
  buyerStoreId: string,
  orderId: string,
  allowBelowReserved: boolean,
  action: Action,
): Promise<string> {
  const sides = await readBothSides(db, buyerStoreId, orderId, { isHeld: true });
  const lines = toSendBack(sides);
  if (lines.length === 0) throw new DomainError('wrong_state', { message: say('nothingToSendBack') });
  const returning = { note: sides.row.number, lines, allowBelowReserved };
  await returnToSupplier(db, buyerStoreId, sides.bought.id, returning, action);
  return sides.bought.id;
}

/** Held: nobody receives or returns items of the purchase order before the transaction ends. */
async function readBothSides(
  db: Db,
  buyerStoreId: string,
  orderId: string,
  { isHeld = false } = {},
): Promise<PlacedPurchase> {
  const { rows } = await findPurchases(db, { orderId }, { limit: 1, offset: 0 });
  const [row] = rows;
  if (!row) throw new DomainError('not_found');
  if (isHeld) await holdOrder(db, buyerStoreId, row.purchase_order_id);
  const buying = { buyerStoreId, supplierId: row.supplier_id };
  const { sale, variants } = await inSupplierStore(db, buying, async () => ({
    sale: await readSale(db, buying.supplierId, orderId, system),
    variants: await findBoughtVariants(db, buying.supplierId, orderId),
  }));
  const bought = await readPurchaseOrder(db, buyerStoreId, row.purchase_order_id, system);
  return { row, sale, bought, variants };
}

function purchaseView(sides: PlacedPurchase): Purchase {
  const { row, sale, bought, variants } = sides;
  const receivedOf = new Map(bought.lines.map(({ variant_id, received }) => [variant_id, received]));
  return {
    ...purchaseRowView(row),
    lines_total: sale.lines_total ?? 0,
    discount_total: sale.discount_total ?? 0,
    shipping: sale.shipping ?? 0,
    vat_total: sale.vat_total ?? 0,
    returned_total: sale.returned_total ?? 0,
    refunded: sale.refunded ?? 0,
    note: bought.note,
    lines: sale.lines.map((line) => {
      const variant_id = variants.get(line.id) ?? null;
      return {
        id: line.id,
        title: line.title,
        variant_name: line.variant_name,
        sku: line.sku,
        quantity: line.quantity,
        unit_price: line.unit_price ?? 0,
        amount: line.quantity * (line.unit_price ?? 0) - (line.discount ?? 0),
        fulfilled: line.fulfilled,
        returned: line.returned,
        received: Math.min(line.fulfilled, (variant_id && receivedOf.get(variant_id)) || 0),
        supplier_variant_id: line.variant_id,
        variant_id,
      };
    }),
    payments: sale.payments.map(({ kind, method, amount, at }) => ({ kind, method, amount, at })),
    fulfilments: sale.fulfilments.map(({ at, carrier, tracking_number, tracking_url, lines }) => ({
      at,
      carrier,
      tracking_number,
      tracking_url,
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    to_receive: sumOf(arriving(sides)),
    to_send_back: sumOf(toSendBack(sides)),
  };
}
