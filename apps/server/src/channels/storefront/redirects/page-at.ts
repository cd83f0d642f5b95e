import { redirectKey } from '@sokoni/rules/storefront/redirects';
import { findCollections, findProductBySlug } from '#channels/storefront/catalogue/queries.ts';
import { findTextPage } from '#channels/storefront/web/shop-queries.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** Whether the shop shows a product, a collection or a page of text at an address: no redirect is followed from there. */
export async function isPageAt(db: Db, storeId: string, path: string): Promise<boolean> {
  const [, area = '', slug = '', ...more] = redirectKey(path).split('/');
  if (slug === '' || more.length > 0) return false;
  if (area === 'products') return (await findProductBySlug(db, storeId, slug)) !== undefined;
  if (area === 'pages') return (await findTextPage(db, storeId, slug)) !== undefined;
  if (area !== 'collections') return false;
  const collections = await findCollections(db, storeId);
  return collections.some((one) => one.slug === slug);
}
