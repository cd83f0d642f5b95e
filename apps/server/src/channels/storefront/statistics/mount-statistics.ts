import { limits } from '@sokoni/rules/limits';
import type { FastifyInstance } from 'fastify';
import type { Visitors } from '#channels/storefront/checkout/pages/visitors.ts';
import { countVisit } from './shop-traffic.ts';

/** Takes that somebody visits, from a browser whose visitor has agreed: that it is one more, and nothing else. */
export function mountStatistics(shops: FastifyInstance, { visitOf, inShop }: Visitors): void {
  const counted = { config: { rateLimit: { max: limits.visitsPerAddressMinute, timeWindow: 60_000 } } };
  shops.post('/visits', counted, async (request, reply) => {
    const visit = await visitOf(request);
    await inShop(visit, (db) => countVisit(db, visit.storeId, visit.visitor.now));
    return reply.code(204).send();
  });
}
