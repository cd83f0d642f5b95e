import type { Page } from 'playwright-core';
import { customerId } from '#fixtures/customer-fixtures.ts';
import { priceImports, priceListId } from '#fixtures/supplying-fixtures.ts';
import { choose, press } from '#support/browser/page-actions.ts';
import { type Line, seenBy } from './screen-table.ts';

const company = `/wholesale/companies/${customerId}`;
const priceList = `/wholesale/price-lists/${priceListId}`;
const companies = /\/wholesale\/companies(\/[0-9a-f-]{36})?(\?.*)?$/;
const buyers = /\/buyers$/;
const customer = /\/customers\/[0-9a-f-]{36}$/;
const agreement = /\/agreement$/;
const companyProducts = /\/wholesale\/companies\/[0-9a-f-]{36}\/products/;
const requests = /\/wholesale\/requests\?/;
const priceLists = /\/price-lists(\/[0-9a-f-]{36})?(\?.*)?$/;
const prices = /\/prices\?/;
const files = `${priceList}/import`;
const filesOfPrices = '/wholesale/price-lists/:list/import';
const fileOfPrices = '/wholesale/price-lists/:list/import/:id';
const importCalls = /\/price-imports/;
const products = /\/wholesale\/products\?/;
const settings = /\/wholesale\/settings$/;
const buyer = /^Boulangerie/;

/** Opens the request that waits, and what its button leads to. */
function decide(button: string) {
  return async (page: Page): Promise<void> => {
    await press(buyer)(page);
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
  };
}

/** Searches the offer for what is not in it. */
async function lookFor(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().fill('nowhere');
}

/** Puts something into the order of a company, and opens its form. */
async function order(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Add Basin 2/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** What a store sees that sells to businesses. */
export const supplying = seenBy('owner', [
  ['companies', '/wholesale/companies', 'Showing 1-4 of 4'],
  [
    'companies, nothing found',
    '/wholesale/companies',
    'No companies found',
    { at: '/wholesale/companies?search=nowhere' },
  ],
  ['a company', '/wholesale/companies/:id', 'Customer record', { at: company }],
  ['an order for a company', '/wholesale/companies/:id/order', 'Basin 2', { at: `${company}/order` }],
  ['access requests', '/wholesale/requests', 'Showing 1-1 of 1'],
  [
    'access requests, none declined',
    '/wholesale/requests',
    'No declined requests',
    { at: '/wholesale/requests?state=declined' },
  ],
  ['price lists', '/wholesale/price-lists', 'Showing 1-2 of 2'],
  [
    'price lists, nothing found',
    '/wholesale/price-lists',
    'No price lists found',
    { at: '/wholesale/price-lists?search=nowhere' },
  ],
  ['a price list', '/wholesale/price-lists/:id', 'Showing 1-10 of 17', { at: priceList }],
  [
    'a price list, nothing found',
    '/wholesale/price-lists/:id',
    'No products found',
    { at: `${priceList}?search=nowhere` },
  ],
  ['imports of prices', filesOfPrices, 'Import history', { at: files }],
  [
    'an import of prices, its columns',
    fileOfPrices,
    'Review import',
    { at: `${files}/${priceImports.brought}` },
  ],
  [
    'an import of prices, its report',
    fileOfPrices,
    'Review import',
    { at: `${files}/${priceImports.checked}` },
  ],
  ['an import of prices, done', fileOfPrices, 'View price list', { at: `${files}/${priceImports.done}` }],
  ['wholesale catalogue', '/wholesale/products', 'Showing 1-10 of 15'],
  ['wholesale settings', '/wholesale/settings', 'Products on offer'],
]);

/** The same while it loads, and when it does not come. */
export const supplyingFaces = seenBy('owner', [
  ['companies, loading', '/wholesale/companies', 'Wholesale', { hold: companies }],
  ['companies, failed', '/wholesale/companies', 'Retry', { refuse: companies }],
  ['a company, loading', '/wholesale/companies/:id', 'Company', { at: company, hold: companies }],
  ['a company, failed', '/wholesale/companies/:id', 'Retry', { at: company, refuse: companies }],
  ['its buyers, loading', '/wholesale/companies/:id', 'Buyers', { at: company, hold: buyers }],
  ['its buyers, failed', '/wholesale/companies/:id', 'Retry', { at: company, refuse: buyers }],
  ['its addresses, failed', '/wholesale/companies/:id', 'Retry', { at: company, refuse: customer }],
  [
    'an order for a company, loading',
    '/wholesale/companies/:id/order',
    'New order',
    { at: `${company}/order`, hold: agreement },
  ],
  [
    'an order for a company, failed',
    '/wholesale/companies/:id/order',
    'Retry',
    { at: `${company}/order`, refuse: agreement },
  ],
  [
    'products for a company, failed',
    '/wholesale/companies/:id/order',
    'Retry',
    { at: `${company}/order`, refuse: companyProducts },
  ],
  [
    'products for a company, nothing found',
    '/wholesale/companies/:id/order',
    'Show all products',
    { at: `${company}/order`, act: lookFor },
  ],
  ['access requests, loading', '/wholesale/requests', 'Wholesale', { hold: requests }],
  ['access requests, failed', '/wholesale/requests', 'Retry', { refuse: requests }],
  ['price lists, loading', '/wholesale/price-lists', 'Wholesale', { hold: priceLists }],
  ['price lists, failed', '/wholesale/price-lists', 'Retry', { refuse: priceLists }],
  ['a price list, loading', '/wholesale/price-lists/:id', 'Price list', { at: priceList, hold: priceLists }],
  ['a price list, failed', '/wholesale/price-lists/:id', 'Retry', { at: priceList, refuse: priceLists }],
  ['its prices, failed', '/wholesale/price-lists/:id', 'Retry', { at: priceList, refuse: prices }],
  ['imports of prices, loading', filesOfPrices, 'Import prices', { at: files, hold: importCalls }],
  ['imports of prices, failed', filesOfPrices, 'Retry', { at: files, refuse: importCalls }],
  [
    'an import of prices, loading',
    fileOfPrices,
    'Back',
    { at: `${files}/${priceImports.done}`, hold: importCalls },
  ],
  [
    'an import of prices, failed',
    fileOfPrices,
    'Retry',
    { at: `${files}/${priceImports.done}`, refuse: importCalls },
  ],
  ['wholesale catalogue, loading', '/wholesale/products', 'Wholesale', { hold: products }],
  ['wholesale catalogue, failed', '/wholesale/products', 'Retry', { refuse: products }],
  ['wholesale settings, loading', '/wholesale/settings', 'Wholesale', { hold: settings }],
  ['wholesale settings, failed', '/wholesale/settings', 'Retry', { refuse: settings }],
]);

/** What opens over them. */
export const overSupplying = seenBy('owner', [
  ['add a company', '/wholesale/companies', /^Store default/, { act: press('Add company') }],
  [
    'an order for a company, to be placed',
    '/wholesale/companies/:id/order',
    'Deliver to',
    { at: `${company}/order`, act: order, width: 1440 },
  ],
  ['a request', '/wholesale/requests', /^Request from/, { act: press(buyer) }],
  [
    'add a buyer',
    '/wholesale/companies/:id',
    'Send an invite by email',
    { at: company, act: press('Add buyer') },
  ],
  [
    'removal of a buyer',
    '/wholesale/companies/:id',
    /^Remove Achieng Otieno/,
    { at: company, act: choose('Actions for Achieng Otieno', /^Remove/) },
  ],
  ['a request, approved', '/wholesale/requests', 'Existing customer', { act: decide('Approve…') }],
  ['a request, declined', '/wholesale/requests', /^Decline Boulangerie/, { act: decide('Decline…') }],
  ['a catalogue to print', '/wholesale/products', 'Create PDF', { act: press('Print catalogue') }],
  ['new price list', '/wholesale/price-lists', 'Create price list', { act: press('New price list') }],
  [
    'prices by quantity',
    '/wholesale/price-lists/:id',
    'Add quantity break',
    { at: priceList, act: press(/^Edit prices of Aaa/) },
  ],
  [
    'deletion of a price list',
    '/wholesale/price-lists/:id',
    /^Delete Wieder/,
    { at: priceList, act: choose('More actions', /^Delete/) },
  ],
  [
    'menu of a price list',
    '/wholesale/price-lists/:id',
    'Export prices',
    { at: priceList, act: press('More actions') },
  ],
  ['an offer', '/wholesale/products', 'Groups that see it', { act: press(/^Edit offer of Aaa/) }],
]);

/** Before there is anything; for whoever has a bare store. */
export const supplyingNothing: readonly Line[] = [
  ['companies, empty', '/wholesale/companies', 'No companies yet'],
  ['access requests, empty', '/wholesale/requests', 'No pending requests'],
  ['price lists, empty', '/wholesale/price-lists', 'No price lists yet'],
  ['wholesale catalogue, empty', '/wholesale/products', 'No products yet'],
];
