import { beforeAll, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { call } from '#support/server/api.ts';
import { tillOn } from '#support/till/till.ts';

const url = inject('serverUrl');
const own = ownStore('/products');
const till = tillOn(() => own.page);

beforeAll(async () => {
  await addProduct(url, own.store, {
    status: 'active',
    opening_stock: 20,
    title: 'Brown bread',
    price: 6500,
  });
});

it('Home and the reports show one register alone, and lead to its orders', async () => {
  const at = { token: own.store.businessToken, params: { id: own.store.id } };
  await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
    ...at,
    body: {
      lines: [{ title: 'Repair', unit_price: 100_000, quantity: 1 }],
      settlement: { payment_type: 'instant', payments: [{ method: 'cash', amount: 100_000 }] },
    },
  });
  const { page } = own;
  await page.goto('/');
  await page.getByRole('link', { name: 'KES 1,000' }).waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Register' }).count()).toBe(0);

  await till.open();
  await till.sell('Brown bread');
  await till.waitUntilSent();
  const { data: registers } = await call(url, 'GET /marketplace/v1/stores/{id}/registers', at);
  const name = registers[0]?.name ?? '';
  await page.goto('/');
  await page.getByRole('link', { name: 'KES 1,065' }).waitFor();
  await page.getByRole('combobox', { name: 'Register' }).click();
  await page.getByRole('option', { name }).click();
  await page.getByRole('link', { name: 'KES 65', exact: true }).waitFor();
  await page.getByRole('heading', { name: `Last 30 days · ${name}` }).waitFor();
  expect(await grave(page)).toEqual([]);

  await page.getByRole('link', { name: 'Sales by day' }).click();
  await page.getByRole('combobox', { name: `Register ${name}` }).waitFor();
  const figure = page.getByRole('link', { name: 'KES 65', exact: true }).first();
  await figure.waitFor();
  expect(await grave(page)).toEqual([]);
  await figure.click();
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await page.getByText('Showing 1-1 of 1').waitFor();
  await page.getByRole('combobox', { name: `Register ${name}` }).waitFor();

  for (const [report, all] of [
    ['product', 'Other items'],
    ['payments', 'KES 1,065'],
    ['vat', 'KES 1,065'],
  ] as const) {
    await page.goto(`/reports/${report}`);
    await page.getByText(all).first().waitFor();
    await page.getByRole('combobox', { name: 'Register' }).click();
    await page.getByRole('option', { name }).click();
    await page.getByText(all).first().waitFor({ state: 'detached' });
    await page
      .getByText(/^KES\s65(\.00)?$/)
      .first()
      .waitFor();
    expect(await grave(page)).toEqual([]);
  }
});
