import type { Page } from 'playwright-core';
import { purchaseId } from '#fixtures/wholesale-fixtures.ts';
import { press } from '#support/browser/page-actions.ts';
import { type Line, seenBy } from './screen-table.ts';

const suppliers = /\/wholesale\/suppliers\?/;
const oneSupplier = /\/wholesale\/suppliers\/[0-9a-f-]{36}$/;
const products = /\/wholesale\/suppliers\/[0-9a-f-]{36}\/products\?/;
const purchases = /\/wholesale\/purchases(\/[0-9a-f-]{36})?(\?.*)?$/;
const payables = /\/wholesale\/payables$/;
const purchase = `/wholesale/purchases/${purchaseId}`;
const shop = '/wholesale/suppliers/:id';
const at = '/wholesale/suppliers';

/** Goes into the shop of the supplier that one buys from, and does something there. */
function inShop(...acts: ((page: Page) => Promise<void>)[]): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('link', { name: /^Buy from Großhandel/ }).click();
    for (const act of acts) await act(page);
  };
}

/** Puts a basin into the cart, of which twelve are the least; the cart is opened where it does not stand beside the products. */
const withCart = inShop(press('Add Enamel basin to the cart'), async (page) => {
  const open = page.getByRole('button', { name: /^Cart: / });
  if (await open.isVisible()) await open.click();
});

async function askForQuote(page: Page): Promise<void> {
  await withCart(page);
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
}

/** Buying from suppliers on the platform. */
export const buyingScreens = seenBy('owner', [
  ['suppliers to buy from', at, 'Kiosk 8 Wholesale'],
  ['suppliers to buy from, loading', at, 'Wholesale purchasing', { hold: suppliers }],
  ['suppliers to buy from, failed', at, 'Retry', { refuse: suppliers }],
  ['suppliers to buy from, none found', at, 'No suppliers found', { at: `${at}?search=nowhere` }],
  ['a question to be let in', at, 'Tax number', { act: press(/^Ask Kiosk 8/) }],
  ['a supplier to buy from', shop, 'KES 900.00 each', { at, act: inShop() }],
  [
    'a supplier that is live, from a store in test mode',
    shop,
    /is in test mode/,
    { at, act: openOf('Buy from Kamukunji Live Wholesale') },
  ],
  ['a supplier that said no', shop, /^Their reason/, { at, act: openOf('Wholesale Only in Mombasa') }],
  ['a supplier to buy from, failed', shop, 'Retry', { at, refuse: oneSupplier, act: inShop() }],
  ['what a supplier offers, failed', shop, 'Retry', { at, refuse: products, act: inShop() }],
  ['a cart at a supplier', shop, 'The minimum is 12.', { at, act: withCart, anew: true }],
  ['a question for a quote', shop, 'Send request', { at, act: askForQuote, anew: true }],
  [
    'variants at a supplier',
    shop,
    'DR-M',
    {
      ...{ at, act: inShop(press('Choose variants of Kitenge dress')) },
    },
  ],
  ['a quick order', shop, 'Choose a CSV file', { at, act: inShop(press('Quick order')) }],
  ['shopping lists', shop, 'No shopping lists yet', { at, act: inShop(press('Shopping lists')) }],
  ['a statement from a supplier', shop, /^Statement from/, { at, act: inShop(press('Statement')) }],
  ['purchases', '/wholesale/purchases', 'PO-2026/114'],
  ['purchases, loading', '/wholesale/purchases', 'Wholesale purchasing', { hold: purchases }],
  ['purchases, failed', '/wholesale/purchases', 'Retry', { refuse: purchases }],
  ['a purchase', '/wholesale/purchases/:id', 'Track SN-4471', { at: purchase }],
  [
    'documents of a purchase',
    '/wholesale/purchases/:id',
    'Delivery note',
    { at: purchase, act: press('Documents'), anew: true },
  ],
  ['a purchase, loading', '/wholesale/purchases/:id', 'Purchase', { at: purchase, hold: purchases }],
  ['a purchase, failed', '/wholesale/purchases/:id', 'Retry', { at: purchase, refuse: purchases }],
  ['payables', '/wholesale/payables', /^1 unpaid purchase/],
  ['payables, loading', '/wholesale/payables', 'Wholesale purchasing', { hold: payables }],
  ['payables, failed', '/wholesale/payables', 'Retry', { refuse: payables }],
]);

function openOf(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('link', { name, exact: true }).click();
}

/** Of a store that has bought nothing. */
export const noPurchases: readonly Line[] = [
  ['purchases, empty', '/wholesale/purchases', 'No purchases yet'],
  ['payables, empty', '/wholesale/payables', 'Nothing to pay'],
];
