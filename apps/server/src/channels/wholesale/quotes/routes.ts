import { actionNow } from '#core/action.ts';
import { signedLink } from '#core/http/downloads.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { firstLocationId } from '#stock/assert-stock-locations.ts';
import { findQuotes } from './list-queries.ts';
import { declineAsSupplier, offerNewQuote, offerQuote } from './offer-quote.ts';
import { assertPrintable, type QuoteFileInput } from './quote-file.ts';
import { findItemsNow } from './quote-queries.ts';
import { quoteRowView, quoteView, readQuote } from './quote-view.ts';
import { sayQuote } from './sentences.ts';

const quotes = '/marketplace/v1/stores/{id}/wholesale/quotes';

type QuoteCall = Pick<StoreCall<`GET ${typeof quotes}/{quote_id}`>, 'read' | 'storeId' | 'now'>;

async function shown({ read, storeId, now }: QuoteCall, quoteId: string) {
  return read(async (db) => {
    const whole = await readQuote(db, storeId, quoteId, now);
    const from = { storeId, locationId: await firstLocationId(db, storeId) };
    const ids = whole.lines.map(({ variant_id }) => variant_id);
    return quoteView(whole, await findItemsNow(db, from, ids));
  });
}

export const listQuotes: StoreHandler<`GET ${typeof quotes}`> = async (call) => {
  const { query, storeId, now } = call;
  const { search, state, customer_id: customerId } = query;
  const filter = { search, state, customerId };
  const page = await call.read((db) => findQuotes(db, storeId, filter, pageWindow(query), now));
  return { data: pageAnswer(query, page, quoteRowView) };
};

export const getQuote: StoreHandler<`GET ${typeof quotes}/{quote_id}`> = async (call) => ({
  data: await shown(call, call.params.quote_id),
});

export const postQuote: StoreHandler<`POST ${typeof quotes}`> = async (call) => {
  const { storeId, body, actor, now } = call;
  const id = await call.command('offer_quote', async (db, notes) => {
    const made = await offerNewQuote(db, storeId, body, actionNow(actor, now));
    const { customer_id, valid_until } = body;
    notes.audit({ subject: `quote:${made}`, after: { customer_id, valid_until } });
    return made;
  });
  const data = await shown(call, id);
  return { data, message: sayQuote('done.offered', { number: data.number }) };
};

export const postOffer: StoreHandler<`POST ${typeof quotes}/{quote_id}/offers`> = async (call) => {
  const { storeId, body, params, actor, now } = call;
  await call.command('offer_quote', async (db, notes) => {
    await offerQuote(db, storeId, params.quote_id, body, actionNow(actor, now));
    notes.audit({ subject: `quote:${params.quote_id}`, after: { valid_until: body.valid_until } });
  });
  const data = await shown(call, params.quote_id);
  return { data, message: sayQuote('done.offered', { number: data.number }) };
};

export const postDecline: StoreHandler<`POST ${typeof quotes}/{quote_id}/decline`> = async (call) => {
  const { storeId, body, params, actor, now } = call;
  await call.command('decline_quote', async (db, notes) => {
    await declineAsSupplier(db, storeId, params.quote_id, body, actionNow(actor, now));
    notes.audit({ subject: `quote:${params.quote_id}` });
  });
  return { data: await shown(call, params.quote_id), message: sayQuote('done.declined') };
};

export const getQuoteDocument: StoreHandler<`GET ${typeof quotes}/{quote_id}/document`> = async (call) => {
  const { storeId, params, services, now } = call;
  const whole = await call.read((db) => readQuote(db, storeId, params.quote_id, now));
  assertPrintable(whole);
  const input: QuoteFileInput = { store_id: storeId, quote_id: whole.row.id, side: 'supplier' };
  return { data: { url: signedLink(services.secrets, 'wholesale_quote', input, now) } };
};
