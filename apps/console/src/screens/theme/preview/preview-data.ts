import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { PageName, ThemeDocument } from '@sokoni/themes/document/document.ts';
import { noFilter } from '@sokoni/themes/document/list-address.ts';
import { inLanguage } from '@sokoni/themes/document/texts.ts';
import type { Resources, Shop, ShopPage } from '@sokoni/themes/shop.ts';
import type { ShopPreview } from '#api/storefront/looks.ts';

/** What a theme is drawn with, of what the server answers. */
export function resourcesOf({ collections, products, pictures, tiles }: ShopPreview): Resources {
  return {
    collections: new Map(collections.map((collection) => [collection.id, collection])),
    products: new Map(products.map((product) => [product.id, product])),
    pictures: new Map(Object.entries(pictures)),
    tiles: new Map(Object.entries(tiles)),
  };
}

export function shopOf({ shop }: ShopPreview): Shop {
  return { ...shop, currency: shop.currency as CurrencyCode };
}

/** A look as it is read in the language of the preview: what is not translated stays. */
export function documentOf(document: ThemeDocument, { texts }: ShopPreview): ThemeDocument {
  if (texts.length === 0) return document;
  const keyOf = (...parts: string[]) => JSON.stringify(parts);
  const told = new Map(texts.map(({ kind, subject, field, text }) => [keyOf(kind, subject, field), text]));
  return inLanguage(document, ({ kind, subject, field }) => told.get(keyOf(kind, subject, field)));
}

/** One of the pages that are made of sections, with what stands on it in this store. */
export function pageOf(name: PageName, { shop, collections, product }: ShopPreview): ShopPage {
  if (name === 'home') return { kind: 'home' };
  const all = collections.find(({ id }) => id === '')?.products ?? [];
  if (name === 'product') {
    return product ? { kind: 'product', product, related: all.slice(0, 4) } : { kind: 'not_found' };
  }
  return {
    ...{ kind: 'collection', collection: null, above: [], children: shop.collections },
    list: {
      ...{ products: all, total: all.length, page: 1, pages: 1, path: '/collections/all' },
      ...{ sort: 'featured', filter: noFilter, facets: { brands: [], options: [] } },
    },
  };
}
