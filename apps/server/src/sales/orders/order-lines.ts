import type { orderChange } from '@sokoni/contract/sales/order-drafts';
import type { Actor } from '@sokoni/rules/access/actor';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { findSellable, type LineRow, type SellableRow } from './line-queries.ts';
import type { UncalculatedLine } from './pricing/calculate-order.ts';
import { assertLineAllowed } from './pricing/line-permissions.ts';
import { say } from './sentences.ts';

export type LineDraft = NonNullable<z.output<typeof orderChange>['lines']>[number];

export interface LinesOfOrder {
  storeId: string;
  orderId: string;
  /** Who puts them. */
  actor: Actor;
}

/**
 * The lines of an order as somebody has put them: those that are there keep what they were sold as, new ones are what their
 * variant is now.
 * @throws DomainError `not_found` for a variant or a line, `invalid_fields`, `not_allowed` for a price or discount of one's own,
 * `wrong_state` for less than was fulfilled
 */
export async function orderLines(
  db: Db,
  order: LinesOfOrder,
  drafts: readonly LineDraft[],
  existing: readonly LineRow[],
): Promise<{ current: UncalculatedLine[]; removed: LineRow[] }> {
  const rowOf = new Map(existing.map((line) => [line.id, line]));
  const sold = await sellable(db, order.storeId, drafts);
  const current = drafts.map((draft, position) => {
    const row = draft.id === undefined ? undefined : rowOf.get(draft.id.toLowerCase());
    if (draft.id !== undefined && !row) throw new DomainError('not_found');
    const base = row ? changedLine(row, draft) : newLine(order, draft, sold);
    assertLineAllowed(order.actor, { ...base, row });
    return { ...base.line, position };
  });
  const ids = new Set(current.map(({ id }) => id));
  if (ids.size < current.length) throw invalidField('lines', say('lineTwice'));
  const removed = existing.filter(({ id }) => !ids.has(id));
  if (removed.some(({ fulfilled }) => fulfilled > 0)) throw isFulfilled();
  return { current, removed };
}

export interface BuiltLine {
  line: Omit<UncalculatedLine, 'position'>;
  /** What a unit costs when nobody says otherwise; null for a line of its own. */
  listed: number | null;
}

function changedLine(row: LineRow, draft: LineDraft): BuiltLine {
  if (draft.variant_id !== undefined && draft.variant_id.toLowerCase() !== row.variant_id) {
    throw invalidField('lines', say('lineProduct'));
  }
  if (draft.quantity < row.fulfilled) throw isFulfilled();
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

/** @throws DomainError `not_found` for its variant, `invalid_fields` */
export function newLine(
  { storeId, orderId }: LinesOfOrder,
  draft: LineDraft,
  sold: ReadonlyMap<string, SellableRow>,
): BuiltLine {
  const base = { store_id: storeId, id: newId(), order_id: orderId, fulfilled: 0, returned: 0 };
  const { quantity, discount } = draft;
  if (draft.variant_id === undefined) {
    if (!draft.title) throw invalidField('lines', say('lineTitle'));
    if (draft.unit_price === undefined) throw invalidField('lines', say('linePrice'));
    const { title, unit_price, exempt_vat } = draft;
    const own = {
      product_id: null,
      variant_id: null,
      variant_name: '',
      sku: '',
      unit_cost: null,
      tax_percent: null,
    };
    return { line: { ...base, ...own, title, unit_price, quantity, discount, exempt_vat }, listed: null };
  }
  const variant = sold.get(draft.variant_id.toLowerCase());
  if (!variant) throw new DomainError('not_found');
  const { product_id, variant_id, title, variant_name, sku, price, cost, exempt_vat, tax_percent } = variant;
  const named = {
    product_id,
    variant_id,
    title,
    variant_name,
    sku,
    unit_cost: cost,
    exempt_vat,
    tax_percent,
  };
  const line = { ...base, ...named, unit_price: draft.unit_price ?? price, quantity, discount };
  return { line, listed: price };
}

/** What the new ones of these lines sell, by its id; what the store does not have is left out. */
export async function sellable(
  db: Db,
  storeId: string,
  drafts: readonly Pick<LineDraft, 'id' | 'variant_id'>[],
): Promise<ReadonlyMap<string, SellableRow>> {
  const wanted = drafts.flatMap(({ id, variant_id }) =>
    id === undefined && variant_id !== undefined ? [variant_id.toLowerCase()] : [],
  );
  const rows = await findSellable(db, storeId, [...new Set(wanted)]);
  return new Map(rows.map((row) => [row.variant_id, row]));
}

function isFulfilled(): DomainError {
  return new DomainError('wrong_state', {
    message: say('lineFulfilled'),
  });
}
