import type { Picture } from '@sokoni/themes/shop.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pictureOf } from './cards.ts';
import { findTilePictures } from './queries.ts';
import type { Collections } from './read-collections.ts';

/** So many collections are shown as tiles with a picture. */
const mostTiles = 60;

/** What the collections at the top show of themselves: the picture of one of their products, or of those below. */
export async function readTiles(
  db: Db,
  storeId: string,
  collections: Collections,
): Promise<Map<string, Picture>> {
  const pairs = collections
    .below(null)
    .slice(0, mostTiles)
    .flatMap(({ id }) => collections.withDescendants(id).map((category): [string, string] => [id, category]));
  const rows = await findTilePictures(db, storeId, pairs);
  return new Map(rows.map(({ collection_id, ...image }) => [collection_id, pictureOf(storeId, image, '')]));
}
