import rateLimit from '@fastify/rate-limit';
import { limits } from '@sokoni/rules/limits';
import type { VisitorPage } from '@sokoni/themes/visitor-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { buyerOf } from '#channels/storefront/accounts/log-in.ts';
import { customerOf, readCheckoutBuyer } from '#channels/storefront/accounts/read-account.ts';
import { restoreCart } from '#channels/storefront/checkout/cart/cart-link.ts';
import {
  addToCart,
  type ChangedCart,
  setDiscountCode,
  setInCart,
} from '#channels/storefront/checkout/cart/change-cart.ts';
import { cartBuyer } from '#channels/storefront/checkout/find-buyer.ts';
import {
  applyCode,
  removeDiscount,
  removeGiftCard,
} from '#channels/storefront/checkout/payment/apply-code.ts';
import { applyStoreCredit } from '#channels/storefront/checkout/payment/apply-store-credit.ts';
import { payOnline, returnFromPayment } from '#channels/storefront/checkout/payment/pay-online.ts';
import { placeCheckout } from '#channels/storefront/checkout/place-checkout.ts';
import { sayCheckoutProblem } from '#channels/storefront/checkout/sentences.ts';
import { type Posted, updateCheckout } from '#channels/storefront/checkout/update-checkout.ts';
import { noticePage } from '#channels/storefront/web/notice-page.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { encode, encodingHeaders, encodingOf } from '#core/http/encodings.ts';
import { byNetwork } from '#core/http/rate-limits.ts';
import { readId } from '#core/ids.ts';
import { type ConcurrencyLimit, limitConcurrency } from '#core/limit-concurrency.ts';
import type { Services } from '#core/services.ts';
import { leadBack } from './lead-back.ts';
import { readCartPage } from './read-cart-page.ts';
import { readCheckoutPage } from './read-checkout-page.ts';
import { readOrderPage } from './read-order-page.ts';
import { assertOwnForm, keepCart, type Visit } from './visit.ts';
import type { Visitors } from './visitors.ts';

const formBytes = 32 * 1024;
/** So often a page asks whether a payment is known by now. */
const confirmingSeconds = 4;
/** Of one store in each server: a rush at one shop leaves room for the others, and who finds the queue full comes again. */
const transactionsAtOnce = 2;
const mostWaiting = 16;
/** A page that is shorter (in characters) travels as it is. */
const pressedFrom = 1024;
const html = 'text/html; charset=utf-8';

type Form = FastifyRequest<{ Body: Posted | null }>;

/** Why the cart was not changed, where its page says so. */
type ShownProblem = Pick<Extract<VisitorPage, { kind: 'cart' }>, 'problem' | 'refused_code'>;

/** The pages that visitors have of their own, and their forms: plain ones, which lead on to a page (303). Nothing of them is kept. */
export async function mountCheckout(
  shops: FastifyInstance,
  services: Services,
  visitors: Visitors,
): Promise<void> {
  const { visitOf, send } = visitors;
  await shops.register(rateLimit, {
    global: false,
    ...byNetwork,
  });
  const turns = new LRUCache<string, ConcurrencyLimit>({ max: 1000 });
  const ofCart = { config: { rateLimit: { max: limits.cartChangesPerAddressMinute, timeWindow: 60_000 } } };
  const ofCheckout = { config: { rateLimit: { max: limits.checkoutsPerAddressMinute, timeWindow: 60_000 } } };
  shops.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  shops.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    if (request.method === 'POST') assertOwnForm(request);
  });
  shops.addHook('onSend', async ({ headers }, reply, body) => {
    if (typeof body !== 'string' || body.length < pressedFrom) return body;
    const encoding = encodingOf(headers['accept-encoding']);
    reply.headers(encodingHeaders(encoding));
    return encode(body, encoding);
  });
  shops.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));

  shops.get('/cart', async (request, reply) => {
    return sendCart(reply, await visitOf(request), { problem: '' });
  });
  shops.post('/cart/lines', ofCart, async (request: Form, reply) =>
    changeCart(request, reply, (db, visit) => addToCart(db, visit.visitor, wantedUnits(request.body))),
  );
  shops.post('/cart', ofCart, async (request: Form, reply) => {
    const posted = request.body ?? {};
    const wanted = quantitiesIn(posted);
    const then = posted.act === 'checkout' ? '/checkout' : '/cart';
    return changeCart(request, reply, (db, visit) => setInCart(db, visit.visitor, wanted), then);
  });
  shops.post('/cart/discount', ofCart, async (request: Form, reply) => {
    const visit = await visitOf(request);
    const typed = (request.body?.code ?? '').slice(0, 200);
    return orShowCart(
      reply,
      visit,
      async (db) => {
        const customerId = await cartBuyer(db, visit);
        return setDiscountCode(db, visit.visitor, { typed, customerId }, visit.guesser);
      },
      { refused: (problem) => ({ problem: '', refused_code: { typed, problem } }) },
    );
  });
  shops.get<{ Params: { link: string } }>('/cart/restore/:link', ofCart, async (request, reply) => {
    const visit = await visitOf(request);
    const cart = await inShop(visit, (db) =>
      restoreCart(db, services.secrets, visit.storeId, request.params.link),
    );
    if (cart) keepCart(reply, visit, cart);
    return reply.redirect('/cart', 303);
  });

  shops.get('/checkout', ofCheckout, async (request, reply) =>
    sendCheckout(reply, await visitOf(request), { posted: {}, problems: {} }),
  );
  shops.post('/checkout', ofCheckout, async (request: Form, reply) => {
    const visit = await visitOf(request);
    const posted = await typedBy(visit, request);
    return orSay(reply, visit, posted, async () => {
      // A code that was typed is meant to count, and what it leaves to pay is seen first.
      if (codeIn(posted) !== '') {
        await giveCode(visit, posted);
        if (posted.act === 'update') return reply.redirect('/checkout', 303);
        throw invalidField('to_pay', sayCheckoutProblem('codeApplied'));
      }
      if (posted.act === 'update') {
        await inShop(visit, (db) => updateCheckout(db, visit.visitor, posted));
        return reply.redirect('/checkout', 303);
      }
      const placed = await inShop(visit, (db) => placeCheckout(db, visit.visitor, posted, visit.placing));
      if (placed.kind === 'pay') return reply.redirect(await payOnline(services, visit, placed), 303);
      if (visit.visitor.token !== undefined) keepCart(reply, visit, { token: visit.visitor.token, units: 0 });
      return reply.redirect(`/orders/${placed.token}`, 303);
    });
  });
  shops.get<{ Params: { attempt_id: string } }>(
    '/checkout/return/:attempt_id',
    ofCheckout,
    async (request, reply) => {
      const visit = await visitOf(request);
      const attemptId = readId(request.params.attempt_id);
      if (attemptId === null) throw new DomainError('not_found');
      const paid = await returnFromPayment(services, visit.visitor, attemptId);
      if (paid.kind === 'paid') {
        if (visit.visitor.token !== undefined)
          keepCart(reply, visit, { token: visit.visitor.token, units: 0 });
        return reply.redirect(`/orders/${paid.token}`, 303);
      }
      if (paid.kind === 'pending') return sendConfirming(reply);
      const unpaid = visit.closed ? 'notPaidClosed' : 'notPaid';
      const problem = sayCheckoutProblem(paid.kind === 'unpaid' ? unpaid : 'sentBack');
      if (visit.closed) {
        const { status, type, body, policy } = await visit.closed(problem);
        return reply.code(status).type(type).header('content-security-policy', policy).send(body);
      }
      return sendCheckout(reply, visit, { posted: {}, problems: { payment: problem } });
    },
  );
  shops.post('/checkout/code', ofCheckout, async (request: Form, reply) => {
    const visit = await visitOf(request);
    const posted = await typedBy(visit, request);
    return orSay(reply, visit, posted, async () => {
      await giveCode(visit, posted);
      return reply.redirect('/checkout', 303);
    });
  });

  shops.post('/checkout/store-credit', ofCheckout, async (request: Form, reply) => {
    const visit = await visitOf(request);
    const { storeId, visitor } = visit;
    await keepTyped(visit, await typedBy(visit, request));
    const isWanted = request.body?.use === '1';
    const isApplied = await inShop(visit, async (db) => {
      const email = isWanted ? await buyerOf(db, storeId, visit.accountToken, visitor.now) : undefined;
      const customerId = email === undefined ? undefined : await customerOf(db, storeId, email);
      if (isWanted && customerId === undefined) return false;
      await applyStoreCredit(db, visitor, customerId ?? null);
      return true;
    });
    return reply.redirect(isApplied ? '/checkout' : '/account/login', 303);
  });

  shops.get<{ Params: { token: string } }>('/orders/:token', ofCheckout, async (request, reply) => {
    const visit = await visitOf(request);
    const order = await inShop(visit, (db) => readOrderPage(db, visit.visitor, request.params.token));
    return send(reply.code(order ? 200 : 404), visit, { kind: 'order', order, problem: '' });
  });

  leadBack(shops, ['/cart/lines', '/cart/discount'], '/cart');
  leadBack(shops, ['/checkout/code', '/checkout/store-credit'], '/checkout');

  function inShop<T>(visit: Visit, work: (db: Db) => Promise<T>) {
    return turnAt(visit.storeId)(() => visitors.inShop(visit, work));
  }

  /** Lets the code count that was typed, or takes one off. */
  async function giveCode(visit: Visit, posted: Posted): Promise<void> {
    await keepTyped(visit, posted);
    const { visitor, guesser } = visit;
    const code = codeIn(posted);
    await inShop(visit, async (db) => {
      if (posted.act === 'remove_gift_card') return removeGiftCard(db, visitor);
      if (posted.act === 'remove_discount') return removeDiscount(db, visitor);
      return code === '' ? null : applyCode(db, visitor, code, guesser);
    });
  }

  async function typedBy(visit: Visit, request: Form): Promise<Posted> {
    return withSavedAddress(visit, request.body ?? {});
  }

  /** With the address that a buyer who has logged in chose from those of the account. */
  async function withSavedAddress(visit: Visit, posted: Posted): Promise<Posted> {
    const { saved_address = '' } = posted;
    if (saved_address === '') return posted;
    const { storeId, visitor, accountToken } = visit;
    return inShop(visit, async (db) => {
      const email = await buyerOf(db, storeId, accountToken, visitor.now);
      if (email === undefined) return posted;
      const { fields } = await readCheckoutBuyer(db, storeId, email, saved_address);
      const { email: _email, phone: _phone, ...address } = fields;
      return { ...posted, ...address, fields_of: address.country ?? '' };
    });
  }

  function turnAt(storeId: string): ConcurrencyLimit {
    const turn = turns.get(storeId) ?? limitConcurrency(transactionsAtOnce, mostWaiting);
    turns.set(storeId, turn);
    return turn;
  }

  /** Changes the cart and leads to it, or further on, or shows it with what is wrong. */
  async function changeCart(
    request: FastifyRequest,
    reply: FastifyReply,
    change: (db: Db, visit: Visit) => Promise<ChangedCart | DomainError>,
    then = '/cart',
  ) {
    const visit = await visitOf(request);
    return orShowCart(reply, visit, (db) => change(db, visit), { then });
  }

  /** @param refused how the cart says why it was not changed; above all of it, if nothing is given */
  async function orShowCart(
    reply: FastifyReply,
    visit: Visit,
    change: (db: Db) => Promise<ChangedCart | DomainError>,
    { then = '/cart', refused = (problem: string): ShownProblem => ({ problem }) },
  ) {
    try {
      keepCart(reply, visit, await inShop(visit, change));
    } catch (error) {
      if (!isForBuyer(error)) throw error;
      return sendCart(reply.code(error.status), visit, refused(error.message));
    }
    return reply.redirect(then, 303);
  }

  /** Shows the cart; beside its link stands what can be bought, which may be less than what was put into it. */
  async function sendCart(reply: FastifyReply, visit: Visit, shown: ShownProblem): Promise<FastifyReply> {
    const cart = await inShop(visit, (db) => readCartPage(db, visit));
    const { token } = visit.visitor;
    if (token !== undefined) keepCart(reply, visit, { token, units: cart.units });
    return send(reply, visit, { kind: 'cart', cart, ...shown });
  }

  /** Keeps what the form of the checkout was filled in with, where there is a checkout to keep it in. */
  async function keepTyped(visit: Visit, posted: Posted): Promise<void> {
    if (posted.checkout === undefined) return;
    try {
      await inShop(visit, (db) => updateCheckout(db, visit.visitor, posted));
    } catch (error) {
      if (!isForBuyer(error)) throw error;
    }
  }

  /** Does what the form of the checkout asks for, or shows it again as it was filled in, with what is wrong. */
  async function orSay(
    reply: FastifyReply,
    visit: Visit,
    posted: Posted,
    act: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      return await act();
    } catch (error) {
      if (!isForBuyer(error)) throw error;
      await keepTyped(visit, posted);
      const shown = [
        ...['email', 'phone', 'name', 'country', 'line1', 'city', 'region', 'postal_code'],
        ...['delivery', 'payment', 'code'],
      ];
      const isShown = Object.keys(error.fields ?? {}).every((field) => shown.includes(field));
      const problems = error.fields && isShown ? error.fields : { '': error.message };
      return sendCheckout(reply.code(error.status), visit, { posted, problems });
    }
  }

  /** Asks again by itself, without a script. */
  function sendConfirming(reply: FastifyReply) {
    const { html: text, policy } = noticePage('confirming');
    return reply
      .type(html)
      .headers({ refresh: String(confirmingSeconds), 'content-security-policy': policy })
      .send(text);
  }

  async function sendCheckout(
    reply: FastifyReply,
    visit: Visit,
    shown: { posted: Posted; problems: Readonly<Record<string, string>> },
  ) {
    const page = await inShop(visit, (db) => readCheckoutPage(db, visit, shown));
    return send(reply, visit, page);
  }

  function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const status = statusOf(error);
    if (status >= 500 && status !== 503) request.log.error({ err: error }, 'page of a visitor');
    if (error instanceof DomainError && error.retryAfterSeconds !== undefined) {
      reply.header('retry-after', error.retryAfterSeconds);
      // A page comes again by itself; what a form asks for is sent again by who sent it.
      if (status === 503 && request.method === 'GET') reply.header('refresh', error.retryAfterSeconds);
    }
    const notice = status === 429 || status === 503 ? 'too_many' : status < 500 ? 'unknown' : 'failed';
    const { html: text, policy } = noticePage(notice);
    return reply.code(status).type(html).header('content-security-policy', policy).send(text);
  }
}

function codeIn({ code = '' }: Posted): string {
  return code.trim().slice(0, 200);
}

/** What the page says on which it was asked for, and no page of its own. */
function isForBuyer(error: unknown): error is DomainError {
  return error instanceof DomainError && error.status !== 429 && error.status < 500;
}

/** What a form wants of a variant. */
function wantedUnits(posted: Posted | null): { variantId: string; quantity: number } {
  const { variant_id = '', quantity = '1' } = posted ?? {};
  return {
    variantId: readId(variant_id) ?? '00000000-0000-0000-0000-000000000000',
    quantity: quantityOf(quantity),
  };
}

/** What the form of the cart wants of each line, by its variant; none of the one whose button was pressed. */
function quantitiesIn(posted: Posted): Map<string, number> {
  const fields = Object.entries(posted).map(([name, typed]): [string, string] => [
    name.replace(/^quantity:/, ''),
    typed,
  ]);
  const wanted = new Map(fields.map(([variantId, typed]) => [variantId, quantityOf(typed)]));
  return posted.remove === undefined ? wanted : wanted.set(posted.remove, 0);
}

/** What is no number is no quantity. */
function quantityOf(typed: string): number {
  return /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** What Fastify refuses by itself, such as a form that is too long, keeps its status. */
function statusOf(error: unknown): number {
  if (error instanceof DomainError) return error.status;
  const { statusCode } = error as { statusCode?: number };
  return statusCode !== undefined && statusCode < 500 ? statusCode : 500;
}
