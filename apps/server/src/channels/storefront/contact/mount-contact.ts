import { limits } from '@sokoni/rules/limits';
import type { VisitorPage } from '@sokoni/themes/visitor-pages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { typedIn, type Visitors } from '#channels/storefront/checkout/pages/visitors.ts';
import { writeMessage } from './write-message.ts';

type ContactPage = Extract<VisitorPage, { kind: 'contact' }>;
type Form = FastifyRequest<{ Body: Readonly<Record<string, string>> | null }>;

/** The page on which a shop is written to. */
export function mountContact(shops: FastifyInstance, { visitOf, inShop, send, orShow }: Visitors): void {
  const counted = { config: { rateLimit: { max: limits.checkoutsPerAddressMinute, timeWindow: 60_000 } } };
  const empty: Omit<ContactPage, 'state'> = { kind: 'contact', values: {}, problems: {} };

  shops.get<{ Querystring: { sent?: unknown } }>('/contact', counted, async (request, reply) => {
    const visit = await visitOf(request);
    return send(reply, visit, { ...empty, state: request.query.sent === '1' ? 'sent' : 'open' });
  });
  shops.post('/contact', counted, async (request: Form, reply) => {
    const visit = await visitOf(request);
    const values = {
      name: typedIn(request, 'name', limits.personNameLength),
      email: typedIn(request, 'email', limits.emailLength),
      message: typedIn(request, 'message', limits.shopMessageLength),
    };
    const act = async () => {
      // Only a program fills in what nobody sees.
      const isTyped = typedIn(request, 'website', 1) === '';
      if (isTyped) await inShop(visit, (db) => writeMessage(db, visit.storeId, values, visit.guesser));
      return reply.redirect('/contact?sent=1', 303);
    };
    return orShow(reply, visit, act, (problems) => ({ ...empty, state: 'open', values, problems }));
  });
}
