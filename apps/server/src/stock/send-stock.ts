import { available } from '@sokoni/rules/stock';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { moveStock } from './move-stock.ts';
import { findTracked, lockLevels, type SpotQuantity } from './queries.ts';

/** What is sent, and what it belongs to. */
export interface Sending {
  reference: string;
  note: string;
  actorUserId: string;
  /** Each spot once, in pieces. */
  lines: readonly SpotQuantity[];
}

/**
 * Takes goods from their places to send them elsewhere. What is not there, or is promised to an order, stays; a variant that
 * does not track its quantity always has enough.
 * @throws DomainError `not_enough_stock` with a sentence for each line, under its place in the request
 */
export async function sendStock(db: Db, storeId: string, sending: Sending, now: Date): Promise<void> {
  const { lines, ...rest } = sending;
  const levels = await lockLevels(db, storeId, lines);
  const tracked = new Set(
    await findTracked(
      db,
      storeId,
      lines.map(({ variantId }) => variantId),
    ),
  );
  const free = new Map(levels.map((level) => [level.variant_id, available(level)]));
  const fields: Record<string, string> = {};
  for (const [index, { variantId, quantity }] of lines.entries()) {
    const left = Math.max(0, free.get(variantId) ?? 0);
    if (!tracked.has(variantId) || quantity <= left) continue;
    fields[`lines.${index}.quantity`] =
      left === 0 ? 'None can be sent: nothing is there that is not promised' : `Only ${left} can be sent`;
  }
  if (Object.keys(fields).length > 0) {
    throw new DomainError('not_enough_stock', {
      message: 'Some of this is not there, or is promised to an order.',
      fields,
    });
  }
  const gone = lines.map((line) => ({ ...line, quantity: -line.quantity }));
  await moveStock(db, storeId, { ...rest, reason: 'transfer_out', lines: gone }, now);
}
