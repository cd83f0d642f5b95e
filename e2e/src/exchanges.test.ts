import { describe, expect, inject, it } from 'vitest';
import { call } from './api.ts';
import { grave } from './axe.ts';
import { ownStore } from './own-store.ts';
import { newGood } from './purchasing-at-hand.ts';
import { chooseAct, dialog, press, sums } from './selling-at-hand.ts';

const url = inject('serverUrl');
const own = ownStore('/orders');

describe('DESIGN: an exchange', () => {
  it('takes goods back, sells others instead, and leaves the balance to pay', async () => {
    const { page, store } = own;
    const at = { token: store.businessToken, params: { id: store.id } };
    const shelf = { token: store.businessToken, storeId: store.id };
    const cup = await newGood(url, shelf, 'Cup', { price: 20_000, opening_stock: 10 });
    await newGood(url, shelf, 'Teapot', { price: 65_000, opening_stock: 10 });
    await newGood(url, shelf, 'Spoon', { price: 5000, opening_stock: 10 });
    const sold = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        lines: [{ variant_id: cup.variantId, quantity: 3 }],
        placement: {
          ...{ payment_type: 'instant', payments: [{ method: 'cash', amount: 60_000 }] },
          handed_over: true,
        },
      },
    });
    expect(sold.status).toBe(200);
    await page.goto(`${url}/orders/${sold.data.id}`);
    await chooseAct(page, /Exchange/);
    await dialog(page).getByRole('button', { name: 'Go on' }).click();
    await dialog(page).getByText('Choose at least one piece').waitFor();
    await dialog(page).getByLabel('Pieces of Cup').fill('2');
    await dialog(page).getByRole('button', { name: 'Go on' }).click();
    await dialog(page).getByText('Add what goes out instead').waitFor();
    await dialog(page).getByRole('combobox', { name: 'Add goods' }).fill('teapot');
    await dialog(page)
      .getByRole('option', { name: /Teapot/ })
      .click();
    await expect
      .poll(async () => (await dialog(page).locator('dl').allTextContents()).join().replace(/\s/g, ' '))
      .toContain('Comes back−KES 400.00Goes outKES 650.00To payKES 250.00');
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('heading', { name: 'Exchange: KES 250.00 to pay' }).waitFor();
    await dialog(page)
      .getByRole('checkbox', { name: /handed over/ })
      .check();
    expect(await grave(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Exchange' }).click();

    await page.getByRole('heading', { name: 'T-1002' }).waitFor();
    await page.getByText('Payment · Exchange').waitFor();
    expect(await sums(page)).toMatchObject({ Total: 'KES 650.00', Paid: 'KES 650.00', Owed: 'KES 0.00' });
    await page.getByText('Exchanged: see T-1001').waitFor();
    await page.getByRole('link', { name: 'T-1001' }).first().click();
    await page.getByRole('heading', { name: 'T-1001' }).waitFor();
    await page.getByText('Refund · Exchange').waitFor();
    expect(await sums(page)).toMatchObject({ Total: 'KES 600.00', Owed: 'KES 0.00' });
    await page.getByText('Exchanged: see T-1002').waitFor();
    expect(await grave(page)).toEqual([]);
  });

  it('leaves to be given back what the new goods do not need', async () => {
    const { page } = own;
    await chooseAct(page, /Exchange/);
    await dialog(page).getByLabel('Pieces of Cup').fill('1');
    await dialog(page).getByRole('combobox', { name: 'Add goods' }).fill('spoon');
    await dialog(page).getByRole('option', { name: /Spoon/ }).click();
    await dialog(page).getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('heading', { name: 'Exchange: KES 150.00 to give back' }).waitFor();
    await dialog(page).getByText('Nothing is to be paid').waitFor();
    await dialog(page).getByRole('button', { name: 'Exchange' }).click();
    await page.getByRole('heading', { name: 'T-1003' }).waitFor();
    await page.getByRole('link', { name: 'T-1001' }).first().click();
    await page.getByRole('heading', { name: 'T-1001' }).waitFor();
    await expect.poll(() => sums(page)).toMatchObject({ 'To give back': 'KES 150.00' });
    await press(page, 'Refund');
    await dialog(page).getByText('Give money back for T-1001').waitFor();
  });
});
