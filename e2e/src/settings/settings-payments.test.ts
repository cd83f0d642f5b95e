import { describe, expect, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { grave } from '#support/browser/axe.ts';
import { behindTheServer } from '#support/server/server-database.ts';

const own = ownStore('/settings/payments');

const toast = (text: string) => own.page.getByText(text, { exact: true }).waitFor();

describe('Online payments', () => {
  it('connect with keys that are checked, and never shown again', async () => {
    const { page } = own;
    await page.getByRole('button', { name: 'Connect Paystack' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keys of Paystack' });
    await dialog.getByText(`/webhooks/paystack/${own.store.id}`).waitFor();
    expect(await grave(page)).toEqual([]);
    const key = dialog.getByLabel('Test secret key', { exact: true });
    await key.fill('sk_live_0123456789');
    await dialog.getByRole('button', { name: 'Save keys' }).click();
    await dialog.getByText('This is a live key. Enter the test key here.').waitFor();
    expect(await grave(page)).toEqual([]);
    await key.fill('sk_test_0123456789');
    await dialog.getByRole('button', { name: 'Save keys' }).click();
    await dialog.waitFor({ state: 'detached' });
    await toast('Keys of Paystack saved');
    const section = page.getByRole('region', { name: 'Paystack' });
    await section.getByText('Ends in 6789').waitFor();
    await section.getByRole('switch', { name: 'Offer Paystack at checkout' }).click();
    await toast('Paystack is offered at checkout');
    await page.reload();
    await section.getByText('Ends in 6789').waitFor();
    await expect.poll(() => section.getByRole('switch').isChecked()).toBe(true);
    expect(await page.content()).not.toContain('sk_test_0123456789');
    expect(await grave(page)).toEqual([]);
  });

  it('need the secret that signs the webhooks of Stripe', async () => {
    const { page } = own;
    await page.getByRole('button', { name: 'Connect Stripe' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keys of Stripe' });
    await dialog.getByLabel('Test secret key', { exact: true }).fill('sk_test_0123456789');
    await dialog.getByRole('button', { name: 'Save keys' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Offer Stripe at checkout' }).click();
    await page.getByText('Enter the webhook signing secret too').waitFor();
    await expect
      .poll(() => page.getByRole('switch', { name: 'Offer Stripe at checkout' }).isChecked())
      .toBe(false);
  });

  it('that are unclear are shown with the one thing to do', async () => {
    const { page } = own;
    await behindTheServer(
      `insert into app.payment_attempts (store_id, id, checkout_id, provider, mode, reference, amount, currency, state,
         problem, received_amount, received_currency, provider_payment, created_at, updated_at)
       select $1, gen_random_uuid(), gen_random_uuid(), provider, 'live', 'BCDF' || provider, 1000, 'KES', state, problem, received,
         'KES', 'pi_1', now() - interval '2 hours', now()
       from (values ('stripe', 'unclear', 'amount_differs', 10), ('paystack', 'unclear', 'unreachable', null)) as told (provider, state, problem, received)`,
      [own.store.id],
    );
    await page.reload();
    const list = page.getByRole('list', { name: 'Unclear payments' });
    await list.getByText('Stripe took KES 0.10 instead of KES 10.00, so no order was placed.').waitFor();
    expect(await grave(page)).toEqual([]);
    await list.getByRole('button', { name: 'Refund' }).click();
    const question = page.getByRole('dialog', { name: 'Refund KES 0.10?' });
    expect(await grave(page)).toEqual([]);
    await question.getByRole('button', { name: 'Refund' }).click();
    await question.waitFor({ state: 'detached' });
    // This store has no key that Stripe would take.
    await list.getByText('Stripe did not make the refund.').waitFor();
    await list.getByText('Details: The secret key is missing').waitFor();
    await list.getByRole('button', { name: 'Send refund again' }).waitFor();
    await list.getByText('Paystack has not said whether it was paid.').waitFor();
    await list.getByRole('button', { name: 'Check again' }).waitFor();
  });
});
