import { askedQuoteId, offeredQuoteId, quoteToBuyId } from '#fixtures/quote-fixtures.ts';
import { press } from '#support/browser/page-actions.ts';
import { type Line, seenBy } from './screen-table.ts';

const quotes = /\/wholesale\/quotes(\/[0-9a-f-]{36})?(\?.*)?$/;
const toBuy = /\/wholesale\/purchase-quotes(\/[0-9a-f-]{36})?(\?.*)?$/;
const asked = `/wholesale/quotes/${askedQuoteId}`;
const offered = `/wholesale/quotes/${offeredQuoteId}`;
const ofSupplier = `/wholesale/purchase-quotes/${quoteToBuyId}`;
const one = '/wholesale/quotes/:id';
const bought = '/wholesale/purchase-quotes/:id';

/** Quotes to companies and of suppliers. */
export const quoteScreens = seenBy('owner', [
  ['quotes', '/wholesale/quotes', 'Showing 1-2 of 2'],
  ['quotes, loading', '/wholesale/quotes', 'Wholesale', { hold: quotes }],
  ['quotes, failed', '/wholesale/quotes', 'Retry', { refuse: quotes }],
  ['quotes, none found', '/wholesale/quotes', 'No quotes found', { at: '/wholesale/quotes?state=declined' }],
  ['a new quote', '/wholesale/quotes/new', 'Search for the items that you want to offer.'],
  ['a new quote, incomplete', '/wholesale/quotes/new', 'Add at least one item', { act: press('Send quote') }],
  ['a quote that is asked for', one, 'Send quote', { at: asked }],
  ['a quote that was offered', one, 'Change offer', { at: offered }],
  ['a quote, loading', one, 'Quote', { at: asked, hold: quotes }],
  ['a quote, failed', one, 'Retry', { at: asked, refuse: quotes }],
  ['a quote, declined', one, /^Decline quote/, { at: asked, act: press('Decline…') }],
  ['supplier quotes', '/wholesale/purchase-quotes', 'Showing 1-2 of 2'],
  ['supplier quotes, loading', '/wholesale/purchase-quotes', 'Wholesale purchasing', { hold: toBuy }],
  ['supplier quotes, failed', '/wholesale/purchase-quotes', 'Retry', { refuse: toBuy }],
  [
    'supplier quotes, none found',
    '/wholesale/purchase-quotes',
    'No quotes found',
    { at: '/wholesale/purchase-quotes?search=nowhere' },
  ],
  ['a supplier quote', bought, 'Make a counter-offer', { at: ofSupplier }],
  ['a supplier quote, loading', bought, 'Quote', { at: ofSupplier, hold: toBuy }],
  ['a supplier quote, failed', bought, 'Retry', { at: ofSupplier, refuse: toBuy }],
  ['a counter-offer', bought, 'Send counter-offer', { at: ofSupplier, act: press('Make a counter-offer') }],
  ['a quote to be accepted', bought, /^Accept quote/, { at: ofSupplier, act: press('Accept') }],
]);

/** Of a store that neither sells to companies nor buys from suppliers. */
export const noQuotes: readonly Line[] = [
  ['quotes, empty', '/wholesale/quotes', 'No quotes yet'],
  ['supplier quotes, empty', '/wholesale/purchase-quotes', 'No quotes yet'],
];
