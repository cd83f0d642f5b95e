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

const paper = { light: 'rgb(250, 250, 248)', dark: 'rgb(18, 21, 26)' };

describe('SPEC 1, 9: the theme', () => {
  it('is light at first, even on a dark device', async () => {
    const { page, context, faults } = await visit(browser, url, { dark: true });
    await page.goto('/login');
    await expect.poll(() => background(page)).toBe(paper.light);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is chosen and saved', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    await chooseTheme(page, 'Dark');
    await expect.poll(() => background(page)).toBe(paper.dark);
    expect(await page.evaluate(() => localStorage.getItem('sokoni_theme'))).toBe('dark');
    expect(await grave(page)).toEqual([]);

    expect(faults).toEqual([]);
    await context.close();
  });

  it('is there before anything of the program runs, so that a dark page never flashes light', async () => {
    const { page, context } = await visit(browser, url);
    await page.addInitScript(() => localStorage.setItem('sokoni_theme', 'dark'));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login');
    await expect.poll(() => background(page)).toBe(paper.dark);
    await expect.poll(() => page.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#12151A');
    await context.close();
  });

  it('follows the device when asked to, at once and after a reload; other tabs follow', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    const other = await context.newPage();
    await other.goto('/modules');
    await other.getByRole('heading', { name: 'Modules', level: 1 }).waitFor();
    await other.emulateMedia({ colorScheme: 'dark' });
    await chooseTheme(page, 'Match device');
    await expect.poll(() => background(page)).toBe(paper.light);
    await expect.poll(() => background(other)).toBe(paper.dark);
    await page.bringToFront();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => background(page)).toBe(paper.dark);
    await page.reload();
    await expect.poll(() => background(page)).toBe(paper.dark);
    await chooseTheme(page, 'Light');
    await expect.poll(() => background(other)).toBe(paper.light);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('outlives a log-out', async () => {
    const { page, context } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    await chooseTheme(page, 'Dark');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => background(page)).toBe(paper.dark);
    await context.close();
  });
});

describe('SPEC 2, 9: the sidebar', () => {
  it('is collapsed when nothing was kept, and stays as it was left', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    expect(await page.evaluate(() => localStorage.getItem('sokoni_sidebar_collapsed'))).toBeNull();
    const narrow = await width(page);
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(() => width(page)).toBeGreaterThan(narrow + 80);
    expect(await grave(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Collapse sidebar' }).waitFor();
    await sidebar.getByRole('link', { name: 'Settings' }).click();
    await sidebar.getByRole('link', { name: 'Taxes' }).waitFor();
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(() => width(page)).toBe(narrow);
    await page.reload();
    await page.getByRole('button', { name: 'Expand sidebar' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is a drawer on a phone, closed by Escape and by going somewhere', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme', {
      width: 360,
      height: 760,
    });
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'Modules' }).waitFor();
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await menu.click();
    await drawer.getByRole('link', { name: 'Modules' }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Modules', level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 2: the frame', () => {
  it('the logo leads to what Sokoni is, from outside and from inside', async () => {
    const { page, context } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    await page.getByRole('link', { name: 'Sokoni' }).first().click();
    await page.waitForURL('**/about');
    await page.getByRole('heading', { name: 'The back office for merchants' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    await context.close();

    const outside = await visit(browser, url);
    await outside.page.goto('/login');
    await outside.page.getByRole('link', { name: 'Sokoni' }).click();
    await outside.page.waitForURL('**/about');
    await outside.context.close();
  });

  it('the first stop of the keyboard leads past the navigation', async () => {
    const { page, context } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    await page.reload();
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await context.close();
  });
});

async function chooseTheme(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

async function width(page: Page): Promise<number> {
  const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  return box?.width ?? 0;
}
