import type { WholesaleCatalogue } from '@sokoni/themes/wholesale-pages.ts';
import {
  type Collections,
  collectionsNamed,
  readCollections,
} from '#channels/storefront/catalogue/read-collections.ts';
import { cardsInLanguage, readFrameTexts } from '#channels/storefront/translations/in-language.ts';
import { variantNamesIn } from '#channels/storefront/translations/words-in-language.ts';
import { readId } from '#core/ids.ts';
import { offeredCategories } from '../buying/suppliers/offered-categories.ts';
import { readOffered } from '../buying/suppliers/read-offered.ts';
import type { Buying } from './answers.ts';
import { findBuyerCart } from './queries.ts';

const productsOnPage = 24;
const searchLength = 100;

/** What a page of the catalogue is asked for by, as it came. */
export type CatalogueQuery = Readonly<Record<string, unknown>>;

export interface CatalogueRequest {
  search: string;
  /** The id of a category; empty for all. */
  category: string;
  page: number;
}

/** Reads what is asked for: what is nothing is all, and the first page. */
export function readCatalogueRequest({ q, category, page }: CatalogueQuery): CatalogueRequest {
  const text = typeof q === 'string' ? q.trim().slice(0, searchLength) : '';
  const number = /^[1-9]\d{0,4}$/.test(String(page)) ? Number(page) : 1;
  return {
    search: text,
    category: (typeof category === 'string' && readId(category)) || '',
    page: number,
  };
}

/** Where a page of the catalogue stands. */
export function catalogueAddress({ search, category, page }: CatalogueRequest): string {
  const query = new URLSearchParams({
    ...(search ? { q: search } : {}),
    ...(category ? { category } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size === 0 ? '/wholesale' : `/wholesale?${query}`;
}

/** A page of what the company is offered, at its prices. */
export async function readCatalogue(
  { db, storeId, visit, agreement, buyer }: Buying,
  { search, category, page }: CatalogueRequest,
): Promise<WholesaleCatalogue> {
  const { language } = visit.visitor;
  const collections = await collectionsIn(visit.visitor);
  const categoryIds =
    category !== '' && collections.byId(category) ? collections.withDescendants(category) : null;
  const asked = { search, page, limit: productsOnPage, categoryIds };
  const { items, has_more } = await readOffered(db, agreement, asked);
  const lines = await findBuyerCart(db, storeId, buyer.id);
  const combinationsOf = items.flatMap(({ variant_combinations: offered }) => offered);
  const nameOf = await variantNamesIn(
    db,
    storeId,
    language,
    combinationsOf.map(({ variant_id }) => variant_id),
  );
  const called = (item: (typeof items)[number]) => ({
    ...item,
    variant_combinations: item.variant_combinations.map((one) => ({
      ...one,
      name: nameOf(one.variant_id, one.name),
    })),
  });
  return {
    products: await cardsInLanguage(db, storeId, language, items.map(called)),
    inCart: new Map(lines.map(({ variant_id, quantity }) => [variant_id, quantity])),
    ...{ search, page, hasMore: has_more },
    category: categoryIds === null ? '' : category,
    categories: offeredCategories(collections),
  };

  async function collectionsIn(visitor: Buying['visit']['visitor']): Promise<Collections> {
    const kept = await readCollections(db, storeId);
    if (visitor.language === null) return kept;
    const textOf = await readFrameTexts(db, storeId, visitor.language);
    return collectionsNamed(kept, (id) => textOf({ kind: 'category', subject: id, field: 'name' }));
  }
}
