import { transferNumber } from '@sokoni/rules/transfer';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { assertSpots } from '#stock/assert-spots.ts';
import { sendStock } from '#stock/send-stock.ts';
import { findLines, lockTransfer, updateTransfer } from './queries.ts';

/**
 * Sends a transfer: its goods leave the place where they lie, and lie nowhere until they are received.
 * @throws DomainError `not_found` (also when a place was closed meanwhile), `transfer_sent`, `not_enough_stock`
 */
export async function sendTransfer(
  db: Db,
  storeId: string,
  id: string,
  by: { userId: string; now: Date },
): Promise<void> {
  const transfer = await lockTransfer(db, storeId, id);
  if (!transfer) throw new DomainError('not_found');
  if (transfer.state !== 'draft') throw new DomainError('transfer_sent');
  const from = transfer.from_location_id;
  const rows = await findLines(db, storeId, id, from);
  if (rows.length === 0) throw new DomainError('not_found', { message: 'Nothing of this transfer is left.' });
  const lines = rows.map(({ variant_id, quantity }) => ({
    variantId: variant_id,
    locationId: from,
    quantity,
  }));
  const arrivals = lines.map((line) => ({ ...line, locationId: transfer.to_location_id }));
  await assertSpots(db, storeId, [...lines, ...arrivals]);
  await sendStock(
    db,
    storeId,
    {
      reference: `transfer:${id}`,
      note: transferNumber(transfer.number),
      actorUserId: by.userId,
      lines,
    },
    by.now,
  );
  await updateTransfer(db, storeId, id, { state: 'sent', sent_at: by.now });
}
