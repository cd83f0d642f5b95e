import type { orderDraft } from '@sokoni/contract/sales/order-drafts';
import type { OrderFlag } from '@sokoni/rules/orders/order-flags';
import { shippingPercentOf, taxPercentOf } from '@sokoni/rules/pricing/taxes';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import type { SellableRow } from '#sales/orders/line-queries.ts';
import { type BuiltLine, type LinesOfOrder, newLine, sellable } from '#sales/orders/order-lines.ts';
import type { UncalculatedLine } from '#sales/orders/pricing/calculate-order.ts';
import { assertLineAllowed } from '#sales/orders/pricing/line-permissions.ts';
import { findSellingTerms, type SellingTerms } from '#sales/orders/queries.ts';
import { say } from '#sales/orders/sentences.ts';

type Draft = z.output<typeof orderDraft>;
type RungLine = Draft['lines'][number];
export type RecordedSale = NonNullable<Draft['recorded']>;

/** How a sale was rung that had happened before it was sent. */
export interface Rung {
  /** How the store charged VAT then; null: as it does now. */
  vat: NonNullable<RecordedSale['vat']> | null;
  /** What does not fit of its lines and rates. */
  flags: readonly OrderFlag[];
  /** What a buyer was given in hand or has paid online; null for what somebody writes down afterwards. */
  receipt: Receipt | null;
}

/** What the buyer was told beside the lines, whatever the store would say by now. */
export interface Receipt {
  /** The order's number, of the till's own block; null for one that takes the next. */
  number: string | null;
  test: boolean;
  /** What a discount of the store took off each line; null for none. */
  offer: { discountId: string; title: string; code: string | null; lines: readonly number[] } | null;
}

/** A draft that is placed as of earlier is sold at what it says. */
export const rungAsDrafted: Rung = { vat: null, flags: [], receipt: null };

/**
 * The lines of a sale as they were rung, and what does not fit of them. A line whose variant the store does not have (any more) is
 * kept by the title on its receipt, as a custom line.
 * @throws DomainError `invalid_fields`, `not_allowed` for a price, discount or custom line of one's own
 */
export async function readRungSale(
  db: Db,
  order: LinesOfOrder,
  drafts: readonly RungLine[],
  { recorded, shipping }: { recorded: RecordedSale; shipping: number },
): Promise<{ lines: UncalculatedLine[]; rung: Rung }> {
  const sold = await sellable(db, order.storeId, drafts);
  const now = await findSellingTerms(db, order.storeId, new Date(recorded.occurred_at));
  const vat = recorded.vat ?? null;
  const flags = new Set<OrderFlag>();
  if (isTaxedOtherwise(vat ?? now, now, shipping)) flags.add('tax_differs');
  const lines = drafts.map((draft, position) => {
    const variant = sold.get(draft.variant_id?.toLowerCase() ?? '');
    const isGone = draft.variant_id !== undefined && !variant;
    const { line, listed } = isGone ? customLine(order, draft, sold) : newLine(order, draft, sold);
    const rungLine = { ...line, ...taxOf(draft) };
    assertLineAllowed(order.actor, { line: rungLine, row: undefined, listed });
    if (isGone) flags.add('product_deleted');
    if (listed !== null && line.unit_price !== listed) flags.add('price_differs');
    if (variant && !variant.for_sale) flags.add('product_inactive');
    if (variant && taxPercentOf(rungLine, vat ?? now) !== taxPercentOf(variant, now))
      flags.add('tax_differs');
    return { ...rungLine, position };
  });
  return { lines, rung: { vat, flags: [...flags], receipt: null } };
}

function customLine(
  order: LinesOfOrder,
  { variant_id: _gone, ...draft }: RungLine,
  sold: ReadonlyMap<string, SellableRow>,
): BuiltLine {
  if (!draft.title) throw invalidField('lines', say('lineProductGone'));
  return newLine(order, draft, sold);
}

function taxOf({ tax_percent }: RungLine): Partial<Pick<UncalculatedLine, 'exempt_vat' | 'tax_percent'>> {
  return tax_percent === undefined ? {} : { exempt_vat: tax_percent === null, tax_percent };
}

type VatTerms = Omit<SellingTerms, 'test' | 'today'>;

/** Whether the order as a whole is taxed otherwise; what each line bears is looked at line by line. */
function isTaxedOtherwise(rung: VatTerms, now: VatTerms, shipping: number): boolean {
  if (rung.apply_vat && now.apply_vat && rung.prices_include_vat !== now.prices_include_vat) return true;
  return shipping > 0 && shippingPercentOf(rung) !== shippingPercentOf(now);
}
