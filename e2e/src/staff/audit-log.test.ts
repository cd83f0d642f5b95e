import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { newItem } from '#fixtures/purchasing-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
const own = ownStore('/settings/audit');

it('The audit log shows who changed what, is narrowed to a record, leads to it, and goes into a file', async () => {
  const { page } = own;
  const token = own.store.businessToken;
  const params = { id: own.store.id };
  const rice = await newItem(url, { token, storeId: params.id }, 'Basmati rice', { price: 50_000 });
  await call(url, 'PUT /marketplace/v1/stores/{id}/products/{product_id}', {
    token,
    params: { ...params, product_id: rice.productId },
    body: { version: 1, title: 'Rice', variants: [{ id: rice.variantId, price: 61_250 }] },
  });

  const entry = page.getByRole('listitem').filter({ hasText: 'Changed product' });
  await entry.getByText('Amina Bello').waitFor();
  await entry.getByText('Basmati rice').waitFor();
  await entry.getByRole('button', { name: 'Show details' }).click();
  const price = entry.getByRole('row').filter({ hasText: 'Price' });
  expect((await price.getByRole('cell').allTextContents()).map((text) => text.replace(/\s/g, ' '))).toEqual([
    'KES 500.00',
    'KES 612.50',
  ]);
  expect(await grave(page)).toEqual([]);

  await entry.getByRole('link', { name: 'All activity for this record' }).click();
  await page.getByText('Created store').waitFor({ state: 'detached' });
  await page.getByText('Added product').waitFor();
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Rice' }).count()).toBe(2);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Variants / 1 / Price: KES 500.00 -> KES 612.50');

  await page.getByRole('button', { name: 'Remove filter Record' }).click();
  await page.getByText('Exported audit log').waitFor();
  await page.getByLabel('From').pressSequentially('11152020');
  await page.waitForURL((address) => address.searchParams.get('from') === '2020-11-15');
  await page.getByText('Exported audit log').waitFor();
  await page.getByRole('link', { name: 'Rice', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Rice', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.waitForURL((address) => address.search.includes('subject=product'));
  await page.getByText('Changed product').waitFor();
});
