import type { Language } from '@sokoni/rules/languages';
import { languageAt, linkInLanguage, splitLanguage } from '@sokoni/rules/storefront/shop-languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { mountAccounts } from '#channels/storefront/accounts/mount-accounts.ts';
import { mountCheckout } from '#channels/storefront/checkout/pages/mount-checkout.ts';
import { type Visitors, visitorsOf } from '#channels/storefront/checkout/pages/visitors.ts';
import { mountContact } from '#channels/storefront/contact/mount-contact.ts';
import { mountFeeds } from '#channels/storefront/feeds/mount-feeds.ts';
import { mountNewsletter } from '#channels/storefront/newsletter/mount-newsletter.ts';
import { mountProofs } from '#channels/storefront/payment-proofs/mount-proofs.ts';
import { mountStatistics } from '#channels/storefront/statistics/mount-statistics.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { type Encoding, encode, encodingHeaders, encodingOf } from '#core/http/encodings.ts';
import { acceptedLanguage } from '#core/language/accepted-language.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Services } from '#core/services.ts';
import { closeToVisitors } from './closed-shop.ts';
import { noticeFor } from './find-shop.ts';
import { keptMs, keptShops } from './kept-shops.ts';
import { mountFonts } from './mount-fonts.ts';
import { mountPassword } from './mount-password.ts';
import { findScript, mountScript } from './mount-script.ts';
import { noticePage, type ShopAnswer } from './notice-page.ts';
import { askedPreview, followedPreview, previewCookie } from './preview-cookie.ts';
import { renderShopPage, type ShopMoved } from './render-page.ts';
import { shopPrefix } from './shop-host.ts';
import { shownPass } from './shop-pass.ts';

/** Mounts pages that each visitor has of their own, below the prefix of the shops. */
export type MountVisitorPages = (shops: FastifyInstance, services: Services, visitors: Visitors) => void;

const keptBytes = 32 * 1024 * 1024;

/**
 * The pages of all shops, for whoever comes with the host of one. No session; they are the same for everybody.
 * @param scripts the folder of the built script
 * @param more what other channels show visitors in a shop
 */
export function mountShops(
  app: FastifyInstance,
  services: Services,
  scripts: string,
  more: readonly MountVisitorPages[] = [],
): void {
  const script = findScript(scripts);
  const { config } = services;
  const protocol = new URL(config.publicUrl).protocol;
  const kept = keptShops(services);
  const pages = new LRUCache<string, KeptPage, ShopRequest>({
    ttl: keptMs,
    maxSize: keptBytes,
    sizeCalculation: (page) => (typeof page === 'object' && 'body' in page ? page.body.length : 100) + 200,
    fetchMethod: async (_key, _stale, { context }) => {
      const answer = await answerTo(context);
      // As it travels: a text that was put together of pieces keeps all of them.
      return typeof answer === 'object' && 'body' in answer
        ? { ...answer, body: await encode(answer.body, encodingFor(context)) }
        : answer;
    },
  });

  // Previews in the console are set in the same typefaces.
  mountFonts(app);
  app.register(
    async (shops) => {
      // Before anything is said: in the language of the page, or of who asks where there is no shop.
      shops.addHook('preHandler', (request, _reply, done) => {
        const { host, 'accept-language': accepted } = request.headers;
        kept.find(host).then((found) => {
          const language = found
            ? languageAt(request.originalUrl, found.languages)
            : acceptedLanguage(accepted);
          inLanguage(language, () => done());
        }, done);
      });
      // Whoever is led on within the shop stays in the language that they read.
      shops.addHook('onSend', async ({ headers, originalUrl }, reply) => {
        const location = reply.getHeader('location');
        const found = typeof location === 'string' ? await kept.find(headers.host) : null;
        if (!found) return;
        const language = languageAt(originalUrl, found.languages);
        reply.header('location', linkInLanguage(String(location), language, found.languages));
      });
      shops.setErrorHandler((error, request, reply) => {
        const status = error instanceof DomainError ? error.status : 500;
        if (status < 500) return sendNotice(reply, status, 'unknown');
        request.log.error({ err: error }, 'page of a shop');
        return sendNotice(reply, status, 'failed');
      });
      await shops.register(async (own) => {
        const visitors = visitorsOf(services, kept, script?.address ?? null);
        closeToVisitors(own, services, kept);
        await mountCheckout(own, services, visitors);
        mountPassword(own, services);
        mountAccounts(own, services, visitors);
        mountContact(own, visitors);
        mountNewsletter(own, services, visitors);
        mountStatistics(own, visitors);
        mountProofs(own, services, visitors);
        for (const mount of more) mount(own, services, visitors);
      });
      await shops.register((own) => mountFeeds(own, services));
      mountFonts(shops);
      if (script) await mountScript(shops, script);
      shops.get('/', send);
      shops.get('/*', send);
      shops.setNotFoundHandler((_request, reply) => sendNotice(reply, 404, 'unknown'));
    },
    { prefix: shopPrefix },
  );

  async function send(request: ShopRequest, reply: FastifyReply) {
    const asked = askedPreview(request.originalUrl);
    if (asked) {
      return reply.header('set-cookie', previewCookie(asked.token, protocol)).redirect(asked.path, 303);
    }
    const token = followedPreview(request.headers.cookie);
    const answer =
      token === null
        ? await pages.fetch(keyOf(request), { context: request })
        : await answerTo(request, token);
    if (answer === undefined || answer === 'unknown') return sendNotice(reply, 404, 'unknown');
    if ('location' in answer) return reply.redirect(answer.location, 301);
    return reply
      .code(answer.status)
      .type(answer.type)
      .headers({
        ...(token === null ? encodingHeaders(encodingFor(request)) : {}),
        'cache-control': token === null ? 'no-cache' : 'no-store',
        'content-security-policy': answer.policy,
      })
      .send(answer.body);
  }

  async function answerTo(
    request: ShopRequest,
    previewToken: string | null = null,
  ): Promise<ShopAnswer | ShopMoved | 'unknown'> {
    const found = await kept.find(request.headers.host);
    if (!found) return 'unknown';
    const { storeId, url, languages } = found;
    if (found.isRenamed) return { location: url + request.originalUrl };
    const language = languageAt(request.originalUrl, languages);
    return renderShopPage(services, await kept.open({ storeId, url, language }, previewToken), {
      storeId,
      address: {
        path: pathOf(request, language),
        query: new URLSearchParams(request.originalUrl.split('?')[1]),
      },
      notice: noticeFor(found, request.headers.cookie),
      script: script?.address ?? null,
    });
  }
}

type KeptPage = (Omit<ShopAnswer, 'body'> & { body: Buffer }) | ShopMoved | 'unknown';

type ShopRequest = FastifyRequest<{ Params: { '*'?: string } }>;

/** Where a page stands in its language; one that begins with a language in which it is not read keeps that, as any other word. */
function pathOf({ originalUrl, params }: ShopRequest, language: Language): string {
  const { language: named } = splitLanguage(originalUrl);
  const path = `/${params['*'] ?? ''}`;
  return named === null || named === language ? path : `/${named}${path}`;
}

/** Who shows a pass may see another page than who does not. */
function keyOf(request: ShopRequest): string {
  const { headers, originalUrl } = request;
  return `${headers.host} ${originalUrl} ${encodingFor(request)} ${shownPass(headers.cookie) ?? ''}`;
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  return encodingOf(headers['accept-encoding']);
}

function sendNotice(reply: FastifyReply, status: number, notice: 'unknown' | 'failed') {
  const { html, policy } = noticePage(notice);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(html);
}
