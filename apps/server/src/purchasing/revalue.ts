import { averageCorrected } from '@sokoni/rules/average-cost';
import type { Db } from '#platform/database/transaction.ts';
import { holdCosts, setCosts } from '#products/keep-costs.ts';
import { holdStock } from '#stock/receive-stock.ts';
import { landLines, type SharedLine, valueBetween } from './land.ts';
import { findLines, findOrderCosts, type OrderRow } from './order-queries.ts';
import { findReceiptLines, type ReceiptLineRow, updateLandedValue } from './receipt-queries.ts';

interface Correction {
  row: ReceiptLineRow;
  variantId: string;
  value: number | null;
}

/**
 * After the costs of an order have changed: what has come of it is valued anew, and the average costs of those variants take
 * the difference for the pieces that can still be there. The order must be locked.
 */
export async function revalueReceipts(db: Db, order: OrderRow): Promise<void> {
  const lines = await findLines(db, order.store_id, order.id);
  const shares = landLines(order, lines, await findOrderCosts(db, order.store_id, order.id));
  const variantOf = new Map(lines.map((line) => [line.id, line.variant_id]));
  const came = await findReceiptLines(db, order.store_id, order.id);
  const corrections = correctionsOf(
    came.filter(({ reversed }) => !reversed),
    shares,
    variantOf,
  );
  if (corrections.length === 0) return;

  const variantIds = corrections.map(({ variantId }) => variantId);
  const held = await holdCosts(db, order.store_id, variantIds);
  const onHand = await holdStock(db, order.store_id, variantIds);
  const costs = new Map<string, number | null>();
  for (const { row, variantId, value } of corrections) {
    const cost = costs.has(variantId) ? (costs.get(variantId) ?? null) : (held.get(variantId)?.cost ?? null);
    const now = { onHand: onHand.get(variantId) ?? 0, cost };
    costs.set(variantId, averageCorrected(now, { pieces: row.quantity, value: row.landed_value }, value));
    await updateLandedValue(db, row, value);
  }
  await setCosts(db, order.store_id, held, costs);
}

function correctionsOf(
  came: readonly ReceiptLineRow[],
  shares: ReadonlyMap<string, SharedLine>,
  variantOf: ReadonlyMap<string, string>,
): Correction[] {
  const counted = new Map<string, number>();
  return came.flatMap((row) => {
    const from = counted.get(row.line_id) ?? 0;
    counted.set(row.line_id, from + row.quantity);
    const shared = shares.get(row.line_id);
    if (!shared) return [];
    const value = valueBetween(shared, from, from + row.quantity);
    if (value === row.landed_value) return [];
    return [{ row, variantId: variantOf.get(row.line_id) ?? '', value }];
  });
}
