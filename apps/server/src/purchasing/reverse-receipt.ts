import { averageWithout } from '@sokoni/rules/average-cost';
import { stateByReceipts } from '@sokoni/rules/purchase-order';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { holdCosts, setCosts } from '#products/keep-costs.ts';
import { areOpenLocations } from '#stock/assert-spots.ts';
import { receiveStock } from '#stock/receive-stock.ts';
import { openOrder } from './open-order.ts';
import { addReceived, findLines, updateOrder } from './order-queries.ts';
import { findReceipt, findReceiptLines, findReceivedSince, markReversed } from './receipt-queries.ts';
import { revalueReceipts } from './revalue.ts';

/**
 * Takes a receipt back that was a mistake: its pieces leave the stock, even below zero when they were sold meanwhile, and the
 * average cost goes back to what it was, or loses what they brought when more has come since.
 * @throws DomainError `not_found`, `wrong_state` when it was taken back already, `location_closed`
 */
export async function reverseReceipt(
  db: Db,
  storeId: string,
  { orderId, receiptId }: { orderId: string; receiptId: string },
  { actorUserId, now }: { actorUserId: string; now: Date },
): Promise<void> {
  const order = await openOrder(db, storeId, orderId, 'reverseReceipt');
  const receipt = await findReceipt(db, storeId, orderId, receiptId);
  if (!receipt) throw new DomainError('not_found');
  if (receipt.reversed_at) throw new DomainError('wrong_state', { message: 'This was taken back already.' });

  if (!(await areOpenLocations(db, storeId, [receipt.location_id]))) throw new DomainError('location_closed');
  const lines = await findLines(db, storeId, orderId);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const came = (await findReceiptLines(db, storeId, orderId))
    .filter(({ receipt_id }) => receipt_id === receiptId)
    .map((row) => ({ ...row, variantId: byId.get(row.line_id)?.variant_id ?? '' }));
  const variantIds = came.map(({ variantId }) => variantId);
  const held = await holdCosts(db, storeId, variantIds);
  const onHand = await receiveStock(
    db,
    storeId,
    {
      reference: `purchase_order:${orderId}`,
      note: 'Receipt taken back',
      actorUserId,
      lines: came.map(({ variantId, quantity }) => ({
        variantId,
        locationId: receipt.location_id,
        quantity: -quantity,
      })),
    },
    now,
  );

  const since = await findReceivedSince(db, storeId, variantIds, receipt);
  const costs = new Map(
    came.map(({ variantId, quantity, landed_value, cost_before, cost_after }) => {
      const cost = held.get(variantId)?.cost ?? null;
      if (cost === cost_after && !since.has(variantId)) return [variantId, cost_before];
      const holding = { onHand: onHand.get(variantId) ?? 0, cost };
      return [variantId, averageWithout(holding, { pieces: quantity, value: landed_value })];
    }),
  );
  await setCosts(db, storeId, held, costs);
  await markReversed(db, receipt, { actorUserId, at: now });
  await addReceived(
    db,
    storeId,
    came.map(({ line_id, quantity }) => ({ lineId: line_id, quantity: -quantity })),
  );

  const after = await findLines(db, storeId, orderId);
  const state = stateByReceipts(order.state, after);
  await updateOrder(db, order, {
    state,
    updated_at: now,
    ended_at: state === 'closed' ? order.ended_at : null,
  });
  // The shares of an order that was closed short lie on what has come, and the pieces that stay count from the first again.
  await revalueReceipts(db, { ...order, state });
  await announce(db, 'purchase_order', [orderId]);
}
