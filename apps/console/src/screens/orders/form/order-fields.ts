import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { ItemForSale } from '#api/catalogue/sellable-items.ts';
import type { CartOffer } from '#api/sales/cart-offers.ts';
import type { Order } from '#contract-types.ts';
import { amountOf, amountText, countOf } from '#parts/numbers/typed-number.ts';

/** One line as it is typed. */
export interface LineFields {
  /** Of its own while it is on the screen. */
  key: string;
  /** Of a line that the order has already. */
  id: string | null;
  productId: string | null;
  /** Null for a line of its own, and when the items were deleted since. */
  variantId: string | null;
  /** It sells no items of the catalogue: what it is called is typed. */
  isOwn: boolean;
  title: string;
  variantName: string;
  sku: string;
  image: string | null;
  quantity: string;
  unitPrice: string;
  /** Off the line; empty for nothing. */
  discount: string;
  exemptVat: boolean;
  /** Its tax rate in percent; null: the store's, or exempt. */
  taxPercent: string | null;
  /** What a unit costs when nobody says otherwise, in minor units; null for a new line of its own. */
  listed: number | null;
  fulfilled: number;
  returned: number;
}

/** An order as it is typed. */
export interface OrderFields {
  customer: { id: string; name: string } | null;
  /** Until it is placed it can be told where it comes from. */
  channel: 'in_person' | 'manual';
  /** Empty: the first place of the store. */
  locationId: string;
  lines: readonly LineFields[];
  discountKind: 'amount' | 'percent';
  /** Off the whole order; empty for nothing. */
  discount: string;
  /** Of a discount of the store; empty for what applies by itself. */
  code: string;
  shipping: string;
  note: string;
  tags: readonly string[];
  /** `YYYY-MM-DD`, or empty. */
  dueOn: string;
}

export const blankOrder: OrderFields = {
  customer: null,
  channel: 'manual',
  locationId: '',
  lines: [],
  discountKind: 'amount',
  discount: '',
  code: '',
  shipping: '',
  note: '',
  tags: [],
  dueOn: '',
};

export function fieldsOf(order: Order, currency: CurrencyCode): OrderFields {
  const isPercent = order.discount_percent !== null;
  return {
    customer: order.customer,
    channel: order.channel === 'in_person' ? 'in_person' : 'manual',
    locationId: order.location.id,
    lines: order.lines.map((line) => ({
      key: line.id,
      id: line.id,
      productId: line.product_id,
      variantId: line.variant_id,
      isOwn: line.product_id === null && line.variant_id === null,
      title: line.title,
      variantName: line.variant_name,
      sku: line.sku,
      image: line.image,
      quantity: String(line.quantity),
      unitPrice: amountText(line.unit_price, currency),
      discount: line.discount ? amountText(line.discount, currency) : '',
      exemptVat: line.exempt_vat,
      taxPercent: line.tax_percent,
      listed: line.unit_price,
      fulfilled: line.fulfilled,
      returned: line.returned,
    })),
    discountKind: isPercent ? 'percent' : 'amount',
    discount: isPercent ? (order.discount_percent ?? '') : amountText(order.discount_amount, currency),
    code: order.discount_code ?? '',
    shipping: order.shipping ? amountText(order.shipping, currency) : '',
    note: order.note,
    tags: order.tags,
    dueOn: order.due_on ?? '',
  };
}

/** Adds a unit: to the line that sells these items already, or in a line of its own. */
export function withItems(
  lines: readonly LineFields[],
  good: ItemForSale,
  currency: CurrencyCode,
): readonly LineFields[] {
  const existing = lines.find(({ variantId }) => variantId === good.variant_id);
  if (existing) {
    const more = String((countOf(existing.quantity) ?? 0) + 1);
    return lines.map((line) => (line === existing ? { ...line, quantity: more } : line));
  }
  const line = {
    ...ownLine(good.variant_id),
    isOwn: false,
    productId: good.product_id,
    variantId: good.variant_id,
    title: good.product_title,
    variantName: good.variant_name,
    sku: good.sku,
    image: good.image,
    unitPrice: amountText(good.price, currency),
    exemptVat: good.exempt_vat,
    taxPercent: good.tax_percent,
    listed: good.price,
  };
  return [...lines, line];
}

/** The lines that the order does not have yet at what their items cost now; a price that somebody typed stays. */
export function atListNow(
  lines: readonly LineFields[],
  items: CartOffer['items'],
  currency: CurrencyCode,
): readonly LineFields[] {
  return lines.map((line) => {
    const now = items.find(({ variant_id }) => line.id === null && variant_id === line.variantId);
    if (!now || isAsListed(line, now)) return line;
    const isTyped = amountOf(line.unitPrice, currency) !== line.listed;
    const unitPrice = isTyped ? line.unitPrice : amountText(now.price, currency);
    return { ...line, unitPrice, listed: now.price, exemptVat: now.exempt_vat, taxPercent: now.tax_percent };
  });
}

function isAsListed(line: LineFields, now: CartOffer['items'][number]): boolean {
  const { price, exempt_vat, tax_percent } = now;
  return price === line.listed && exempt_vat === line.exemptVat && tax_percent === line.taxPercent;
}

export function ownLine(key: string): LineFields {
  return {
    key,
    id: null,
    productId: null,
    variantId: null,
    isOwn: true,
    title: '',
    variantName: '',
    sku: '',
    image: null,
    quantity: '1',
    unitPrice: '',
    discount: '',
    exemptVat: false,
    taxPercent: null,
    listed: null,
    fulfilled: 0,
    returned: 0,
  };
}

export function isSameOrder(one: OrderFields, other: OrderFields): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
