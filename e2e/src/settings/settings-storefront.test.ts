import { describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { grave } from '#support/browser/axe.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
const own = ownStore('/settings/storefront');
const at = () => ({ token: own.amina.token, params: { id: own.store.id } });
const dialog = (name: string) => own.page.getByRole('dialog', { name });

async function save(says: string): Promise<void> {
  await own.page.getByRole('button', { name: 'Save', exact: true }).click();
  await own.page.getByText(says).waitFor();
  await own.page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
}

describe('The online store in the settings', () => {
  const kept = async () =>
    (await call(url, 'GET /marketplace/v1/stores/{id}/storefront/preferences', at())).data;

  it('keeps who may visit and how checkout works', async () => {
    const { page } = own;
    await page.goto('/settings/storefront');
    await page.getByText('Password', { exact: true }).click();
    await page.getByLabel('Reserve stock for').fill('90');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Enter a password for visitors').waitFor();
    await page.getByText('Enter 5 to 60 minutes').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByLabel('Password for visitors').fill('karibu sana');
    await page.getByLabel('Reserve stock for').fill('20');
    await page.getByLabel('Minimum order').fill('500');
    await page.getByRole('checkbox', { name: 'Terms of service' }).uncheck();
    await save('Online store saved');
    expect(await kept()).toMatchObject({
      ...{ status: 'password', has_password: true, hold_minutes: 20, minimum_order: 50_000 },
      policies: ['refunds', 'privacy', 'delivery'],
    });
    await page.getByText('Leave empty to keep the current password').waitFor();
    await page.getByText('Paused', { exact: true }).click();
    await page.getByLabel('Message').fill('Back on Monday');
    await save('Online store saved');
    expect(await kept()).toMatchObject({ status: 'paused', paused_message: 'Back on Monday' });
  });

  it('names a domain, shows the records that prove it, and forgets it', async () => {
    const { page } = own;
    await page.goto('/settings/storefront');
    await page.getByRole('button', { name: 'Add domain' }).click();
    const domain = dialog('Add domain');
    await domain.getByLabel('Domain').fill('localhost');
    await domain.getByRole('button', { name: 'Add domain' }).click();
    await domain.getByText('Enter a domain such as shop.example.com').waitFor();
    await domain.getByLabel('Domain').fill('duka.example.com');
    await domain.getByRole('button', { name: 'Add domain' }).click();
    await page.getByText('_sokoni.duka.example.com').waitFor();
    await page.getByText('Not verified').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove domain' }).click();
    await dialog('Remove duka.example.com?').getByRole('button', { name: 'Remove domain' }).click();
    await page.getByRole('button', { name: 'Add domain' }).waitFor();
  });

  it('adds redirects, refuses what leads in circles, and deletes them', async () => {
    const { page } = own;
    await page.goto('/settings/storefront');
    const add = async (from: string, to: string) => {
      await page.getByRole('button', { name: 'Add redirect' }).click();
      const redirect = dialog('Add redirect');
      await redirect.getByLabel('Old address').fill(from);
      await redirect.getByLabel('New address').fill(to);
      await redirect.getByRole('button', { name: 'Add redirect' }).click();
      return redirect;
    };
    await (await add('/old-shoes', '/collections/shoes')).waitFor({ state: 'detached' });
    const circle = await add('/collections/shoes', '/old-shoes');
    await circle.getByText('This address leads back to the old one').waitFor();
    expect(await grave(page)).toEqual([]);
    await circle.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete the redirect from /old-shoes' }).click();
    await page.getByText('No redirects yet').waitFor();
  });
});

describe('Manual payment methods in the settings', () => {
  const kept = async () => (await call(url, 'GET /marketplace/v1/stores/{id}/manual-payments', at())).data;

  it('asks for bank details before it takes transfers, and keeps what is offered', async () => {
    const { page } = own;
    await page.goto('/settings/payments');
    await page.getByRole('switch', { name: 'Pay on delivery' }).click();
    await page.getByLabel('Largest order').fill('5000');
    await page.getByRole('switch', { name: 'Bank transfer' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Add your bank details first').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('switch', { name: 'Bank transfer' }).click();
    await save('Payment methods saved');

    await page.getByRole('button', { name: 'Add mobile money' }).click();
    const mobile = dialog('Add mobile money');
    await mobile.getByLabel('Name').fill('M-Pesa');
    await mobile.getByRole('button', { name: 'Add mobile money' }).click();
    await mobile.getByText('Enter the number that customers pay to').waitFor();
    await mobile.getByLabel('Number').fill('Paybill 123456');
    await mobile.getByRole('button', { name: 'Add mobile money' }).click();
    await page.getByText('Paybill 123456').waitFor();
    expect(await kept()).toMatchObject({
      ...{ pay_on_delivery: true, pay_on_delivery_max: 500_000, bank_transfer: false },
      mobile_money: [{ name: 'M-Pesa', number: 'Paybill 123456' }],
    });
  });
});
