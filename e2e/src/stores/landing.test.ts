import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { cardOf, chooseTheme, landedOn, newHost } from '#fixtures/store-fixtures.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { cookiesOf, heldLocally } from '#support/browser/browser-storage.ts';
import { logIn, visitSignedIn } from '#support/browser/sign-in.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { behindTheServer } from '#support/server/server-database.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

function countProducts(id: string, products: number): Promise<void> {
  return behindTheServer('update app.stores set product_count = $2 where id = $1', [id, products]);
}

describe('SPEC 4: Store selection', () => {
  it('keeps the store, its id, currency and stats, the list and the token, and clears the cart', async () => {
    const amina = await newMerchant(url);
    const duka = await newStore(url, amina.token, { name: 'Duka la Amina', currency_code: 'KES' });
    const lagos = await newStore(url, amina.token, { name: 'Lagos Fabrics', currency_code: 'NGN' });
    const { page, context, faults } = await visitSignedIn(browser, url, amina);
    await page.evaluate(() => {
      localStorage.setItem('sokoni_b2b_supplier-1_cart', '[{"id":"p1"}]');
      localStorage.setItem('sokoni_guide_products', 'true');
    });
    const before = await cookiesOf(context);
    expect(before.sokoni_user_token).toMatch(/^Bearer \S{20,}$/);
    expect(before).not.toHaveProperty('sokoni_business_token');
    await cardOf(page, 'Duka la Amina').getByRole('button', { name: 'Go to Store' }).click();
    await landedOn(page, '/dashboard/theme');

    const first = await heldLocally(page);
    expect(first).toMatchObject({
      sokoni_active_store_id: duka.id,
      sokoni_active_store_currency_code: 'KES',
    });
    const active = JSON.parse(first.sokoni_active_store ?? '');
    expect(active).toMatchObject({ id: duka.id, name: 'Duka la Amina', sub_domain: duka.subDomain });
    expect(JSON.parse(first.sokoni_active_store_stats ?? '')).toEqual({ product_count: 0 });
    expect(JSON.parse(first.sokoni_stores ?? '')).toMatchObject([{ id: duka.id }, { id: lagos.id }]);
    expect(first).not.toHaveProperty('sokoni_b2b_supplier-1_cart');
    expect(first).toHaveProperty('sokoni_guide_products', 'true');
    const inDuka = await cookiesOf(context);
    expect(inDuka.sokoni_business_token).toBe(`Bearer ${active.business_token}`);
    expect(await page.title()).toBe('Duka la Amina | Sokoni');

    // To the other store, by the menu of the dashboard: everything is replaced.
    await page.evaluate(() => localStorage.setItem('sokoni_b2b_supplier-2_cart', '[]'));
    await page.getByRole('button', { name: 'Duka la Amina' }).first().click();
    await page.getByRole('menuitem', { name: 'Lagos Fabrics' }).click();
    await expect.poll(() => page.title()).toBe('Lagos Fabrics | Sokoni');
    const second = await heldLocally(page);
    expect(second).toMatchObject({
      sokoni_active_store_id: lagos.id,
      sokoni_active_store_currency_code: 'NGN',
    });
    expect(second).not.toHaveProperty('sokoni_b2b_supplier-2_cart');
    const inLagos = await cookiesOf(context);
    const { business_token } = JSON.parse(second.sokoni_active_store ?? '');
    expect(inLagos.sokoni_business_token).toBe(`Bearer ${business_token}`);
    expect(inLagos.sokoni_business_token).not.toBe(inDuka.sokoni_business_token);
    await page.reload();
    await expect.poll(() => page.title()).toBe('Lagos Fabrics | Sokoni');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leads to the theme, then to the products, then home or to the origin', async () => {
    const amina = await newMerchant(url);
    const duka = await newStore(url, amina.token, { name: 'Duka la Amina' });
    const { page, context, faults } = await visitSignedIn(browser, url, amina);
    const go = async () => {
      await page.goto('/select-store');
      await page.getByRole('button', { name: 'Go to Store' }).click();
    };
    await go();
    await landedOn(page, '/dashboard/theme');
    await chooseTheme(url, amina.token, duka.id);
    await go();
    await landedOn(page, '/products');
    await countProducts(duka.id, 1);
    await go();
    await landedOn(page, '/');
    expect(faults).toEqual([]);
    await context.close();

    const late = await visit(browser, url);
    await late.page.goto('/login');
    await late.page.goto('/settings/taxes?from=mail');
    await landedOn(late.page, '/login');
    await logIn(late.page, amina);
    await late.page.getByRole('button', { name: 'Go to Store' }).click();
    await late.page.waitForURL('**/settings/taxes?from=mail');
    await late.page.getByRole('heading', { name: 'Taxes', level: 1 }).waitFor();
    expect(late.faults).toEqual([]);
    await late.context.close();
  });

  it('lets the role of each store decide: home in the own one, to sell in the one of others', async () => {
    const host = await newHost(url, 'Baraka Traders');
    const guest = await newColleague(url, host.owner, host, 'associate');
    const own = await newStore(url, guest.token, { name: 'Guyo Autos' });
    for (const { id, token } of [
      { id: own.id, token: guest.token },
      { id: host.id, token: host.owner.token },
    ]) {
      await chooseTheme(url, token, id);
      await countProducts(id, 3);
    }
    const { page, context, faults } = await visitSignedIn(browser, url, guest);
    await cardOf(page, 'Guyo Autos').getByText('Owner').waitFor();
    await cardOf(page, 'Baraka Traders').getByText('Sales Associate').waitFor();
    await cardOf(page, 'Guyo Autos').getByRole('button', { name: 'Go to Store' }).click();
    await landedOn(page, '/');
    await page.goto('/select-store');
    await cardOf(page, 'Baraka Traders').getByRole('button', { name: 'Go to Store' }).click();
    await landedOn(page, '/orders/sell');
    // SPEC 6: only admin and super_admin land on `/`.
    await page.goto('/');
    await landedOn(page, '/orders/sell');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says so when the store is no longer one of theirs, and takes it from the list', async () => {
    const host = await newHost(url, 'Baraka Traders');
    const guest = await newColleague(url, host.owner, host, 'manager');
    await newStore(url, guest.token, { name: 'Guyo Autos' });
    const { page, context, faults } = await visitSignedIn(browser, url, guest);
    const go = cardOf(page, 'Baraka Traders').getByRole('button', { name: 'Go to Store' });
    await go.waitFor();
    await call(url, 'DELETE /marketplace/v1/stores/{id}/staff/{user_id}', {
      token: host.owner.token,
      params: { id: host.id, user_id: guest.userId },
    });
    await go.click();
    await page.getByText('Baraka Traders is no longer one of your stores.').waitFor();
    await cardOf(page, 'Baraka Traders').waitFor({ state: 'detached' });
    await cardOf(page, 'Guyo Autos').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
