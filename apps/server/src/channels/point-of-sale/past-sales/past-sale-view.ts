import type { pastSale } from '@sokoni/contract/point-of-sale/past-sales';
import type * as z from 'zod';
import type { OrderDocument } from '#sales/documents/order-document.ts';

type PastSale = z.output<typeof pastSale>;
type Order = OrderDocument['order'];

/**
 * An order as a till shows a sale of its own.
 * @param document read by who sees money
 */
export function pastSaleView(
  { order, buyer, receiptNote }: OrderDocument,
  receiptToken: string | null,
): PastSale {
  const { id, number, test, state, customer, payments } = order;
  const kept = payments.filter(({ kind }) => kind === 'payment');
  return {
    ...{ id, number, test, state, at: order.placed_at ?? order.created_at },
    ...{ register: order.register?.name ?? null, seller: order.sold_by },
    customer: customer && { ...customer, phone: buyer?.phone ?? '' },
    lines: order.lines.map(lineView),
    offer: order.offer && { title: order.offer.title },
    prices_include_vat: order.prices_include_vat,
    totals: totalsOf(order),
    due_on: order.due_on,
    payments: kept.filter(({ method }) => method !== 'exchange'),
    exchange: exchangeOf(order, kept),
    returns: order.returns.map(({ id, lines }) => ({
      id,
      lines: lines.map(({ line_id, quantity }) => ({ line_id, quantity })),
    })),
    refunds: payments.filter(({ kind }) => kind === 'refund'),
    note: receiptNote,
    receipt_token: receiptToken,
  };
}

/** What came back for it, by the number that its payment names: the sale itself may be gone, or not have arrived. */
function exchangeOf({ exchange_of }: Order, payments: Order['payments']): PastSale['exchange'] {
  const credit = payments.find(({ method }) => method === 'exchange');
  return credit
    ? { order_id: exchange_of?.id ?? null, number: credit.reference, amount: credit.amount }
    : null;
}

function lineView({
  unit_price,
  discount,
  offered,
  total,
  ...line
}: Order['lines'][number]): PastSale['lines'][number] {
  return {
    ...line,
    ...{ unit_price: unit_price ?? 0, discount: discount ?? 0, offered: offered ?? 0, total: total ?? 0 },
  };
}

function totalsOf(order: Order): PastSale['totals'] {
  return {
    lines: order.lines_total ?? 0,
    discount: order.discount_total ?? 0,
    offer: order.offer?.amount ?? 0,
    vat: order.vat_total ?? 0,
    shipping: order.shipping ?? 0,
    shipping_vat: order.shipping_vat ?? 0,
    total: order.ordered_total ?? 0,
    taxes: order.taxes,
  };
}
