import type { order } from '@sokoni/contract/sales/order-record';
import type { Actor } from '@sokoni/rules/access/actor';
import { orderTaxes, type RateTax } from '@sokoni/rules/pricing/taxes';
import type { TaxRateDraft } from '@sokoni/rules/stores/tax-rate';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { readOrder } from '#sales/orders/order-view.ts';
import { readTaxRates } from '#tenancy/tax-rates/read-tax-rates.ts';
import {
  type DocumentBuyerRow,
  type DocumentPlaceRow,
  type DocumentStoreRow,
  findDocumentBuyer,
  findDocumentPlace,
  findDocumentStore,
  findReceiptNote,
  findShares,
} from './queries.ts';
import { say } from './sentences.ts';

/** All that stands on a document of an order, as the order is at this moment. */
export interface OrderDocument {
  store: DocumentStoreRow;
  order: z.output<typeof order> & { number: string };
  /** What the till has written for the customer; empty for nothing. */
  receiptNote: string;
  buyer: DocumentBuyerRow | null;
  /** Where the items come from. */
  place: DocumentPlaceRow;
  /** Tax by rate, less what came back. Empty for a store that charges no VAT, and for a role that sees no money. */
  rates: readonly RateTax[];
  /** What the rates of the store are called. */
  named: readonly TaxRateDraft[];
}

/** @throws DomainError `not_found`, `wrong_state` for a draft */
export async function readOrderDocument(
  db: Db,
  storeId: string,
  orderId: string,
  actor: Actor,
): Promise<OrderDocument> {
  const order = await readOrder(db, storeId, orderId, actor);
  const { number, customer, shipping, shipping_vat } = order;
  if (number === null) {
    throw new DomainError('wrong_state', { message: say('draft') });
  }
  return {
    order: { ...order, number },
    receiptNote: await findReceiptNote(db, storeId, orderId),
    store: await findDocumentStore(db, storeId),
    named: await readTaxRates(db, storeId),
    buyer: (customer && (await findDocumentBuyer(db, storeId, customer.id, orderId))) ?? null,
    place: await findDocumentPlace(db, storeId, order.location.id),
    rates:
      shipping === null || shipping_vat === null
        ? []
        : orderTaxes(await findShares(db, storeId, orderId), { ...order, shipping, shipping_vat }),
  };
}

/**
 * Which package of an order this fulfilment is; the first is 1.
 * @throws DomainError `not_found`
 */
export function packageNumber({ fulfilments }: OrderDocument['order'], fulfilmentId: string): number {
  const index = fulfilments.findIndex(({ id }) => id === fulfilmentId);
  if (index < 0) throw new DomainError('not_found');
  return index + 1;
}
