import { averageCorrected, type Revaluation } from '@sokoni/rules/stock/average-cost';
import { holdCosts, setCosts } from '#catalogue/products/save-costs.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { findLines, findOrderCosts, type OrderRow } from '#inventory/purchasing/purchase-order-queries.ts';
import { holdStock } from '#stock/receive-stock.ts';
import { landLines, type SharedLine, valueBetween } from './allocate-landed-costs.ts';
import { findReceiptLines, type ReceiptLineRow, updateLandedValue } from './receipt-queries.ts';

/** A line of a receipt, and what it has cost as it is known now. */
interface Revalued {
  row: ReceiptLineRow;
  variantId: string;
  value: number | null;
}

/**
 * After the costs of an order have changed: what has come of it is valued anew, and the average costs of those variants take
 * the difference for the units that can still be there, all receipts of a variant together. The order must be locked.
 */
export async function revalueReceipts(db: Db, order: OrderRow): Promise<void> {
  const lines = await findLines(db, order.store_id, order.id);
  const shares = landLines(order, lines, await findOrderCosts(db, order.store_id, order.id));
  const variantOf = new Map(lines.map((line) => [line.id, line.variant_id]));
  const came = await findReceiptLines(db, order.store_id, order.id);
  const revalued = valuedAnew(
    came.filter(({ reversed }) => !reversed),
    shares,
    variantOf,
  );
  const changed = revalued.filter(({ row, value }) => value !== row.landed_value);
  if (changed.length === 0) return;

  const variantIds = [...new Set(changed.map(({ variantId }) => variantId))];
  const held = await holdCosts(db, order.store_id, variantIds);
  const onHand = await holdStock(db, order.store_id, variantIds);
  const costs = variantIds.map((id): [string, number | null] => {
    const now = { onHand: onHand.get(id) ?? 0, cost: held.get(id)?.cost ?? null };
    const parts = revalued.filter(({ variantId }) => variantId === id);
    return [id, averageCorrected(now, parts.map(revaluationOf))];
  });
  for (const { row, value } of changed) await updateLandedValue(db, row, value);
  await setCosts(db, order.store_id, held, new Map(costs));
}

function revaluationOf({ row, value }: Revalued): Revaluation {
  return { units: row.quantity, before: row.landed_value, after: value };
}

function valuedAnew(
  came: readonly ReceiptLineRow[],
  shares: ReadonlyMap<string, SharedLine>,
  variantOf: ReadonlyMap<string, string>,
): Revalued[] {
  const counted = new Map<string, number>();
  return came.flatMap((row) => {
    const from = counted.get(row.line_id) ?? 0;
    counted.set(row.line_id, from + row.quantity);
    const shared = shares.get(row.line_id);
    if (!shared) return [];
    const value = valueBetween(shared, from, from + row.quantity);
    return [{ row, variantId: variantOf.get(row.line_id) ?? '', value }];
  });
}
