import { transferNumber } from '@sokoni/rules/stock/transfer';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { sayTransfer } from '#inventory/transfers/sentences.ts';
import { assertStockLocations } from '#stock/assert-stock-locations.ts';
import { sendStock } from '#stock/send-stock.ts';
import { findLines, lockTransfer, updateTransfer } from './queries.ts';

/**
 * Sends a transfer: its items leave the place where they lie, and lie nowhere until they are received.
 * @throws DomainError `not_found` (also when a place was closed meanwhile), `transfer_sent`, `not_enough_stock`
 */
export async function sendTransfer(db: Db, storeId: string, id: string, action: Action): Promise<void> {
  const transfer = await lockTransfer(db, storeId, id);
  if (!transfer) throw new DomainError('not_found');
  if (transfer.state !== 'draft') throw new DomainError('transfer_sent');
  const from = transfer.from_location_id;
  const rows = await findLines(db, storeId, id, from);
  if (rows.length === 0) throw new DomainError('not_found', { message: sayTransfer('send.empty') });
  const lines = rows.map(({ variant_id, quantity }) => ({
    variantId: variant_id,
    locationId: from,
    quantity,
  }));
  const arrivals = lines.map((line) => ({ ...line, locationId: transfer.to_location_id }));
  await assertStockLocations(db, storeId, [...lines, ...arrivals]);
  const sending = { reference: `transfer:${id}`, note: transferNumber(transfer.number), lines };
  await sendStock(db, storeId, sending, action);
  await updateTransfer(db, storeId, id, { state: 'sent', sent_at: action.occurredAt });
}
