import type { Language } from '@sokoni/rules/languages';
import { languageAt, languagePrefix, splitLanguage } from '@sokoni/rules/storefront/shop-languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountTokenIn } from '#channels/storefront/accounts/account-cookie.ts';
import type { ChangedCart, Visitor } from '#channels/storefront/checkout/cart/change-cart.ts';
import type { Placing } from '#channels/storefront/checkout/finish-checkout.ts';
import { tokenIn } from '#channels/storefront/web/cookies.ts';
import { noticeFor } from '#channels/storefront/web/find-shop.ts';
import type { KeptShops } from '#channels/storefront/web/kept-shops.ts';
import { closedPage, type ShopAnswer } from '#channels/storefront/web/notice-page.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { networkAddressOf } from '#core/http/network-address.ts';
import type { Services } from '#core/services.ts';
import type { Guesser } from '#tenancy/accounts/codes/guesses.ts';

/** A visitor of a shop, with the cart that the cookie names. */
export interface Visit {
  storeId: string;
  /** Where the shop answers, without a slash at the end. */
  url: string;
  /** In which the visitor reads it. */
  language: Language;
  /** Where the pages of that language stand, without a slash at the end. */
  urlInLanguage: string;
  visitor: Visitor;
  placing: Placing;
  guesser: Omit<Guesser, 'userId'>;
  /** Of the account that the visitor is logged in to; null for none. */
  accountToken: string | null;
  /** What is shown in place of a shop that is not open to the visitor, with a problem; null where it is open. */
  closed: ((problem: string) => Promise<ShopAnswer>) | null;
}

const cookieName = 'cart';
/** As long as carts are kept. */
const cookieSeconds = 60 * 24 * 60 * 60;

/**
 * Who asks for what of which shop.
 * @returns a function that throws DomainError `not_found` where there is no shop at this host; that it is closed was said before
 */
export function visits(services: Services, shops: KeptShops): (request: FastifyRequest) => Promise<Visit> {
  const { config, clock, secrets } = services;
  return async (request) => {
    const host = request.headers.host ?? '';
    const shop = await shops.find(host);
    if (!shop) throw new DomainError('not_found');
    const { languages } = shop;
    const language = languageAt(request.originalUrl, languages);
    const { language: named } = splitLanguage(request.originalUrl);
    if (named !== null && named !== language) throw new DomainError('not_found');
    const url = `${new URL(config.publicUrl).protocol}//${host}`;
    const now = clock();
    const notice = noticeFor(shop, request.headers.cookie);
    const networkAddress = networkAddressOf(request);
    return {
      storeId: shop.storeId,
      ...{ url, language, urlInLanguage: url + languagePrefix(language, languages) },
      visitor: {
        ...{ storeId: shop.storeId, token: cookieOf(request), now },
        // Whoever reads the main language has not chosen one.
        language: language === languages[0] ? null : language,
      },
      placing: { secrets, networkAddress, requestId: request.id },
      guesser: { secrets, networkAddress, now },
      accountToken: accountTokenIn(request.headers.cookie),
      closed:
        notice &&
        (async (problem) => {
          const open = await shops.open({ ...shop, language });
          return closedPage(notice, open.shop, problem);
        }),
    };
  };
}

/** A form comes from a page of the same shop: browsers say where from, and who does not say has no cookie to act with. */
export function assertOwnForm({ headers }: FastifyRequest): void {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  const isForeign = origin !== undefined && hostOf(origin) !== host?.toLowerCase();
  if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    throw new DomainError('not_allowed');
}

/** Names the visitor's cart from now on; how many units are in it, a script may read. */
export function keepCart(
  reply: FastifyReply,
  { url }: Pick<Visit, 'url'>,
  { token, units }: ChangedCart,
): void {
  const shared = `Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${url.startsWith('https:') ? '; Secure' : ''}`;
  reply.header('set-cookie', [
    `${cookieName}=${token}; ${shared}; HttpOnly`,
    `cart_units=${units}; ${shared}`,
  ]);
}

function cookieOf({ headers }: FastifyRequest): string | undefined {
  return tokenIn(headers.cookie, cookieName) ?? undefined;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
