import { listText } from '@sokoni/messages/list-text';
import { limits } from '@sokoni/rules/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cardsById } from '#channels/storefront/catalogue/cards-by-id.ts';
import { inItsCountry } from '#channels/storefront/checkout/checkout-form.ts';
import { leadBack } from '#channels/storefront/checkout/pages/lead-back.ts';
import { readCartPage } from '#channels/storefront/checkout/pages/read-cart-page.ts';
import { keepCart, type Visit } from '#channels/storefront/checkout/pages/visit.ts';
import { typedIn, type Visitors } from '#channels/storefront/checkout/pages/visitors.ts';
import { applyStoreCredit } from '#channels/storefront/checkout/payment/apply-store-credit.ts';
import { cardsInLanguage } from '#channels/storefront/translations/in-language.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { readId } from '#core/ids.ts';
import type { Services } from '#core/services.ts';
import { accountCookie, accountTokenIn } from './account-cookie.ts';
import { addAddress, removeAddress } from './keep-addresses.ts';
import { askForCode, buyerOf, logInByCode, logOut } from './log-in.ts';
import { orderAgain } from './order-again.ts';
import { readAccount } from './read-account.ts';
import { sayAccount } from './sentences.ts';
import { wishCookie, wishesIn } from './wish-cookie.ts';

type Posted = Readonly<Record<string, string>>;
type Form = FastifyRequest<{ Body: Posted | null }>;
type FormAt<Params> = FastifyRequest<{ Params: Params; Body: Posted | null }>;

/** The account of a buyer and the wish list. Forms are taken, and counted, as those of the checkout are. */
export function mountAccounts(
  shops: FastifyInstance,
  { secrets }: Pick<Services, 'secrets'>,
  { visitOf, inShop, send, orShow }: Visitors,
): void {
  const counted = { config: { rateLimit: { max: limits.checkoutsPerAddressMinute, timeWindow: 60_000 } } };

  shops.get('/account/login', counted, async (request, reply) =>
    send(reply, await visitOf(request), { kind: 'account_login', email: '', problems: {} }),
  );
  shops.post('/account/login', counted, async (request: Form, reply) => {
    const visit = await visitOf(request);
    const email = typedIn(request, 'email', limits.emailLength);
    const page = (problem?: string) => ({
      kind: 'account_login' as const,
      email,
      problems: problem === undefined ? {} : { email: problem },
    });
    const act = async () => {
      await inShop(visit, (db) => askForCode(db, visit.visitor, email, visit.guesser));
      return send(reply, visit, page());
    };
    return orShow(reply, visit, act, (problems) => page(problems.email ?? problems['']));
  });
  shops.post('/account/code', counted, async (request: Form, reply) => {
    const visit = await visitOf(request);
    const email = typedIn(request, 'email', limits.emailLength);
    const code = typedIn(request, 'code', limits.emailLength).replaceAll(/\s/g, '');
    const act = async () => {
      const token = await inShop(visit, (db) =>
        logInByCode(db, visit.storeId, { email, code }, visit.guesser),
      );
      return reply.header('set-cookie', accountCookie(token, isSecure(visit))).redirect('/account', 303);
    };
    return orShow(reply, visit, act, (problems) => ({
      ...{ kind: 'account_login', email },
      problems: { code: problems.code ?? problems[''] ?? '' },
    }));
  });
  shops.post('/account/logout', counted, async (request, reply) => {
    const visit = await visitOf(request);
    await inShop(visit, async (db) => {
      await logOut(db, visit.storeId, accountTokenIn(request.headers.cookie));
      // Whoever comes next at this device spends nothing of it.
      await applyStoreCredit(db, visit.visitor, null);
    });
    return reply.header('set-cookie', accountCookie(null, isSecure(visit))).redirect('/', 303);
  });

  shops.get<{ Querystring: { page?: unknown } }>('/account', counted, async (request, reply) => {
    const page = Math.min(10_000, Math.max(1, Math.floor(Number(request.query.page ?? 1)) || 1));
    return asBuyer(request, reply, (visit, email) =>
      showAccount(reply, visit, { email, page, problem: '', typed: null }),
    );
  });
  shops.post('/account/addresses', counted, async (request: Form, reply) =>
    asBuyer(request, reply, async (visit, email) => {
      const typed = inItsCountry(request.body ?? {});
      // Another country has other fields.
      if (typed.act === 'update') return showAccount(reply, visit, { email, page: 1, problem: '', typed });
      try {
        const now = visit.visitor.now;
        await inShop(visit, (db) => addAddress(db, visit.storeId, email, typed, now));
      } catch (error) {
        if (!(error instanceof DomainError) || error.status !== 400) throw error;
        return showAccount(reply.code(400), visit, { email, page: 1, problem: error.message, typed });
      }
      return reply.redirect('/account', 303);
    }),
  );
  shops.post('/account/addresses/:id/removal', counted, async (request: FormAt<{ id: string }>, reply) =>
    asBuyer(request, reply, async (visit, email) => {
      const { id } = request.params;
      await inShop(visit, (db) => removeAddress(db, visit.storeId, email, id, visit.visitor.now));
      return reply.redirect('/account', 303);
    }),
  );
  shops.post('/account/orders/:id/again', counted, async (request: FormAt<{ id: string }>, reply) =>
    asBuyer(request, reply, async (visit, email) => {
      const orderId = readId(request.params.id);
      if (orderId === null) throw new DomainError('not_found');
      const { cart, missing } = await inShop(visit, (db) =>
        orderAgain(db, visit.visitor, { email, orderId }),
      );
      if (cart) keepCart(reply, visit, cart);
      if (missing.length === 0) return reply.redirect('/cart', 303);
      const visitor = { ...visit.visitor, token: cart?.token ?? visit.visitor.token };
      const shown = await inShop(visit, (db) => readCartPage(db, { ...visit, visitor }));
      const problem = sayAccount('notAgain', { titles: listText(missing) });
      return send(reply, visit, { kind: 'cart', cart: shown, problem });
    }),
  );

  shops.get('/wishlist', counted, async (request, reply) => {
    const visit = await visitOf(request);
    const ids = wishesIn(request.headers.cookie);
    const products = await inShop(visit, async (db) => {
      const cards = await cardsById(db, visit.storeId, ids);
      const wished = ids.flatMap((id) => cards.get(id) ?? []);
      return cardsInLanguage(db, visit.storeId, visit.visitor.language, wished);
    });
    return send(reply, visit, { kind: 'wish_list', products });
  });
  shops.post('/wishlist', counted, async (request: Form, reply) =>
    changeWishes(request, reply, (id, kept) => [id, ...kept]),
  );
  shops.post('/wishlist/removal', counted, async (request: Form, reply) =>
    changeWishes(request, reply, (id, kept) => kept.filter((one) => one !== id)),
  );

  leadBack(shops, ['/account/code'], '/account/login');
  leadBack(
    shops,
    ['/account/addresses', '/account/addresses/:id/removal', '/account/orders/:id/again', '/account/logout'],
    '/account',
  );
  leadBack(shops, ['/wishlist/removal'], '/wishlist');

  async function showAccount(
    reply: FastifyReply,
    visit: Visit,
    { email, page, problem, typed }: { email: string; page: number; problem: string; typed: Posted | null },
  ) {
    const { storeId, visitor } = visit;
    const account = await inShop(visit, (db) =>
      readAccount(db, { storeId, email }, { page, secrets, now: visitor.now }),
    );
    return send(reply, visit, { kind: 'account', account, problem, typed });
  }

  /** Whoever has not logged in is led there. */
  async function asBuyer(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (visit: Visit, email: string) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const visit = await visitOf(request);
    const token = accountTokenIn(request.headers.cookie);
    const email = await inShop(visit, (db) => buyerOf(db, visit.storeId, token, visit.visitor.now));
    return email === undefined ? reply.redirect('/account/login', 303) : act(visit, email);
  }

  async function changeWishes(
    request: Form,
    reply: FastifyReply,
    change: (id: string, kept: readonly string[]) => string[],
  ) {
    const visit = await visitOf(request);
    const id = readId(request.body?.product_id ?? '');
    if (id === null) throw new DomainError('not_found');
    const ids = change(id, wishesIn(request.headers.cookie));
    return reply.header('set-cookie', wishCookie(ids, isSecure(visit))).redirect('/wishlist', 303);
  }
}

function isSecure({ url }: Visit): boolean {
  return url.startsWith('https:');
}
