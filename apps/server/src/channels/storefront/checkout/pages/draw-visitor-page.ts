import { renderPage } from '@sokoni/themes/render.tsx';
import type { Resources } from '@sokoni/themes/shop.ts';
import type { VisitorPage } from '@sokoni/themes/visitor-pages.ts';
import { LRUCache } from 'lru-cache';
import { type KeptShops, keptMs } from '#channels/storefront/web/kept-shops.ts';
import { policyOf } from '#channels/storefront/web/page-policy.ts';
import { readPageResources } from '#channels/storefront/web/read-page.ts';
import type { OpenShop } from '#channels/storefront/web/read-shop.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Services } from '#core/services.ts';
import type { Visit } from './visit.ts';
import type { NothingThere } from './visitors.ts';

export type DrawVisitorPage = (
  visit: Pick<Visit, 'storeId' | 'url' | 'language'>,
  page: VisitorPage | NothingThere,
  path: string,
) => Promise<{ html: string; policy: string }>;

/**
 * Draws pages that a visitor has of their own; what is around them is the shop's, and kept as its pages are.
 * @param script the address of what a shop does in the browser; null: nothing
 */
export function visitorPages(
  { pool, reading }: Pick<Services, 'pool' | 'reading'>,
  shops: Pick<KeptShops, 'open'>,
  script: string | null,
): DrawVisitorPage {
  const read = (storeId: string, open: OpenShop, page: Parameters<DrawVisitorPage>[1]) =>
    reading(() =>
      transaction(pool, { userId: null, storeId }, (db) => readPageResources(db, storeId, open, page)),
    );
  const frames = new LRUCache<string, Resources, Parameters<typeof read>>({
    max: 1000,
    ttl: keptMs,
    fetchMethod: (_key, _stale, { context }) => read(...context),
  });
  return async ({ storeId, url, language }, page, path) => {
    const open = await shops.open({ storeId, url, language });
    const resources = await frames.fetch(`${storeId} ${url} ${language}`, { context: [storeId, open, page] });
    if (!resources) throw new Error(`no frame of ${storeId}`);
    const { shop, document } = open;
    const { html, style } = renderPage({ shop, document, page, resources, path }, script);
    return { html, policy: policyOf(style) };
  };
}
