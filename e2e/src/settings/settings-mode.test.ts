import { storeDates } from '@sokoni/rules/stores/store-dates';
import { describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { productStore } from '#fixtures/product-fixtures.ts';
import { newItem } from '#fixtures/purchasing-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { behindTheServer } from '#support/server/server-database.ts';

const url = inject('serverUrl');
const own = ownStore('/settings/mode');

const dates = storeDates({ timezone: 'Africa/Lagos', country: '', currency_code: 'KES' }, 'en');
const inDays = (days: number) => dates.day(new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString());

describe('SPEC 4, CONTRACT "trial/start": the enterprise trial', () => {
  it('starts once for the account, says when it ends, and is over after it', async () => {
    await own.page.getByRole('button', { name: 'Start trial' }).click();
    const question = own.page.getByRole('dialog', { name: 'Start the Enterprise trial?' });
    await question.getByText(`It ends on ${inDays(14)}`).waitFor();
    expect(await grave(own.page)).toEqual([]);
    await question.getByRole('button', { name: 'Start trial' }).click();
    await question.waitFor({ state: 'detached' });
    await own.page.getByText('The trial ends in 14 days, on').waitFor();
    await expect.poll(() => own.page.locator('time', { hasText: inDays(14) }).count()).toBe(1);
    await expect.poll(() => own.page.getByRole('button', { name: 'Start trial' }).count()).toBe(0);
    expect(await grave(own.page)).toEqual([]);

    const params = { id: own.store.id };
    const again = await call(url, 'PUT /marketplace/v1/stores/{id}/trial/start', {
      token: own.amina.token,
      params,
    });
    expect(again).toMatchObject({ status: 409, error: 'trial_used' });

    await behindTheServer(
      `update app.accounts set trial_started_at = trial_started_at - interval '20 days',
         trial_ends_at = trial_ends_at - interval '20 days' where owner_user_id = $1`,
      [own.amina.userId],
    );
    await own.page.reload();
    await own.page.getByText(/The trial ended on/).waitFor();
    await expect.poll(() => own.page.getByRole('button', { name: 'Start trial' }).count()).toBe(0);
    expect(await grave(own.page)).toEqual([]);
  });

  it('tells who clicks where it was started meanwhile that it was used already', async () => {
    const baraka = await newMerchant(url, 'Baraka');
    const { id } = await newStore(url, baraka.token, { name: 'Soko la Baraka' });
    const visited = await visitStore(own.browser, url, baraka, '/settings/mode');
    await visited.page.getByRole('button', { name: 'Start trial' }).click();
    await call(url, 'PUT /marketplace/v1/stores/{id}/trial/start', { token: baraka.token, params: { id } });
    const question = visited.page.getByRole('dialog', { name: 'Start the Enterprise trial?' });
    await question.getByRole('button', { name: 'Start trial' }).click();
    await visited.page.getByText('The Enterprise trial was already used').waitFor();
    expect(visited.faults).toEqual([]);
    await visited.context.close();
  });
});

describe('SPEC 4, CONTRACT "mode/live": going live', () => {
  it('shows on every page that it is a test, says what buyers would miss, and opens for good', async () => {
    await own.page.goto('/settings/mode');
    const ribbon = own.page.getByRole('complementary', { name: 'Store mode' });
    await ribbon.getByText('Test mode: nothing sold here is real.').waitFor();
    const readiness = own.page.getByRole('listitem');
    await readiness
      .filter({ hasText: 'Missing: Add a business email, so customers can reach you.' })
      .waitFor();
    await own.page.getByRole('link', { name: 'Add email' }).click();
    await own.page.getByLabel('Business email').fill('duka@example.com');
    await own.page.getByRole('button', { name: 'Save', exact: true }).click();
    await own.page.getByText('Store saved').waitFor();

    await ribbon.getByRole('link', { name: 'Go live' }).click();
    await readiness.filter({ hasText: 'Done: Customers can reach you by email.' }).waitFor();
    await readiness.filter({ hasText: 'Missing: Add a product with a price and stock' }).waitFor();
    await readiness.filter({ hasText: 'Missing: Add a payment method, so customers can pay you.' }).waitFor();
    await own.page.getByRole('button', { name: 'Go live' }).click();
    const question = own.page.getByRole('dialog', { name: 'Take Duka la Amina live?' });
    await question.getByText('A live store can’t go back to test mode.').waitFor();
    expect(await grave(own.page)).toEqual([]);
    await question.getByRole('button', { name: 'Stay in test mode' }).click();
    await ribbon.waitFor();

    await own.page.getByRole('button', { name: 'Go live' }).click();
    await question.getByRole('button', { name: 'Go live' }).click();
    await question.waitFor({ state: 'detached' });
    await ribbon.waitFor({ state: 'detached' });
    await own.page.getByText('Current mode').waitFor();
    await own.page.getByRole('heading', { name: 'Complete your store setup' }).waitFor();
    await expect.poll(() => own.page.getByRole('button', { name: 'Go live' }).count()).toBe(0);
    expect(await grave(own.page)).toEqual([]);
    await own.page.goto('/');
    await own.page.getByText('Live Mode', { exact: true }).waitFor();
    await expect.poll(() => ribbon.count()).toBe(0);
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}', {
      token: own.amina.token,
      params: { id: own.store.id },
    });
    expect(data.mode).toBe('live');
  });
});

describe('CONTRACT "mode/live": test orders', () => {
  it('are cleared after a question, whether the store is live or not, and their goods lie on the shelf again', async () => {
    const { amina, store } = await productStore(url);
    const shop = { token: store.businessToken, storeId: store.id };
    const { productId, variantId } = await newItem(url, shop, 'Clay pot', { opening_stock: 7 });
    const place = (quantity: number) =>
      call(url, 'POST /marketplace/v1/stores/{id}/orders', {
        token: shop.token,
        params: { id: store.id },
        body: { lines: [{ variant_id: variantId, quantity }], settlement: { payment_type: 'pod' } },
      });
    await place(2);
    const { page, context, faults } = await visitStore(own.browser, url, amina, '/settings/mode');
    const clear = page.getByRole('button', { name: 'Clear test orders…' });
    await page.getByText(/^1 order was placed in test mode\./).waitFor();
    await place(3);
    await page.getByText(/^2 orders were placed in test mode\./).waitFor();
    await call(url, 'PUT /marketplace/v1/stores/{id}/mode/live', {
      token: amina.token,
      params: { id: store.id },
    });
    const real = (await place(1)).data;

    await clear.click();
    const question = page.getByRole('dialog', { name: 'Clear the test orders?' });
    await question.getByText('All 2 orders in test mode are deleted permanently').waitFor();
    expect(await grave(page)).toEqual([]);
    await question.getByRole('button', { name: 'Clear test orders' }).click();
    await page.getByText('Done: 2 test orders.').waitFor();
    await clear.waitFor({ state: 'detached' });
    expect(await grave(page)).toEqual([]);
    await page.reload();
    await page.getByText('Current mode').waitFor();
    await expect.poll(() => clear.count()).toBe(0);

    await page.goto('/orders?test=1');
    await page.getByText('No orders match. Try fewer filters.').waitFor();
    await page.goto(`/orders/${real.id}`);
    await page.getByRole('heading', { name: `${real.number}` }).waitFor();
    const { data: levels } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}/stock', {
      token: shop.token,
      params: { id: store.id, product_id: productId },
    });
    expect(levels).toMatchObject([{ on_hand: 7, reserved: 1 }]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
