import { available } from '@sokoni/rules/stock/stock';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { sayStock } from '#stock/sentences.ts';
import { freeLapsed } from './holds/free-lapsed.ts';
import { moveStock } from './move-stock.ts';
import { findLevels, findTracked, lockLevels, type StockLocationQuantity } from './queries.ts';

/** What is sent, and what it belongs to. */
export interface Sending {
  reference: string;
  note: string;
  /** Each spot once, in units. */
  lines: readonly StockLocationQuantity[];
}

/**
 * Takes items from their places to send them elsewhere. What is not there, or is promised to an order, stays; a variant that
 * does not track its quantity always has enough.
 * @throws DomainError `not_enough_stock` with a sentence for each line, under its place in the request
 */
export async function sendStock(db: Db, storeId: string, sending: Sending, action: Action): Promise<void> {
  const { lines, ...rest } = sending;
  await lockLevels(db, storeId, lines);
  await freeLapsed(db, storeId, lines);
  const levels = await findLevels(db, storeId, lines);
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
      left === 0 ? sayStock('send.none') : sayStock('send.most', { count: left });
  }
  if (Object.keys(fields).length > 0) {
    throw new DomainError('not_enough_stock', {
      message: sayStock('send.refused'),
      fields,
    });
  }
  const gone = lines.map((line) => ({ ...line, quantity: -line.quantity }));
  await moveStock(db, storeId, { ...rest, reason: 'transfer_out', lines: gone }, action);
}
