import { type OrderTotals, orderTotals } from '@sokoni/rules/order-total';
import type { PaymentMethod } from '@sokoni/rules/order-words';
import type { PaymentType } from '@sokoni/rules/payment-types';
import { isQuantity } from '@sokoni/rules/product-check';
import type { VatMethod } from '@sokoni/rules/vat-breakdown';
import type { Cart, CartOffer } from '#api/cart-offers.ts';
import type { GoodForSale } from '#api/goods-for-sale.ts';
import type { OrderDraftBody } from '#api/orders.ts';
import type { PickedCustomer } from '#parts/customer-picker.tsx';
import { countOf } from '#parts/typed-number.ts';

/** A good of the sale with its pieces as they were typed. */
export interface SaleLine {
  good: GoodForSale;
  quantity: string;
  /** What a piece cost when it was picked, in minor units, where that has changed since. */
  was?: number;
}

/** How the sale is settled, as it was chosen and typed. */
export interface Settling {
  type: PaymentType;
  method: PaymentMethod;
  /** Of the gift card that pays. */
  giftCardCode: string;
  /** Of a part payment: what is paid now, in minor units; null while nothing that counts is typed. */
  part: number | null;
  /** `YYYY-MM-DD`, for what is paid later. */
  dueOn: string;
  customer: PickedCustomer | null;
  /** Of a discount, as it was typed. */
  code: string;
  /** What goods that are not paid on delivery do: they are gone with the buyer, or wait. */
  handedOver: boolean;
}

/** The lines with one more piece of a good: the one that has it grows, at what it costs now. */
export function withGood(lines: readonly SaleLine[], good: GoodForSale): SaleLine[] {
  const there = lines.find((line) => line.good.variant_id === good.variant_id);
  if (!there) return [...lines, { good, quantity: '1' }];
  const grown = withQuantity(lines, good.variant_id, String((countOf(there.quantity) ?? 0) + 1));
  return atCostNow(grown, [good]);
}

type CostNow = CartOffer['goods'][number];

/** The lines at what their goods cost now; those that changed say what they cost when they were picked. */
export function atCostNow(lines: readonly SaleLine[], goods: readonly CostNow[]): SaleLine[] {
  return lines.map((line) => {
    const now = goods.find(({ variant_id }) => variant_id === line.good.variant_id);
    if (!now || !costsOtherwise(line, now)) return line;
    const { good, quantity, was = good.price } = line;
    const { price, exempt_vat } = now;
    const changed = { good: { ...good, price, exempt_vat }, quantity };
    return price === was ? changed : { ...changed, was };
  });
}

/** Those of the goods that do not cost any more what they cost in the sale. */
export function changedGoods(lines: readonly SaleLine[], goods: readonly CostNow[]): SaleLine[] {
  const now = atCostNow(lines, goods);
  return now.filter((line, index) => line !== lines[index]);
}

function costsOtherwise({ good }: SaleLine, now: CostNow): boolean {
  return good.price !== now.price || good.exempt_vat !== now.exempt_vat;
}

/** How goods of a sale are called in a sentence. */
export function nameOf({ good }: SaleLine): string {
  return [good.product_title, good.variant_name].filter(Boolean).join(' ');
}

export function withQuantity(lines: readonly SaleLine[], variantId: string, quantity: string): SaleLine[] {
  return lines.map((line) => (line.good.variant_id === variantId ? { ...line, quantity } : line));
}

export function without(lines: readonly SaleLine[], variantId: string): SaleLine[] {
  return lines.filter(({ good }) => good.variant_id !== variantId);
}

/** What is wrong with the pieces of a line. */
export function quantityProblem({ quantity }: SaleLine): string | undefined {
  const count = countOf(quantity);
  if (count === null || count < 1) return 'Enter 1 or more';
  return isQuantity(count) ? undefined : 'This is too large';
}

/** What the sale costs, by the rule that the server reckons with; null while a line has no pieces that count. */
export function totalsOf(
  lines: readonly SaleLine[],
  vat: VatMethod,
  offered: readonly number[] = [],
): OrderTotals | null {
  if (lines.some(quantityProblem)) return null;
  const priced = lines.map(({ good, quantity }) => ({
    quantity: Number(quantity),
    unit_price: good.price,
    discount: 0,
    exempt_vat: good.exempt_vat,
  }));
  try {
    // An offer that is still for the lines before takes off no more than there is.
    const offer = priced.map((line, index) => Math.min(offered[index] ?? 0, line.quantity * line.unit_price));
    return orderTotals(priced, { discount: null, offer, shipping: 0, vat });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What is paid now, in minor units. */
export function paidNow({ type, part }: Settling, total: number): number {
  if (type === 'instant') return total;
  return type === 'part_instant' ? (part ?? 0) : 0;
}

/** Whether something is left to be paid by a day, by a customer who is known. */
export function isOwing({ type }: Settling): boolean {
  return type === 'part_instant' || type === 'credit';
}

/** What a discount looks at; null while there is nothing that counts. */
export function cartOf(id: string, lines: readonly SaleLine[], { code, customer }: Settling): Cart | null {
  if (lines.length === 0 || lines.some(quantityProblem)) return null;
  return {
    order_id: id,
    channel: 'in_person',
    customer_id: customer?.id ?? null,
    discount_code: code.trim() || null,
    lines: lines.map(({ good, quantity }) => ({
      product_id: good.product_id,
      variant_id: good.variant_id,
      quantity: Number(quantity),
      unit_price: good.price,
    })),
  };
}

/** The sale as the server takes it. */
export function saleBody(lines: readonly SaleLine[], settling: Settling, total: number): OrderDraftBody {
  const amount = paidNow(settling, total);
  const { type, method, giftCardCode, dueOn, customer, code, handedOver } = settling;
  const card = method === 'gift_card' ? { gift_card_code: giftCardCode } : {};
  return {
    channel: 'in_person',
    customer_id: customer?.id ?? null,
    discount_code: code.trim() || null,
    lines: lines.map(({ good, quantity }) => ({ variant_id: good.variant_id, quantity: Number(quantity) })),
    placement: {
      payment_type: type,
      due_on: isOwing(settling) && dueOn !== '' ? dueOn : null,
      payments: amount > 0 ? [{ method, amount, ...card }] : [],
      expected_total: total,
      handed_over: type !== 'pod' && handedOver,
    },
  };
}
