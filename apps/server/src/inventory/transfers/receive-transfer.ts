import { isComplete, receiveLine, transferNumber, underWay } from '@sokoni/rules/stock/transfer';
import { type Action, assertNotBefore } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { sayTransfer } from '#inventory/transfers/sentences.ts';
import { moveStock } from '#stock/move-stock.ts';
import { findLines, lockTransfer, type TransferRow, updateLines, updateTransfer } from './queries.ts';

/** What came of one variant, and what never will, in units. */
export interface Arrival {
  variantId: string;
  received: number;
  lost: number;
}

/**
 * Takes in what has come. What is lost comes to its destination and is written off there, so that the ledger says where it
 * went. Two who receive at once come one after the other.
 * @throws DomainError `not_found`, `transfer_not_sent`, `more_than_sent` under the lines' places in the request,
 *   `invalid_fields` for a time before it was sent
 */
export async function receiveTransfer(
  db: Db,
  storeId: string,
  id: string,
  arrivals: readonly Arrival[],
  action: Action,
): Promise<void> {
  const transfer = await lockSent(db, storeId, id);
  const sentAt = transfer.sent_at ?? transfer.created_at;
  assertNotBefore(action, sentAt, sayTransfer('receive.tooEarly'));
  const rows = await findLines(db, storeId, id, transfer.from_location_id);
  const after = new Map(rows.map((row) => [row.variant_id, row]));
  const fields: Record<string, string> = {};
  for (const [index, { variantId, ...came }] of arrivals.entries()) {
    const line = after.get(variantId);
    if (!line) throw new DomainError('not_found');
    const taken = receiveLine(line, came);
    if (taken.ok) after.set(variantId, { ...line, ...taken.value });
    else fields[`lines.${index}.received`] = sayTransfer('receive.most', { count: underWay(line) });
  }
  if (Object.keys(fields).length > 0) throw new DomainError('more_than_sent', { fields });
  const changed = arrivals.flatMap(({ variantId }) => after.get(variantId) ?? []);
  await updateLines(db, storeId, id, changed);
  const place = { reason: 'transfer_in', at: transfer.to_location_id } as const;
  await move(db, transfer, action, place, arrivals, ({ received, lost }) => received + lost);
  await move(db, transfer, action, { ...place, reason: 'loss' }, arrivals, ({ lost }) => 0 - lost);
  await updateTransfer(
    db,
    storeId,
    id,
    isComplete([...after.values()]) ? { state: 'received', ended_at: action.occurredAt } : {},
  );
}

/**
 * Calls a transfer off. What is on its way goes back to where it came from; what was received stays.
 * @throws DomainError `not_found`, `transfer_not_sent` when it has ended
 */
export async function cancelTransfer(db: Db, storeId: string, id: string, action: Action): Promise<void> {
  const transfer = await lockTransfer(db, storeId, id);
  if (!transfer) throw new DomainError('not_found');
  if (transfer.ended_at) throw new DomainError('transfer_not_sent');
  const rows = transfer.state === 'sent' ? await findLines(db, storeId, id, transfer.from_location_id) : [];
  const back = rows.map((row) => ({ variantId: row.variant_id, received: underWay(row), lost: 0 }));
  const place = { reason: 'transfer_in', at: transfer.from_location_id } as const;
  await move(db, transfer, action, place, back, ({ received }) => received);
  await updateTransfer(db, storeId, id, { state: 'cancelled', ended_at: action.occurredAt });
}

async function lockSent(db: Db, storeId: string, id: string): Promise<TransferRow> {
  const transfer = await lockTransfer(db, storeId, id);
  if (!transfer) throw new DomainError('not_found');
  if (transfer.state !== 'sent') throw new DomainError('transfer_not_sent');
  return transfer;
}

async function move(
  db: Db,
  transfer: TransferRow,
  action: Action,
  { reason, at }: { reason: 'transfer_in' | 'loss'; at: string },
  arrivals: readonly Arrival[],
  quantityOf: (arrival: Arrival) => number,
): Promise<void> {
  const lines = arrivals.map((arrival) => ({
    variantId: arrival.variantId,
    locationId: at,
    quantity: quantityOf(arrival),
  }));
  const belongs = { reference: `transfer:${transfer.id}`, note: transferNumber(transfer.number) };
  await moveStock(db, transfer.store_id, { reason, ...belongs, lines }, action);
}
