import { describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { grave } from '#support/browser/axe.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
const own = ownStore('/settings/delivery');

const kept = async () =>
  (
    await call(url, 'GET /marketplace/v1/stores/{id}/delivery', {
      token: own.amina.token,
      params: { id: own.store.id },
    })
  ).data;

const dialog = (name: string) => own.page.getByRole('dialog', { name });

describe('Delivery in the settings', () => {
  it('takes a zone with its parts and rates, and shows what a customer there is offered', async () => {
    const { page } = own;
    await page.goto('/settings/delivery');
    await page.getByText('You don’t deliver anywhere yet').waitFor();
    await page.getByRole('button', { name: 'Add zone' }).click();
    const zone = dialog('Add zone');
    await zone.getByRole('button', { name: 'Add zone' }).click();
    await zone.getByText('Add at least one country').waitFor();
    await zone.getByLabel('Zone name').fill('Nairobi');
    await zone.getByRole('combobox', { name: 'Add a country' }).click();
    await page.getByRole('option', { name: /^Kenya/ }).click();
    const kenya = zone.getByRole('group', { name: 'Kenya' });
    await kenya.getByText('Parts of it').click();
    expect(await grave(page)).toEqual([]);
    await kenya.getByLabel('States or regions').fill('nairobi county');
    await page.keyboard.press('Enter');
    // By the name that everybody gives it.
    await kenya.getByText('Nairobi', { exact: true }).waitFor();
    await zone.getByRole('button', { name: 'Add zone' }).click();
    await page.getByText('Kenya: Nairobi').waitFor();

    await page.getByRole('button', { name: 'Add rate' }).click();
    const rate = dialog('Add rate');
    await rate.getByLabel('Name').fill('Rider');
    await rate.getByText('By weight').click();
    await rate.getByLabel('Up to weight, step 1').fill('5000');
    await rate.getByLabel('Price, step 1').fill('300');
    await rate.getByRole('button', { name: 'Add step' }).click();
    await rate.getByLabel('Up to weight, step 2').fill('4000');
    await rate.getByLabel('Price, step 2').fill('700');
    await rate.getByLabel('Free delivery from').fill('10000');
    await rate.getByLabel('Tracking link').fill('https://rider.example/track');
    await rate.getByRole('button', { name: 'Add rate' }).click();
    await rate.getByText('Each step has to end above the one before').waitFor();
    await rate.getByText('contains {number}').waitFor();
    expect(await grave(page)).toEqual([]);
    await rate.getByLabel('Up to weight, step 2').fill('');
    await rate.getByLabel('Tracking link').fill('https://rider.example/{number}');
    await rate.getByRole('button', { name: 'Add rate' }).click();
    await rate.waitFor({ state: 'detached' });
    await page.getByText('free from').waitFor();
    expect((await kept()).zones).toMatchObject([
      {
        places: [{ country: 'KE', regions: ['Nairobi'] }],
        rates: [
          {
            name: 'Rider',
            bands: [
              { up_to: 5000, price: 30_000 },
              { up_to: null, price: 70_000 },
            ],
            free_from: 1_000_000,
          },
        ],
      },
    ]);

    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: /^Kenya/ }).click();
    await page.getByText('We do not deliver to Kenya').waitFor();
    await page.getByLabel('State or region').fill('Nairobi');
    await page.getByLabel('Weight').fill('6000');
    await page.getByText(/^\D*700\.00$/).waitFor();
    expect(await grave(page)).toEqual([]);
    // Two zones never name the same place.
    await page.getByRole('button', { name: 'Add zone' }).click();
    await zone.getByLabel('Zone name').fill('nairobi');
    await zone.getByText('Everywhere else', { exact: true }).click();
    await zone.getByRole('button', { name: 'Add zone' }).click();
    await zone.getByText('A zone with this name already exists').waitFor();
    await zone.getByLabel('Zone name').fill('World');
    await zone.getByRole('button', { name: 'Add zone' }).click();
    await page.getByRole('heading', { name: 'World' }).waitFor();

    await page.getByRole('button', { name: 'Actions for World' }).click();
    await page.getByRole('menuitem', { name: 'Delete zone' }).click();
    await dialog('Delete World?').getByRole('button', { name: 'Delete zone' }).click();
    await page.getByRole('heading', { name: 'World' }).waitFor({ state: 'detached' });
  });

  it('lets customers collect at a location, at times that are given', async () => {
    const { page } = own;
    await page.goto('/settings/delivery');
    await page.getByRole('button', { name: /^Edit pickup at/ }).click();
    const pickup = page.getByRole('dialog');
    await pickup.getByLabel('Opening hours and directions').fill('Mon–Fri, 9 to 5');
    await pickup.getByLabel('Hours until ready').fill('24');
    await pickup.getByRole('button', { name: 'Add pickup time' }).click();
    const slot = pickup.getByRole('group', { name: 'Pickup time 1' });
    await slot.getByLabel('To').fill('08:00');
    await slot.getByLabel('Orders at most').fill('5');
    await pickup.getByRole('button', { name: 'Save' }).click();
    await pickup.getByText('the end after the start').waitFor();
    expect(await grave(page)).toEqual([]);
    await slot.getByLabel('To').fill('17:00');
    await slot.getByLabel('Sat').check();
    await pickup.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Ready after 24 hours · 1 pickup time').waitFor();
    expect((await kept()).pickup).toMatchObject([
      {
        offered: true,
        lead_hours: 24,
        slots: [{ weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', to: '17:00', capacity: 5 }],
      },
    ]);
  });
});
