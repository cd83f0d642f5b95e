import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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

async function storeWithoutInventory() {
  const amina = await newMerchant(url);
  const store = await newStore(url, amina.token, { module_inventory: 'disabled' });
  return { amina, store };
}

describe('A page whose module is off', () => {
  it('says so, and turns the module on where it stands', async () => {
    const { amina } = await storeWithoutInventory();
    const { page, context, faults } = await visitStore(browser, url, amina, '/inventory/transfers');
    await page.getByRole('heading', { name: 'Inventory is off' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/inventory/transfers');
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Turn on Inventory' }).click();
    await page.getByRole('heading', { name: 'Add a second location' }).waitFor();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Inventory' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('tells others whom to ask, and is there as soon as an admin has turned it on elsewhere', async () => {
    const { amina, store } = await storeWithoutInventory();
    const otieno = await newColleague(url, amina, store, 'inventory_officer');
    const { page, context, faults } = await visitStore(browser, url, otieno, '/inventory');
    await page.getByText('Ask a manager or admin to turn on Inventory').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Turn on Inventory' }).count()).toBe(0);
    expect(await grave(page)).toEqual([]);
    const turn = (module_inventory: 'active' | 'disabled') =>
      call(url, 'PUT /marketplace/v1/stores/{storeId}/modules', {
        token: amina.token,
        params: { storeId: store.id },
        body: { module_inventory },
      });
    await turn('active');
    await page.getByRole('heading', { name: 'No stock yet' }).waitFor();
    await turn('disabled');
    await page.getByRole('heading', { name: 'Inventory is off' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is offered in the product form, where nothing typed is lost', async () => {
    const { amina } = await storeWithoutInventory();
    const { page, context, faults } = await visitStore(browser, url, amina, '/products/new');
    await page.getByLabel('Title', { exact: true }).fill('Clay pot');
    await page.getByRole('switch', { name: 'Track quantity' }).click();
    await page.getByRole('button', { name: 'Turn on Inventory' }).click();
    await page.getByLabel('Quantity', { exact: true }).fill('12');
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Clay pot');
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByText('Clay pot added').waitFor();
    const stock = page.getByRole('table', { name: 'Stock by location' });
    await stock.getByRole('cell', { name: '12' }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('A new store that sells goods', () => {
  it('starts with Inventory on, and one that sells services without', async () => {
    const amina = await newMerchant(url);
    const modulesOf = async (product_type_id: string) => {
      const { id } = await newStore(url, amina.token, { product_type_id });
      const { data } = await call(url, 'GET /marketplace/v1/stores/{storeId}/modules', {
        token: amina.token,
        params: { storeId: id },
      });
      return data.module_inventory.status;
    };
    expect([await modulesOf('fashion'), await modulesOf('services')]).toEqual(['active', 'disabled']);
  });
});
