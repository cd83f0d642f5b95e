import { storeDates } from '@sokoni/rules/stores/store-dates';
import { wallTimeOf } from '@sokoni/rules/wall-time';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';
import { scan } from '#support/till/scan.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Ten cups and four pots at the first of two places. */
async function twoPlaces() {
  const { amina, store } = await productStore(url);
  const cup = await addProduct(url, store, { title: 'Cup', barcode: '96385074', opening_stock: 10 });
  await addProduct(url, store, { title: 'Pot', sku: 'POT-1', opening_stock: 4, low_stock_at: 5 });
  const kiosk = await call(url, 'POST /marketplace/v1/stores/{id}/locations', {
    token: store.businessToken,
    params: { id: store.id },
    body: { name: 'Kiosk' },
  });
  return { amina, store, cup, kiosk: kiosk.data.id };
}

describe('Stock in the list', () => {
  it('is found, adjusted with a reason where it stands, and told in the ledger', async () => {
    const { amina } = await twoPlaces();
    const { page, context, faults } = await visitStore(browser, url, amina, '/inventory');
    const table = page.getByRole('table', { name: 'Stock' });
    const row = (title: string) => table.locator('tr', { hasText: title });
    await row('Pot').getByText('Low stock').waitFor();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Low stock' }).click();
    await page.getByText('Showing 1-1 of 1').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?state=low');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByText('Showing 1-2 of 2').waitFor();

    await page.getByRole('button', { name: 'Adjust Cup' }).click();
    const form = page.getByRole('dialog', { name: 'Adjust stock of Cup' });
    await form.getByText('Remove', { exact: true }).click();
    await form.getByLabel('Quantity removed').fill('1.5');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Enter a whole number of 1 or more').waitFor();
    await form.getByLabel('Quantity removed').fill('12');
    await form.getByText(/, after:/).waitFor();
    expect(await grave(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await row('Cup').getByText('Below zero').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/inventory');

    // What stands out is settled by a count, by the keyboard alone.
    await page.getByRole('button', { name: 'Count Cup' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await row('Cup').getByText('In stock').waitFor();

    await page.getByRole('link', { name: 'Stock history' }).click();
    const moves = page.getByRole('table', { name: 'Stock history' }).locator('tbody tr');
    await expect.poll(() => moves.count()).toBe(4);
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Counted' }).click();
    await expect.poll(() => moves.count()).toBe(1);
    await moves.getByText('+10').waitFor();
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is hidden while the module is off, and there again afterwards', async () => {
    const { amina, store } = await twoPlaces();
    const { page, context, faults } = await visitStore(browser, url, amina, '/products');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Inventory' }).waitFor();
    const turn = (module_inventory: 'active' | 'disabled') =>
      call(url, 'PUT /marketplace/v1/stores/{storeId}/modules', {
        token: store.businessToken,
        params: { storeId: store.id },
        body: { module_inventory },
      });
    await turn('disabled');
    await page.reload();
    await menu.getByRole('link', { name: 'Inventory' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Cup' }).click();
    await page.getByRole('heading', { name: 'Cup' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Adjust/ }).count()).toBe(0);
    await expect.poll(() => page.getByText('Stock history').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: /^Products/ }).waitFor();
    await expect.poll(() => page.getByRole('option', { name: /Inventory/ }).count()).toBe(0);
    await page.goto('/inventory/transfers');
    await page.getByRole('heading', { name: 'Inventory is off' }).waitFor();
    await turn('active');
    await page.goto('/products');
    await menu.getByRole('link', { name: 'Inventory' }).click();
    await page.getByText('Showing 1-2 of 2').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Stock that is promised to orders', () => {
  it('is adjusted only after a question, which can be taken back', async () => {
    const { amina, store, cup } = await twoPlaces();
    const at = { token: store.businessToken, params: { id: store.id } };
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
      ...at,
      params: { ...at.params, product_id: cup },
    });
    await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        lines: [{ variant_id: data.variants[0]?.id ?? '', quantity: 3 }],
        settlement: { payment_type: 'pod' },
      },
    });
    const { page, context, faults } = await visitStore(browser, url, amina, '/inventory');
    const table = page.getByRole('table', { name: 'Stock' });
    await page.getByRole('button', { name: 'Adjust Cup' }).click();
    const form = page.getByRole('dialog', { name: 'Adjust stock of Cup' });
    await form.getByText('Count', { exact: true }).click();
    await form.getByLabel('Quantity counted').fill('1');
    await form.getByRole('button', { name: 'Save' }).click();

    const question = page.getByRole('dialog', { name: 'Adjust anyway?' });
    await question.getByText('3 of Cup are reserved for orders; only 1 would be left.').waitFor();
    expect(await grave(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => form.getByLabel('Quantity counted').inputValue()).toBe('1');

    await form.getByRole('button', { name: 'Save' }).click();
    await question.getByRole('button', { name: 'Adjust anyway' }).click();
    await form.waitFor({ state: 'detached' });
    await table.locator('tr', { hasText: 'Cup' }).getByText('Oversold').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('Stock history', () => {
  it('goes from the day that is typed, once its year is whole, and takes no other from its address', async () => {
    const { amina } = await twoPlaces();
    const path = '/inventory/movements?from=0002-11-15';
    const { page, context, faults } = await visitStore(browser, url, amina, path);
    const moved = page.getByRole('table', { name: 'Stock history' }).locator('tbody tr');
    await expect.poll(() => moved.count()).toBe(2);
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    const from = page.getByLabel('From');
    expect(await from.inputValue()).toBe('');
    await from.pressSequentially('11152020');
    await page.waitForURL((address) => address.searchParams.get('from') === '2020-11-15');
    expect(await from.inputValue()).toBe('2020-11-15');
    expect(await entries()).toBe(before);
    await expect.poll(() => moved.count()).toBe(2);
    await from.fill('');
    await page.waitForURL((address) => !address.searchParams.has('from'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has the days and times of the store, wherever it is read', async () => {
    const { amina, store } = await twoPlaces();
    const timezone = 'Pacific/Kiritimati';
    await call(url, 'PUT /marketplace/v1/stores/{id}/update', {
      token: store.businessToken,
      params: { id: store.id },
      body: { timezone },
    });
    const there = storeDates({ timezone, country: '', currency_code: 'KES' }, 'en').moment;
    const day = wallTimeOf(new Date().toISOString(), timezone).day;
    const path = `/inventory/movements?from=${day}&to=${day}`;
    const { page, context, faults } = await visitStore(browser, url, amina, path);
    const moved = page.getByRole('table', { name: 'Stock history' }).locator('tbody tr');
    await expect.poll(() => moved.count()).toBe(2);
    const time = moved.first().locator('time');
    const at = (await time.getAttribute('datetime')) ?? '';
    expect((await time.textContent())?.trim()).toBe(there(at));

    await moved.filter({ hasText: 'Cup' }).getByRole('link', { name: 'Cup' }).click();
    await page.getByRole('heading', { name: 'Cup', level: 1 }).waitFor();
    const history = page.getByRole('table', { name: 'Stock history' }).locator('time');
    const opened = (await history.getAttribute('datetime')) ?? '';
    expect((await history.textContent())?.trim()).toBe(there(opened));
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** A transfer of so many cups to the kiosk that nobody has sent yet. */
async function draftOfCups(quantity: number) {
  const { amina, store, cup, kiosk } = await twoPlaces();
  const at = { token: store.businessToken, params: { id: store.id } };
  const places = await call(url, 'GET /marketplace/v1/stores/{id}/locations', at);
  const product = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
    ...at,
    params: { ...at.params, product_id: cup },
  });
  const variant_id = product.data.variants[0]?.id;
  const body = {
    from_location_id: places.data.find(({ id }) => id !== kiosk)?.id,
    to_location_id: kiosk,
    lines: [{ variant_id, quantity }],
  };
  const drafted = await call(url, 'POST /marketplace/v1/stores/{id}/transfers', { ...at, body });
  return { amina, at, body, variant_id, drafted };
}

describe('A transfer between two places', () => {
  it('is scanned together, refused where goods are missing, sent, and received in two parts with a loss', async () => {
    const { amina } = await twoPlaces();
    const { page, context, faults } = await visitStore(browser, url, amina, '/inventory/transfers');
    await page.getByRole('link', { name: 'New transfer' }).click();
    await page.getByText('No items yet').waitFor();
    await scan(page, '96385074');
    const cups = page.getByRole('spinbutton', { name: 'Quantity of Cup' });
    await expect.poll(() => cups.inputValue()).toBe('1');
    await scan(page, '96385074');
    await expect.poll(() => cups.inputValue()).toBe('2');
    // The first hit is what Enter takes.
    await page.getByRole('combobox', { name: 'Search products or scan' }).fill('pot');
    await page.getByRole('option', { name: /^Pot/ }).waitFor();
    await page.keyboard.press('Enter');
    await cups.fill('11');
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Send transfer' }).click();
    await page.getByRole('heading', { name: 'TR-0001' }).waitFor();
    await page.getByText('Only 10 can be sent').waitFor();
    await page.reload();
    await expect.poll(() => cups.inputValue()).toBe('11');
    expect(await page.getByText('Only 10 can be sent').count()).toBe(0);
    await cups.fill('6');
    await page.getByRole('button', { name: 'Send transfer' }).click();
    await page.getByText('In transit', { exact: true }).first().waitFor();
    expect(await grave(page)).toEqual([]);

    await page.getByRole('spinbutton', { name: 'Received now: Cup' }).fill('7');
    await page.getByRole('button', { name: 'Receive items' }).click();
    await page.getByText('Only 6 in transit').waitFor();
    await page.getByRole('spinbutton', { name: 'Received now: Cup' }).fill('4');
    await page.getByRole('button', { name: 'Receive items' }).click();
    await page.getByText('Partially received').waitFor();
    await page.getByRole('button', { name: 'Receive all' }).click();
    await page.getByRole('spinbutton', { name: 'Received now: Cup' }).fill('1');
    await page.getByRole('spinbutton', { name: 'Lost now: Cup' }).fill('1');
    await page.getByRole('button', { name: 'Receive items' }).click();
    await page.getByText('Received', { exact: true }).first().waitFor();
    await page.getByText('All items received').waitFor();

    await page.goto('/inventory');
    const cup = page.getByRole('table', { name: 'Stock' }).locator('tr', { hasText: 'Cup' });
    await cup.getByText('Main location 4, Kiosk 5').waitFor();
    expect(faults.filter((fault) => !/409/.test(fault))).toEqual([]);
    await context.close();
  });

  it('is kept as a draft', async () => {
    const { amina } = await twoPlaces();
    const { page, context, faults } = await visitStore(browser, url, amina, '/inventory/transfers/new');
    await page.getByText('No items yet').waitFor();
    await scan(page, '96385074');
    const cups = page.getByRole('spinbutton', { name: 'Quantity of Cup' });
    await expect.poll(() => cups.inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page.getByRole('heading', { name: 'TR-0001' }).waitFor();
    await expect.poll(() => cups.inputValue()).toBe('1');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is sent after a refusal, though an answer from before it comes late', async () => {
    const { amina, drafted } = await draftOfCups(11);
    const path = `/inventory/transfers/${drafted.data.id}`;
    const { page, context } = await visitStore(browser, url, amina, path);
    const cups = page.getByRole('spinbutton', { name: 'Quantity of Cup' });
    await cups.waitFor();
    let isLate = true;
    await page.route(
      (address) => address.pathname.endsWith(`/transfers/${drafted.data.id}`),
      (route) =>
        isLate && route.request().method() === 'GET'
          ? route.fulfill({ json: { code: 200, data: drafted.data } })
          : route.continue(),
    );
    const late = page.waitForResponse(
      (answer) => answer.request().method() === 'GET' && answer.url().endsWith(drafted.data.id),
    );
    await page.getByRole('button', { name: 'Send transfer' }).click();
    await page.getByText('Only 10 can be sent').waitFor();
    await late;
    isLate = false;
    await cups.fill('6');
    await page.getByRole('button', { name: 'Send transfer' }).click();
    await page.getByText('In transit', { exact: true }).first().waitFor();
    await context.close();
  });

  it('that two people change keeps what was typed until the saved version is taken', async () => {
    const { amina, at, body, variant_id, drafted } = await draftOfCups(2);
    const one = { token: at.token, params: { ...at.params, transfer_id: drafted.data.id } };
    const colleague = (version: number, quantity: number) =>
      call(url, 'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}', {
        ...one,
        body: {
          ...body,
          version,
          note: 'by van',
          lines: [{ variant_id, quantity }],
        },
      });
    const { page, context, faults } = await visitStore(
      browser,
      url,
      amina,
      `/inventory/transfers/${drafted.data.id}`,
    );
    const cups = page.getByRole('spinbutton', { name: 'Quantity of Cup' });
    const note = page.getByLabel('Note');
    await expect.poll(() => cups.inputValue()).toBe('2');

    // Nothing is typed here: what the other one saves shows at once.
    await colleague(drafted.data.version, 3);
    await expect.poll(() => cups.inputValue()).toBe('3');
    await expect.poll(() => note.inputValue()).toBe('by van');

    await cups.fill('6');
    await note.fill('by lorry');
    await colleague(drafted.data.version + 1, 5);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    const told = page.getByRole('dialog', { name: 'Another staff member saved changes meanwhile' });
    expect(await grave(page)).toEqual([]);
    await told.getByRole('button', { name: 'Go back' }).click();
    await told.waitFor({ state: 'detached' });
    expect([await cups.inputValue(), await note.inputValue()]).toEqual(['6', 'by lorry']);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await told.getByRole('button', { name: 'Use theirs' }).click();
    await told.waitFor({ state: 'detached' });
    await expect.poll(() => cups.inputValue()).toBe('5');
    await expect.poll(() => note.inputValue()).toBe('by van');
    await note.fill('by lorry');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page.getByText('Transfer saved').waitFor();
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/transfers/{transfer_id}', one);
    expect([data.note, data.items[0]?.quantity]).toEqual(['by lorry', 5]);

    // What is being counted in stays while a colleague counts in, and is not left without a word.
    await call(url, 'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch', {
      ...one,
      body: {},
    });
    const came = page.getByRole('spinbutton', { name: 'Received now: Cup' });
    await came.fill('1.5');
    await call(url, 'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts', {
      ...one,
      body: { lines: [{ variant_id, received: 2 }] },
    });
    await page.getByRole('row', { name: /Cup/ }).getByText('3', { exact: true }).waitFor();
    await expect.poll(() => came.inputValue()).toBe('1.5');
    await page.getByRole('button', { name: 'Receive items' }).click();
    await page.getByText('Enter whole numbers of 0 or more').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('dialog', { name: /Leave/ }).waitFor();
    expect(faults.filter((fault) => !/409/.test(fault))).toEqual([]);
    await context.close();
  });
});
