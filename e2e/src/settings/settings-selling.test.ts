import { describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { grave } from '#support/browser/axe.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
const own = ownStore('/settings/store');

async function kept() {
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}', {
    token: own.amina.token,
    params: { id: own.store.id },
  });
  return data;
}

async function save(says: string): Promise<void> {
  await own.page.getByRole('button', { name: 'Save', exact: true }).click();
  await own.page.getByText(says).waitFor();
  await own.page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
}

describe('SPEC 2, 5: what a store sells, and where', () => {
  it('keeps at least one channel, and a restaurant below In Person', async () => {
    await own.page.goto('/settings/store');
    const online = own.page.getByRole('checkbox', { name: /Online Store/ });
    const inPerson = own.page.getByRole('checkbox', { name: /In Person/ });
    await online.uncheck();
    await inPerson.uncheck();
    await expect
      .poll(() => own.page.getByRole('radio', { name: /Restaurant Point of Sale/ }).count())
      .toBe(0);
    await own.page.getByRole('button', { name: 'Save', exact: true }).click();
    await own.page.getByText('Choose at least one place to sell: online or in person').waitFor();
    expect(await grave(own.page)).toEqual([]);
    await inPerson.check();
    await own.page.getByText('Choose at least one place to sell').waitFor({ state: 'detached' });
    await own.page.getByRole('radio', { name: /Restaurant Point of Sale/ }).check();
    await save('Store saved');
    expect(await kept()).toMatchObject({
      web_support: false,
      pos_support: true,
      store_module: 'restaurant',
    });
  });

  it('gates product types of another contract, and opens them during a trial', async () => {
    await own.page.goto('/settings/store');
    const productType = own.page.getByRole('combobox', { name: 'Product type' });
    await productType.click();
    const franchise = own.page.getByRole('option', { name: /Franchise/ });
    await franchise.getByText('Enterprise Plan', { exact: true }).waitFor();
    await franchise.getByText('Franchise is only available to Enterprise plan users').waitFor();
    await expect.poll(() => franchise.getAttribute('aria-disabled')).toBe('true');
    expect(await grave(own.page)).toEqual([]);
    await own.page.getByRole('option', { name: /Fashion/ }).click();
    await save('Store saved');
    expect((await kept()).product_type_id).toBe('fashion');

    await call(url, 'PUT /marketplace/v1/stores/{id}/trial/start', {
      token: own.amina.token,
      params: { id: own.store.id },
    });
    await own.page.reload();
    await productType.click();
    await franchise.waitFor();
    await expect.poll(() => franchise.getByText('Enterprise Plan', { exact: true }).count()).toBe(0);
    await franchise.click();
    await save('Store saved');
    expect((await kept()).product_type_id).toBe('franchise');
  });
});

describe('CONTRACT "update/social"', () => {
  it('takes handles and addresses, and refuses what would run', async () => {
    await own.page.goto('/settings/store');
    await own.page.getByLabel('Website').fill('javascript:alert(1)');
    await own.page.getByLabel('Instagram').fill('@duka');
    await own.page.getByRole('button', { name: 'Save', exact: true }).click();
    await own.page.getByText('Enter a full address that starts with http:// or https://').waitFor();
    await expect.poll(() => own.page.getByLabel('Website').inputValue()).toBe('javascript:alert(1)');
    await own.page.getByLabel('Website').fill('https://duka.example.com');
    await save('Store saved');
    await own.page.reload();
    await expect.poll(() => own.page.getByLabel('Website').inputValue()).toBe('https://duka.example.com');
    await expect.poll(() => own.page.getByLabel('Instagram').inputValue()).toBe('@duka');
  });
});

describe('CONTRACT "update/vat"', () => {
  it('takes that there is none for an answer', async () => {
    await own.page.goto('/settings/taxes');
    const question = own.page.getByText('Does this store charge VAT?');
    await question.waitFor();
    expect(await grave(own.page)).toEqual([]);
    await own.page.getByRole('button', { name: 'No VAT' }).click();
    await own.page.getByText('This store charges no VAT').waitFor();
    await question.waitFor({ state: 'detached' });
    await own.page.reload();
    await own.page.getByRole('switch', { name: 'Charge VAT' }).waitFor();
    await expect.poll(() => question.count()).toBe(0);
  });

  it('keeps the percentage, on top of the price or inside it, and refuses what is none', async () => {
    await own.page.goto('/settings/taxes');
    const percent = own.page.getByLabel('VAT rate', { exact: true });
    await own.page.getByRole('switch', { name: 'Charge VAT' }).check();
    await percent.fill('101');
    await own.page.getByRole('button', { name: 'Save', exact: true }).click();
    await own.page.getByText('Enter a percentage from 0 to 100').waitFor();
    await expect.poll(() => percent.inputValue()).toBe('101');
    expect(await grave(own.page)).toEqual([]);

    await percent.fill('');
    await percent.pressSequentially('1e6');
    await expect.poll(() => percent.inputValue()).toBe('16');
    await own.page.getByText('KES 1,160.00').waitFor();
    await own.page.getByRole('radio', { name: /Include VAT/ }).check();
    await own.page.getByText('KES 862.07').waitFor();
    await save('Taxes saved');
    const { account } = await kept();
    expect(account).toMatchObject({ apply_vat: true, vat_percent: 16, prices_include_vat: true });
    await own.page.reload();
    await expect.poll(() => percent.inputValue()).toBe('16');
  });

  it('is charged on delivery or not, by a switch', async () => {
    await own.page.goto('/settings/taxes');
    const delivery = own.page.getByRole('switch', { name: 'VAT on delivery' });
    const rate = own.page.getByLabel('VAT rate on delivery');
    await delivery.check();
    await expect.poll(() => rate.inputValue()).toBe('16');
    // Emptied to be typed anew, it stays.
    await rate.clear();
    await rate.pressSequentially('5');
    await save('Taxes saved');
    expect((await kept()).account.shipping_vat_percent).toBe(5);
    await delivery.uncheck();
    await expect.poll(() => rate.count()).toBe(0);
    await save('Taxes saved');
    expect((await kept()).account.shipping_vat_percent).toBeNull();
  });

  it('has further rates, which a category and a product choose, and which are archived', async () => {
    const { page } = own;
    const add = async (name: string, percent: string) => {
      await page.getByRole('button', { name: 'Add tax rate' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'New tax rate' });
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('Rate').fill(percent);
      await dialog.getByRole('button', { name: 'Add tax rate' }).click();
      return dialog;
    };
    await page.goto('/settings/taxes');
    await page.getByText('Add a reduced or zero rate').waitFor();
    await (await add('Reduced', '5')).waitFor({ state: 'detached' });
    const twin = await add('Lower', '5');
    await twin.getByText('The tax rate “Reduced” already has this percentage').waitFor();
    expect(await grave(page)).toEqual([]);
    await twin.getByLabel('Rate').fill('0');
    await twin.getByRole('button', { name: 'Add tax rate' }).click();
    await page.getByRole('row', { name: /^Lower 0%/ }).waitFor();
    expect(await grave(page)).toEqual([]);

    await page.goto('/products/new');
    await page.getByRole('button', { name: 'New category' }).click();
    const category = page.getByRole('dialog', { name: 'New category' });
    await category.getByLabel('Name').fill('Books');
    await category.getByRole('combobox', { name: /Tax rate/ }).click();
    await page.getByRole('option', { name: 'Reduced (5%)' }).click();
    await category.getByRole('button', { name: 'Add category' }).click();
    await category.waitFor({ state: 'detached' });
    await page.getByLabel('Title').fill('Almanac');
    await page.getByRole('combobox', { name: /Tax rate/ }).click();
    await page.getByRole('option', { name: 'Lower (0%)' }).click();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/products\/[0-9a-f-]{36}/);
    const at = { token: own.amina.token, params: { id: own.store.id } };
    const product = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
      token: at.token,
      params: { ...at.params, product_id: page.url().split('/').at(-1) ?? '' },
    });
    expect(product.data.tax_percent).toBe('0');
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/categories', at);
    expect(data.find(({ name }: { name: string }) => name === 'Books')).toMatchObject({ tax_percent: '5' });

    await page.goto('/settings/taxes');
    await page.getByRole('button', { name: 'Actions for Lower' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.getByRole('row', { name: /^Lower 0% Archived/ }).waitFor();
    // What is charged at it stays so, and says that it is archived.
    await page.goto(`/products/${product.data.id}`);
    await page.getByRole('combobox', { name: /Tax rate/ }).click();
    await page.getByRole('option', { name: /Lower \(0%\).*Archived/ }).waitFor();
  });
});
