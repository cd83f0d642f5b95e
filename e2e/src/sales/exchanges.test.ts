import { describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { newItem } from '#fixtures/purchasing-fixtures.ts';
import { chooseAct, dialog, press, sums } from '#fixtures/sales-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
const own = ownStore('/orders');

describe('DESIGN: an exchange', () => {
  it('takes goods back, sells others instead, and leaves the balance to pay', async () => {
    const { page, store } = own;
    const at = { token: store.businessToken, params: { id: store.id } };
    const shelf = { token: store.businessToken, storeId: store.id };
    const cup = await newItem(url, shelf, 'Cup', { price: 20_000, opening_stock: 10 });
    await newItem(url, shelf, 'Teapot', { price: 65_000, opening_stock: 10 });
    await newItem(url, shelf, 'Spoon', { price: 5000, opening_stock: 10 });
    const sold = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        lines: [{ variant_id: cup.variantId, quantity: 3 }],
        settlement: {
          ...{ payment_type: 'instant', payments: [{ method: 'cash', amount: 60_000 }] },
          fulfilled: true,
        },
      },
    });
    expect(sold.status).toBe(200);
    await page.goto(`${url}/orders/${sold.data.id}`);
    await chooseAct(page, /Exchange/);
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await dialog(page).getByText('Choose at least one item').waitFor();
    await dialog(page).getByLabel('Quantity of Cup').fill('2');
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await dialog(page).getByText('Add at least one new item').waitFor();
    await dialog(page).getByRole('combobox', { name: 'Add products' }).fill('teapot');
    await page.getByRole('option', { name: /Teapot/ }).click();
    await expect
      .poll(async () => (await dialog(page).locator('dl').allTextContents()).join().replace(/\s/g, ' '))
      .toContain('Returned items−KES 400.00New itemsKES 650.00To payKES 250.00');
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Exchange: KES 250.00 to pay' }).waitFor();
    await dialog(page).getByRole('checkbox', { name: 'Mark items as fulfilled' }).check();
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Exchange items' }).click();

    await page.getByRole('heading', { name: 'T-1002' }).waitFor();
    await page.getByText('Payment · Exchange').waitFor();
    await expect
      .poll(() => sums(page))
      .toMatchObject({
        Total: 'KES 650.00',
        Paid: 'KES 650.00',
        'Balance due': 'KES 0.00',
      });
    await page.getByText('Exchanged: see T-1001').waitFor();
    await page.getByRole('link', { name: 'T-1001' }).first().click();
    await page.getByRole('heading', { name: 'T-1001' }).waitFor();
    await page.getByText('Refund · Exchange').waitFor();
    await expect.poll(() => sums(page)).toMatchObject({ Total: 'KES 600.00', 'Balance due': 'KES 0.00' });
    await page.getByText('Exchanged: see T-1002').waitFor();
    expect(await grave(page)).toEqual([]);
  });

  it('leaves to be given back what the new goods do not need', async () => {
    const { page } = own;
    await chooseAct(page, /Exchange/);
    await dialog(page).getByLabel('Quantity of Cup').fill('1');
    await dialog(page).getByRole('combobox', { name: 'Add products' }).fill('spoon');
    await page.getByRole('option', { name: /Spoon/ }).click();
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Exchange: KES 150.00 refund due' }).waitFor();
    await dialog(page).getByText('Nothing to pay').waitFor();
    await dialog(page).getByRole('button', { name: 'Exchange items' }).click();
    await page.getByRole('heading', { name: 'T-1003' }).waitFor();
    await page.getByRole('link', { name: 'T-1001' }).first().click();
    await page.getByRole('heading', { name: 'T-1001' }).waitFor();
    await expect.poll(() => sums(page)).toMatchObject({ 'Refund due': 'KES 150.00' });
    await press(page, 'Refund');
    await dialog(page).getByText('Refund T-1001').waitFor();
  });
});
