import type { Calls } from '@sokoni/contract/calls';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer, BodyFor, PurchaseQuote, Quote } from '#contract-types.ts';

type QuotesRoute = 'GET /marketplace/v1/stores/{id}/wholesale/quotes';
type PurchaseQuotesRoute = 'GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes';

export type QuoteRow = Answer<QuotesRoute>['items'][number];
export type PurchaseQuoteRow = Answer<PurchaseQuotesRoute>['items'][number];
export type OfferBody = BodyFor<'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/offers'>;

/** A page of the quotes to companies, those that were touched last first. */
export function useQuotes(query: NonNullable<Calls[QuotesRoute]['query']>) {
  return useStoreList('GET /marketplace/v1/stores/{id}/wholesale/quotes', {
    key: (storeId) => [...keys.wholesaleQuotes(storeId), 'list', query],
    query,
  });
}

export function useQuote(quoteId: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}', {
    key: (storeId) => quoteKey(storeId, quoteId),
    params: { quote_id: quoteId },
  });
}

/** Offers a company something of the store's own accord. */
export function useStartQuote() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/wholesale/quotes', {}, quoteChanged);
}

export function useOfferQuote(quoteId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/offers',
    { quote_id: quoteId },
    quoteChanged,
  );
}

export function useDeclineQuote(quoteId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/decline',
    { quote_id: quoteId },
    quoteChanged,
  );
}

/** The address of the quote as PDF, good for a minute. */
export function useQuoteDocument(quote_id: string) {
  const id = useActiveStoreId();
  return useMutation({
    mutationFn: async () => {
      const params = { id, quote_id };
      const route = 'GET /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/document';
      return (await api(route, { params })).url;
    },
  });
}

/** A page of the quotes of suppliers, those that were touched last first. */
export function usePurchaseQuotes(query: NonNullable<Calls[PurchaseQuotesRoute]['query']>) {
  return useStoreList('GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes', {
    key: (storeId) => [...keys.purchaseQuotes(storeId), 'list', query],
    query,
  });
}

export function usePurchaseQuote(quoteId: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}', {
    key: (storeId) => purchaseQuoteKey(storeId, quoteId),
    params: { purchase_quote_id: quoteId },
  });
}

/** Asks a supplier; the cart there is empty then. */
export function useAskForQuote(supplierId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/quotes',
    { supplier_store_id: supplierId },
    purchaseQuoteChanged,
  );
}

export function useCounterQuote(quoteId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/counter-offers',
    { purchase_quote_id: quoteId },
    purchaseQuoteChanged,
  );
}

/** Orders at the offered prices. */
export function useAcceptQuote(quoteId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/acceptance',
    { purchase_quote_id: quoteId },
    (quote, storeId, client) => {
      for (const key of [keys.wholesaleSuppliers, keys.wholesalePurchases, keys.payables])
        void client.invalidateQueries({ queryKey: key(storeId) });
      return purchaseQuoteChanged(quote, storeId, client);
    },
  );
}

export function useDeclinePurchaseQuote(quoteId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/decline',
    { purchase_quote_id: quoteId },
    purchaseQuoteChanged,
  );
}

export function usePurchaseQuoteDocument(purchase_quote_id: string) {
  const id = useActiveStoreId();
  return useMutation({
    mutationFn: async () => {
      const params = { id, purchase_quote_id };
      const route =
        'GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/document' as const;
      return (await api(route, { params })).url;
    },
  });
}

function quoteKey(storeId: string, quoteId: string) {
  return [...keys.wholesaleQuotes(storeId), 'one', quoteId] as const;
}

function purchaseQuoteKey(storeId: string, quoteId: string) {
  return [...keys.purchaseQuotes(storeId), 'one', quoteId] as const;
}

function quoteChanged(quote: Quote, storeId: string, client: QueryClient) {
  showAnswer(client, quoteKey(storeId, quote.id), quote);
  return client.invalidateQueries({ queryKey: [...keys.wholesaleQuotes(storeId), 'list'] });
}

function purchaseQuoteChanged(quote: PurchaseQuote, storeId: string, client: QueryClient) {
  showAnswer(client, purchaseQuoteKey(storeId, quote.id), quote);
  return client.invalidateQueries({ queryKey: [...keys.purchaseQuotes(storeId), 'list'] });
}
