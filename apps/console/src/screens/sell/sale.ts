import type { CartTotals } from '@sokoni/rules/cart/cart-totals';
import { draftCartTotals } from '@sokoni/rules/cart/draft-cart';
import type { PaymentMethod } from '@sokoni/rules/orders/order-labels';
import type { PaymentType } from '@sokoni/rules/orders/payment-types';
import type { VatMethod } from '@sokoni/rules/pricing/vat-breakdown';
import { isQuantity } from '@sokoni/rules/products/product-check';
import { dayAfter } from '@sokoni/rules/wall-time';
import type { ItemForSale } from '#api/catalogue/sellable-items.ts';
import type { Cart, CartOffer } from '#api/sales/cart-offers.ts';
import type { OrderDraftBody } from '#api/sales/orders.ts';
import type { PickedCustomer } from '#parts/customers/customer-picker.tsx';
import { countOf } from '#parts/numbers/typed-number.ts';
import { saySell as say } from '#sentences/sell/counter.ts';

/** A good of the sale with its units as they were typed. */
export interface SaleLine {
  good: ItemForSale;
  quantity: string;
  /** What a unit cost when it was picked, in minor units, where that has changed since. */
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
  /** What items that are not paid on delivery do: they are gone with the buyer, or wait. */
  isFulfilled: boolean;
}

/** How a sale is settled unless somebody says otherwise; on credit it is due a month from today. */
export function newSettling(today: string): Settling {
  return {
    type: 'instant',
    method: 'cash',
    giftCardCode: '',
    part: null,
    dueOn: dayAfter(today, daysOfCredit),
    customer: null,
    code: '',
    isFulfilled: true,
  };
}

const daysOfCredit = 30;

/** The lines with one more piece of a good: the one that has it grows, at what it costs now. */
export function withItem(lines: readonly SaleLine[], good: ItemForSale): SaleLine[] {
  const there = lines.find((line) => line.good.variant_id === good.variant_id);
  if (!there) return [...lines, { good, quantity: '1' }];
  const grown = withQuantity(lines, good.variant_id, String((countOf(there.quantity) ?? 0) + 1));
  return atCostNow(grown, [good]);
}

type CostNow = CartOffer['items'][number];

/** The lines at what their items cost now; those that changed say what they cost when they were picked. */
export function atCostNow(lines: readonly SaleLine[], items: readonly CostNow[]): SaleLine[] {
  return lines.map((line) => {
    const now = items.find(({ variant_id }) => variant_id === line.good.variant_id);
    if (!now || !costsOtherwise(line, now)) return line;
    const { good, quantity, was = good.price } = line;
    const { price, exempt_vat, tax_percent } = now;
    const changed = { good: { ...good, price, exempt_vat, tax_percent }, quantity };
    return price === was ? changed : { ...changed, was };
  });
}

/** Those of the items that do not cost any more what they cost in the sale. */
export function changedItems(lines: readonly SaleLine[], items: readonly CostNow[]): SaleLine[] {
  const now = atCostNow(lines, items);
  return now.filter((line, index) => line !== lines[index]);
}

function costsOtherwise({ good }: SaleLine, now: CostNow): boolean {
  const keys = ['price', 'exempt_vat', 'tax_percent'] as const;
  return keys.some((key) => good[key] !== now[key]);
}

/** How items of a sale are called in a sentence. */
export function nameOf({ good }: SaleLine): string {
  return [good.product_title, good.variant_name].filter(Boolean).join(' ');
}

export function withQuantity(lines: readonly SaleLine[], variantId: string, quantity: string): SaleLine[] {
  return lines.map((line) => (line.good.variant_id === variantId ? { ...line, quantity } : line));
}

export function without(lines: readonly SaleLine[], variantId: string): SaleLine[] {
  return lines.filter(({ good }) => good.variant_id !== variantId);
}

/** What is wrong with the units of a line. */
export function quantityProblem({ quantity }: SaleLine): string | undefined {
  const count = countOf(quantity);
  if (count === null || count < 1) return say('line.tooFew');
  return isQuantity(count) ? undefined : say('line.tooLarge');
}

/** What the sale costs, by the rule that the server reckons with; null while a line has no units that count. */
export function totalsOf(
  lines: readonly SaleLine[],
  vat: VatMethod,
  offered: readonly number[] = [],
): CartTotals | null {
  if (lines.some(quantityProblem)) return null;
  const priced = lines.map(({ good, quantity }) => ({
    quantity: Number(quantity),
    unit_price: good.price,
    discount: 0,
    exempt_vat: good.exempt_vat,
    tax_percent: good.tax_percent,
  }));
  return draftCartTotals(priced, { discount: null, offer: offered, shipping: 0, vat });
}

/** What is paid now, in minor units. */
export function paidNow({ type, part }: Settling, total: number): number {
  if (type === 'instant') return total;
  return type === 'part_instant' ? (part ?? 0) : 0;
}

/** Whether something is left to be paid by a day, by a customer who is known. */
export function isUnpaid({ type }: Settling): boolean {
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
  const { type, method, giftCardCode, dueOn, customer, code, isFulfilled } = settling;
  const card = method === 'gift_card' ? { gift_card_code: giftCardCode } : {};
  return {
    channel: 'in_person',
    customer_id: customer?.id ?? null,
    discount_code: code.trim() || null,
    lines: lines.map(({ good, quantity }) => ({ variant_id: good.variant_id, quantity: Number(quantity) })),
    settlement: {
      payment_type: type,
      due_on: isUnpaid(settling) && dueOn !== '' ? dueOn : null,
      payments: amount > 0 ? [{ method, amount, ...card }] : [],
      expected_total: total,
      fulfilled: type !== 'pod' && isFulfilled,
    },
  };
}
