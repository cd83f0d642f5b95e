import { limits } from '@sokoni/rules/limits';
import type { NewsletterState } from '@sokoni/themes/visitor-pages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { typedIn, type Visitors } from '#channels/storefront/checkout/pages/visitors.ts';
import type { Services } from '#core/services.ts';
import { askToJoin, joinNewsletter } from './join-newsletter.ts';
import { confirmedEmail } from './newsletter-link.ts';
import { sayNewsletter } from './sentences.ts';

type Form = FastifyRequest<{ Body: Readonly<Record<string, string>> | null }>;
type AtLink = FastifyRequest<{ Params: { link: string } }>;

/** The pages on which visitors join the newsletter: who has asked gets a link, and only the button behind the link joins. */
export function mountNewsletter(
  shops: FastifyInstance,
  { secrets }: Pick<Services, 'secrets'>,
  { visitOf, inShop, send, orShow }: Visitors,
): void {
  const counted = { config: { rateLimit: { max: limits.checkoutsPerAddressMinute, timeWindow: 60_000 } } };
  const pageOf = (state: NewsletterState, email = '', problems: Readonly<Record<string, string>> = {}) => ({
    kind: 'newsletter' as const,
    ...{ state, email, problems },
  });
  const stale = () => pageOf('open', '', { '': sayNewsletter('stale') });

  shops.get('/newsletter', counted, async (request, reply) =>
    send(reply, await visitOf(request), pageOf('open')),
  );
  shops.post('/newsletter', counted, async (request: Form, reply) => {
    const visit = await visitOf(request);
    const email = typedIn(request, 'email', limits.emailLength);
    const act = async () => {
      await inShop(visit, (db) => askToJoin(db, visit.visitor, email, visit.guesser));
      return send(reply, visit, pageOf('asked', email));
    };
    return orShow(reply, visit, act, (problems) => pageOf('open', email, problems));
  });
  shops.get('/newsletter/:link', counted, async (request: AtLink, reply) => {
    const visit = await visitOf(request);
    const { storeId, visitor } = visit;
    const email = confirmedEmail(secrets, { storeId, link: request.params.link, now: visitor.now });
    return send(reply, visit, email === null ? stale() : pageOf('confirm', email));
  });
  shops.post('/newsletter/:link', counted, async (request: AtLink, reply) => {
    const visit = await visitOf(request);
    const { storeId, visitor } = visit;
    const email = confirmedEmail(secrets, { storeId, link: request.params.link, now: visitor.now });
    if (email === null) return send(reply.code(400), visit, stale());
    await inShop(visit, (db) => joinNewsletter(db, visitor, email));
    return send(reply, visit, pageOf('joined', email));
  });
}
