import { languageAt, splitLanguage } from '@sokoni/rules/storefront/shop-languages';
import type { FastifyInstance } from 'fastify';
import { orderOfLink } from '#channels/storefront/checkout/order-link.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Services } from '#core/services.ts';
import { noticeFor } from './find-shop.ts';
import type { KeptShops } from './kept-shops.ts';
import { closedPage } from './notice-page.ts';

/** An order, the pictures of its payment, and the way back from a provider. */
const ofOrder = /^\/orders\/([^/]+)(?:\/proof)?$/;
const ofPayment = /^\/checkout\/return\/[^/]+$/;
/** What fills a cart is left out. */
const ofAccount = /^\/account(?:\/(?:login|code|logout|addresses(?:\/[^/]+\/removal)?))?$/;

/**
 * Says in place of a visitor's own pages why the shop is not open to them. Whoever has bought there still sees the order and comes back
 * from paying for it; an account is read while the shop is paused, and behind the password where there is one.
 */
export function closeToVisitors(
  own: FastifyInstance,
  { pool }: Pick<Services, 'pool'>,
  shops: KeptShops,
): void {
  own.addHook('preHandler', async (request, reply) => {
    const shop = await shops.find(request.headers.host);
    const notice = shop && noticeFor(shop, request.headers.cookie);
    if (!notice) return;
    const { path: written } = splitLanguage(request.originalUrl);
    const [path = ''] = written.split('?');
    if (path === '/password' || ofPayment.test(path)) return;
    if (notice.kind === 'paused' && (ofOrder.test(path) || ofAccount.test(path))) return;
    if (await isOrder(path, shop.storeId)) return;
    const language = languageAt(request.originalUrl, shop.languages);
    const open = await shops.open({ ...shop, language });
    const { status, type, body, policy } = closedPage(notice, open.shop);
    return reply.code(status).type(type).header('content-security-policy', policy).send(body);
  });

  /** A link that is none shows nothing of a shop that is private. */
  async function isOrder(path: string, storeId: string): Promise<boolean> {
    const [, token = ''] = ofOrder.exec(path) ?? [];
    if (token === '') return false;
    const found = await transaction(pool, { userId: null, storeId }, (db) => orderOfLink(db, storeId, token));
    return found !== undefined;
  }
}
