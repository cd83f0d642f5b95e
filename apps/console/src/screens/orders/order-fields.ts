import type { CurrencyCode } from '@sokoni/rules/currencies';
import { type OrderTotals, offByHand, orderTotals } from '@sokoni/rules/order-total';
import { type OrderChannel, orderLimits } from '@sokoni/rules/order-words';
import { toThousandths } from '@sokoni/rules/percent';
import type { VatMethod } from '@sokoni/rules/vat-breakdown';
import type { Cart } from '#api/cart-offers.ts';
import type { GoodForSale } from '#api/goods-for-sale.ts';
import type { OrderChangeBody, OrderDraftBody } from '#api/orders.ts';
import type { Order } from '#api/types.ts';
import { amountOf, amountProblem, amountText, countOf, countProblem } from '#parts/typed-number.ts';

/** One line as it is typed. */
export interface LineFields {
  /** Of its own while it is on the screen. */
  key: string;
  /** Of a line that the order has already. */
  id: string | null;
  productId: string | null;
  /** Null for a line of its own, and when the goods were deleted since. */
  variantId: string | null;
  /** It sells no goods of the catalogue: what it is called is typed. */
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
  /** What a piece costs when nobody says otherwise, in minor units; null for a new line of its own. */
  listed: number | null;
  fulfilled: number;
  returned: number;
}

/** An order as it is typed. */
export interface OrderFields {
  customer: { id: string; name: string } | null;
  /** Only a new order is told where it comes from. */
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

/** Sentences by the place they stand under: `lines`, `lines.<key>.quantity`, `discount`, `code`, `shipping`, `due_on`. */
export type OrderProblems = Readonly<Record<string, string>>;

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

/** Adds a piece: to the line that sells these goods already, or in a line of its own. */
export function withGoods(
  lines: readonly LineFields[],
  good: GoodForSale,
  currency: CurrencyCode,
): readonly LineFields[] {
  const standing = lines.find(({ variantId }) => variantId === good.variant_id);
  if (standing) {
    const more = String((countOf(standing.quantity) ?? 0) + 1);
    return lines.map((line) => (line === standing ? { ...line, quantity: more } : line));
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
    listed: good.price,
  };
  return [...lines, line];
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
    listed: null,
    fulfilled: 0,
    returned: 0,
  };
}

/** What is wrong; empty when it can be saved. An order that was placed keeps at least one line, and its due date. */
export function checkOrderFields(
  fields: OrderFields,
  currency: CurrencyCode,
  { isPlaced, isDue, isNamed }: { isPlaced: boolean; isDue: boolean; isNamed: boolean },
): OrderProblems {
  const problems: Record<string, string> = {};
  const { lines } = fields;
  if (isPlaced && lines.length === 0) problems.lines = 'Add at least one line';
  if (lines.length > orderLimits.lines) problems.lines = `An order has at most ${orderLimits.lines} lines`;
  for (const line of lines) {
    for (const [field, problem] of Object.entries(lineProblems(line, currency))) {
      if (problem) problems[`lines.${line.key}.${field}`] = problem;
    }
  }
  const discount = discountProblem(fields, currency);
  if (discount) problems.discount = discount;
  const shipping = amountProblem(fields.shipping, currency);
  if (shipping) problems.shipping = shipping;
  if (isNamed && !fields.customer) problems.customer_id = 'Choose the customer who buys';
  if (isDue && fields.dueOn === '') problems.due_on = 'Say by when the rest is due.';
  return problems;
}

function lineProblems(line: LineFields, currency: CurrencyCode): Record<string, string | undefined> {
  const pieces = countOf(line.quantity);
  const price = amountOf(line.unitPrice, currency);
  const off = amountOf(line.discount, currency) ?? 0;
  return {
    title: line.isOwn && line.title.trim() === '' ? 'Say what the line sells' : undefined,
    quantity:
      pieces === null || pieces < 1
        ? 'Enter a whole number from 1 up'
        : pieces < line.fulfilled
          ? `${line.fulfilled} were handed over`
          : countProblem(line.quantity),
    unitPrice: line.unitPrice.trim() === '' ? 'Say what it costs' : amountProblem(line.unitPrice, currency),
    discount:
      amountProblem(line.discount, currency) ??
      (pieces !== null && price !== null && off > pieces * price
        ? 'A discount takes off at most what the line costs'
        : undefined),
  };
}

function discountProblem(
  { discountKind, discount }: OrderFields,
  currency: CurrencyCode,
): string | undefined {
  if (discount.trim() === '') return undefined;
  if (discountKind === 'amount') return amountProblem(discount, currency);
  const percent = toThousandths(discount);
  return percent.ok ? undefined : 'Enter a percentage up to 100, with at most 3 decimals';
}

/** The sums of an order as it is typed, and those of its lines. */
export interface TypedTotals extends Omit<OrderTotals, 'shares'> {
  /** What the buyer pays for each line, by its key; without those of which a figure is missing or wrong. */
  ofLines: ReadonlyMap<string, number>;
}

/**
 * What the order costs, by the very rule by which it is reckoned when it is saved; null beyond what can be counted. What is no
 * figure counts nothing.
 */
export function totalsOf(
  fields: OrderFields,
  currency: CurrencyCode,
  vat: VatMethod,
  offered: readonly number[] = [],
): TypedTotals | null {
  const lines = pricedLines(fields, currency);
  const discount = discountOf(fields, currency);
  try {
    const byHand = offByHand(lines, discount);
    // An offer that is still for the lines before takes off no more than there is.
    const offer = lines.map(({ quantity, unit_price }, index) =>
      Math.min(offered[index] ?? 0, quantity * unit_price - (byHand[index] ?? 0)),
    );
    const shipping = Math.max(0, amountOf(fields.shipping, currency) ?? 0);
    const { shares, ...totals } = orderTotals(lines, { discount, offer, shipping, vat });
    return {
      ...totals,
      ofLines: new Map(lines.map(({ key }, index) => [key, shares[index]?.total ?? 0])),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What a discount looks at; null while there is nothing that counts. */
export function cartOf(
  fields: OrderFields,
  currency: CurrencyCode,
  order: { id: string; channel: OrderChannel },
): Cart | null {
  const lines = pricedLines(fields, currency);
  if (lines.length === 0) return null;
  const off = discountOf(fields, currency);
  return {
    order_id: order.id,
    channel: order.channel,
    customer_id: fields.customer?.id ?? null,
    discount_amount: off?.kind === 'amount' ? off.amount : null,
    discount_percent: off?.kind === 'percent' ? off.percent : null,
    discount_code: fields.code.trim() || null,
    lines: lines.map(({ product_id, quantity, unit_price, discount }) => ({
      product_id,
      quantity,
      unit_price,
      discount,
    })),
  };
}

/** The lines that have their figures. */
function pricedLines(fields: OrderFields, currency: CurrencyCode) {
  return fields.lines.flatMap((line) => {
    const quantity = countOf(line.quantity);
    const unit_price = amountOf(line.unitPrice, currency);
    if (quantity === null || quantity < 1 || unit_price === null || unit_price < 0) return [];
    const discount = Math.max(0, amountOf(line.discount, currency) ?? 0);
    return [
      {
        key: line.key,
        product_id: line.productId,
        ...{ quantity, unit_price, exempt_vat: line.exemptVat },
        discount: Math.min(discount, quantity * unit_price),
      },
    ];
  });
}

function discountOf({ discountKind, discount }: OrderFields, currency: CurrencyCode) {
  if (discountKind === 'amount') {
    const amount = amountOf(discount, currency) ?? 0;
    return amount > 0 ? { kind: 'amount' as const, amount } : null;
  }
  const percent = toThousandths(discount);
  return percent.ok && percent.value > 0 ? { kind: 'percent' as const, percent: discount.trim() } : null;
}

function newLineBody(line: LineFields, currency: CurrencyCode): OrderDraftBody['lines'][number] {
  const price = amountOf(line.unitPrice, currency) ?? 0;
  const common = {
    quantity: countOf(line.quantity) ?? 0,
    discount: amountOf(line.discount, currency) ?? 0,
    // The price of the list is not said: it may have changed since, and not everybody sets one.
    ...(price === line.listed ? {} : { unit_price: price }),
  };
  if (!line.isOwn) return { ...common, variant_id: line.variantId ?? '' };
  return { ...common, title: line.title.trim(), exempt_vat: line.exemptVat };
}

function lineBody(line: LineFields, currency: CurrencyCode): NonNullable<OrderChangeBody['lines']>[number] {
  if (line.id === null) return newLineBody(line, currency);
  const { variant_id: _, exempt_vat: __, ...kept } = newLineBody(line, currency);
  return { ...kept, id: line.id };
}

function charges(fields: OrderFields, currency: CurrencyCode) {
  const off = discountOf(fields, currency);
  return {
    customer_id: fields.customer?.id ?? null,
    ...(fields.locationId ? { location_id: fields.locationId } : {}),
    discount_amount: off?.kind === 'amount' ? off.amount : null,
    discount_percent: off?.kind === 'percent' ? off.percent : null,
    discount_code: fields.code.trim() || null,
    shipping: amountOf(fields.shipping, currency) ?? 0,
    note: fields.note.trim(),
    tags: [...fields.tags],
  };
}

export function draftBody(fields: OrderFields, currency: CurrencyCode): OrderDraftBody {
  return {
    ...charges(fields, currency),
    channel: fields.channel,
    lines: fields.lines.map((line) => newLineBody(line, currency)),
  };
}

/** Only what differs, so that two people who change different things do not undo each other. */
export function changeBody(
  base: OrderFields,
  typed: OrderFields,
  currency: CurrencyCode,
  version: number,
): OrderChangeBody {
  const bodyOf = (fields: OrderFields) => ({
    ...charges(fields, currency),
    lines: fields.lines.map((line) => lineBody(line, currency)),
    due_on: fields.dueOn || null,
  });
  const before: Record<string, unknown> = bodyOf(base);
  const whole = bodyOf(typed);
  const changed = Object.entries(whole).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { version, ...Object.fromEntries(changed) };
}

export function isSameOrder(one: OrderFields, other: OrderFields): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
