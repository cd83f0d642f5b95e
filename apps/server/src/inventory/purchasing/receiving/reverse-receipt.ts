import { averageWithout } from '@sokoni/rules/stock/average-cost';
import { returnableUnits, stateByReceipts } from '@sokoni/rules/stock/purchase-order';
import { holdCosts, setCosts } from '#catalogue/products/save-costs.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { openOrder } from '#inventory/purchasing/open-purchase-order.ts';
import { addReceived, findLines, updateOrder } from '#inventory/purchasing/purchase-order-queries.ts';
import { sayPurchasing } from '#inventory/purchasing/sentences.ts';
import { areOpenLocations } from '#stock/assert-stock-locations.ts';
import { findReceipt, findReceiptLines, findReceivedSince, insertReversal } from './receipt-queries.ts';
import { revalueReceipts } from './revalue.ts';
import { takeFromStock } from './take-from-stock.ts';

/**
 * Takes a receipt back that was a mistake: its units leave the stock, even below zero when they were sold meanwhile, and the
 * average cost goes back to what it was, or loses what they brought when more has come since. What they were promised to by then
 * is asked for first.
 * @throws DomainError `not_found`, `wrong_state` when it was taken back already or its items were returned to the supplier since,
 *   `location_closed`, `below_reserved`
 */
export async function reverseReceipt(
  db: Db,
  storeId: string,
  {
    orderId,
    receiptId,
    allowBelowReserved,
  }: { orderId: string; receiptId: string; allowBelowReserved: boolean },
  action: Action,
): Promise<void> {
  const order = await openOrder(db, storeId, orderId, 'reverseReceipt');
  const receipt = await findReceipt(db, storeId, orderId, receiptId);
  if (!receipt) throw new DomainError('not_found');
  if (receipt.reversed)
    throw new DomainError('wrong_state', { message: sayPurchasing('receipt.reversedBefore') });

  if (!(await areOpenLocations(db, storeId, [receipt.location_id]))) throw new DomainError('location_closed');
  const lines = await findLines(db, storeId, orderId);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const came = (await findReceiptLines(db, storeId, orderId))
    .filter(({ receipt_id }) => receipt_id === receiptId)
    .map((row) => ({ ...row, variantId: byId.get(row.line_id)?.variant_id ?? '' }));
  const isReturned = came.some(({ line_id, quantity }) => {
    const line = byId.get(line_id);
    return line !== undefined && returnableUnits(line) < quantity;
  });
  if (isReturned) {
    throw new DomainError('wrong_state', { message: sayPurchasing('receipt.returnedSince') });
  }
  const variantIds = came.map(({ variantId }) => variantId);
  const held = await holdCosts(db, storeId, variantIds);
  const onHand = await takeFromStock(
    db,
    storeId,
    {
      orderId,
      locationId: receipt.location_id,
      note: sayPurchasing('receipt.reversedNote'),
      lines: came,
      allowBelowReserved,
    },
    action,
  );

  const since = await findReceivedSince(db, storeId, variantIds, receipt);
  const costs = new Map(
    came.map(({ variantId, quantity, landed_value, cost_before, cost_after }) => {
      const cost = held.get(variantId)?.cost ?? null;
      if (cost === cost_after && !since.has(variantId)) return [variantId, cost_before];
      const holding = { onHand: onHand.get(variantId) ?? 0, cost };
      return [variantId, averageWithout(holding, { units: quantity, value: landed_value })];
    }),
  );
  await setCosts(db, storeId, held, costs);
  await insertReversal(db, receipt, action);
  await addReceived(
    db,
    storeId,
    came.map(({ line_id, quantity }) => ({ lineId: line_id, quantity: -quantity })),
  );

  const after = await findLines(db, storeId, orderId);
  const state = stateByReceipts(order.state, after);
  await updateOrder(db, order, {
    state,
    updated_at: action.receivedAt,
    ended_at: state === 'closed' ? order.ended_at : null,
  });
  // The shares of an order that was closed short lie on what has come, and the units that stay count from the first again.
  await revalueReceipts(db, { ...order, state });
  publishChange(db, 'purchase_order', [orderId]);
}
