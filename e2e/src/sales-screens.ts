import type { Page } from 'playwright-core';
import { choose, press, selectFirst } from './acts.ts';
import { customerId } from './customers-at-hand.ts';
import { giftCardId } from './gift-cards-at-hand.ts';
import { openSaleId, owedSaleId, saleId } from './orders-at-hand.ts';
import { seenBy } from './screen-lines.ts';

const sale = `/orders/${saleId}`;
const openSale = `/orders/${openSaleId}`;
const customer = `/customers/${customerId}`;
const giftCard = `/discounts/gift-cards/${giftCardId}`;
const moreOf = (item: RegExp) => choose('More to do with this order', item);

/** Chooses what comes back and what goes out instead, up to how it is settled. */
async function exchangeUpToPayment(page: Page): Promise<void> {
  await moreOf(/^Exchange/)(page);
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/^Pieces of/)
    .first()
    .fill('1');
  await dialog.getByRole('combobox', { name: 'Add goods' }).fill('basin');
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Go on' }).click();
}

/** Screens of what was sold that stand in no other list. */
export const salesToo = seenBy('owner', [
  [
    'orders behind a figure',
    '/orders',
    'Showing 1-1 of 1',
    { at: '/orders?sold=true&returned=true&from=2020-01-01&to=2099-12-31&of=Returns&test=1' },
  ],
  ['sales by category', '/reports/:report', 'Net sales', { at: '/reports/category' }],
  ['sales by staff', '/reports/:report', 'Net sales', { at: '/reports/staff' }],
  ['sales by channel', '/reports/:report', 'Net sales', { at: '/reports/channel' }],
  ['sales by payment type', '/reports/:report', 'Net sales', { at: '/reports/payment-type' }],
  ['margin', '/reports/:report', 'Margin %', { at: '/reports/margin' }],
  ['VAT', '/reports/:report', 'VAT due', { at: '/reports/vat' }],
  ['stock value', '/reports/:report', 'Stock value', { at: '/reports/stock-value' }],
]);

/** What opens over them. */
export const overSales = seenBy('owner', [
  ['editing a placed order', '/orders/:id', 'Custom line', { at: openSale, act: press('Edit'), anew: true }],
  ['a refund', '/orders/:id', /^Paid and not given back/, { at: sale, act: moreOf(/^Refund/) }],
  ['an exchange', '/orders/:id', 'What goes out instead', { at: sale, act: moreOf(/^Exchange/) }],
  ['an exchange, settled', '/orders/:id', /^Exchange: /, { at: sale, act: exchangeUpToPayment }],
  ['cancelling an order', '/orders/:id', 'Keep it', { at: openSale, act: moreOf(/^Cancel/) }],
  ['orders selected', '/orders', '1 selected', { act: selectFirst() }],
  ['orders handed over at once', '/orders', 'Hand over 1 order', { act: selectFirst('Hand over') }],
  ['tags for orders', '/orders', 'Tags to add', { act: selectFirst('Tags', /^Add/) }],
  ['tags off orders', '/orders', 'Tags to remove', { act: selectFirst('Tags', /^Remove/) }],
  [
    'an invoice to be mailed',
    '/orders/:id',
    'Send invoice',
    { at: sale, act: choose('Papers', /^Send invoice/) },
  ],
  ['store credit by hand', '/customers/:id', 'What to do', { at: customer, act: press('Give or take') }],
  [
    'a gift card, disabled?',
    '/discounts/gift-cards/:id',
    /^Disable /,
    { at: giftCard, act: press('Disable') },
  ],
]);

/** What only a live store has: money that is owed for real. */
export const soldForReal = seenBy('trader', [
  [
    'a reminder to be mailed',
    '/orders/:id',
    'Send reminder',
    { at: `/orders/${owedSaleId}`, act: choose('Papers', /^Send a reminder/) },
  ],
  ['who owes you', '/customers/owing', /^Donaudampfschifffahrtsgesellschaft/],
]);
