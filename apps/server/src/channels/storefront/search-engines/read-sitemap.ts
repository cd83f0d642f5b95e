import { countShown } from '#channels/storefront/catalogue/queries.ts';
import { isAny } from '#channels/storefront/catalogue/search/shown-products.ts';
import type { OpenShop } from '#channels/storefront/web/read-shop.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { findProductAddresses } from './queries.ts';
import { addressesOfFile, sitemap, sitemapIndex } from './sitemap.ts';

/** The file of a sitemap at this path; null where there is none. */
export async function readSitemap(
  db: Db,
  storeId: string,
  { shop, collections }: OpenShop,
  path: string,
): Promise<string | null> {
  if (path === '/sitemap.xml') return sitemapIndex(shop.url, await countShown(db, storeId, isAny));
  if (path === '/sitemap-pages.xml') {
    const paths = [
      '/',
      '/collections',
      '/collections/all',
      ...collections.all().map(({ slug }) => `/collections/${slug}`),
      ...shop.pages.map(({ slug }) => `/pages/${slug}`),
    ];
    return sitemap(
      shop,
      paths.map((entry) => ({ path: entry, changed: null })),
    );
  }
  const file = Number(/^\/sitemap-products-([1-9]\d{0,3})\.xml$/.exec(path)?.[1] ?? 0);
  if (file === 0) return null;
  const rows = await findProductAddresses(db, storeId, addressesOfFile, (file - 1) * addressesOfFile);
  if (rows.length === 0) return null;
  return sitemap(
    shop,
    rows.map(({ slug, updated_at }) => ({ path: `/products/${slug}`, changed: updated_at })),
  );
}
