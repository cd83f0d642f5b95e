import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openedTill, ordersOf, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { call } from '#support/server/api.ts';
import { openPastSale } from '#support/till/till-views.ts';

let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  at = await openedTill(shop);
});
afterAll(() => at.close());

const payment = () => at.till.page.getByRole('dialog', { name: 'Payment', exact: true });
const question = () => at.till.page.getByRole('dialog', { name: 'Close without recording the payments?' });
const cart = () => at.till.page.getByRole('region', { name: 'Current sale' });
const finish = () => payment().getByRole('contentinfo').getByRole('button').last();

async function take(amount: string): Promise<void> {
  await cart().getByRole('button', { name: /^Pay/ }).click();
  await payment().getByText('Card terminal', { exact: true }).click();
  await payment().getByLabel('Amount', { exact: true }).fill(amount);
  await finish().click();
  await payment().getByRole('list', { name: 'Payments taken' }).waitFor();
}

describe('A payment that was taken before the sale is settled', () => {
  it('is not lost by Escape, by the way back, or by another payment type', async () => {
    const { page } = at.till;
    await at.till.open();
    await page.goto('/orders');
    await page.getByRole('navigation').getByRole('link', { name: 'Sell', exact: true }).click();
    await at.till.ring('Clay pot');
    await take('500');
    await page.keyboard.press('Escape');
    expect(await question().textContent()).toContain('500.00');
    expect(await grave(page)).toEqual([]);
    await question().getByRole('button', { name: 'Keep open' }).click();
    await question().waitFor({ state: 'detached' });

    await page.goBack();
    await page.getByRole('button', { name: 'Stay' }).click();
    await payment().getByRole('list', { name: 'Payments taken' }).waitFor();

    for (const [type, refusal] of [
      ['Pay on Delivery', 'Pay on Delivery takes no payment now'],
      ['Credit Purchase', 'A credit purchase is paid later. Choose Part Payment to take money now.'],
    ] as const) {
      await payment().getByText(type, { exact: true }).click();
      await finish().click();
      await payment().getByText(refusal).waitFor();
      await payment().getByRole('list', { name: 'Payments taken' }).waitFor();
    }
    await payment().getByText('Fully Paid', { exact: true }).click();
    await payment().getByText('Cash', { exact: true }).click();
    await finish().click();
    const { number } = await at.till.nextSale();
    await at.till.waitUntilSent();
    const order = (await ordersOf(shop)).find((one) => one.number === number);
    expect(order).toMatchObject({ outstanding: 0 });
  });

  it('is let go where the cashier says so', async () => {
    await at.till.ring('Clay pot');
    await take('500');
    await payment().getByRole('button', { name: 'Close', exact: true }).click();
    await question().getByRole('button', { name: 'Close', exact: true }).first().click();
    await payment().waitFor({ state: 'detached' });
    await at.till.payCash();
  });
});

describe('Pay on Delivery', () => {
  it('asks for the customer who pays then', async () => {
    await at.till.ring('Clay pot');
    await cart().getByRole('button', { name: /^Pay/ }).click();
    await payment().getByText('Pay on Delivery', { exact: true }).click();
    await finish().click();
    await payment().getByText('Choose the customer who pays on delivery').waitFor();
    await payment().getByText('Fully Paid', { exact: true }).click();
    await finish().click();
    await at.till.nextSale();
  });
});

describe('A sale that a gift card paid in part', () => {
  it('gives back in cash what was paid in cash, and says where the rest is refunded', async () => {
    const card = await call(shop.url, 'POST /marketplace/v1/stores/{id}/gift-cards', {
      token: shop.store.businessToken,
      params: { id: shop.store.id },
      body: { amount: 50_000, paid_with: 'cash' },
    });
    await at.till.ring('Clay pot');
    await cart().getByRole('button', { name: /^Pay/ }).click();
    await payment().getByText('Gift card', { exact: true }).click();
    await payment().getByLabel('Amount', { exact: true }).fill('500');
    await payment()
      .getByRole('textbox', { name: /code/i })
      .fill((card.data as unknown as { code: string }).code);
    await finish().click();
    await payment().getByText('Cash', { exact: true }).click();
    await finish().click();
    const { number } = await at.till.nextSale();
    await openPastSale(at.till, number);
    const dialog = at.till.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Return items' }).click();
    await dialog.getByRole('button', { name: 'Return everything' }).click();
    await dialog.getByText(/500\.00 was paid by gift card\. Refund it under Orders\./).waitFor();
    await dialog.getByRole('button', { name: /^Return and refund KES\s400\.00$/ }).click();
    await dialog.getByText('Everything has been returned').or(dialog.getByRole('searchbox')).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });
});

describe('What was paid', () => {
  it('is shown beside another open sale, and not again once something was rung', async () => {
    const { page } = at.till;
    const paid = () => page.getByRole('region', { name: /paid$/ });
    await at.till.ring('Sisal basket');
    await page.getByRole('button', { name: 'New sale' }).click();
    await at.till.ring('Clay pot');
    await at.till.pressExactCash();
    await paid().waitFor();

    await at.till.ring('Clay pot');
    await expect.poll(() => paid().count()).toBe(0);
    await cart().getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => at.till.lineOf('Clay pot').count()).toBe(0);
    expect(await paid().count()).toBe(0);
  });
});

describe('A note of one long word', () => {
  it('leaves the sum and the button to pay where they are', async () => {
    const { page } = at.till;
    await at.till.open();
    const note = cart().getByRole('button', { name: 'Note' });
    await note.click();
    await page.getByRole('dialog').getByRole('textbox').fill('9'.repeat(90));
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await at.till.ring('Clay pot');
    const right = await cart()
      .getByRole('button', { name: /^Pay/ })
      .evaluate((button) => button.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
});

describe('A parked sale that was discarded', () => {
  it('is brought back by undoing it, and says what it comes to', async () => {
    const { page } = at.till;
    const total = await cart().getByRole('definition').last().textContent();
    await cart().getByRole('button', { name: 'Park' }).click();
    await page.getByRole('button', { name: '1 parked sale', exact: true }).click();
    const waiting = page.getByRole('dialog', { name: 'Parked sales' }).getByRole('listitem');
    await waiting.getByText(`items · ${total}`).waitFor();
    await waiting.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => waiting.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => waiting.count()).toBe(1);
    expect(at.device.faults).toEqual([]);
  });
});
