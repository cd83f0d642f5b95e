import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { dayIn } from '#fixtures/quote-fixtures.ts';
import { fulfil, newSupplierStore, takeBack, takePayment } from '#fixtures/wholesale-fixtures.ts';
import { launch } from '#support/browser/browser.ts';
import { wordsOfPdf } from '#support/browser/pdf-text.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('Two stores trade: asked, let in, quoted, ordered on credit, sent in part, received and paid in part, to one statement', async () => {
  const supplier = await newSupplierStore(url, 'Nyamakima Depot');
  const bisi = await newMerchant(url, 'Bisi');
  const store = await newStore(url, bisi.token, {
    ...{ name: 'Mama Bisi', mode: 'live', module_wholesale: 'active', module_inventory: 'active' },
  });
  const seller = await visitStore(browser, url, supplier.owner, '/wholesale/requests');
  const buyer = await visitStore(browser, url, bisi, '/wholesale/suppliers?search=nyamakima');
  const [theirs, ours] = [seller.page, buyer.page];
  const [asked, answered] = [ours.getByRole('dialog'), theirs.getByRole('dialog')];

  // Asked, and let in at a price list; the open list of the supplier hears of it.
  await ours.getByRole('button', { name: 'Ask Nyamakima Depot for access' }).click();
  await asked.getByLabel('Company name').fill('Mama Bisi Ltd');
  await asked.getByRole('button', { name: 'Send request' }).click();
  await ours.getByText('Requested').waitFor();
  await theirs.reload();
  await theirs.getByRole('link', { name: 'Access requests 1', exact: true }).waitFor();
  await theirs.getByRole('button', { name: /^Mama Bisi Ltd/ }).click();
  await answered.getByRole('button', { name: 'Approve…' }).click();
  await theirs.getByRole('combobox', { name: 'Price list' }).click();
  await theirs.getByRole('option', { name: 'Retailers' }).click();
  await answered.getByRole('button', { name: 'Approve' }).click();
  await answered.waitFor({ state: 'hidden' });
  await theirs.getByRole('link', { name: 'Access requests', exact: true }).waitFor();

  // The cart has breaks and a minimum; fewer than that are asked for as a quote.
  await ours.reload();
  await ours.getByRole('link', { name: 'Buy from Nyamakima Depot' }).click();
  const cart = ours.getByRole('region', { name: 'Cart' });
  await ours.getByRole('button', { name: 'Add Enamel basin to the cart' }).click();
  await cart.getByRole('button', { name: 'Order 12 of Enamel basin' }).click();
  await cart.getByText('KES 9,200.00 more to reach the minimum of KES 20,000.00').waitFor();
  await cart.getByLabel('Quantity of Enamel basin').fill('24');
  await cart.getByText('KES 825.50 each').waitFor();
  await ours.getByRole('button', { name: 'Ask for a quote' }).click();
  await asked.getByLabel('Unit price of Enamel basin').fill('799.95');
  await asked.getByRole('button', { name: 'Send request' }).click();
  await ours.getByText('The supplier has not answered yet.').waitFor();

  await theirs.goto('/wholesale/quotes');
  await theirs.getByRole('link', { name: 'Q-1' }).click();
  await theirs.getByLabel('Unit price of Enamel basin').fill('805.35');
  await theirs.getByLabel('Valid until').fill(dayIn(7));
  await theirs.getByRole('button', { name: 'Send quote' }).click();
  await theirs.getByRole('button', { name: 'Change offer' }).waitFor();
  await ours.getByRole('button', { name: 'Accept' }).click();
  // 24 × 805.35
  await asked.getByRole('button', { name: 'Place order for KES 19,328.40' }).click();
  await ours.getByRole('main').getByRole('link', { name: /^#/ }).click();
  await ours.getByRole('heading', { name: 'Deliveries' }).waitFor();
  const orderId = new URL(ours.url()).pathname.split('/').at(-1) ?? '';

  // What the supplier does shows on the open page of the buyer.
  await fulfil(url, supplier, orderId, 10);
  await ours.getByRole('button', { name: 'Receive 10 units into stock' }).click();
  await ours.getByText('Received into stock').waitFor();
  await takePayment(url, supplier, orderId, 700_005);
  await ours.getByText('KES 12,328.35').first().waitFor();

  const inStock = async () => {
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/stock', {
      token: store.businessToken,
      params: { id: store.id },
    });
    return data.items.map(({ on_hand }) => on_hand);
  };
  expect(await inStock()).toEqual([10]);

  // Both statements say the same.
  await ours.goto(`/wholesale/suppliers/${supplier.storeId}`);
  await ours.getByRole('button', { name: 'Statement' }).click();
  await theirs.goto('/wholesale/companies');
  await theirs.getByRole('link', { name: 'Mama Bisi Ltd' }).click();
  await theirs.getByRole('button', { name: 'Statement…' }).click();
  for (const page of [ours, theirs]) {
    const words = await statementOf(page);
    for (const sum of ['KES 19,328.40', '(KES 7,000.05)']) expect(words).toContain(sum);
    expect(words).toMatch(/Closing balance .* KES 12,328\.35/);
  }

  // What the supplier took back leaves the stock of the buyer, whose purchase order says so.
  await ours.goto(`/wholesale/purchases/${orderId}`);
  await ours.getByRole('heading', { name: 'Deliveries' }).waitFor();
  await takeBack(url, supplier, orderId, 2);
  await ours.getByRole('button', { name: 'Take 2 returned items out of stock' }).click();
  await ours.getByText('Returned items taken out of stock').waitFor();
  await expect.poll(() => ours.getByRole('button', { name: /out of stock$/ }).count()).toBe(0);
  expect(await inStock()).toEqual([8]);
  await ours.getByRole('link', { name: 'Purchase order' }).click();
  await ours.getByRole('columnheader', { name: 'Returned' }).waitFor();
  expect([...seller.faults, ...buyer.faults]).toEqual([]);
}, 120_000);

/** The words of the statement that the open dialog makes. */
async function statementOf(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  return wordsOfPdf(await readFile(await file.path()));
}
