import { describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { grave } from '#support/browser/axe.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
const own = ownStore('/settings/store');

async function kept() {
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}', {
    token: own.amina.token,
    params: { id: own.store.id },
  });
  return data;
}

describe('CONTRACT "stores/{id}/update": the store profile', () => {
  it('shows its save bar once something changed; Discard takes it back, Ctrl+S saves', async () => {
    await own.page.goto('/settings/store');
    const bar = own.page.getByRole('region', { name: 'Unsaved changes' });
    const name = own.page.getByLabel('Business name');
    await name.waitFor();
    await expect.poll(() => bar.count()).toBe(0);
    expect(await grave(own.page)).toEqual([]);

    await name.fill('Duka Mpya');
    await bar.waitFor();
    expect(await grave(own.page)).toEqual([]);
    await bar.getByRole('button', { name: 'Discard' }).click();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => name.inputValue()).toBe('Duka la Amina');

    await name.fill('');
    await own.page.getByLabel('Business email').fill('duka@');
    // Under the bar above: the browser takes the field for visible there.
    await name.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 10));
    await bar.getByRole('button', { name: 'Save' }).click();
    await own.page.getByText('Store Name is required').waitFor();
    await own.page.getByText('Please enter a valid email').waitFor();
    await expect.poll(() => own.page.getByLabel('Business email').inputValue()).toBe('duka@');
    // The first field to mend has the focus and is not hidden behind the bar above.
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    const top = await own.page.getByRole('banner').boundingBox();
    expect((await name.boundingBox())?.y).toBeGreaterThan((top?.y ?? 0) + (top?.height ?? 0));

    await name.fill('Duka Mpya');
    await own.page.getByText('Store Name is required').waitFor({ state: 'detached' });
    await own.page.getByLabel('Business email').fill('duka@example.com');
    await own.page.getByLabel('Description').fill('Fresh every morning');
    await own.page.keyboard.press('Control+s');
    await own.page.getByText('Store saved').waitFor();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => own.page.title()).toBe('Duka Mpya | Sokoni');

    await own.page.reload();
    await expect.poll(() => name.inputValue()).toBe('Duka Mpya');
    await expect.poll(() => own.page.getByLabel('Description').inputValue()).toBe('Fresh every morning');
  });

  it('keeps what receipts, invoices and statements say', async () => {
    await own.page.goto('/settings/store');
    const texts = {
      receipt_footer: ['Receipt footer', 'Karibu tena'],
      invoice_footer: ['Invoice footer', 'Thank you for your business'],
      statement_footer: ['Statement footer', 'Questions? Call our accounts desk.'],
      payment_terms: ['Payment terms', 'Payment within 30 days'],
      bank_details: ['Bank details', 'Equity Bank, Nakuru\nAccount 0123456789'],
    } as const;
    for (const [label, text] of Object.values(texts)) await own.page.getByLabel(label).fill(text);
    expect(await grave(own.page)).toEqual([]);
    await own.page.keyboard.press('Control+s');
    await own.page.getByText('Store saved').waitFor();
    const said = Object.fromEntries(Object.entries(texts).map(([name, [, text]]) => [name, text]));
    expect(await kept()).toMatchObject(said);
    await own.page.reload();
    await expect.poll(() => own.page.getByLabel('Bank details').inputValue()).toBe(texts.bank_details[1]);
  });

  it('sends one save for two clicks, and keeps what was typed when it is refused', async () => {
    await own.page.goto('/settings/store');
    const save = own.page.getByRole('button', { name: 'Save', exact: true });
    const sent: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await own.page.route('**/update', async (route) => {
      sent.push(route.request().postData() ?? '');
      await held;
      await route.fulfill({
        status: 503,
        json: {
          code: 503,
          error: 'unavailable',
          message: 'Sokoni is busy for a moment.',
          request_id: 'r-77',
        },
      });
    });
    await own.page.getByLabel('Description').fill('Typed with care');
    await save.click();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await own.page.keyboard.press('Control+s');
    letGo();
    await own.page.getByText('Sokoni is busy for a moment.').waitFor();
    await own.page.getByText('r-77').waitFor();
    await own.page.unroute('**/update');
    expect(sent).toEqual(['{"description":"Typed with care"}']);
    await expect.poll(() => own.page.getByLabel('Description').inputValue()).toBe('Typed with care');
    await expect.poll(() => save.isEnabled()).toBe(true);
  });

  it('asks before unsaved work is left, in the page and by the browser', async () => {
    await own.page.goto('/settings/store');
    await own.page.getByLabel('Description').fill('Not saved yet');
    const taxes = own.page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Taxes' });
    await taxes.click();
    const question = own.page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.waitFor();
    expect(await grave(own.page)).toEqual([]);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect.poll(() => own.page.getByLabel('Description').inputValue()).toBe('Not saved yet');

    const asked = own.page.waitForEvent('dialog');
    await own.page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect.poll(() => own.page.getByLabel('Description').inputValue()).toBe('Not saved yet');

    await taxes.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await own.page.getByRole('heading', { name: 'Taxes', level: 1 }).waitFor();
    expect((await kept()).description).not.toBe('Not saved yet');
  });

  it('moves to another sub domain, unless it is taken; the currency cannot be changed', async () => {
    const { subDomain: taken } = await newStore(url, (await newMerchant(url, 'Baraka')).token);
    await own.page.goto('/settings/store');
    const subDomain = own.page.getByLabel(/sub domain/i);
    const save = own.page.getByRole('button', { name: 'Save', exact: true });
    await subDomain.fill(taken);
    await own.page.getByText('This subdomain is taken. Choose another.').waitFor();
    await save.click();
    await expect.poll(() => save.isEnabled()).toBe(true);
    await expect.poll(() => subDomain.inputValue()).toBe(taken);
    expect((await kept()).sub_domain).toBe(own.store.subDomain);

    await subDomain.fill(`${own.store.subDomain}-moved`);
    await own.page.getByText('The old address redirects to the new one for 90 days.').waitFor();
    await own.page.getByText('This subdomain is available').waitFor();
    await save.click();
    await own.page.getByText('Store saved').waitFor();
    expect((await kept()).sub_domain).toBe(`${own.store.subDomain}-moved`);

    const currency = own.page.getByLabel('Store default currency');
    await expect.poll(() => currency.getAttribute('readonly')).not.toBeNull();
    await expect.poll(() => currency.inputValue()).toContain('KES');
    await own.page.getByText('Cannot be changed later').waitFor();
  });
});
