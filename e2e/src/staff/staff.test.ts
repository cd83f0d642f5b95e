import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, type Visit } from '#support/browser/browser.ts';
import { visitSignedIn } from '#support/browser/sign-in.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, type Merchant, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';
import { mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Merchant;
let store: OpenedStore;
let here: Visit;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  amina = await newMerchant(url);
  store = await newStore(url, amina.token, { name: 'Duka la Wengi' });
  here = await visitStore(browser, url, amina, '/settings/staff');
  page = here.page;
});
afterAll(() => browser.close());
afterEach(() => expect(here.faults).toEqual([]));

const lineOf = (text: string) => page.getByRole('row').filter({ hasText: text });

/** Opens the menu of a member and chooses a line of it. */
async function actOn(name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

describe('CONTRACT "invites": inviting by e-mail', () => {
  it('asks for an address and a role, sends the mail, and lists the invite', async () => {
    await page.getByText('No pending invites.').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Invite staff' }).first().click();
    const modal = page.getByRole('dialog', { name: 'Invite staff' });
    const send = modal.getByRole('button', { name: 'Send invite' });
    await send.click();
    await modal.getByText('Email is required').waitFor();
    await modal.getByText('Choose a role').waitFor();
    for (const role of [
      'Inventory Officer',
      'Sales Associate',
      'Sales Supervisor',
      'Store Manager',
      'Admin',
    ]) {
      expect(await modal.getByRole('radio', { name: role }).count(), role).toBe(1);
    }
    await expect.poll(() => modal.getByRole('radio').count()).toBe(5);
    expect(await grave(page)).toEqual([]);

    await modal.getByLabel('Email').fill('juma@example.com');
    await modal.getByRole('radio', { name: /Sales Supervisor/ }).check();
    await modal.getByLabel('Message').fill('Come and sell with us');
    await send.click();
    await page.getByText('Invite sent to juma@example.com').waitFor();
    await modal.waitFor({ state: 'detached' });
    await lineOf('juma@example.com').getByText('Sales Supervisor').waitFor();
    await lineOf('juma@example.com').getByText('in 7 days').waitFor();
    expect(await grave(page)).toEqual([]);
    const mail = await mailTo(url, 'juma@example.com', /Duka la Wengi/);
    expect(mail.text).toContain('Come and sell with us');
    expect(mail.text).toContain('Sales Supervisor');

    await page.getByRole('button', { name: 'Invite staff' }).first().click();
    await modal.getByLabel('Email').fill('juma@example.com');
    await modal.getByRole('radio', { name: /Sales Associate/ }).check();
    await send.click();
    await page.getByText('This person already has a pending invite to this store').waitFor();
    await expect.poll(() => modal.getByLabel('Email').inputValue()).toBe('juma@example.com');
    await modal.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Withdraw invite to juma@example.com' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw invite?' });
    expect(await grave(page)).toEqual([]);
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await lineOf('juma@example.com').waitFor({ state: 'detached' });
    await page.getByText('No pending invites.').waitFor();
  });

  it('is accepted in another browser, which lands where the role says', async () => {
    const otieno = await newMerchant(url, 'Otieno');
    await page.goto('/settings/staff');
    await page.getByRole('button', { name: 'Invite staff' }).first().click();
    const modal = page.getByRole('dialog', { name: 'Invite staff' });
    await modal.getByLabel('Email').fill(otieno.email);
    await modal.getByRole('radio', { name: /Sales Associate/ }).check();
    await modal.getByLabel('Message').fill('Come and sell with us');
    await modal.getByRole('button', { name: 'Send invite' }).click();
    await lineOf(otieno.email).waitFor();

    const other = await visitSignedIn(browser, url, otieno);
    const invite = other.page.getByRole('listitem').filter({ hasText: 'Duka la Wengi' });
    await invite.getByText('Come and sell with us').waitFor();
    await invite.getByText('Join as Sales Associate.').waitFor();
    await invite.getByRole('button', { name: 'Accept invite' }).click();
    await other.page.waitForURL('**/orders/sell');
    await expect.poll(() => other.page.title()).toBe('Duka la Wengi | Sokoni');
    expect(other.faults).toEqual([]);
    await other.context.close();

    await page.reload();
    const staff = page.getByRole('table', { name: 'Staff' });
    await staff.getByRole('row').filter({ hasText: otieno.email }).getByText('Sales Associate').waitFor();
    await page.getByText('No pending invites.').waitFor();
  });
});

describe('CONTRACT "staff": roles and removal', () => {
  it('changes a role, which the other browser follows', async () => {
    const wanjiru = await newColleague(url, amina, store, 'associate', 'Wanjiru');
    const other = await visitStore(browser, url, wanjiru, '/orders/sell');
    await page.goto('/settings/staff');
    await actOn('Wanjiru Bello', 'Change role…');
    const modal = page.getByRole('dialog', { name: 'Role of Wanjiru Bello' });
    await expect.poll(() => modal.getByRole('radio', { name: /Sales Associate/ }).isChecked()).toBe(true);
    expect(await grave(page)).toEqual([]);
    await modal.getByRole('radio', { name: /Store Manager/ }).check();
    await modal.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Wanjiru is now Store Manager').waitFor();
    await lineOf(wanjiru.email).getByText('Store Manager').waitFor();

    const main = other.page.getByRole('navigation', { name: 'Main' });
    await expect.poll(() => main.getByRole('link', { name: 'Modules' }).count()).toBe(0);
    await other.page.reload();
    await main.getByRole('link', { name: 'Modules' }).waitFor();
    expect(other.faults).toEqual([]);
    await other.context.close();
  });

  it.each([
    ['Kamau', 'who is shown out at once', true],
    ['Njeri', 'whose next step in the store is refused where nothing tells the page', false],
  ])('removes %s, %s', async (name, _, isLive) => {
    const removed = await newColleague(url, amina, store, 'manager', name);
    const other = await visitStore(browser, url, removed, '/modules');
    if (!isLive) {
      await other.page.route('**/stores/*/events', (route) => route.abort());
      await other.page.reload();
    }
    await other.page.getByRole('switch').first().waitFor();
    await page.goto('/settings/staff');
    await actOn(`${name} Bello`, 'Remove from store…');
    const question = page.getByRole('dialog', { name: `Remove ${name} Bello?` });
    expect(await grave(page)).toEqual([]);
    await question.getByRole('button', { name: 'Remove' }).click();
    await page.getByText(`${name} removed from the store`).waitFor();
    await lineOf(removed.email).waitFor({ state: 'detached' });

    if (!isLive) await other.page.getByRole('switch').first().click();
    // Who was removed works nowhere else.
    await other.page.waitForURL('**/onboarding**');
    expect(other.faults).toEqual([]);
    await other.context.close();
  });

  it('keeps its creator and its last admin', async () => {
    await expect.poll(() => lineOf(amina.email).getByRole('button').count()).toBe(0);
    const admin = await newColleague(url, amina, store, 'admin', 'Nia');
    const other = await visitStore(browser, url, admin, '/settings/staff');
    await other.page.getByRole('row').filter({ hasText: amina.email }).waitFor();
    const creator = other.page.getByRole('row').filter({ hasText: amina.email });
    await expect.poll(() => creator.getByRole('button').count()).toBe(0);
    const demoted = await call(url, 'PUT /marketplace/v1/stores/{id}/staff/{user_id}', {
      token: admin.token,
      params: { id: store.id, user_id: amina.userId },
      body: { role: 'manager' },
    });
    expect(demoted).toMatchObject({ status: 409, error: 'creator_stays' });

    await other.page.getByRole('button', { name: 'Actions for Nia Bello' }).click();
    await other.page.getByRole('menuitem', { name: 'Leave store…' }).click();
    const question = other.page.getByRole('dialog', { name: 'Leave Duka la Wengi?' });
    expect(await grave(other.page)).toEqual([]);
    await question.getByRole('button', { name: 'Leave' }).click();
    // Nia works nowhere else and has no invite.
    await other.page.waitForURL('**/onboarding**');
    expect(other.faults).toEqual([]);
    await other.context.close();
  });
});
