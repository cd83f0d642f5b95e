import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { type Host, newHost } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Host;
beforeAll(async () => {
  browser = await launch();
  amina = await newHost(url, 'Duka la Amina');
});
afterAll(() => browser.close());

const topics = [
  'Default Web Store',
  'Point of Sale',
  'Integrating Mobile App',
  'Business to Business (B2B)',
  'Messaging',
] as const;

describe('SPEC 1: the help drawer', () => {
  it('lists the five topics; each is there to be read', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    await page.getByRole('button', { name: 'Help' }).click();
    const drawer = page.getByRole('dialog', { name: 'Help' });
    await drawer.getByRole('listitem').first().waitFor();
    expect(await titles(page)).toEqual(topics);
    expect(await grave(page)).toEqual([]);

    for (const topic of topics) {
      await drawer.getByRole('button', { name: topic }).click();
      const article = drawer.getByRole('article');
      await article.getByRole('heading', { name: topic, level: 3 }).waitFor();
      await expect.poll(() => article.getByRole('listitem').count()).toBeGreaterThan(1);
      expect((await article.textContent())?.length).toBeGreaterThan(400);
      await article.getByRole('button', { name: 'Back', exact: true }).click();
    }
    await drawer.getByRole('button', { name: topics[0] }).click();
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is searched by the words of its topics', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    await page.getByRole('button', { name: 'Help' }).click();
    const search = page.getByRole('searchbox', { name: 'Search help' });
    await search.fill('wholesale');
    await expect.poll(() => titles(page)).toContain('Business to Business (B2B)');
    expect((await titles(page)).length).toBeLessThan(topics.length);
    await search.fill('no such word');
    await page.getByText('No topics match. Try another or a shorter word.').waitFor();
    await search.fill('');
    await expect.poll(() => titles(page)).toEqual(topics);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is walked by keyboard alone, and gives the focus back', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    await page.getByRole('button', { name: 'Help' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Help' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.type('messaging');
    await expect.poll(async () => (await titles(page))[0]).toBe('Messaging');
    while (!(await focused(page)).startsWith('Messaging')) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Messaging', level: 3 }).waitFor();
    await expect.poll(() => focused(page)).toBe('Messaging');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focused(page)).toBe('Back');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Messaging/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Help');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('links a page for those who may open it, and names it for the others', async () => {
    const { page, context } = await visitStore(browser, url, amina.owner, '/dashboard/theme');
    await openTopic(page, 'Default Web Store');
    const links = page.getByRole('article').getByRole('link');
    const linked = await links.count();
    expect(linked).toBeGreaterThan(0);
    await links.first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/unauthorized');
    await context.close();

    const juma = await newColleague(url, amina.owner, amina, 'associate', 'Juma');
    const staff = await visitStore(browser, url, juma, '/orders/sell', {
      width: 360,
      height: 760,
      dark: true,
    });
    await openTopic(staff.page, 'Default Web Store');
    await expect.poll(() => staff.page.getByRole('article').getByRole('link').count()).toBeLessThan(linked);
    expect(await grave(staff.page)).toEqual([]);
    expect(staff.faults).toEqual([]);
    await staff.context.close();
  });
});

async function openTopic(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: title }).click();
  await page.getByRole('heading', { name: title, level: 3 }).waitFor();
}

function titles(page: Page): Promise<string[]> {
  return page
    .getByRole('dialog', { name: 'Help' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('button span span')?.textContent ?? ''));
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
