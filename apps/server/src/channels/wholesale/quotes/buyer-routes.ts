import { actionNow } from '#core/action.ts';
import { signedLink } from '#core/http/downloads.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { acceptQuote, counterQuote, declineAsBuyer, readQuoteToBuy, requestQuote } from './buy-by-quote.ts';
import { findQuotesToBuy } from './list-queries.ts';
import { assertPrintable, type QuoteFileInput } from './quote-file.ts';
import { purchaseQuoteRowView, purchaseQuoteView } from './quote-view.ts';
import { sayQuote } from './sentences.ts';

const base = '/marketplace/v1/stores/{id}/wholesale';
const one = `${base}/purchase-quotes/{purchase_quote_id}` as const;

type QuoteCall = Pick<StoreCall<`GET ${typeof one}`>, 'read' | 'storeId' | 'now'>;

async function shown({ read, storeId, now }: QuoteCall, quoteId: string) {
  return purchaseQuoteView(await read((db) => readQuoteToBuy(db, storeId, quoteId, now)));
}

export const postQuoteRequest: StoreHandler<
  `POST ${typeof base}/suppliers/{supplier_store_id}/quotes`
> = async (call) => {
  const { storeId, body, params, actor, now, caller } = call;
  const buying = { buyerStoreId: storeId, supplierId: params.supplier_store_id };
  const id = await call.command('request_quote', async (db, notes) => {
    const placing = { userId: caller.userId, action: actionNow(actor, now) };
    const made = await requestQuote(db, buying, body, placing);
    notes.audit({ subject: `quote:${made}`, after: { supplier_id: buying.supplierId } });
    return made;
  });
  return { data: await shown(call, id), message: sayQuote('done.requested') };
};

export const listPurchaseQuotes: StoreHandler<`GET ${typeof base}/purchase-quotes`> = async (call) => {
  const { query, now } = call;
  const { search, state, supplier_id: supplierId } = query;
  const filter = { search, state, supplierId };
  const page = await call.read((db) => findQuotesToBuy(db, filter, pageWindow(query), now));
  return { data: pageAnswer(query, page, purchaseQuoteRowView) };
};

export const getPurchaseQuote: StoreHandler<`GET ${typeof one}`> = async (call) => ({
  data: await shown(call, call.params.purchase_quote_id),
});

export const postCounterOffer: StoreHandler<`POST ${typeof one}/counter-offers`> = async (call) => {
  const { storeId, body, actor, now } = call;
  const id = call.params.purchase_quote_id;
  await call.command('counter_quote', async (db, notes) => {
    await counterQuote(db, storeId, id, body, actionNow(actor, now));
    notes.audit({ subject: `quote:${id}` });
  });
  return { data: await shown(call, id), message: sayQuote('done.countered') };
};

export const postAcceptance: StoreHandler<`POST ${typeof one}/acceptance`> = async (call) => {
  const { storeId, body, actor, now, caller } = call;
  const id = call.params.purchase_quote_id;
  await call.command('accept_quote', async (db, notes) => {
    const placing = { userId: caller.userId, action: actionNow(actor, now) };
    const order_id = await acceptQuote(db, storeId, id, body, placing);
    const { expected_total: total, reference } = body;
    notes.audit({ subject: `quote:${id}`, after: { order_id, total, reference } });
  });
  return { data: await shown(call, id), message: sayQuote('done.accepted') };
};

export const postPurchaseQuoteDecline: StoreHandler<`POST ${typeof one}/decline`> = async (call) => {
  const { storeId, body, actor, now } = call;
  const id = call.params.purchase_quote_id;
  await call.command('decline_quote', async (db, notes) => {
    await declineAsBuyer(db, storeId, id, body, actionNow(actor, now));
    notes.audit({ subject: `quote:${id}` });
  });
  return { data: await shown(call, id), message: sayQuote('done.declined') };
};

export const getPurchaseQuoteDocument: StoreHandler<`GET ${typeof one}/document`> = async (call) => {
  const { storeId, params, services, now } = call;
  const whole = await call.read((db) => readQuoteToBuy(db, storeId, params.purchase_quote_id, now));
  assertPrintable(whole);
  const { store_id, id: quote_id } = whole.row;
  const input: QuoteFileInput = { store_id, quote_id, side: 'buyer' };
  return { data: { url: signedLink(services.secrets, 'wholesale_quote', input, now) } };
};
