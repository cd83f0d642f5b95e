import { type Actor, can, personOf, tillColumns } from '@sokoni/rules/access/actor';
import type { OrderFlag } from '@sokoni/rules/orders/order-flags';
import { priceOfWeight } from '@sokoni/rules/point-of-sale/weighed-goods';
import { taxPercentOf } from '@sokoni/rules/pricing/taxes';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { SellableRow } from '#sales/orders/line-queries.ts';
import { sellable } from '#sales/orders/order-lines.ts';
import type { Settlement } from '#sales/orders/payments/settle-order.ts';
import { placeOrder } from '#sales/orders/place-order.ts';
import type { UncalculatedLine } from '#sales/orders/pricing/calculate-order.ts';
import { lineRefusal } from '#sales/orders/pricing/line-permissions.ts';
import {
  findOrderRow,
  findSellingTerms,
  type SellingTerms,
  type WrittenOrder,
} from '#sales/orders/queries.ts';
import { tellOfExchange } from '#sales/orders/returns/tell-of-exchange.ts';
import type { HoldOwner } from '#stock/queries.ts';
import type { Receipt, RecordedSale } from './rung-sale.ts';

/** A line as it stands on the receipt, in minor units. */
export interface TillLine {
  id: string;
  /** Null for a custom item. */
  variant_id: string | null;
  title: string;
  variant_name: string;
  sku: string;
  quantity: number;
  unit_price: number;
  /** What the till knew it to cost; null for a custom item. Another price at the till is no price that has changed since. */
  listed_price: number | null;
  discount: number;
  offered: number;
  /** Null: exempt. */
  tax_percent: string | null;
  /** A package from a scale; null for anything else. */
  weighed: { grams: number | null } | null;
}

/** A sale that a till completed by itself, or that was paid online: it happened, and is written as it was rung. */
export interface TillSale {
  id: string;
  channel: 'in_person' | 'web';
  /** On the receipt; null for one that takes the next. */
  number: string | null;
  test: boolean;
  customer_id: string | null;
  location_id: string;
  lines: readonly TillLine[];
  discount_amount: number | null;
  discount_percent: string | null;
  offer: Omit<NonNullable<Receipt['offer']>, 'lines'> | null;
  vat: NonNullable<RecordedSale['vat']>;
  /** What the delivery costs, in minor units. */
  shipping: number;
  /** For whom its units are held; null where none are. */
  hold: HoldOwner | null;
  /** The sale whose items came back for it, by the number on its receipt, and what that frees; null for none. */
  exchange: { order_id: string; number: string; amount: number } | null;
  note: string;
  /** What of it stands on the receipt. */
  receipt_note: string;
  settlement: Settlement;
  /** What did not fit of it so far: of its customer, its location, its clock. */
  flags: readonly OrderFlag[];
}

/**
 * Writes a sale of a till through the one door of every order. Price, discount and rates stand as they were rung; what the store would
 * say by now, or what nobody at the till was allowed to do, becomes a flag.
 * @throws DomainError what `placeOrder` refuses of a settlement, `id_taken`
 */
export async function recordTillSale(
  db: Db,
  storeId: string,
  sale: TillSale,
  action: Action,
): Promise<WrittenOrder> {
  const { actor, occurredAt, receivedAt } = action;
  const { id, number, test, offer, vat, settlement, exchange } = sale;
  // The sale before may not have been recorded, or was deleted.
  const exchanged = exchange && (await findOrderRow(db, storeId, exchange.order_id.toLowerCase()));
  const now = await findSellingTerms(db, storeId, occurredAt);
  const sold = await sellable(
    db,
    storeId,
    sale.lines.map(({ variant_id, quantity, discount }) => ({
      ...(variant_id === null ? {} : { variant_id }),
      ...{ quantity, discount, exempt_vat: false },
    })),
  );
  const flags = new Set(sale.flags);
  if (isTaxedOtherwise(vat, now)) flags.add('tax_differs');
  const isDiscounted = sale.discount_amount !== null || sale.discount_percent !== null;
  if (isDiscounted && !can(actor, 'giveDiscount')) flags.add('not_approved');
  const lines = sale.lines.map((line, position) => {
    const variant = sold.get(line.variant_id?.toLowerCase() ?? '');
    const written = lineOf(line, variant, { storeId, orderId: id, position });
    for (const flag of flagsOfLine(actor, { line, variant, written, vat, now })) flags.add(flag);
    return written;
  });
  const receipt: Receipt = {
    ...{ number, test },
    offer: offer && { ...offer, lines: sale.lines.map(({ offered }) => offered) },
  };
  const head = {
    ...{ store_id: storeId, id, channel: sale.channel, customer_id: sale.customer_id },
    ...{ location_id: sale.location_id, discount_amount: sale.discount_amount },
    ...{
      discount_percent: sale.discount_percent,
      discount_code: offer?.code ?? null,
      shipping: sale.shipping,
    },
    ...{
      note: sale.note,
      receipt_note: sale.receipt_note,
      tags: [],
      exchange_of: exchanged?.id ?? null,
      sold_by: personOf(actor),
      created_by: personOf(actor),
    },
    ...tillColumns(actor),
    created_at: receivedAt,
  };
  const rung = { vat, flags: [...flags], receipt };
  const credit = exchange ? { name: exchange.number, amount: exchange.amount } : undefined;
  const order = { existing: null, head, lines, rung, hold: sale.hold ?? undefined };
  const made = await placeOrder(db, order, settlement, action, credit);
  if (exchanged) await tellOfExchange(db, { storeId, old: exchanged, made }, action);
  return made;
}

/** By the names on the receipt; what it sells and what that had cost, as far as the store still has it. */
export function lineOf(
  line: TillLine,
  variant: SellableRow | undefined,
  { storeId, orderId, position }: { storeId: string; orderId: string; position: number },
): UncalculatedLine {
  const { id, title, variant_name, sku, quantity, unit_price, discount, tax_percent } = line;
  return {
    ...{ store_id: storeId, order_id: orderId, id: id.toLowerCase(), position, fulfilled: 0, returned: 0 },
    ...{ title, variant_name, sku, quantity, unit_price, discount, tax_percent },
    product_id: variant?.product_id ?? null,
    variant_id: variant?.variant_id ?? null,
    unit_cost: variant?.cost ?? null,
    exempt_vat: tax_percent === null,
  };
}

interface Compared {
  line: TillLine;
  variant: SellableRow | undefined;
  written: UncalculatedLine;
  vat: TillSale['vat'];
  now: SellingTerms;
}

function flagsOfLine(actor: Actor, { line, variant, written, vat, now }: Compared): OrderFlag[] {
  const flags: OrderFlag[] = [];
  const asked = { ...written, variant_id: line.variant_id };
  if (lineRefusal(actor, { line: asked, row: undefined, listed: line.listed_price }) !== null)
    flags.push('not_approved');
  if (line.variant_id !== null && !variant) flags.push('product_deleted');
  if (variant && (line.listed_price ?? line.unit_price) !== priceNow(line, variant))
    flags.push('price_differs');
  if (variant && !variant.for_sale) flags.push('product_inactive');
  if (variant && taxPercentOf(written, vat) !== taxPercentOf(variant, now)) flags.push('tax_differs');
  return flags;
}

/** What a line costs by now: a package from a scale by its weight, or what the scale printed. */
function priceNow({ weighed, listed_price }: TillLine, { price }: SellableRow): number {
  if (weighed === null) return price;
  return weighed.grams === null ? (listed_price ?? price) : priceOfWeight(price, weighed.grams);
}

function isTaxedOtherwise(vat: TillSale['vat'], now: SellingTerms): boolean {
  return vat.apply_vat && now.apply_vat && vat.prices_include_vat !== now.prices_include_vat;
}
