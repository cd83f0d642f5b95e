import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { landedOn } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { chooseCurrency, goOn, onboarding } from '#support/browser/onboarding-steps.ts';
import { visitSignedIn } from '#support/browser/sign-in.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
const dataDir = inject('serverDataDir');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const only = (title: string) => `${title} is only available to Enterprise plan users`;

/** `npm run contract`, as an operator runs it beside the server. */
async function setContract(businessCode: string, contractType: string): Promise<void> {
  const tool = fileURLToPath(new URL('../../../apps/server/dist/tools/contract.js', import.meta.url));
  const env = { ...process.env, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [tool, businessCode, contractType], { env });
}

describe('SPEC 2, 5, 6: product types and the contract', () => {
  it('on a basic contract those of the Enterprise Plan are shown and cannot be chosen', async () => {
    const amina = await newMerchant(url);
    const { page, context, faults } = await visitSignedIn(browser, url, amina);
    await goOn(page, onboarding.type);
    for (const title of ['Wholesale distribution', 'Franchise']) {
      const card = page.locator('label').filter({ hasText: title });
      await expect.poll(() => card.getByRole('radio').isDisabled()).toBe(true);
      await card.getByText('Enterprise Plan', { exact: true }).waitFor();
      await card.getByText(only(title), { exact: true }).waitFor();
    }
    await expect.poll(() => page.getByRole('radio', { disabled: true }).count()).toBe(2);
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();

    const refused = await call(url, 'POST /marketplace/v1/stores/create', {
      token: amina.token,
      body: {
        name: 'Bulk',
        currency_code: 'KES',
        sub_domain: `bulk-${Date.now()}`,
        product_type_id: 'franchise',
      },
    });
    expect(refused).toMatchObject({
      message: only('Franchise'),
      fields: { product_type_id: only('Franchise') },
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
  });

  it('the list of the modal says the same; on an enterprise contract every type can be chosen', async () => {
    const amina = await newMerchant(url);
    await newStore(url, amina.token, { name: 'Duka la Amina' });
    const { page, context, faults } = await visitSignedIn(browser, url, amina, { width: 360, height: 740 });
    await page.getByRole('button', { name: 'Create New Store' }).click();
    const typeField = page.getByRole('combobox', { name: 'Product type' });
    const franchise = page.getByRole('option', { name: /^Franchise/ });
    await typeField.click();
    await expect.poll(() => page.getByRole('option').count()).toBe(11);
    await expect.poll(() => franchise.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => franchise.textContent()).toContain('Enterprise Plan');
    await expect.poll(() => franchise.textContent()).toContain(only('Franchise'));
    expect(await grave(page)).toEqual([]);
    await franchise.click({ force: true });
    await expect.poll(() => typeField.textContent()).toContain('Choose what you sell');

    const started = await call(url, 'GET /marketplace/v1/user/start', { token: amina.token });
    await setContract(started.data.stores[0]?.business_code ?? '', 'enterprise');
    await page.goto('/select-store');
    await page.getByRole('button', { name: 'Create New Store' }).click();
    const name = `Franchise ${Date.now()}`;
    await page.getByLabel('Business name').fill(name);
    await chooseCurrency(page, 'KES');
    await typeField.click();
    await franchise.waitFor();
    await expect.poll(() => page.getByRole('option', { disabled: true }).count()).toBe(0);
    await expect.poll(() => page.getByText('Enterprise Plan').count()).toBe(0);
    await franchise.click();
    await page.getByRole('button', { name: 'Next' }).click();
    await goOn(page, 'Suitable modules for your account type');
    await goOn(page, 'Select Your Store Mode');
    await page.getByRole('button', { name: 'Create Store' }).click();
    await landedOn(page, '/dashboard/theme');
    await expect.poll(() => page.title()).toBe(`${name} | Sokoni`);
    expect(faults).toEqual([]);
    await context.close();
  });
});
