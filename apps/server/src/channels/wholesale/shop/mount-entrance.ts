import { limits } from '@sokoni/rules/limits';
import type { WholesalePage } from '@sokoni/themes/wholesale-pages.ts';
import type { FastifyInstance } from 'fastify';
import { accountCookie, accountTokenIn } from '#channels/storefront/accounts/account-cookie.ts';
import { askForCode, logInByCode, logOut } from '#channels/storefront/accounts/log-in.ts';
import type { Visit } from '#channels/storefront/checkout/pages/visit.ts';
import { typedIn, type Visitors } from '#channels/storefront/checkout/pages/visitors.ts';
import type { BuyerAnswers } from './answers.ts';
import { counted, type Form } from './forms.ts';
import { findIntroduction } from './queries.ts';
import { type BusinessRequest, requestAccessInShop, requestLengths } from './request-access.ts';
import { assertSellsWholesale } from './shop-buyer.ts';

type Welcome = Extract<WholesalePage, { view: 'welcome' }>;

/** Signing in with a mailed code, as to the account of a buyer, and asking to be let in. */
export function mountEntrance(
  shops: FastifyInstance,
  { visitOf, inShop, send, orShow }: Visitors,
  { orNotFound }: Pick<BuyerAnswers, 'orNotFound'>,
): void {
  shops.post('/wholesale/login', counted, async (request: Form, reply) => {
    const visit = await visitOf(request);
    const email = typedIn(request, 'email', limits.emailLength);
    return orNotFound(reply, visit, async () => {
      const introduction = await introductionOf(visit);
      const page = (problems: Welcome['problems'] = {}) => welcome({ introduction, email, problems });
      const act = async () => {
        await inShop(visit, (db) => askForCode(db, visit.visitor, email, visit.guesser));
        return send(reply, visit, page());
      };
      return orShow(reply, visit, act, (problems) => page({ email: problems.email ?? problems[''] ?? '' }));
    });
  });
  shops.post('/wholesale/code', counted, async (request: Form, reply) => {
    const visit = await visitOf(request);
    const email = typedIn(request, 'email', limits.emailLength);
    const code = typedIn(request, 'code', limits.emailLength).replaceAll(/\s/g, '');
    return orNotFound(reply, visit, async () => {
      const introduction = await introductionOf(visit);
      const act = async () => {
        const token = await inShop(visit, (db) =>
          logInByCode(db, visit.storeId, { email, code }, visit.guesser),
        );
        return reply.header('set-cookie', accountCookie(token, isSecure(visit))).redirect('/wholesale', 303);
      };
      return orShow(reply, visit, act, (problems) =>
        welcome({ introduction, email, problems: { code: problems.code ?? problems[''] ?? '' } }),
      );
    });
  });
  shops.post('/wholesale/logout', counted, async (request, reply) => {
    const visit = await visitOf(request);
    await inShop(visit, (db) => logOut(db, visit.storeId, accountTokenIn(request.headers.cookie)));
    return reply.header('set-cookie', accountCookie(null, isSecure(visit))).redirect('/wholesale', 303);
  });

  shops.get<{ Querystring: { sent?: unknown } }>('/wholesale/access', counted, async (request, reply) => {
    const visit = await visitOf(request);
    const state = request.query.sent === '1' ? ('sent' as const) : ('open' as const);
    return orNotFound(reply, visit, async () => {
      await introductionOf(visit);
      return send(reply, visit, accessPage({ state, values: {}, problems: {} }));
    });
  });
  shops.post('/wholesale/access', counted, async (request: Form, reply) => {
    const visit = await visitOf(request);
    const values = businessIn(request);
    const { storeId, visitor } = visit;
    const act = async () => {
      // Only a program fills in what nobody sees.
      const isTyped = typedIn(request, 'website', 1) === '';
      await inShop(visit, async (db) => {
        await assertSellsWholesale(db, storeId);
        const asked = { storeId, language: visitor.language };
        if (isTyped) await requestAccessInShop(db, asked, values, visit.guesser);
      });
      return reply.redirect('/wholesale/access?sent=1', 303);
    };
    return orNotFound(reply, visit, () =>
      orShow(reply, visit, act, (problems) => accessPage({ state: 'open', values: { ...values }, problems })),
    );
  });

  /** @throws DomainError `not_found` where the store does not sell to businesses */
  function introductionOf(visit: Visit): Promise<string> {
    return inShop(visit, async (db) => {
      await assertSellsWholesale(db, visit.storeId);
      return findIntroduction(db, visit.storeId);
    });
  }
}

function welcome(shown: Pick<Welcome, 'introduction' | 'email' | 'problems'>) {
  return { kind: 'wholesale' as const, page: { view: 'welcome' as const, stranger: null, ...shown } };
}

function accessPage(shown: Omit<Extract<WholesalePage, { view: 'access' }>, 'view'>) {
  return { kind: 'wholesale' as const, page: { view: 'access' as const, ...shown } };
}

function businessIn(request: Form): BusinessRequest {
  const typed = (field: keyof BusinessRequest) => typedIn(request, field, requestLengths[field]);
  return {
    company_name: typed('company_name'),
    contact_name: typed('contact_name'),
    email: typed('email'),
    phone: typed('phone').replaceAll(/[\s().-]/g, ''),
    tax_number: typed('tax_number'),
    message: typed('message'),
  };
}

function isSecure({ url }: Visit): boolean {
  return url.startsWith('https:');
}
