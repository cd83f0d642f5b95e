import type { cart, cartOffer } from '@sokoni/contract/selling';
import type { z } from 'zod';
import { whoStays } from '#customers/hold-customer.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { findSellable } from './line-queries.ts';
import { type Acting, ownSalesOf } from './open-order.ts';
import { offerFor, typedCode } from './order-offer.ts';
import { findOrderRow } from './queries.ts';

/**
 * What a discount would take off an order that is being written, and what its goods cost now.
 * @throws DomainError `invalid_fields`
 */
export async function offerForCart(
  db: Db,
  storeId: string,
  { order_id, customer_id, lines, ...wanted }: z.output<typeof cart>,
  acting: Acting,
): Promise<z.output<typeof cartOffer>> {
  const order = order_id === null ? undefined : await findOrderRow(db, storeId, order_id.toLowerCase());
  const own = ownSalesOf(acting);
  // One that is not saved yet, or that the caller does not see, is a new one.
  const standing = order && (own === undefined || order.sold_by === own) ? order : null;
  const bargain = {
    ...wanted,
    discount_code: typedCode(wanted.discount_code),
    customer_id: customer_id === null ? null : await whoStays(db, storeId, customer_id.toLowerCase()),
    lines: lines.map((line) => ({ ...line, product_id: line.product_id?.toLowerCase() ?? null })),
  };
  const goods = await goodsOf(db, storeId, lines);
  try {
    const { offers, discount_title: title } = await offerFor(db, storeId, standing, bargain, acting.now);
    const amount = offers.reduce((sum, off) => sum + off, 0);
    return { offer: amount > 0 ? { title, amount, lines: [...offers] } : null, refusal: null, goods };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'discount_refused') throw error;
    return { offer: null, refusal: error.message, goods };
  }
}

async function goodsOf(
  db: Db,
  storeId: string,
  lines: z.output<typeof cart>['lines'],
): Promise<z.output<typeof cartOffer>['goods']> {
  const ids = lines.flatMap(({ variant_id }) => variant_id?.toLowerCase() ?? []);
  const found = await findSellable(db, storeId, [...new Set(ids)]);
  return found.map(({ variant_id, price, exempt_vat }) => ({ variant_id, price, exempt_vat }));
}
