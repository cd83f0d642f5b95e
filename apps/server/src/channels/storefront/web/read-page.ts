import type { Page } from '@sokoni/themes/document/document.ts';
import { askedResources } from '@sokoni/themes/sections/asked-resources.ts';
import type { Resources, ShopPage } from '@sokoni/themes/shop.ts';
import { shopSettings } from '@sokoni/themes/shop-settings.ts';
import { safeDescription } from '#catalogue/products/description.ts';
import { askedSearch } from '#channels/storefront/catalogue/asked-search.ts';
import { readListRequest } from '#channels/storefront/catalogue/list-request.ts';
import { linkOf } from '#channels/storefront/catalogue/read-collections.ts';
import { readList } from '#channels/storefront/catalogue/read-list.ts';
import { readProduct } from '#channels/storefront/catalogue/read-product.ts';
import { readResources } from '#channels/storefront/catalogue/read-resources.ts';
import { isFoundBy } from '#channels/storefront/catalogue/search/found-by.ts';
import { isAny, isInCategories } from '#channels/storefront/catalogue/search/shown-products.ts';
import { findPageTexts } from '#channels/storefront/translations/text-queries.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { OpenShop } from './read-shop.ts';
import { findTextPage } from './shop-queries.ts';

/** The address of a page of the shop, taken apart. */
export interface PageAddress {
  /** Without an encoding; `/products/mug`. */
  path: string;
  query: URLSearchParams;
}

/** What stands at an address of the shop. */
export async function readPage(
  db: Db,
  storeId: string,
  { collections, shop }: OpenShop,
  { path, query }: PageAddress,
): Promise<ShopPage> {
  const [, area = '', slug = '', ...more] = path.split('/');
  if (more.length > 0) return { kind: 'not_found' };
  const request = readListRequest(query, shop.currency);
  if (area === '') return { kind: 'home' };
  if (area === 'collections' && slug === '') return { kind: 'collections' };
  if (area === 'collections' && slug === 'all') {
    const list = await readList(db, storeId, isAny, path, request);
    return { kind: 'collection', collection: null, above: [], children: shop.collections, list };
  }
  if (area === 'collections') {
    const row = collections.bySlug(slug);
    if (!row) return { kind: 'not_found' };
    const where = isInCategories(collections.withDescendants(row.id));
    const list = await readList(db, storeId, where, path, request);
    return {
      kind: 'collection',
      collection: linkOf(row),
      above: collections.pathTo(row.id).slice(0, -1).map(linkOf),

      children: collections.below(row.id).map(linkOf),
      list,
    };
  }
  if (area === 'products' && slug !== '') {
    const found = await readProduct(db, storeId, collections, slug);
    return found ? { kind: 'product', ...found } : { kind: 'not_found' };
  }
  if (area === 'search' && slug === '') {
    const search = askedSearch(query);
    if (search === '') return { kind: 'search', search, list: null };
    const isFound = await isFoundBy(db, {
      search,
      language: shop.language === shop.languages[0] ? null : shop.language,
    });
    const list = await readList(db, storeId, isFound, `/search?q=${encodeURIComponent(search)}`, request);
    return { kind: 'search', search, list };
  }
  if (area === 'pages' && slug !== '') {
    const found = await findTextPage(db, storeId, slug);
    if (!found) return { kind: 'not_found' };
    const told =
      shop.language === shop.languages[0]
        ? []
        : await findPageTexts(db, storeId, { language: shop.language, slug });
    const { title, body, seo_description: description } = { ...found, ...textsByField(told) };
    return { kind: 'text', title, body: safeDescription(body), description };
  }
  return { kind: 'not_found' };
}

function textsByField(texts: readonly { field: string; text: string }[]): Record<string, string> {
  return Object.fromEntries(texts.map(({ field, text }) => [field, text]));
}

/** What the sections of a page and the frame around it show of the store. */
export function readPageResources(
  db: Db,
  storeId: string,
  { document, collections }: OpenShop,
  page: ShopPage,
): Promise<Resources> {
  const asked = askedResources(shopSettings, document, sectionsOf(document, page));
  return readResources(db, storeId, collections, {
    ...asked,
    tiles: asked.tiles || page.kind === 'collections',
  });
}

function sectionsOf({ pages }: OpenShop['document'], { kind }: ShopPage): Page | null {
  return kind === 'home' || kind === 'product' || kind === 'collection' ? pages[kind] : null;
}
