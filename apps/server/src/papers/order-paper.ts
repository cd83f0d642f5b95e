import type { order } from '@sokoni/contract/order-record';
import { type VatLine, vatLines } from '@sokoni/rules/vat-lines';
import type { z } from 'zod';
import { readOrder, type Viewer } from '#orders/order-view.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import {
  findPaperBuyer,
  findPaperStore,
  findShares,
  type PaperBuyerRow,
  type PaperStoreRow,
} from './queries.ts';

/** All that stands on a paper of an order, as the order is at this moment. */
export interface OrderPaper {
  store: PaperStoreRow;
  order: z.output<typeof order>;
  buyer: PaperBuyerRow | null;
  /** Empty for a store that charges no VAT, and for a role that sees no money. */
  rates: readonly VatLine[];
}

/** @throws DomainError `not_found`, `wrong_state` for a draft */
export async function readOrderPaper(
  db: Db,
  storeId: string,
  orderId: string,
  viewer: Viewer,
): Promise<OrderPaper> {
  const order = await readOrder(db, storeId, orderId, viewer);
  if (order.state === 'draft') {
    throw new DomainError('wrong_state', { message: 'A draft has no papers yet. Place the order first.' });
  }
  const { customer, shipping } = order;
  return {
    order,
    store: await findPaperStore(db, storeId),
    buyer: (customer && (await findPaperBuyer(db, storeId, customer.id))) ?? null,
    rates: shipping === null ? [] : vatLines(await findShares(db, storeId, orderId), { ...order, shipping }),
  };
}
