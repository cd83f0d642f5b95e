import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, type Merchant } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Merchant;
beforeAll(async () => {
  browser = await launch();
  const own = await productStore(url);
  amina = own.amina;
  const at = { token: amina.token, params: { id: own.store.id } };
  await addProduct(url, own.store, { title: 'Cup' });
  await call(url, 'POST /marketplace/v1/stores/{id}/customers', { ...at, body: { name: 'Wanjiku Kamau' } });
  await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
    ...at,
    body: {
      lines: [{ title: 'Lamp', unit_price: 5_000, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    },
  });
});
afterAll(() => browser.close());

it.each([
  ['Products', '/products', 'Price', ['ascending', 'descending']],
  ['Orders', '/orders', 'Total', ['descending', 'ascending']],
  ['Customers', '/customers', 'Total spent', ['descending', 'ascending']],
] as const)(
  '%s: the header of a sorted column says which way, and its arrow points there',
  async (name, path, header, ways) => {
    const { page, context } = await visitStore(browser, url, amina, path);
    const table = page.getByRole('table', { name });
    const column = table.getByRole('columnheader', { name: header });
    const arrow = column.locator('svg');
    const turns: string[] = [];
    for (const way of ways) {
      await column.getByRole('button').click();
      await expect.poll(() => column.getAttribute('aria-sort')).toBe(way);
      await expect.poll(() => table.locator('th[aria-sort]').count()).toBe(1);
      expect(await arrow.evaluate((svg) => getComputedStyle(svg).opacity)).toBe('1');
      turns.push(
        await arrow.evaluate((svg) => `${getComputedStyle(svg).rotate} ${getComputedStyle(svg).transform}`),
      );
    }
    expect(turns[0]).not.toBe(turns[1]);
    await context.close();
  },
);
