import type { DrawnPage } from '@sokoni/themes/page-body.tsx';
import { renderCards, renderPage } from '@sokoni/themes/render.tsx';
import { readRecent } from '#channels/storefront/catalogue/read-recent.ts';
import { readSuggestions } from '#channels/storefront/catalogue/read-suggestions.ts';
import { readRedirect } from '#channels/storefront/redirects/save-redirect.ts';
import { readSitemap } from '#channels/storefront/search-engines/read-sitemap.ts';
import { robotsText } from '#channels/storefront/search-engines/sitemap.ts';
import { cardsInLanguage, productsInLanguage } from '#channels/storefront/translations/in-language.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Services } from '#core/services.ts';
import type { FoundShop } from './find-shop.ts';
import { closedPage, type ShopAnswer } from './notice-page.ts';
import { policyOf } from './page-policy.ts';
import { type PageAddress, readPage, readPageResources } from './read-page.ts';
import type { OpenShop } from './read-shop.ts';

/** The page is at another address. */
export interface ShopMoved {
  location: string;
}

export interface PageRequest {
  storeId: string;
  address: PageAddress;
  /** What is shown in place of the shop to whoever has no link of its draft; null: it is open to this visitor. */
  notice: FoundShop['notice'];
  /** The address of the shops' script; null where none was built. */
  script: string | null;
}

/** Reads and draws one page of a shop, or what search engines ask for. */
export async function renderShopPage(
  { pool, reading }: Pick<Services, 'pool' | 'reading'>,
  open: OpenShop,
  { storeId, address, notice, script }: PageRequest,
): Promise<ShopAnswer | ShopMoved> {
  const { language: read, languages } = open.shop;
  const language = read === languages[0] ? null : read;
  if (notice && !open.shop.preview) return closedPage(notice, open.shop);
  if (address.path === '/robots.txt') return textAnswer('text/plain', robotsText(open.shop));
  const found = await reading(() =>
    transaction(pool, { userId: null, storeId }, async (db): Promise<ShopAnswer | ShopMoved | Drawn> => {
      if (address.path.startsWith('/sitemap')) {
        const file = await readSitemap(db, storeId, open, address.path);
        if (file !== null) return textAnswer('application/xml', file);
      }
      if (address.path === '/suggestions') {
        return textAnswer(
          'application/json',
          JSON.stringify(await readSuggestions(db, storeId, { query: address.query, language })),
        );
      }
      if (address.path === '/recent') {
        const recent = await readRecent(db, storeId, address.query);
        const products = await cardsInLanguage(db, storeId, language, recent);
        return textAnswer('text/html', products.length > 0 ? renderCards(open, products) : '');
      }
      const page = await readPage(db, storeId, open, address);
      const moved = page.kind === 'not_found' ? await readRedirect(db, storeId, address.path) : undefined;
      if (moved !== undefined) return { location: moved };
      const resources = await readPageResources(db, storeId, open, page);
      const shown = await productsInLanguage(db, storeId, language, { page, resources });
      return { shop: open.shop, document: open.document, ...shown, path: pathWithQuery(address) };
    }),
  );
  if (!('shop' in found)) return found;
  const { html, style } = renderPage(found, script);
  return {
    status: found.page.kind === 'not_found' ? 404 : 200,
    type: 'text/html; charset=utf-8',
    body: html,
    policy: policyOf(style),
  };
}

type Drawn = DrawnPage & { path: string };

function pathWithQuery({ path, query }: PageAddress): string {
  return query.size === 0 ? encodeURI(path) : `${encodeURI(path)}?${query}`;
}

function textAnswer(type: string, body: string): ShopAnswer {
  return { status: 200, type: `${type}; charset=utf-8`, body, policy: "default-src 'none'" };
}
