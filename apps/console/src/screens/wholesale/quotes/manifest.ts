import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

/** Prices that are agreed on before an order, as the supplier and as the buyer. */
export const wholesaleQuotes: Manifest = {
  pages: [
    {
      path: '/wholesale/quotes',
      handle: storePage('quotes'),
      lazy: () => import('./selling/quotes.tsx').then((m) => ({ Component: m.QuotesScreen })),
    },
    {
      path: '/wholesale/quotes/new',
      handle: storePage('newQuote'),
      lazy: () => import('./selling/new-quote.tsx').then((m) => ({ Component: m.NewQuoteScreen })),
    },
    {
      path: '/wholesale/quotes/:id',
      handle: storePage('quote'),
      lazy: () => import('./selling/quote.tsx').then((m) => ({ Component: m.QuoteScreen })),
    },
    {
      path: '/wholesale/purchase-quotes',
      handle: storePage('purchaseQuotes'),
      lazy: () => import('./buying/purchase-quotes.tsx').then((m) => ({ Component: m.PurchaseQuotesScreen })),
    },
    {
      path: '/wholesale/purchase-quotes/:id',
      handle: storePage('purchaseQuote'),
      lazy: () => import('./buying/purchase-quote.tsx').then((m) => ({ Component: m.PurchaseQuoteScreen })),
    },
  ],
};
