import type { AskedResources } from '@sokoni/themes/sections/asked-resources.ts';
import type { CollectionLink, Picture, ProductCard, Resources } from '@sokoni/themes/shop.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { cardOf, pictureOf } from './cards.ts';
import { findCards, findCardsById, findPictures } from './queries.ts';
import { type Collections, linkOf } from './read-collections.ts';
import { isAny, isInCategories } from './search/shown-products.ts';
import { readTiles } from './tiles.ts';

/** What the sections of a page show of the store. */
export async function readResources(
  db: Db,
  storeId: string,
  collections: Collections,
  { collections: asked, products, pictures, tiles }: AskedResources,
): Promise<Resources> {
  const [ofCollections, byId, found, shownTiles] = await pipelined([
    pipelined([...asked].map(([id, most]) => readCollectionCards(db, storeId, collections, id, most))),
    findCardsById(db, storeId, [...products]),
    findPictures(db, storeId, [...pictures]),
    tiles ? readTiles(db, storeId, collections) : Promise.resolve(new Map<string, Picture>()),
  ]);
  return {
    collections: new Map(
      ofCollections.flatMap((collection) => (collection ? [[collection.id, collection]] : [])),
    ),
    products: new Map(byId.map((row) => [row.id, cardOf(storeId, row)])),
    pictures: new Map(found.map((row) => [row.id, pictureOf(storeId, row, '')])),
    tiles: shownTiles,
  };
}

type CollectionWithProducts = CollectionLink & { products: readonly ProductCard[] };

/** The first products of a collection, or of all for ''; null where it is gone. */
async function readCollectionCards(
  db: Db,
  storeId: string,
  collections: Collections,
  id: string,
  limit: number,
): Promise<CollectionWithProducts | null> {
  const row = collections.byId(id);
  if (id !== '' && !row) return null;
  const where = row ? isInCategories(collections.withDescendants(id)) : isAny;
  const cards = await findCards(db, storeId, { where, sort: 'featured', limit, offset: 0 });
  const link = row ? linkOf(row) : { id: '', slug: '', name: '' };
  return { ...link, products: cards.map((card) => cardOf(storeId, card)) };
}
