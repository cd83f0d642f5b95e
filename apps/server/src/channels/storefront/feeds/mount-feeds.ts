import { Readable } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import { limits } from '@sokoni/rules/limits';
import type { FastifyInstance } from 'fastify';
import { findShop } from '#channels/storefront/web/find-shop.ts';
import { readShop } from '#channels/storefront/web/read-shop.ts';
import { shopHostOf } from '#channels/storefront/web/shop-host.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { byNetwork } from '#core/http/rate-limits.ts';
import type { Services } from '#core/services.ts';
import { type FeedRow, findFeedRows } from './feed-queries.ts';
import { type FeedShop, feedBegins, feedEnds, feedItem } from './product-feed.ts';

const productsAtOnce = 200;

/**
 * `GET /feeds/products.xml`: what a live shop sells, as Google and Meta read it. It is written while it is read, some products at a
 * time, however many there are.
 */
export async function mountFeeds(shops: FastifyInstance, services: Services): Promise<void> {
  const { config, pool, reading } = services;
  await shops.register(rateLimit, {
    max: limits.feedsPerAddressMinute,
    timeWindow: 60_000,
    ...byNetwork,
  });
  shops.get('/feeds/products.xml', async (request, reply) => {
    const host = shopHostOf(request.headers.host, config);
    const found = host && (await findShop(services, host));
    if (!found || found.notice) throw new DomainError('not_found');
    const { storeId, url } = found;
    const { shop } = await inStore(storeId, (db) =>
      readShop(db, storeId, { url, language: null, previewToken: null }),
    );
    if (shop.test) throw new DomainError('not_found');
    const { name, description, currency } = shop;
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(Readable.from(pieces({ storeId, name, description, url, currency })));
  });

  function inStore<T>(storeId: string, work: Parameters<typeof transaction<T>>[2]) {
    return reading(() => transaction(pool, { userId: null, storeId }, work));
  }

  function rowsBehind(storeId: string, after: string | null): Promise<FeedRow[]> {
    return inStore(storeId, (db) => findFeedRows(db, storeId, { after, products: productsAtOnce }));
  }

  async function* pieces(shop: FeedShop): AsyncGenerator<string> {
    yield feedBegins(shop);
    let page = await rowsBehind(shop.storeId, null);
    while (page.length > 0) {
      yield page.map((row) => feedItem(row, shop)).join('');
      page = await rowsBehind(shop.storeId, page.at(-1)?.product_id ?? null);
    }
    yield feedEnds;
  }
}
