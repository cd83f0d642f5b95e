import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectSoldOnce, potPrice, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { isInSight } from '#support/browser/in-sight.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { type Receipt, tillOn } from '#support/till/till.ts';

const leastTarget = 44;
const receipts: Receipt[] = [];
let browser: Browser;
let shop: TillStore;
beforeAll(async () => {
  browser = await launch();
  shop = await tillStore(inject('serverUrl'));
});
afterAll(() => browser.close());

describe('SPEC 3: the selling screen on a phone', () => {
  it.each([false, true])(
    'sells one item in cash in four taps, each on something large enough (dark: %s)',
    async (dark) => {
      const phone = { width: 360, height: 740, touch: true, dark };
      const { page, context, faults } = await visitStore(
        browser,
        shop.url,
        shop.amina,
        '/orders/sell',
        phone,
      );
      const till = tillOn(() => page);
      await till.open();
      let taps = 0;
      const tap = async (target: Locator) => {
        await target.waitFor();
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(leastTarget);
        await expect.poll(() => isInSight(target)).toBe(true);
        await fitsAndReads();
        taps += 1;
        await target.tap();
      };
      const fitsAndReads = async () => {
        const over = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth - innerWidth, scrollHeight - innerHeight];
        });
        expect(over).toEqual([0, 0]);
        expect(await grave(page)).toEqual([]);
      };
      await tap(page.getByRole('button', { name: /^Clay pot/ }));
      await tap(page.getByRole('button', { name: /^Pay/ }).first());
      await tap(page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: /^Exact cash/ }));
      const paid = page.getByRole('region', { name: /paid$/ });
      const number =
        (await paid.getByRole('heading', { level: 2 }).textContent())?.replace(' paid', '') ?? '';
      await tap(paid.getByRole('button', { name: 'New sale' }));
      await paid.waitFor({ state: 'detached' });
      expect(taps).toBe(4);
      receipts.push({ number, total: potPrice });
      await expectSoldOnce(shop, receipts);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
