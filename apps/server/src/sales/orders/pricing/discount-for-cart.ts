import type { cart, cartOffer } from '@sokoni/contract/sales/sellable-items';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { whoStays } from '#customers/lock-customer.ts';
import { findSellable } from '#sales/orders/line-queries.ts';
import { ownSalesOf } from '#sales/orders/lock-order.ts';
import { findOrderRow } from '#sales/orders/queries.ts';
import { offerFor, typedCode } from './order-discount.ts';

/**
 * What a discount would take off an order that is being written, and what its items cost now.
 * @throws DomainError `invalid_fields`
 */
export async function offerForCart(
  db: Db,
  storeId: string,
  { order_id, customer_id, lines, ...wanted }: z.output<typeof cart>,
  action: Action,
): Promise<z.output<typeof cartOffer>> {
  const order = order_id === null ? undefined : await findOrderRow(db, storeId, order_id.toLowerCase());
  const own = ownSalesOf(action.actor);
  // One that is not saved yet, or that the caller does not see, is a new one.
  const existing = order && (own === undefined || order.sold_by === own) ? order : null;
  const wantedCart = {
    ...wanted,
    discount_code: typedCode(wanted.discount_code),
    customer_id: customer_id === null ? null : await whoStays(db, storeId, customer_id.toLowerCase()),
    lines: lines.map((line) => ({ ...line, product_id: line.product_id?.toLowerCase() ?? null })),
  };
  const items = await itemsOf(db, storeId, lines);
  try {
    const { offers, discount_title: title } = await offerFor(
      db,
      storeId,
      existing,
      wantedCart,
      action.occurredAt,
    );
    const amount = offers.reduce((sum, off) => sum + off, 0);
    return { offer: amount > 0 ? { title, amount, lines: [...offers] } : null, refusal: null, items };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'discount_refused') throw error;
    return { offer: null, refusal: error.message, items };
  }
}

async function itemsOf(
  db: Db,
  storeId: string,
  lines: z.output<typeof cart>['lines'],
): Promise<z.output<typeof cartOffer>['items']> {
  const ids = lines.flatMap(({ variant_id }) => variant_id?.toLowerCase() ?? []);
  const found = await findSellable(db, storeId, [...new Set(ids)]);
  return found.map(({ variant_id, price, exempt_vat, tax_percent }) => ({
    variant_id,
    price,
    exempt_vat,
    tax_percent,
  }));
}
