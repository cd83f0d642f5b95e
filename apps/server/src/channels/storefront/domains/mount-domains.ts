import rateLimit from '@fastify/rate-limit';
import { limits } from '@sokoni/rules/limits';
import { plainDomain } from '@sokoni/rules/storefront/domains';
import type { FastifyInstance } from 'fastify';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { byNetwork } from '#core/http/rate-limits.ts';
import type { Services } from '#core/services.ts';
import { findStoreOfDomain } from './queries.ts';

/** The store that a host name leads to, whose owner has proved it; null for any other. */
export function readStoreOfDomain(
  { pool, reading }: Pick<Services, 'pool' | 'reading'>,
  domain: string,
): Promise<string | null> {
  const find = (db: Db) => findStoreOfDomain(db, plainDomain(domain));
  return reading(() => transaction(pool, { userId: null, storeId: null }, find));
}

/**
 * `GET /internal/domains?domain=`: a proxy that ends TLS asks it before it has a certificate made. 200 for a domain that is a store's
 * own, 404 for any other. It tells no more than what everybody sees who opens the domain.
 */
export function mountDomains(app: FastifyInstance, services: Services): void {
  app.register(async (internal) => {
    await internal.register(rateLimit, {
      max: limits.domainsPerAddressMinute,
      timeWindow: 60_000,
      ...byNetwork,
    });
    internal.get<{ Querystring: { domain?: unknown } }>('/internal/domains', async ({ query }, reply) => {
      const { domain } = query;
      const isAsked = typeof domain === 'string' && domain.length <= 253 && !domain.includes('\0');
      const storeId = isAsked ? await readStoreOfDomain(services, domain) : null;
      return reply.code(storeId === null ? 404 : 200).send();
    });
  });
}
