import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { becomeCompany, fulfil, newSupplierStore, orderBasins } from '#fixtures/wholesale-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { wordsOfPdf } from '#support/browser/pdf-text.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('A store keeps what its supplier writes: the delivery note of a purchase, and the statement', async () => {
  const supplier = await newSupplierStore(url, 'Marikiti Stores');
  const bisi = await newMerchant(url, 'Bisi');
  const store = await newStore(url, bisi.token, {
    ...{ mode: 'live', module_wholesale: 'active', module_inventory: 'active' },
  });
  const buyer = { url, token: bisi.token, storeId: store.id };
  await becomeCompany(url, buyer, supplier);
  const id = randomUUID();
  const placed = await orderBasins(url, buyer, supplier, { id, quantity: 30, expectedTotal: 24_765_00 });
  await fulfil(url, supplier, id, 12);

  const { page, faults } = await visitStore(browser, url, bisi, `/wholesale/purchases/${id}`);
  await page.getByRole('button', { name: 'Documents' }).click();
  expect(await grave(page)).toEqual([]);
  const [note] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download delivery note' }).click(),
  ]);
  expect(note.suggestedFilename()).toBe(`delivery-note-${placed.number.replace('#', '')}.pdf`);
  const words = await wordsOfPdf(await readFile(await note.path()));
  expect(words).toMatch(/Enamel basin.* 30 12/);
  expect(words).not.toContain('825.50');

  await page.goto(`/wholesale/suppliers/${supplier.storeId}`);
  await page.getByRole('button', { name: 'Statement' }).click();
  const [statement] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await wordsOfPdf(await readFile(await statement.path()))).toContain('Marikiti Stores');
  expect(faults).toEqual([]);
});
