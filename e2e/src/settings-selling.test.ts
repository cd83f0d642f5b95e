import { describe, expect, inject, it } from 'vitest';
import { call } from './api.ts';
import { grave } from './axe.ts';
import { ownStore } from './own-store.ts';

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
    expect(await own.page.getByRole('radio', { name: /Restaurant Point of Sale/ }).count()).toBe(0);
    await own.page.getByRole('button', { name: 'Save', exact: true }).click();
    await own.page.getByText('Choose at least one place to sell: online or in person').waitFor();
    expect(await grave(own.page)).toEqual([]);
    await inPerson.check();
    await own.page.getByText('Choose at least one place to sell').waitFor({ state: 'detached' });
    await own.page.getByRole('radio', { name: /Restaurant Point of Sale/ }).check();
    await save('The store is saved.');
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
    expect(await franchise.getAttribute('aria-disabled')).toBe('true');
    expect(await grave(own.page)).toEqual([]);
    await own.page.getByRole('option', { name: /Fashion/ }).click();
    await save('The store is saved.');
    expect((await kept()).product_type_id).toBe('fashion');

    await call(url, 'PUT /marketplace/v1/stores/{id}/trial/start', {
      token: own.amina.token,
      params: { id: own.store.id },
    });
    await own.page.reload();
    await productType.click();
    await franchise.waitFor();
    expect(await franchise.getByText('Enterprise Plan', { exact: true }).count()).toBe(0);
    await franchise.click();
    await save('The store is saved.');
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
    expect(await own.page.getByLabel('Website').inputValue()).toBe('javascript:alert(1)');
    await own.page.getByLabel('Website').fill('https://duka.example.com');
    await save('The store is saved.');
    await own.page.reload();
    await expect.poll(() => own.page.getByLabel('Website').inputValue()).toBe('https://duka.example.com');
    expect(await own.page.getByLabel('Instagram').inputValue()).toBe('@duka');
  });
});

describe('CONTRACT "update/vat"', () => {
  it('takes that there is none for an answer', async () => {
    await own.page.goto('/settings/taxes');
    const question = own.page.getByText('Does this store charge VAT?');
    await question.waitFor();
    expect(await grave(own.page)).toEqual([]);
    await own.page.getByRole('button', { name: 'It charges none' }).click();
    await own.page.getByText('Noted: this store charges no VAT.').waitFor();
    await question.waitFor({ state: 'detached' });
    await own.page.reload();
    await own.page.getByRole('switch', { name: 'Charge VAT' }).waitFor();
    expect(await question.count()).toBe(0);
  });

  it('keeps the percentage, on top of the price or inside it, and refuses what is none', async () => {
    await own.page.goto('/settings/taxes');
    const percent = own.page.getByLabel('Percentage');
    await own.page.getByRole('switch', { name: 'Charge VAT' }).check();
    await percent.fill('101');
    await own.page.getByRole('button', { name: 'Save', exact: true }).click();
    await own.page.getByText('Enter a percentage from 0 to 100').waitFor();
    expect(await percent.inputValue()).toBe('101');
    expect(await grave(own.page)).toEqual([]);

    await percent.fill('');
    await percent.pressSequentially('1e6');
    expect(await percent.inputValue()).toBe('16');
    await own.page.getByText('KES 1,160.00').waitFor();
    await own.page.getByRole('radio', { name: /They include VAT/ }).check();
    await own.page.getByText('KES 862.07').waitFor();
    await save('The taxes are saved.');
    const { account } = await kept();
    expect(account).toMatchObject({ apply_vat: true, vat_percent: 16, prices_include_vat: true });
    await own.page.reload();
    await expect.poll(() => percent.inputValue()).toBe('16');
  });
});
