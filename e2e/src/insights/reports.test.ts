import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { riceStore } from '#fixtures/sales-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
const browser = await launch();
afterAll(() => browser.close());
let shop: Awaited<ReturnType<typeof riceStore>>;

/** Two sales of rice, one of them on credit and in parts, and one of something else. */
beforeAll(async () => {
  shop = await riceStore(url);
  const rice = (quantity: number) => ({ variant_id: shop.rice.variantId, quantity });
  const bodies = [
    { lines: [rice(2)], settlement: { payment_type: 'pod' } },
    {
      lines: [rice(3)],
      customer_id: shop.customerId,
      settlement: {
        payment_type: 'part_instant',
        due_on: '2099-12-31',
        payments: [{ method: 'cash', amount: 50_000 }],
      },
    },
    { lines: [{ title: 'Delivery', quantity: 1, unit_price: 12_345 }], settlement: { payment_type: 'pod' } },
  ];
  for (const body of bodies) {
    const sold = await call(url, 'POST /marketplace/v1/stores/{id}/orders', { ...shop.at, body });
    if (sold.status !== 200) throw new Error(sold.message);
  }
});

const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });
const amounts = async (page: Page, text: string | RegExp) =>
  [...((await row(page, text).textContent()) ?? '').matchAll(/KES\s([\d,]+(?:\.\d\d)?)/g)].map(
    ([, found = '']) => Math.round(Number(found.replaceAll(',', '')) * 100),
  );

describe('Reports', () => {
  it('are traced from a figure down to its orders, and agree with them and with the file', async () => {
    const { page, faults, context } = await visitStore(browser, url, shop.amina, '/reports');
    await page.getByRole('link', { name: /Sales by product/ }).click();
    await page.getByRole('heading', { name: 'Sales by product', level: 1 }).waitFor();
    await row(page, 'Basmati rice').waitFor();
    const [netSales = 0] = await amounts(page, 'Basmati rice');
    expect(netSales).toBe(250_000);
    const ranking = page.getByRole('slider', { name: /^Net sales/ });
    const first = await ranking.getAttribute('aria-valuetext');
    expect(first).toMatch(/^Basmati rice: Net sales KES\s2,500\.00, Share of total 95\.3%$/);
    await ranking.focus();
    await page.getByText('Share of total', { exact: true }).waitFor();
    await ranking.press('ArrowDown');
    await expect.poll(() => ranking.getAttribute('aria-valuetext')).toMatch(/123\.45, Share of total 4\.7%$/);
    await ranking.press('Home');
    await expect.poll(() => ranking.getAttribute('aria-valuetext')).toBe(first);
    const { height = 0 } = (await ranking.boundingBox()) ?? {};
    await ranking.hover({ position: { x: 40, y: height - 4 } });
    await expect.poll(() => ranking.getAttribute('aria-valuenow')).toBe('2');
    await page.getByText('4.7%', { exact: true }).waitFor();
    expect(await grave(page)).toEqual([]);

    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const [head = '', ...lines] = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
    const place = head.split(',').indexOf('Net sales');
    const inFile = lines.map((line) => Math.round(Number(line.split(',')[place]) * 100));
    expect(inFile).toEqual([250_000, 12_345]);

    await page.getByRole('link', { name: 'Basmati rice' }).click();
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
    await page.getByText('Showing 1-2 of 2').waitFor();
    const totals = await amounts(page, 'T-1001');
    const others = await amounts(page, 'T-1002');
    expect((totals[0] ?? 0) + (others[0] ?? 0)).toBe(netSales);
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove filter Report' }).click();
    await page.getByText('Showing 1-3 of 3').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of days are read by week and month, point by point with the keyboard, and have a row of totals', async () => {
    const { page, faults, context } = await visitStore(
      browser,
      url,
      shop.amina,
      '/reports/day?period=7_days',
    );
    const chart = page.getByRole('slider', { name: 'Net sales over time' });
    const today = await chart.getAttribute('aria-valuetext');
    expect(today).toMatch(/: Net sales KES\s2,623\.45, Previous period KES\s0\.00, Orders 3$/);
    await chart.focus();
    await page.getByText('Previous period', { exact: true }).first().waitFor();
    await chart.press('ArrowLeft');
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/: Net sales KES\s0\.00/);
    await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('6');
    await chart.press('Home');
    await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1');
    await chart.press('End');
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toBe(today);
    await chart.hover({ position: { x: 5, y: 60 } });
    await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1');
    expect(await grave(page)).toEqual([]);
    expect(await amounts(page, /^Total/)).toContain(262_345);

    await page.getByText('Month', { exact: true }).click();
    await page.getByRole('columnheader', { name: 'Month' }).waitFor();
    await page.getByRole('button', { name: /^Period:/ }).click();
    await page.getByRole('menuitemradio', { name: 'Last quarter' }).click();
    await page.getByText('No sales in this period').waitFor();
    await page.getByRole('button', { name: /^Period:/ }).click();
    await page.getByRole('menuitemradio', { name: 'This quarter' }).click();
    await page.getByRole('button', { name: 'Compare to: Previous period' }).click();
    await page.getByRole('menuitemradio', { name: 'Same period last year' }).click();
    await page.getByText('Same period last year', { exact: true }).last().waitFor();
    await expect.poll(() => page.url()).toContain('period=quarter&compare=year');

    await page.getByRole('button', { name: /^Period:/ }).click();
    await page.getByRole('menuitemradio', { name: 'Custom range' }).click();
    await page.waitForURL(/period=own/);
    await page.getByLabel('From').pressSequentially('11152025');
    await page.waitForURL(/from=2025-11-15/);
    await page.goBack();
    await page.waitForURL(/period=quarter/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of payments are what came in and went back by method, and the file says the same', async () => {
    const own = await riceStore(url);
    const sold = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...own.at,
      body: {
        lines: [{ title: 'Bag', quantity: 1, unit_price: 50_000 }],
        settlement: {
          payment_type: 'instant',
          payments: [
            { method: 'cash', amount: 20_000 },
            { method: 'mobile_money', amount: 30_000 },
          ],
        },
      },
    });
    await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds', {
      token: own.at.token,
      params: { ...own.at.params, order_id: sold.data.id },
      body: { method: 'cash', amount: 5000 },
    });
    const { page, faults, context } = await visitStore(browser, url, own.amina, '/reports');
    await page.getByRole('link', { name: /Payments by method/ }).click();
    await page.getByRole('heading', { name: 'Payments by method', level: 1 }).waitFor();
    expect(await amounts(page, 'Cash')).toEqual([20_000, 5000, 15_000]);
    expect(await amounts(page, 'Mobile money')).toEqual([30_000, 0, 30_000]);
    expect(await amounts(page, /^Total/)).toEqual([50_000, 5000, 45_000]);
    expect(await grave(page)).toEqual([]);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 5).join())).toEqual([
      'Mobile money,1,300.00,0.00,300.00',
      'Cash,1,200.00,50.00,150.00',
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('lead from what came back to the orders of which it did', async () => {
    const own = await riceStore(url);
    for (const quantity of [1, 2]) {
      const sold = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
        ...own.at,
        body: {
          lines: [{ variant_id: own.rice.variantId, quantity }],
          settlement: { payment_type: 'pod', fulfilled: true },
        },
      });
      if (quantity === 2)
        await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns', {
          token: own.at.token,
          params: { ...own.at.params, order_id: sold.data.id },
          body: { lines: [{ line_id: sold.data.lines[0]?.id, quantity: 1, restocked: true }] },
        });
    }
    const { page, faults, context } = await visitStore(browser, url, own.amina, '/reports/product');
    for (const figure of [
      page.locator('dl').getByRole('link', { name: /^KES\s500$/ }),
      row(page, 'Basmati rice').getByRole('link', { name: /500 returned/ }),
    ]) {
      await figure.click();
      await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
      await page.getByText('Showing 1-1 of 1').waitFor();
      await row(page, 'T-1002').waitFor();
      await page.getByRole('combobox', { name: /^Report.*Returns/ }).waitFor();
      expect(await grave(page)).toEqual([]);
      await page.goBack();
      await page.getByRole('heading', { name: 'Sales by product', level: 1 }).waitFor();
    }
    await page.locator('dl').getByRole('link', { name: '2', exact: true }).click();
    await page.getByText('Showing 1-2 of 2').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('show who owes, and the home adds up to the same', async () => {
    const { page, faults, context } = await visitStore(browser, url, shop.amina, '/reports/receivables');
    await page.getByRole('table', { name: 'Receivables' }).waitFor();
    const outstanding = await amounts(page, 'Wanjiku Kamau');
    expect(outstanding).toEqual([100_000, 0, 0, 0, 0, 100_000]);
    await page.goto('/');
    await page.getByRole('link', { name: 'Receivables', exact: true }).waitFor();
    await page.getByText('Test orders', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: /2,623\.45/ }).waitFor();
    await page
      .getByText(/^KES\s2,123\.45$/)
      .first()
      .waitFor();
    expect(await grave(page)).toEqual([]);

    // A sale that somebody records meanwhile shows without a reload.
    await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...shop.at,
      body: {
        lines: [{ title: 'Bag', quantity: 1, unit_price: 10_000 }],
        settlement: { payment_type: 'instant', payments: [{ method: 'cash', amount: 10_000 }] },
      },
    });
    await page.getByRole('link', { name: /2,723\.45/ }).waitFor();
    await page.getByRole('link', { name: 'T-1004' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of VAT are compared, in the file too, and lead from shipping to the orders that are charged it', async () => {
    const own = await riceStore(url);
    for (const shipping of [0, 4000])
      await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
        ...own.at,
        body: {
          lines: [{ variant_id: own.rice.variantId, quantity: 1 }],
          ...{ shipping, settlement: { payment_type: 'pod' } },
        },
      });
    const { page, faults, context } = await visitStore(browser, url, own.amina, '/reports/vat');
    await page.getByRole('columnheader', { name: 'Change' }).waitFor();
    const headers = async () => {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      return (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n')[0];
    };
    expect(await headers()).toMatch(/,VAT due,.*,VAT due \(previous period\)$/);
    await page.getByRole('button', { name: 'Compare to: Previous period' }).click();
    await page.getByRole('menuitemradio', { name: 'No comparison' }).click();
    await page.getByRole('columnheader', { name: 'Change' }).waitFor({ state: 'detached' });
    expect(await headers()).toMatch(/,VAT due$/);
    await page
      .locator('dl')
      .getByRole('link', { name: /40\.00$/ })
      .click();
    await page.getByText('Showing 1-1 of 1').waitFor();
    await row(page, 'T-1002').waitFor();
    await page.getByRole('button', { name: 'Remove filter Report' }).click();
    await page.getByText('Showing 1-2 of 2').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of what is overdue lead to the orders that are, on home and by age', async () => {
    const own = await riceStore(url);
    const sell = (settlement: object, customer_id?: string) =>
      call(url, 'POST /marketplace/v1/stores/{id}/orders', {
        ...own.at,
        body: { lines: [{ variant_id: own.rice.variantId, quantity: 1 }], customer_id, settlement },
      });
    const move = (timezone: string) =>
      call(url, 'PUT /marketplace/v1/stores/{id}/update', { ...own.at, body: { timezone } });
    await move('Pacific/Pago_Pago');
    await sell({ payment_type: 'credit', due_on: '2099-12-31' }, own.customerId);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Pago_Pago' }).format(new Date());
    await sell({ payment_type: 'credit', due_on: today }, own.customerId);
    await sell({ payment_type: 'pod' });
    // A store that moves over the date line has tomorrow.
    await move('Pacific/Kiritimati');
    const { page, faults, context } = await visitStore(browser, url, own.amina, '/');
    await page.getByRole('link', { name: '1 overdue' }).click();
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
    await page.getByText('Showing 1-1 of 1').waitFor();
    await row(page, 'T-1002').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove filter Due' }).click();
    await page.getByText('Showing 1-3 of 3').waitFor();
    await page.goto('/reports/receivables');
    await row(page, 'Wanjiku')
      .getByRole('link', { name: /500 outstanding for Not yet due/ })
      .click();
    await page.getByText('Showing 1-1 of 1').waitFor();
    await row(page, 'T-1001').waitFor();
    await page.getByRole('combobox', { name: /^Due.*Not yet due/ }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of today alone are for a supervisor', async () => {
    const { amina, store } = shop;
    const supervisor = await newColleague(url, amina, store, 'supervisor', 'Juma');
    const { page, faults, context } = await visitStore(browser, url, supervisor, '/reports');
    await page.getByRole('link', { name: /Sales by staff/ }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: /Gross profit|VAT|Receivables/ }).count()).toBe(0);
    await page.goto('/reports/product?period=year');
    await row(page, 'Basmati rice').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /Export|Period/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole('columnheader', { name: 'Gross profit' }).count()).toBe(0);
    await page.goto('/reports/vat');
    await page.waitForURL('**/reports');
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
