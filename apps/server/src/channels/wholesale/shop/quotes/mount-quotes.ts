import type { WholesalePage } from '@sokoni/themes/wholesale-pages.ts';
import type { FastifyInstance } from 'fastify';
import { assertPrintable, type QuoteFileInput, quoteFile } from '#channels/wholesale/quotes/quote-file.ts';
import { readQuote } from '#channels/wholesale/quotes/quote-view.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId, readId } from '#core/ids.ts';
import type { Services } from '#core/services.ts';
import type { Asked, BuyerAnswers, Buying } from '../answers.ts';
import type { Posted } from '../delivery-address.ts';
import { counted, type Form, type FormAt, ofCart, typedPage } from '../forms.ts';
import { problemsOf } from '../mount-buying.ts';
import { readBuyerCart } from '../read-cart.ts';
import { readDeliverTo } from '../read-checkout.ts';
import { acceptInShop, askInShop, companyQuote, counterInShop, declineInShop } from './answer-quote.ts';
import { readCompanyQuote, readCompanyQuotes } from './read-quotes.ts';

type At = FormAt<{ quote_id: string }>;

/** The quotes of a company: asked for from the cart, answered, and ordered by. */
export function mountQuotes(
  shops: FastifyInstance,
  services: Services,
  { forBuyer, forBuying, sendFile }: BuyerAnswers,
): void {
  shops.get<{ Querystring: { page?: unknown } }>('/wholesale/quotes', counted, async (request, reply) =>
    forBuyer(request, reply, async (asked) => ({
      page: {
        view: 'quotes',
        frame: asked.frame,
        ...(await readCompanyQuotes(asked, typedPage(request.query.page))),
      },
    })),
  );
  shops.get('/wholesale/quotes/new', ofCart, async (request, reply) =>
    forBuying(request, reply, async (asked) => ({ page: await askPage(asked) })),
  );
  shops.post('/wholesale/quotes', counted, async (request: Form, reply) => {
    const posted = request.body ?? {};
    return forBuying(
      request,
      reply,
      async (asked) => ({ to: addressOf(await askInShop(asked, posted)) }),
      (asked, error) => askPage(asked, posted, firstOf(error)),
    );
  });

  shops.get('/wholesale/quotes/:quote_id', counted, async (request: At, reply) =>
    forBuyer(request, reply, async (asked) => ({ page: await quotePage(asked, quoteIdIn(request)) })),
  );
  shops.get('/wholesale/quotes/:quote_id/document', counted, async (request: At, reply) =>
    sendFile(request, reply, async (asked) => {
      const { id: quote_id } = await companyQuote(asked, quoteIdIn(request));
      const { db, storeId: store_id, now } = asked;
      assertPrintable(await readQuote(db, store_id, quote_id, now));
      const input: QuoteFileInput = { store_id, quote_id, side: 'buyer' };
      return async () => {
        const file = await quoteFile(services, input);
        if (!file) throw new DomainError('not_found');
        return file;
      };
    }),
  );

  /** An act on a quote, which shows it again with what was typed where it was refused. */
  const act = (path: string, work: (asked: Buying, quoteId: string, posted: Posted) => Promise<string>) =>
    shops.post(`/wholesale/quotes/:quote_id/${path}`, counted, async (request: At, reply) => {
      const posted = request.body ?? {};
      return forBuying(
        request,
        reply,
        async (asked) => {
          const quoteId = quoteIdIn(request);
          // Another country has other fields.
          if (posted.act === 'update')
            return { page: await quotePage(asked, quoteId, { ...posted, address: 'new' }) };
          return { to: await work(asked, quoteId, posted) };
        },
        (asked, error) => quotePage(asked, quoteIdIn(request), posted, problemsOf(error)),
      );
    });
  act('acceptance', async (asked, quoteId, posted) => {
    const orderId = await acceptInShop(asked, quoteId, posted);
    return `/wholesale/orders/${orderId}?placed=1`;
  });
  act('counter-offers', async (asked, quoteId, posted) => {
    await counterInShop(asked, quoteId, posted);
    return addressOf(quoteId);
  });
  act('decline', async (asked, quoteId, posted) => {
    await declineInShop(asked, quoteId, posted);
    return addressOf(quoteId);
  });
}

async function askPage(asked: Buying, posted: Posted = {}, problem = ''): Promise<WholesalePage> {
  const cart = await readBuyerCart(asked);
  const id = readId(posted.quote) ?? newId();
  return { view: 'ask', frame: asked.frame, id, cart, values: posted, problem };
}

async function quotePage(
  asked: Asked,
  quoteId: string,
  posted: Posted = {},
  problems: Readonly<Record<string, string>> = {},
): Promise<WholesalePage> {
  const quote = await readCompanyQuote(asked, quoteId);
  const { agreement } = asked.buyer;
  const deliverTo =
    quote.canAccept && agreement ? await readDeliverTo({ ...asked, agreement }, posted, problems) : null;
  const problem = problems[''] ?? '';
  return { view: 'quote', frame: asked.frame, quote, deliverTo, values: posted, problem };
}

function firstOf({ fields, message }: DomainError): string {
  return Object.values(fields ?? {})[0] ?? message;
}

function addressOf(quoteId: string): string {
  return `/wholesale/quotes/${quoteId}`;
}

function quoteIdIn({ params }: At): string {
  const id = readId(params.quote_id);
  if (id === null) throw new DomainError('not_found');
  return id;
}
