import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { call } from '#support/server/api.ts';
import { scan } from '#support/till/scan.ts';
import { tillOn } from '#support/till/till.ts';

const url = inject('serverUrl');
const own = ownStore('/products');
const till = tillOn(() => own.page);
const items = { status: 'active', opening_stock: 20 } as const;
beforeAll(async () => {
  await addProduct(url, own.store, { ...items, title: 'Basmati rice 1 kg', price: 25_000, sku: 'RICE-1' });
  await addProduct(url, own.store, { ...items, title: 'Brown bread', price: 6500, barcode: '5901234123457' });
  await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
    token: own.store.businessToken,
    params: { id: own.store.id },
    body: { name: 'Asha Mwangi', phone: '+254722000111' },
  });
  await till.open();
});

const cart = () => own.page.getByRole('region', { name: 'Current sale' });
const payment = () => own.page.getByRole('dialog', { name: 'Payment' });

/** The order with this number, once it has arrived. */
async function orderNumbered(number: string) {
  const at = { token: own.store.businessToken, params: { id: own.store.id } };
  const found = async () =>
    (await call(url, 'GET /marketplace/v1/stores/{id}/orders', at)).data.items.find(
      (order) => order.number === number,
    );
  await expect.poll(found).toBeDefined();
  return found();
}

describe('SPEC 3: the selling screen', () => {
  it('sells by keyboard alone, in at most 12 keys beyond the words', async () => {
    const { page } = own;
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await press('F2');
    await page.keyboard.type('basma');
    await page
      .getByRole('button', { name: /Basmati rice/ })
      .first()
      .waitFor();
    await press('Enter');
    await till.lineOf('Basmati rice').waitFor();
    await press('F9');
    await payment().waitFor();
    await press('Enter');
    const number = 'T-R1-000001';
    const paid = page.getByRole('region', { name: `${number} paid` });
    await paid.getByText('KES 250.00').first().waitFor();
    await page.locator('button:focus', { hasText: 'New sale' }).waitFor();
    await press('Enter');
    await paid.waitFor({ state: 'detached' });
    // The next one begins where the first one did.
    await page.locator('input[type=search]:focus').waitFor();
    expect(keys).toBeLessThanOrEqual(12);
    expect(await orderNumbered(number)).toMatchObject({
      state: 'fulfilled',
      total: 25_000,
      outstanding: 0,
    });
  });

  it('sells what stands in the search field, though its hits are not drawn yet', async () => {
    await own.page.getByRole('searchbox').evaluate((field) => {
      field.focus();
      // In one task: nothing is drawn between the words and the key.
      document.execCommand('insertText', false, 'brown br');
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await till.lineOf('Brown bread').waitFor();
    expect((await till.payCash()).total).toBe(6500);
  });

  it('sells by touch in four taps: the product, Pay, the exact cash, the next sale', async () => {
    const receipt = await till.sell('Brown bread');
    expect(await orderNumbered(receipt.number)).toMatchObject({ state: 'fulfilled', total: 6500 });
    expect(await grave(own.page)).toEqual([]);
  });

  it('gives the focus back to what opened a dialog, whatever had it before', async () => {
    const { page } = own;
    for (const name of ['Shift', 'Discount', 'Note']) {
      const opener = page.getByRole('button', { name, exact: true });
      await opener.click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
  });

  it('sells what is scanned, wherever the keyboard is; a code that nothing has is said and stays nowhere', async () => {
    const { page } = own;
    await scan(page, '5901234123457');
    await till.lineOf('Brown bread').waitFor();
    await scan(page, '0000000000000');
    await page.getByText('0000000000000').first().waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
    await scan(page, '5901234123457');
    await cart().getByText('KES 130.00').first().waitFor();
    expect((await till.payCash()).total).toBe(13_000);
  });

  it('opens the sale whose receipt is scanned; one that nobody printed is found nowhere', async () => {
    const { page } = own;
    const { number } = await till.sell('Brown bread');
    await scan(page, number);
    const receipt = page.getByRole('dialog', { name: number });
    await receipt.getByRole('button', { name: 'Return items' }).waitFor();
    await receipt.getByRole('button', { name: 'Back to sales' }).click();
    await page.getByRole('dialog', { name: 'Past sales' }).getByRole('searchbox').fill('R9-000001');
    await page.getByText('No sales on this device match “R9-000001”').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Search all sales' }).click();
    await page.getByText('No other sales match “R9-000001”').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('keeps a percentage off a line a percentage, however many there are', async () => {
    const { page } = own;
    const line = page.getByRole('dialog');
    const save = async () => {
      await line.getByRole('button', { name: 'Save' }).click();
      await line.waitFor({ state: 'detached' });
    };
    await till.ring('Basmati rice 1 kg');
    await till.lineOf('Basmati rice').click();
    await line.getByLabel('Quantity').fill('4');
    await line.getByRole('radio', { name: 'Percent' }).check();
    await line.getByLabel('Discount on this line').fill('10');
    await save();
    await cart().getByText('KES 100.00 off').waitFor();
    await till.lineOf('Basmati rice').click();
    await expect.poll(() => line.getByRole('radio', { name: 'Percent' }).isChecked()).toBe(true);
    await expect.poll(() => line.getByLabel('Discount on this line').inputValue()).toBe('10');
    await line.getByLabel('Quantity').fill('1');
    await save();
    await cart().getByText('KES 25.00 off').waitFor();
    const { number, total } = await till.payCash();
    expect(total).toBe(22_500);
    expect(await orderNumbered(number)).toMatchObject({ total: 22_500, outstanding: 0, state: 'fulfilled' });
  });

  it('goes through products, editProduct, discount, payment and customer', async () => {
    const { page } = own;
    await till.ring('Basmati rice 1 kg');
    await till.lineOf('Basmati rice').click();
    const line = page.getByRole('dialog');
    await line.waitFor();
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await line.waitFor({ state: 'detached' });
    await cart().getByRole('button', { name: 'Discount' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await cart().getByRole('button', { name: 'Customer', exact: true }).click();
    await page.keyboard.type('asha');
    await page.getByRole('dialog').getByText('Asha Mwangi').first().click();
    await cart().getByText('Asha Mwangi').waitFor();
    await cart().getByRole('button', { name: /^Pay/ }).click();
    await payment().getByText('Credit Purchase').click();
    expect(await grave(page)).toEqual([]);
    await payment().getByRole('contentinfo').getByRole('button').last().click();
    const { number } = await till.nextSale();
    expect(await orderNumbered(number)).toMatchObject({
      ...{ payment_type: 'credit', outstanding: 25_000, customer: { name: 'Asha Mwangi' } },
    });
  });
});
