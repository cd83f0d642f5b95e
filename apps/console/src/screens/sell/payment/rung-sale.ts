import type { CartDiscount } from '@sokoni/rules/cart/cart-totals';
import { keptOf } from '@sokoni/rules/point-of-sale/cash';
import {
  exchangeSums,
  type OpenLine,
  type OpenSale,
  type SaleFigures,
} from '@sokoni/rules/point-of-sale/open-sale';
import { shortPercent } from '@sokoni/rules/pricing/taxes';
import type { SaleDraft, TillSetup } from '#offline/till-types.ts';
import type { TillDiscount } from '../sales/use-sale-figures.ts';
import type { Settlement, Tender } from './settlement.ts';

/** When and by whom a sale was completed. */
export interface SaleMoment {
  readonly cashier_id: string;
  readonly approved_by: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * A sale as its receipt says it, with every name and figure that stood on the screen.
 * @throws RangeError for a sale whose figures are beyond what can be counted
 */
export function rungSale(
  sale: OpenSale,
  { totals, offer }: SaleFigures<TillDiscount>,
  settlement: Settlement,
  { store }: Pick<TillSetup, 'store'>,
  moment: SaleMoment,
): SaleDraft {
  if (!totals) throw new RangeError('a sale beyond what can be counted');
  const { customer, reason, note, parked_id, discount, exchange } = sale;
  const { used } = exchangeSums(exchange, totals.total);
  return {
    ...moment,
    test: store.mode === 'test',
    customer: customer && { id: customer.id, name: customer.name, phone: customer.phone },
    lines: sale.lines.map((line, index) => soldLine(line, offer?.lines[index] ?? 0, store.vat)),
    ...manualDiscount(discount),
    reason,
    offer: offer && {
      discount_id: offer.discount.id,
      title: offer.discount.title,
      code: offer.discount.code,
    },
    vat: store.vat,
    total: totals.total,
    payment_type: settlement.type,
    due_on: settlement.dueOn,
    payments: settlement.tenders.map(payment),
    fulfilled: settlement.isFulfilled,
    note,
    parked_id,
    exchange:
      exchange && used > 0 ? { order_id: exchange.order_id, number: exchange.number, amount: used } : null,
  };
}

function soldLine(
  { exempt_vat, tax_percent, ...line }: OpenLine,
  offered: number,
  vat: TillSetup['store']['vat'],
): SaleDraft['lines'][number] {
  const { id, variant_id, title, variant_name, sku, quantity, unit_price, listed_price, discount, note } =
    line;
  return {
    ...{ id, variant_id, title, variant_name, sku, quantity, unit_price, listed_price, discount, offered },
    tax_percent: exempt_vat ? null : shortPercent(tax_percent ?? vat.vat_percent),
    note,
    weighed: line.weighed ?? null,
  };
}

function manualDiscount(
  discount: CartDiscount | null,
): Pick<SaleDraft, 'discount_amount' | 'discount_percent'> {
  if (discount?.kind === 'amount' && discount.amount > 0)
    return { discount_amount: discount.amount, discount_percent: null };
  if (discount?.kind === 'percent' && Number(discount.percent) > 0)
    return { discount_amount: null, discount_percent: shortPercent(discount.percent) };
  return { discount_amount: null, discount_percent: null };
}

function payment({ tendered, gift_card_code, ...tender }: Tender) {
  return {
    ...tender,
    ...(tendered === keptOf(tender) ? {} : { tendered }),
    ...(gift_card_code === '' ? {} : { gift_card_code }),
  };
}
