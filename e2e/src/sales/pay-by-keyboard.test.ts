import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, tillStore } from '#fixtures/till-fixtures.ts';
import { byHand, scanByKeyboard } from '#support/till/scan.ts';

let at: TillAt;
beforeAll(async () => {
  at = await openedTill(await tillStore(inject('serverUrl')));
});
afterAll(() => at.close());

const pot = '5901234123457';
const payment = () => at.till.page.getByRole('dialog', { name: 'Payment', exact: true });
const received = () => payment().getByLabel('Cash received');
const change = () => payment().getByRole('status').filter({ hasText: 'Change' });

async function openPayment(): Promise<void> {
  await at.till.ring('Clay pot');
  await at.till.page.keyboard.press('F9');
  await payment().locator('button:focus', { hasText: 'Exact cash' }).waitFor();
}

describe('The keyboard in the payment dialog', () => {
  it('types the cash that was received without going to its field', async () => {
    const { page } = at.till;
    await openPayment();
    await page.keyboard.type('10000', byHand);
    await expect.poll(() => received().inputValue()).toBe('10000');
    expect(await change().textContent()).toContain('9,100.00');
    await page.keyboard.press('Enter');
    expect((await at.till.nextSale()).total).toBe(90_000);
  });

  it('pays with Enter in the field of the cash', async () => {
    await openPayment();
    await received().pressSequentially('1000', byHand);
    await received().press('Enter');
    expect((await at.till.nextSale()).total).toBe(90_000);
  });
});

describe('A scanner while a sale is being paid', () => {
  it('neither pays nor changes the cash, wherever the focus is', async () => {
    const { page } = at.till;
    const told = page.getByText('Close payment to add items');
    await openPayment();
    await scanByKeyboard(page, pot);
    await told.first().waitFor();
    expect(await received().inputValue()).toBe('');
    await received().pressSequentially('1000', byHand);
    await scanByKeyboard(page, pot);
    await expect.poll(() => received().inputValue()).toBe('1000');
    await payment().getByText('Pay on Delivery', { exact: true }).click();
    await payment().getByRole('contentinfo').getByRole('button').last().focus();
    await scanByKeyboard(page, pot);
    await payment().getByText('Fully Paid', { exact: true }).click();
    await payment().getByRole('contentinfo').getByRole('button').last().click();
    expect((await at.till.nextSale()).total).toBe(90_000);
    expect(at.device.faults).toEqual([]);
  });
});
