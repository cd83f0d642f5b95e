import { sellCart } from '@sokoni/messages/en/till/cart';
import { tillPayment } from '@sokoni/messages/en/till/payment';
import { completedSale } from '@sokoni/messages/en/till/receipt';
import { loadEveryLanguage } from '@sokoni/messages/load-every-language';
import { translator } from '@sokoni/messages/translator';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { expectHeldOnce } from '#fixtures/till-storage-fixtures.ts';
import { speak } from '#screens/show-screen.ts';

let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  await loadEveryLanguage();
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

const cart = translator({ sellCart }).in('ar');
const payment = translator({ tillPayment }).in('ar');
const completed = translator({ completedSale }).in('ar');

it('a till without a network is opened in its language, and sells in it', async () => {
  const { line, till } = at;
  const { page } = till;
  await speak(page, 'ar');
  line.down();
  await page.goto('/orders/sell');
  const sale = page.getByRole('region', { name: cart('title') });
  await page.getByRole('listitem').getByRole('button', { name: 'Clay pot' }).click();
  await sale.getByRole('button', { name: /^Clay pot/ }).waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'ar',
    'rtl',
  ]);
  await sale.getByRole('button', { name: new RegExp(`^${cart('pay')}`) }).click();
  const [beforeAmount = ''] = payment('pay.exact', { amount: '\0' }).split('\0');
  await page
    .getByRole('dialog', { name: payment('title') })
    .getByRole('button', { name: new RegExp(`^${beforeAmount.trim()}`) })
    .click();
  const [, afterNumber = ''] = completed('title', { number: '\0' }).split('\0');
  const paid = page.getByRole('region', { name: new RegExp(afterNumber.trim()) });
  await paid.getByText(completed('unsent')).waitFor();
  const heading = await paid.getByRole('heading', { level: 2 }).textContent();
  const number = /[\w-]*\d[\w-]*/.exec(heading ?? '')?.[0] ?? '';
  const total = Number((await paid.getByRole('definition').first().textContent())?.replaceAll(/\D/g, ''));
  await paid.getByRole('button', { name: completed('next') }).click();

  await speak(page, 'en');
  line.mend();
  await till.waitUntilSent();
  await expectHeldOnce(shop, [{ number, total }], [page]);
});
