import type { orderChange } from '@sokoni/contract/order-drafts';
import type { z } from 'zod';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { findSellable, type LineRow, type SellableRow } from './line-queries.ts';
import type { UnreckonedLine } from './reckon.ts';

export type LineDraft = NonNullable<z.output<typeof orderChange>['lines']>[number];

interface LinesOfOrder {
  storeId: string;
  orderId: string;
  /** Whether the prices and discounts are those of a role that sets them. */
  mayDiscount: boolean;
}

/**
 * The lines of an order as somebody has put them: those that are there keep what they were sold as, new ones are what their
 * variant is now.
 * @throws DomainError `not_found` for a variant or a line, `invalid_fields`, `not_allowed` for a price or discount of one's own,
 * `wrong_state` for less than was handed over
 */
export async function orderLines(
  db: Db,
  order: LinesOfOrder,
  drafts: readonly LineDraft[],
  existing: readonly LineRow[],
): Promise<{ kept: UnreckonedLine[]; removed: LineRow[] }> {
  const standing = new Map(existing.map((line) => [line.id, line]));
  const sold = await sellable(db, order.storeId, drafts);
  const kept = drafts.map((draft, position) => {
    const row = draft.id === undefined ? undefined : standing.get(draft.id.toLowerCase());
    if (draft.id !== undefined && !row) throw new DomainError('not_found');
    const base = row ? changedLine(row, draft) : newLine(order, draft, sold);
    assertPriceAllowed(order, draft, { row, listed: base.listed });
    return { ...base.line, position };
  });
  const ids = new Set(kept.map(({ id }) => id));
  if (ids.size < kept.length) throw invalidField('lines', 'A line stands once in an order');
  const removed = existing.filter(({ id }) => !ids.has(id));
  if (removed.some(({ fulfilled }) => fulfilled > 0)) throw handedOver();
  return { kept, removed };
}

interface BuiltLine {
  line: Omit<UnreckonedLine, 'position'>;
  /** What a piece costs when nobody says otherwise; null for a line of its own. */
  listed: number | null;
}

function changedLine(row: LineRow, draft: LineDraft): BuiltLine {
  if (draft.variant_id !== undefined && draft.variant_id.toLowerCase() !== row.variant_id) {
    throw invalidField('lines', 'A line sells what it was made for. Remove it and add another one.');
  }
  if (draft.quantity < row.fulfilled) throw handedOver();
  const isOwn = row.product_id === null && row.variant_id === null;
  const line = {
    ...row,
    title: isOwn ? (draft.title ?? row.title) : row.title,
    quantity: draft.quantity,
    unit_price: draft.unit_price ?? row.unit_price,
    discount: draft.discount,
  };
  return { line, listed: row.unit_price };
}

function newLine(
  { storeId, orderId }: LinesOfOrder,
  draft: LineDraft,
  sold: ReadonlyMap<string, SellableRow>,
): BuiltLine {
  const base = { store_id: storeId, id: newId(), order_id: orderId, fulfilled: 0, returned: 0 };
  const { quantity, discount } = draft;
  if (draft.variant_id === undefined) {
    if (!draft.title) throw invalidField('lines', 'Say what the line sells');
    if (draft.unit_price === undefined) throw invalidField('lines', 'Say what it costs');
    const { title, unit_price, exempt_vat } = draft;
    const own = { product_id: null, variant_id: null, variant_name: '', sku: '', unit_cost: null };
    return { line: { ...base, ...own, title, unit_price, quantity, discount, exempt_vat }, listed: null };
  }
  const variant = sold.get(draft.variant_id.toLowerCase());
  if (!variant) throw new DomainError('not_found');
  const { product_id, variant_id, title, variant_name, sku, price, cost, exempt_vat } = variant;
  const named = { product_id, variant_id, title, variant_name, sku, unit_cost: cost, exempt_vat };
  const line = { ...base, ...named, unit_price: draft.unit_price ?? price, quantity, discount };
  return { line, listed: price };
}

function assertPriceAllowed(
  { mayDiscount }: LinesOfOrder,
  draft: LineDraft,
  { row, listed }: { row: LineRow | undefined; listed: number | null },
): void {
  if (mayDiscount) return;
  const isPriced = listed !== null && draft.unit_price !== undefined && draft.unit_price !== listed;
  if (isPriced || draft.discount !== (row?.discount ?? 0)) {
    throw new DomainError('not_allowed', {
      message: 'Your role in this store does not change prices or give discounts.',
    });
  }
}

async function sellable(
  db: Db,
  storeId: string,
  drafts: readonly LineDraft[],
): Promise<ReadonlyMap<string, SellableRow>> {
  const wanted = drafts.flatMap(({ id, variant_id }) =>
    id === undefined && variant_id !== undefined ? [variant_id.toLowerCase()] : [],
  );
  const rows = await findSellable(db, storeId, [...new Set(wanted)]);
  return new Map(rows.map((row) => [row.variant_id, row]));
}

function handedOver(): DomainError {
  return new DomainError('wrong_state', {
    message: 'A line cannot sell less than was handed over. Take the goods back first.',
  });
}
