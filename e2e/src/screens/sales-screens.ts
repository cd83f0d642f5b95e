import type { Page } from 'playwright-core';
import { customerId } from '#fixtures/customer-fixtures.ts';
import { giftCardId } from '#fixtures/gift-card-fixtures.ts';
import { openSaleId, outstandingSaleId, saleId } from '#fixtures/order-fixtures.ts';
import { choose, press, selectFirst } from '#support/browser/page-actions.ts';
import { seenBy } from './screen-table.ts';

const sale = `/orders/${saleId}`;
const openSale = `/orders/${openSaleId}`;
const customer = `/customers/${customerId}`;
const giftCard = `/discounts/gift-cards/${giftCardId}`;
const moreOf = (item: RegExp) => choose('More actions', item);

/** Chooses what comes back and what goes out instead, up to how it is settled. */
async function exchangeUpToPayment(page: Page): Promise<void> {
  await moreOf(/^Exchange/)(page);
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/^Quantity of/)
    .first()
    .fill('1');
  await dialog.getByRole('combobox', { name: 'Add products' }).fill('basin');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
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
  ['payments by method', '/reports/:report', 'Refunded', { at: '/reports/payments' }],
  ['margin', '/reports/:report', 'Gross margin', { at: '/reports/margin' }],
  ['VAT', '/reports/:report', 'VAT due', { at: '/reports/vat' }],
  ['stock value', '/reports/:report', 'Stock value', { at: '/reports/stock-value' }],
]);

/** What opens over them. */
export const overSales = seenBy('owner', [
  [
    'editing a placed order',
    '/orders/:id',
    'Add custom item',
    { at: openSale, act: press('Edit'), anew: true },
  ],
  ['a refund', '/orders/:id', /^Available to refund/, { at: sale, act: moreOf(/^Refund/) }],
  ['a return', '/orders/:id', 'Restock at', { at: sale, act: moreOf(/^Return/) }],
  ['an exchange', '/orders/:id', 'New items', { at: sale, act: moreOf(/^Exchange/) }],
  ['an exchange, settled', '/orders/:id', /^Exchange: /, { at: sale, act: exchangeUpToPayment }],
  ['cancelling an order', '/orders/:id', 'Keep order', { at: openSale, act: moreOf(/^Cancel/) }],
  ['orders selected', '/orders', '1 selected', { act: selectFirst() }],
  ['orders handed over at once', '/orders', 'Fulfil 1 order', { act: selectFirst('Fulfil items') }],
  ['tags for orders', '/orders', 'Tags to add', { act: selectFirst('Tags', /^Add/) }],
  ['tags off orders', '/orders', 'Tags to remove', { act: selectFirst('Tags', /^Remove/) }],
  [
    'an invoice to be mailed',
    '/orders/:id',
    'Send invoice',
    { at: sale, act: choose('Documents', /^Send invoice/) },
  ],
  ['store credit by hand', '/customers/:id', 'Action', { at: customer, act: press('Adjust credit') }],
  [
    'a gift card, disabled?',
    '/discounts/gift-cards/:id',
    /^Disable /,
    { at: giftCard, act: press('Disable') },
  ],
]);

/** What only a live store has: money that is outstanding for real. */
export const soldForReal = seenBy('trader', [
  [
    'a reminder to be mailed',
    '/orders/:id',
    'Send reminder',
    { at: `/orders/${outstandingSaleId}`, act: choose('Documents', /^Send reminder/) },
  ],
  ['who owes you', '/customers/receivables', /^Donaudampfschifffahrtsgesellschaft/],
]);
