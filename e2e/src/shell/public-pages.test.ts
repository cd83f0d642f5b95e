import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Host, newHost } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Host;
beforeAll(async () => {
  browser = await launch();
  amina = await newHost(url, 'Duka la Amina');
});
afterAll(() => browser.close());

describe('SPEC 2: what everybody may read', () => {
  it.each([
    { path: '/terms', title: 'Terms', sections: 7 },
    { path: '/privacy', title: 'Privacy policy', sections: 6 },
    { path: '/about', title: 'The back office for merchants', sections: 4 },
  ])('$path', async ({ path, title, sections }) => {
    for (const look of [
      { width: 360, height: 760, dark: true },
      { width: 1440, height: 900 },
    ]) {
      const { page, context, faults } = await visit(browser, url, look);
      await page.goto('/login');
      if (look.dark) await page.evaluate(() => localStorage.setItem('sokoni_theme', 'auto'));
      await page.goto(path);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(sections);
      expect(await page.title()).toBe('Sokoni');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
      expect(await grave(page)).toEqual([]);
      await page.getByRole('link', { name: 'Log in' }).first().click();
      await page.waitForURL('**/login');
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('are linked from the foot of the log-in page and from the box that accepts them', async () => {
    const { page, context, faults } = await visit(browser, url);
    await page.goto('/login');
    for (const [name, path] of [
      ['About', '/about'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await page.waitForURL(`**${path}`);
      await page.goBack();
    }
    await page.goto('/signup');
    const box = page.getByRole('checkbox').locator('..').locator('..');
    await expect
      .poll(() =>
        box.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      )
      .toEqual(['/terms', '/privacy']);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('CONTRACT The wire: the API to read', () => {
  it('/openapi.json is OpenAPI 3.1 and names the calls; /docs/api shows each of them', async () => {
    const { page, context, faults } = await visit(browser, url);
    const document = await (await context.request.get(`${url}/openapi.json`)).json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toContain('/marketplace/v1/user/start');
    await page.goto('/docs/api');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const shown = await page.locator('section h2').allTextContents();
    for (const [path, methods] of Object.entries<Record<string, unknown>>(document.paths)) {
      for (const method of Object.keys(methods)) expect(shown).toContain(`${method.toUpperCase()} ${path}`);
    }
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('CONTRACT Security: the content policy', () => {
  it('holds on every page, and no page goes against it', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    for (const path of [
      '/',
      '/orders/sell',
      '/products',
      '/dashboard/theme',
      '/modules',
      '/settings/store',
      '/settings/taxes',
      '/settings/mode',
      '/settings/staff',
      '/settings/account',
      '/select-store',
      '/unauthorized',
      '/about',
      '/docs/api',
    ]) {
      await policyOf(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(faults).toEqual([]);
    await context.close();

    const outside = await visit(browser, url);
    await outside.page.goto('/login');
    for (const path of [
      '/login',
      '/login/ios',
      '/signup',
      '/signup/ios',
      '/forgot-password',
      '/dev/mailbox',
    ]) {
      await policyOf(outside.page, path);
      await outside.page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(outside.faults).toEqual([]);
    await outside.context.close();
  });
});

/** Goes there, and looks at what the server sends with the page. */
async function policyOf(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const headers = (await page.context().request.get(path)).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy, path).toMatch(/object-src 'none'|default-src 'none'/);
  expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-/);
  expect(policy, path).toContain("frame-ancestors 'none'");
  expect(policy, path).toContain("base-uri 'none'");
  expect(headers['x-content-type-options'], path).toBe('nosniff');
}
