import type { Locator } from 'playwright-core';
import type { Receipt, Till } from './till.ts';

const inSale = ({ page }: Till, name: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Current sale' }).getByRole('button', { name });

export interface Paying {
  /** As the tile says it; what is paid at once if left out. */
  type?: string;
  /** As the tile says it; cash if left out. */
  method?: string;
  /** As it is typed; all of it if left out. */
  amount?: string;
}

/** Settles the current sale in another way than with the exact cash, and begins the next one. */
export async function settle(till: Till, { type, method, amount }: Paying): Promise<Receipt> {
  await inSale(till, /^Pay/).click();
  const payment = till.page.getByRole('dialog', { name: 'Payment', exact: true });
  if (type) await payment.getByText(type, { exact: true }).click();
  if (method) await payment.getByText(method, { exact: true }).click();
  if (amount) await payment.getByLabel('Amount paid now').fill(amount);
  await payment.getByRole('contentinfo').getByRole('button').last().click();
  return till.nextSale();
}

/** Takes so many percent off the whole sale. */
export async function takeOff(till: Till, percent: string): Promise<void> {
  await inSale(till, 'Discount').click();
  const dialog = till.page.getByRole('dialog', { name: 'Discount on this sale' });
  await dialog.getByLabel('Percent').first().fill(percent);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

/**
 * Somebody who may approves what the cashier may not do.
 * @param what as the dialog says it
 */
export async function approve({ page }: Till, name: RegExp, pin: string, what: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ask a supervisor' });
  await dialog.getByText(what).waitFor();
  await dialog.getByRole('button', { name }).click();
  await dialog.getByRole('group', { name: /^PIN of/ }).waitFor();
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}
