import type { previewCalls } from '@sokoni/contract/storefront/preview';
import type { Language } from '@sokoni/rules/languages';
import type * as z from 'zod';
import { pictureOf } from '#channels/storefront/catalogue/cards.ts';
import { findCards } from '#channels/storefront/catalogue/queries.ts';
import { readProduct } from '#channels/storefront/catalogue/read-product.ts';
import { readResources } from '#channels/storefront/catalogue/read-resources.ts';
import { isAny } from '#channels/storefront/catalogue/search/shown-products.ts';
import { findLook } from '#channels/storefront/looks/queries.ts';
import { findLibrary } from '#channels/storefront/pictures/queries.ts';
import { productsInLanguage } from '#channels/storefront/translations/in-language.ts';
import { findLookTexts } from '#channels/storefront/translations/text-queries.ts';
import { readShop } from '#channels/storefront/web/read-shop.ts';
import { shopUrl } from '#channels/storefront/web/shop-host.ts';
import { findShopLanguages } from '#channels/storefront/web/shop-queries.ts';
import type { Config } from '#core/config/config.ts';
import type { Db } from '#core/database/access/transaction.ts';

type Preview = z.output<(typeof previewCalls)['GET /marketplace/v1/stores/{id}/storefront/preview']['data']>;

/** As many as a section shows at most. */
const productsOfCollection = 24;

interface Asked {
  collections: string[];
  products: string[];
  language: Language | undefined;
}

/** What a preview of the shop shows, whichever of its collections and products its sections name, in a language that it offers. */
export async function readPreview(
  db: Db,
  storeId: string,
  config: Config,
  { collections: asked, products, language: wanted }: Asked,
): Promise<Preview> {
  const [, ...offered] = await findShopLanguages(db, storeId);
  const language = offered.find((one) => one === wanted) ?? null;
  const { sub_domain } = await findLook(db, storeId);
  const url = shopUrl(sub_domain, config);
  const { shop, collections } = await readShop(db, storeId, { url, language, previewToken: null });
  const library = await findLibrary(db, storeId);
  const shownHere = await readResources(db, storeId, collections, {
    collections: new Map(['', ...asked].map((id) => [id, productsOfCollection])),
    products: new Set(products),
    pictures: new Set(library.map(({ id }) => id)),
    tiles: true,
  });
  const [first] = await findCards(db, storeId, { where: isAny, sort: 'featured', limit: 1, offset: 0 });
  const shown = first ? await readProduct(db, storeId, collections, first.slug) : null;
  const page = shown ? ({ kind: 'product', ...shown } as const) : ({ kind: 'home' } as const);
  const called = await productsInLanguage(db, storeId, language, { page, resources: shownHere });
  const { resources } = called;
  const preview = {
    shop,
    collections: [...resources.collections.values()],
    products: [...resources.products.values()],
    tiles: Object.fromEntries(resources.tiles),
    pictures: Object.fromEntries(library.map((row) => [row.id, pictureOf(storeId, row, '')])),
    product: called.page.kind === 'product' ? called.page.product : null,
    texts: language === null ? [] : await findLookTexts(db, storeId, language),
  };
  return preview as Preview;
}
