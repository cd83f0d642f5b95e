import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newItem } from '#fixtures/purchasing-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Counts the notes that a page plays, which a browser without a loudspeaker plays too. */
async function countNotes(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(`
    globalThis.notes = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) { globalThis.notes += 1; return start.apply(this, at); };`);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return () => page.evaluate('globalThis.notes');
}

describe('DESIGN: a new order', () => {
  it('pops up in a second browser, with a sound once that is wished, for who sees all sales; never that of another store', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token);
    const place = (token: string, id: string, line: object) =>
      call(url, 'POST /marketplace/v1/stores/{id}/orders', {
        token,
        params: { id },
        body: { lines: [{ quantity: 1, ...line }], settlement: { payment_type: 'pod' } },
      });
    const kettle = await newItem(url, { token: amina.token, storeId: store.id }, 'Kettle', {
      opening_stock: 1,
    });
    const seller = await newColleague(url, amina, store, 'associate');
    const owners = await visitStore(browser, url, amina, '/orders');
    const sellers = await visitStore(browser, url, seller, '/orders');
    const notes = await countNotes(owners.page);
    const told = (page: Page) => page.getByRole('region', { name: 'Notifications' });
    await owners.page.getByText('No orders yet').waitFor();
    const strange = await newMerchant(url);
    await place(strange.token, (await newStore(url, strange.token)).id, {
      title: 'Basin',
      unit_price: 500,
    });

    await place(amina.token, store.id, { title: 'Lamp', unit_price: 500 });
    await told(owners.page).getByText('New order T-1001').waitFor();
    // The first of the other store has the same number: it was told once.
    await expect.poll(() => told(owners.page).getByText('New order').count()).toBe(1);
    await owners.page.getByRole('link', { name: 'T-1001' }).waitFor();
    expect(await notes()).toBe(0);

    await owners.page.getByRole('button', { name: 'Play a sound for new orders' }).click();
    await owners.page.getByRole('button', { name: 'Mute the sound for new orders' }).waitFor();
    const before = Number(await notes());
    await place(seller.token, store.id, { variant_id: kettle.variantId });
    await told(owners.page).getByText('New order T-1002').waitFor();
    await expect.poll(notes).toBe(before + 2);
    expect(await grave(owners.page)).toEqual([]);

    // The seller's list shows it, and says nothing: neither of it nor of what others sell.
    await sellers.page.getByRole('link', { name: 'T-1002' }).waitFor();
    await expect.poll(() => sellers.page.getByRole('link', { name: 'T-1001' }).count()).toBe(0);
    await expect.poll(() => sellers.page.getByText('New order T-').count()).toBe(0);
    await expect
      .poll(() => sellers.page.getByRole('button', { name: 'Play a sound for new orders' }).count())
      .toBe(0);
    expect([...owners.faults, ...sellers.faults]).toEqual([]);
    await Promise.all([owners.context.close(), sellers.context.close()]);
  });

  it('that was made in this tab is not told there', async () => {
    const amina = await newMerchant(url);
    await newStore(url, amina.token);
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders/new');
    await page.getByRole('button', { name: 'Add custom item' }).click();
    await page.getByLabel('Item name').fill('Gift wrapping');
    await page.getByLabel('Unit price of Gift wrapping').fill('50');
    await page.getByRole('button', { name: 'Place order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Pay on Delivery' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'T-1001' }).waitFor();
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await page.getByRole('link', { name: 'T-1001' }).waitFor();
    await expect.poll(() => page.getByText('New order T-').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
