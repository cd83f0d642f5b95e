import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseAct, dialog, press, riceStore, sums } from '#fixtures/sales-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { loseFirstAnswer } from '#support/browser/drop-response.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('DESIGN: an order from its draft to its refund', () => {
  it('is drafted by hand, edited, placed on credit, paid and handed over in parts, taken back and refunded', async () => {
    const { amina, onShelf } = await riceStore(url);
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders');
    await page.getByText('No orders yet').waitFor();
    await page.getByRole('link', { name: 'New order' }).click();
    await page.getByRole('heading', { name: 'New order' }).waitFor();

    const items = page.getByRole('combobox', { name: 'Add products' });
    await items.fill('basmati');
    await page.getByRole('option', { name: /^Basmati rice/ }).click();
    await page.getByLabel('Quantity of Basmati rice').fill('3');
    await press(page, 'Add custom item');
    await page.getByLabel('Item name').fill('Gift wrapping');
    await page.getByLabel('Unit price of Gift wrapping').fill('50');
    await page.getByLabel('Order discount').fill('100');
    await page.getByLabel('Shipping').fill('200');
    const who = page.getByRole('combobox', { name: 'Customer' });
    await who.fill('wanj');
    await page.getByRole('option', { name: /^Wanjiku Kamau/ }).click();
    await expect
      .poll(() => sums(page))
      .toEqual({
        Subtotal: 'KES 1,550.00',
        Discounts: '−KES 100.00',
        Shipping: 'KES 200.00',
        Total: 'KES 1,650.00',
      });
    expect(await grave(page)).toEqual([]);
    await press(page, 'Save as draft');
    await page.getByRole('heading', { name: 'Draft order' }).waitFor();
    expect(await onShelf()).toEqual([10, 10]);

    // Another look at it: one unit more, nothing for the wrapping.
    await page.getByLabel('Quantity of Basmati rice').fill('4');
    await press(page, 'Remove Gift wrapping');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Order saved').waitFor();
    await expect.poll(() => sums(page)).toMatchObject({ Subtotal: 'KES 2,000.00', Total: 'KES 2,100.00' });

    // On credit, which asks for a day.
    await press(page, 'Place order');
    await dialog(page).getByRole('radio', { name: 'Credit Purchase' }).check({ force: true });
    await dialog(page).getByRole('button', { name: 'Place order' }).click();
    await dialog(page).getByText('Enter a due date').waitFor();
    await dialog(page).getByLabel('Due date').fill('2099-12-31');
    await dialog(page).getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'T-1001' }).waitFor();
    await expect
      .poll(() => sums(page))
      .toMatchObject({
        Total: 'KES 2,100.00',
        Paid: 'KES 0.00',
        'Balance due': 'KES 2,100.00',
      });
    expect(await onShelf()).toEqual([10, 6]);

    // Due later, it is fulfilled first: it is paid from the menu, in two parts; more than is outstanding is refused under its field.
    await page.getByRole('button', { name: 'Fulfil items' }).waitFor();
    await chooseAct(page, /^Record payment/);
    const amount = dialog(page).getByLabel('Amount');
    await expect.poll(() => amount.inputValue()).toBe('2100.00');
    await amount.fill('2100.01');
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await dialog(page).getByText('At most KES 2,100.00').waitFor();
    await amount.fill('600');
    await dialog(page).getByLabel('Reference').fill('QGH7X2K9LM');
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await page.getByText('Partially paid', { exact: true }).waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
    await chooseAct(page, /^Record payment/);
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await page.getByText('Paid', { exact: true }).first().waitFor();
    await expect.poll(() => sums(page)).toMatchObject({ Paid: 'KES 2,100.00', 'Balance due': 'KES 0.00' });
    await expect.poll(() => page.getByText(/QGH7X2K9LM/).count()).toBe(1);

    // Handed over in two parts.
    await press(page, 'Fulfil items');
    await dialog(page).getByLabel('Quantity of Basmati rice').fill('3');
    await dialog(page).getByLabel('Carrier').fill('G4S');
    await dialog(page).getByLabel('Tracking link').fill('https://example.com/22');
    await dialog(page).getByRole('button', { name: 'Fulfil items' }).click();
    await page.getByText('Partially fulfilled', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'G4S' }).getAttribute('href'))
      .toBe('https://example.com/22');
    expect(await onShelf()).toEqual([7, 6]);
    await dialog(page).waitFor({ state: 'hidden' });
    await press(page, 'Fulfil items');
    await expect.poll(() => dialog(page).getByLabel('Quantity of Basmati rice').inputValue()).toBe('1');
    await dialog(page).getByRole('button', { name: 'Fulfil items' }).click();
    await page.locator('main header').getByText('Fulfilled', { exact: true }).waitFor();
    expect(await onShelf()).toEqual([6, 6]);

    // One unit comes back: a quarter of what the rice cost is theirs again.
    await chooseAct(page, /^Return items/);
    await dialog(page).getByLabel('Quantity of Basmati rice').fill('1');
    await dialog(page).getByLabel('Reason').fill('Torn sack');
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Return items' }).click();
    await page.getByText('Partially returned', { exact: true }).waitFor();
    await expect
      .poll(() => sums(page))
      .toMatchObject({ Returned: '−KES 475.00', 'Refund due': 'KES 475.00' });
    expect(await onShelf()).toEqual([7, 7]);
    await press(page, 'Refund');
    await expect.poll(() => dialog(page).getByLabel('Amount').inputValue()).toBe('475.00');
    await dialog(page).getByRole('button', { name: 'Record refund' }).click();
    await expect.poll(() => sums(page)).toMatchObject({ Refunded: '−KES 475.00', 'Balance due': 'KES 0.00' });
    await dialog(page).waitFor({ state: 'hidden' });

    // The next one comes back and is refunded at once: the amount follows the quantity until another one is typed.
    await chooseAct(page, /^Return items/);
    const refundNow = dialog(page).getByLabel('Refund now');
    await dialog(page).getByLabel('Quantity of Basmati rice').fill('2');
    await refundNow.check();
    const back = dialog(page).getByLabel('Amount');
    await expect.poll(() => back.inputValue()).toBe('950.00');
    await dialog(page).getByLabel('Quantity of Basmati rice').fill('');
    await refundNow.waitFor({ state: 'detached' });
    await dialog(page).getByLabel('Quantity of Basmati rice').fill('1');
    await expect.poll(() => back.inputValue()).toBe('475.00');
    await back.fill('475.01');
    await press(page, 'Return and refund');
    await dialog(page).getByText('At most KES 475.00').waitFor();
    expect(await grave(page)).toEqual([]);
    await back.fill('475');
    await press(page, 'Return and refund');
    await page.getByText('Items returned and refunded').waitFor();
    await expect.poll(() => sums(page)).toMatchObject({ Refunded: '−KES 950.00', 'Balance due': 'KES 0.00' });
    expect(await onShelf()).toEqual([8, 8]);

    await page.getByLabel('Write a note').fill('All is well now');
    await press(page, 'Add note');
    const steps = page.getByRole('list', { name: 'Timeline' }).locator('> li > p:first-child');
    await expect.poll(() => steps.first().textContent()).toBe('Note');
    expect((await steps.allTextContents()).slice(1).map((text) => text.replace(/\s/g, ' '))).toEqual([
      'Refunded KES 475.00 in cash',
      'Returned 1 item, worth KES 475.00',
      'Refunded KES 475.00 in cash',
      'Returned 1 item, worth KES 475.00',
      'Fulfilled 1 item',
      'Fulfilled 3 items',
      'Paid KES 1,500.00 in cash',
      'Paid KES 600.00 in cash',
      'Placed: 4 items, KES 2,100.00',
      'Edited: 4 items, KES 2,100.00',
      'Draft created',
    ]);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('A lost connection while an order is saved', () => {
  it('never makes two orders, and keeps what was typed since', async () => {
    const { amina, at } = await riceStore(url);
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders/new');
    await press(page, 'Add custom item');
    await page.getByLabel('Item name').fill('Visit');
    await page.getByLabel('Unit price of Visit').fill('10');
    await loseFirstAnswer(page, /\/orders$/);
    await press(page, 'Save as draft');
    const notice = page.getByRole('alert').filter({ hasText: 'Network Error' });
    await notice.getByText('nothing is saved twice').waitFor();
    await page.getByLabel('Quantity of Visit').fill('2');
    await press(page, 'Save as draft');
    await page.getByRole('heading', { name: 'Draft order' }).waitFor();
    await expect.poll(() => page.getByLabel('Quantity of Visit').inputValue()).toBe('2');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Order saved').waitFor();
    await expect.poll(() => notice.count()).toBe(0);
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/order-drafts', at);
    expect(data.items.map(({ units, total }) => [units, total])).toEqual([[2, 2000]]);

    await loseFirstAnswer(page, /\/placement$/);
    await press(page, 'Place order');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reference').fill('Till 1');
    await dialog.getByRole('button', { name: 'Place order' }).click();
    await dialog.getByText('nothing is saved twice').waitFor();
    await expect.poll(() => dialog.getByLabel('Reference').inputValue()).toBe('Till 1');
    expect(await grave(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'T-1001' }).waitFor();
    const placed = await call(url, 'GET /marketplace/v1/stores/{id}/orders', at);
    expect(placed.data.items.map(({ number, outstanding }) => [number, outstanding])).toEqual([
      ['T-1001', 0],
    ]);
    await page.getByText('Payment · Cash').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('The dialogs of an order, which are fetched while its page is idle', () => {
  it('open without a network and keep what was typed until it is back', async () => {
    const { order, amina } = await anUnpaidOrder();
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders');
    const fetched = [/order-dialogs-.*\.js$/, /order-dialogs-.*\.css$/].map((file) =>
      page.waitForResponse(file).then((response) => response.finished()),
    );
    await page.goto(`/orders/${order.id}`);
    await Promise.all(fetched);
    const note = page.getByLabel('Write a note for your team');
    await note.fill('Rings twice');
    await context.setOffline(true);
    await press(page, 'Record payment');
    await dialog(page).getByLabel('Amount').fill('200');
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await dialog(page).getByRole('alert').waitFor();
    await expect.poll(() => dialog(page).getByLabel('Amount').inputValue()).toBe('200');

    await context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await page.getByText('Partially paid', { exact: true }).waitFor();
    await expect.poll(() => note.inputValue()).toBe('Rings twice');
    await press(page, 'Add note');
    await page.locator('ol').getByText('Rings twice').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('say where they could not be fetched that they cannot be opened, and open at the next try', async () => {
    const { order, amina } = await anUnpaidOrder();
    const { page, context } = await visitStore(browser, url, amina, '/orders');
    await page.route(/order-dialogs-/, (route) => route.abort());
    await page.goto(`/orders/${order.id}`);
    const note = page.getByLabel('Write a note for your team');
    await note.fill('Rings twice');
    const told = page.getByText('This could not be loaded. Check your connection and try again.');
    await press(page, 'Record payment');
    await told.waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await press(page, 'Dismiss');
    await told.waitFor({ state: 'hidden' });
    await page.unroute(/order-dialogs-/);
    await press(page, 'Record payment');
    await dialog(page).getByLabel('Amount').waitFor();
    await expect.poll(() => note.inputValue()).toBe('Rings twice');
    await context.close();
  });
});

async function anUnpaidOrder() {
  const { amina, at, rice } = await riceStore(url);
  const { data: order } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
    ...at,
    body: { lines: [{ variant_id: rice.variantId, quantity: 1 }], settlement: { payment_type: 'pod' } },
  });
  return { order, amina };
}
