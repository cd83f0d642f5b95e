import { limits } from '@sokoni/rules/limits';
import { languageAt } from '@sokoni/rules/storefront/shop-languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { opensShop, readPreferences } from '#channels/storefront/preferences/save-preferences.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';
import { findShop } from './find-shop.ts';
import { privatePage } from './notice-page.ts';
import { shopHostOf } from './shop-host.ts';
import { passCookie, passOf } from './shop-pass.ts';

/** `POST /password`: lets a visitor into a shop that only those see who know its password. Forms are taken, and counted, already. */
export function mountPassword(shops: FastifyInstance, services: Services): void {
  const { config, pool, passwords, secrets } = services;
  const counted = {
    config: { rateLimit: { max: limits.shopPasswordsPerAddressMinute, timeWindow: 60_000 } },
  };
  shops.post(
    '/password',
    counted,
    async (request: FastifyRequest<{ Body: { password?: string } | null }>, reply) => {
      const host = shopHostOf(request.headers.host, config);
      const shop = host && (await findShop(services, host));
      if (!shop) throw new DomainError('not_found');
      const { storeId } = shop;
      const preferences = await transaction(pool, { userId: null, storeId }, (db) =>
        readPreferences(db, storeId),
      );
      const typed = (request.body?.password ?? '').slice(0, limits.passwordMaxLength);
      const { password_hash: hash } = preferences;
      if (hash === null || !(await opensShop(passwords, preferences, typed))) {
        const { body, type, policy } = privatePage(
          { language: languageAt(request.originalUrl, shop.languages), languages: shop.languages },
          { isWrong: true },
        );
        return reply.code(403).type(type).header('content-security-policy', policy).send(body);
      }
      return reply
        .header('set-cookie', passCookie(passOf(secrets, storeId, hash), shop.url.startsWith('https:')))
        .redirect('/', 303);
    },
  );
}
