import { renderPage } from '@sokoni/themes/render.tsx';
import type { VisitorPage } from '@sokoni/themes/visitor-pages.ts';
import { LRUCache } from 'lru-cache';
import { policyOf } from '#channels/storefront/web/page-policy.ts';
import { readPageResources } from '#channels/storefront/web/read-page.ts';
import { readShop } from '#channels/storefront/web/read-shop.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Services } from '#core/services.ts';
import type { Visit } from './visit.ts';

export type DrawVisitorPage = (
  visit: Pick<Visit, 'storeId' | 'url'>,
  page: VisitorPage,
  path: string,
) => Promise<{ html: string; policy: string }>;

/**
 * Draws pages that a visitor has of their own; what is around them is the shop's, and kept for a second as its pages are.
 * @param script the address of what a shop does in the browser; null: nothing
 */
export function visitorPages(
  { pool, reading }: Pick<Services, 'pool' | 'reading'>,
  script: string | null,
): DrawVisitorPage {
  const read = async (storeId: string, url: string, page: VisitorPage) =>
    reading(() =>
      transaction(pool, { userId: null, storeId }, async (db) => {
        const open = await readShop(db, storeId, { url, previewToken: null });
        return { open, resources: await readPageResources(db, storeId, open, page) };
      }),
    );
  const frames = new LRUCache<string, Awaited<ReturnType<typeof read>>, Parameters<typeof read>>({
    max: 1000,
    ttl: 1000,
    fetchMethod: (_key, _stale, { context }) => read(...context),
  });
  return async ({ storeId, url }, page, path) => {
    const frame = await frames.fetch(`${storeId} ${url}`, { context: [storeId, url, page] });
    if (!frame) throw new Error(`no frame of ${storeId}`);
    const { shop, document } = frame.open;
    const { html, style } = renderPage({ shop, document, page, resources: frame.resources }, path, script);
    return { html, policy: policyOf(style) };
  };
}
