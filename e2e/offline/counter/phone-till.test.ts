import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, tillStore } from '#fixtures/till-fixtures.ts';

let at: TillAt;
beforeAll(async () => {
  at = await openedTill(await tillStore(inject('serverUrl')), { width: 360, height: 740 });
});
afterAll(() => at.close());

/** Parts of the console that are fetched when somebody needs them, as far as the device holds them. */
const heldParts = () =>
  at.device.page.evaluate(async () => {
    const kept = await caches.open('sokoni-files').then((files) => files.keys());
    const parts = kept.map(({ url }) => /\/(base-[a-z]+|phone-countries)-/.exec(url)?.[1] ?? '');
    return parts.filter((part) => part !== '').toSorted();
  });

it('A phone that was switched on without a network opens the first menu and the first choice of its life', async () => {
  await expect.poll(heldParts).toEqual(['base-menu', 'base-select', 'phone-countries']);
  await at.device.context.close();
  await at.device.restart();
  at.line.down();
  const { page } = at.device;
  await at.till.open();
  await page.getByRole('button', { name: /^Clay pot/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await payment.getByRole('button', { name: /^Exact cash/ }).click();
  const { number } = await at.till.nextSale();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Past sales' }).click();
  const sales = page.getByRole('dialog', { name: 'Past sales' });
  await sales.getByRole('listitem').filter({ hasText: number }).getByRole('button').click();
  await page.getByRole('dialog', { name: number }).getByRole('button', { name: 'Return items' }).click();
  const taken = page.getByRole('dialog', { name: `Return from ${number}` });
  await taken.getByRole('button', { name: 'Return everything' }).click();
  await taken.getByRole('combobox', { name: 'Refund method' }).click();
  await page.getByRole('option', { name: 'Card' }).click();
  await taken.getByRole('button', { name: /^Return and refund/ }).click();
  await taken.waitFor({ state: 'detached' });
  expect(at.device.faults).toEqual([]);
});
