import { system } from '@sokoni/rules/access/actor';
import { isCalendarDay } from '@sokoni/rules/wall-time';
import type { FastifyInstance } from 'fastify';
import type { Visitors } from '#channels/storefront/checkout/pages/visitors.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { readId } from '#core/ids.ts';
import type { Services } from '#core/services.ts';
import { type OrderDocumentInput, orderDocumentFile } from '#sales/documents/order-document-file.ts';
import { type StatementInput, statementFile } from '#sales/documents/statements/statement-file.ts';
import type { BuyerAnswers } from './answers.ts';
import { counted, type FormAt, ofCart, typedPage } from './forms.ts';
import { cartPage, cataloguePage, catalogueRequestOf } from './mount-buying.ts';
import { findIntroduction } from './queries.ts';
import {
  companyOrder,
  orderAgain,
  readCompanyAccount,
  readCompanyOrder,
  readCompanyOrders,
} from './read-orders.ts';
import { sayOrders } from './sentences.ts';
import { readShopCaller } from './shop-buyer.ts';

type At = FormAt<{ order_id: string }>;

/** Where companies begin, what they have ordered, and their documents. */
export function mountOrders(
  shops: FastifyInstance,
  services: Services,
  { visitOf, inShop, send }: Visitors,
  { forBuyer, forBuying, sendFile, orNotFound }: BuyerAnswers,
): void {
  shops.get('/wholesale', ofCart, async (request, reply) => {
    const visit = await visitOf(request);
    return orNotFound(reply, visit, async () => {
      const { caller, introduction } = await inShop(visit, async (db) => ({
        caller: await readShopCaller(db, visit),
        introduction: await findIntroduction(db, visit.storeId),
      }));
      if (caller.kind === 'buyer')
        return forBuying(request, reply, async (asked) => ({
          page: await cataloguePage(asked, catalogueRequestOf(request.query)),
        }));
      const stranger = caller.kind === 'stranger' ? caller.email : null;
      const page = { view: 'welcome' as const, introduction, email: '', stranger, problems: {} };
      return send(reply, visit, { kind: 'wholesale', page });
    });
  });

  shops.get<{ Querystring: { page?: unknown } }>('/wholesale/orders', counted, async (request, reply) =>
    forBuyer(request, reply, async (asked) => ({
      page: {
        view: 'orders',
        frame: asked.frame,
        ...(await readCompanyOrders(asked, typedPage(request.query.page))),
      },
    })),
  );
  shops.get<{ Params: { order_id: string }; Querystring: { placed?: unknown } }>(
    '/wholesale/orders/:order_id',
    counted,
    async (request, reply) =>
      forBuyer(request, reply, async (asked) => {
        const order = await readCompanyOrder(asked, orderIdIn(request.params));
        return { page: { view: 'order', frame: asked.frame, order, isNew: request.query.placed === '1' } };
      }),
  );
  shops.post('/wholesale/orders/:order_id/again', ofCart, async (request: At, reply) =>
    forBuying(
      request,
      reply,
      async (asked) => {
        const left = await orderAgain(asked, orderIdIn(request.params));
        return left.length === 0 ? { to: '/wholesale/cart' } : { page: await cartPage(asked, '', left) };
      },
      (asked, error) => cartPage(asked, error.message),
    ),
  );
  shops.get('/wholesale/orders/:order_id/invoice', counted, async (request: At, reply) =>
    sendFile(request, reply, async (asked) => {
      const { id } = await companyOrder(asked, orderIdIn(request.params));
      const input: OrderDocumentInput = {
        ...{ store_id: asked.storeId, order_id: id, document: 'invoice', viewer: system },
      };
      return () => orderDocumentFile(services, input);
    }),
  );

  shops.get('/wholesale/account', counted, async (request, reply) =>
    forBuyer(request, reply, async (asked) => ({
      page: { view: 'account', frame: asked.frame, account: await readCompanyAccount(asked), problem: '' },
    })),
  );
  shops.get<{ Querystring: { from_day?: unknown; to_day?: unknown } }>(
    '/wholesale/statement',
    counted,
    async (request, reply) => {
      const { from_day, to_day } = request.query;
      if (!isDay(from_day) || !isDay(to_day) || from_day > to_day)
        return forBuyer(request, reply.code(400), async (asked) => ({
          page: {
            ...{ view: 'account', frame: asked.frame, account: await readCompanyAccount(asked) },
            problem: sayOrders('statement.wrong'),
          },
        }));
      return sendFile(request, reply, async ({ storeId, buyer }) => {
        const input: StatementInput = { store_id: storeId, customer_id: buyer.customerId, from_day, to_day };
        return () => statementFile(services, input);
      });
    },
  );
}

function orderIdIn({ order_id }: { order_id: string }): string {
  const id = readId(order_id);
  if (id === null) throw new DomainError('not_found');
  return id;
}

function isDay(text: unknown): text is string {
  return typeof text === 'string' && isCalendarDay(text);
}
