import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import {
  getPurchaseQuote,
  getPurchaseQuoteDocument,
  listPurchaseQuotes,
  postAcceptance,
  postCounterOffer,
  postPurchaseQuoteDecline,
  postQuoteRequest,
} from './buyer-routes.ts';
import { mailQuote } from './mail-quote.ts';
import { quoteFile } from './quote-file.ts';
import { forgetQuotes, takeOverQuotes } from './quote-hooks.ts';
import { getQuote, getQuoteDocument, listQuotes, postDecline, postOffer, postQuote } from './routes.ts';

const ofWholesale = { module: 'module_wholesale' } as const;

/** Prices that a supplier and a company agree on before they order: both sides. */
export const wholesaleQuotes = {
  routes: {
    'GET /marketplace/v1/stores/{id}/wholesale/quotes': staff('manageWholesale', listQuotes, ofWholesale),
    'POST /marketplace/v1/stores/{id}/wholesale/quotes': staff('manageWholesale', postQuote, ofWholesale),
    'GET /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}': staff(
      'manageWholesale',
      getQuote,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/offers': staff(
      'manageWholesale',
      postOffer,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/decline': staff(
      'manageWholesale',
      postDecline,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/quotes/{quote_id}/document': staff(
      'manageWholesale',
      getQuoteDocument,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/quotes': staff(
      'buyWholesale',
      postQuoteRequest,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes': staff(
      'buyWholesale',
      listPurchaseQuotes,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}': staff(
      'buyWholesale',
      getPurchaseQuote,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/counter-offers': staff(
      'buyWholesale',
      postCounterOffer,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/acceptance': staff(
      'buyWholesale',
      postAcceptance,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/decline': staff(
      'buyWholesale',
      postPurchaseQuoteDecline,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/purchase-quotes/{purchase_quote_id}/document': staff(
      'buyWholesale',
      getPurchaseQuoteDocument,
      ofWholesale,
    ),
  },
  downloads: { wholesale_quote: quoteFile },
  tasks: { mail_wholesale_quote: mailQuote },
  hooks: { customerMerged: takeOverQuotes, customerErased: forgetQuotes },
} satisfies Manifest;
