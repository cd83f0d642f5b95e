import type { Actor } from '@sokoni/rules/access/actor';
import { wallTimeOf } from '@sokoni/rules/wall-time';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Services } from '#core/services.ts';
import { ownSalesOf } from '#sales/orders/lock-order.ts';
import { languageOfPaper } from './document-words.ts';
import { packedIds, unpackedIds } from './packed-ids.ts';
import { findDocumentStore } from './queries.ts';
import { readLogo } from './read-logo.ts';
import { findSlips } from './slip-queries.ts';

interface PackingSlipsInput {
  store_id: string;
  /** In their order, as short as a link wants them. */
  orders: string;
  /** For whom they are: orders are read as they may see them. */
  viewer: Actor;
}

export function packingSlipsInput(
  storeId: string,
  orderIds: readonly string[],
  viewer: PackingSlipsInput['viewer'],
): PackingSlipsInput {
  return { store_id: storeId, orders: packedIds(orderIds), viewer };
}

/** The packing slips of many orders as one PDF, of the orders as they are when the link is opened. */
export async function packingSlipsFile(services: Services, input: unknown): Promise<Download | null> {
  const { store_id: storeId, orders, viewer } = input as PackingSlipsInput;
  const { store, slips } = await transaction(services.pool, { userId: null, storeId }, async (db) => ({
    store: await findDocumentStore(db, storeId),
    slips: await findSlips(db, storeId, unpackedIds(orders), ownSalesOf(viewer)),
  }));
  if (slips.length === 0) return null;
  const logo = await readLogo(services, store);
  // The libraries that draw are large: whoever prints nothing does not load them.
  const { drawPackingSlips } = await import('./draw-packing-slip.ts');
  const { day } = wallTimeOf(services.clock().toISOString(), store.timezone);
  return {
    fileName: `packing-slips-${day}.pdf`,
    type: 'application/pdf',
    stream: inLanguage(languageOfPaper({ buyer: null, store }), () => drawPackingSlips(store, logo, slips)),
  };
}
