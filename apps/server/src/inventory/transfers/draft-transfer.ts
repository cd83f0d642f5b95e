import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { takeNumbers } from '#core/database/commands/store-numbers.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { assertStockLocations } from '#stock/assert-stock-locations.ts';
import { insertTransfer, lockTransfer, replaceLines, updateTransfer } from './queries.ts';

/** What is to be sent from where to where. */
export interface TransferDraft {
  fromLocationId: string;
  toLocationId: string;
  note: string;
  /** Each variant once, in units. */
  lines: readonly { variantId: string; quantity: number }[];
}

/**
 * Writes down a transfer; nothing moves yet.
 * @returns its id
 * @throws DomainError `not_found` for a variant or an open place that the store does not have, `id_taken`
 */
export async function createTransfer(
  db: Db,
  storeId: string,
  draft: TransferDraft & { id?: string | undefined },
  { actor, receivedAt }: Action,
): Promise<string> {
  await assertDraft(db, storeId, draft);
  const id = draft.id?.toLowerCase() ?? newId();
  const made = await insertTransfer(db, {
    store_id: storeId,
    id,
    number: await takeNumbers(db, storeId, 'transfer', 1),
    from_location_id: draft.fromLocationId,
    to_location_id: draft.toLocationId,
    state: 'draft',
    note: draft.note,
    ...actorColumns(actor),
    created_at: receivedAt,
    sent_at: null,
    ended_at: null,
  });
  if (!made) throw new DomainError('id_taken');
  await replaceLines(db, storeId, id, draft.lines);
  return id;
}

/**
 * Changes a transfer that is not sent.
 * @param version that the change was made on
 * @throws DomainError `not_found`, `transfer_sent`, `changed_meanwhile`
 */
export async function changeTransfer(
  db: Db,
  storeId: string,
  id: string,
  version: number,
  draft: TransferDraft,
): Promise<void> {
  const transfer = await lockTransfer(db, storeId, id);
  if (!transfer) throw new DomainError('not_found');
  if (transfer.state !== 'draft') throw new DomainError('transfer_sent');
  if (transfer.version !== version) throw new DomainError('changed_meanwhile');
  await assertDraft(db, storeId, draft);
  await updateTransfer(db, storeId, id, {
    from_location_id: draft.fromLocationId,
    to_location_id: draft.toLocationId,
    note: draft.note,
  });
  await replaceLines(db, storeId, id, draft.lines);
}

async function assertDraft(db: Db, storeId: string, draft: TransferDraft): Promise<void> {
  const stockLocations = [draft.fromLocationId, draft.toLocationId].flatMap((locationId) =>
    draft.lines.map(({ variantId }) => ({ variantId, locationId })),
  );
  await assertStockLocations(db, storeId, stockLocations);
}
