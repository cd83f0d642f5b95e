import type { Till } from './till.ts';

/*
 * What a cashier does beside selling. Each is a function of its own: the till itself is what every journey needs.
 */

/** Makes a device that is asked which register it is the one that sells where another one does. */
export async function takeOver({ page }: Till, register: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${register}`) }).check({ force: true });
  await page.getByRole('button', { name: `Take over ${register}` }).click();
  await page.getByRole('region', { name: 'Products' }).waitFor();
}

/** Lets a device that is no register any more be asked which one it is. */
export async function registerAgain({ page }: Till): Promise<void> {
  await page.getByRole('button', { name: /Not a register/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Use as a register again' }).click();
  // The old device is forgotten once the till under the dialog is gone.
  await dialog.waitFor({ state: 'detached' });
}

/** Lets the current sale wait. */
export async function park(till: Till): Promise<void> {
  await till.page.getByRole('region', { name: 'Current sale' }).getByRole('button', { name: 'Park' }).click();
  await till.page.getByText('Sale parked').waitFor();
}

/** Takes up the sale that waits under this name. */
export async function resume(till: Till, title: string): Promise<void> {
  const { page } = till;
  await page.getByRole('button', { name: /parked sale/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Parked sales' });
  await dialog
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: 'Resume' })
    .click();
  await dialog.waitFor({ state: 'detached' });
}

/** How many sales wait, as the bar says it. */
export async function parkedCount(till: Till): Promise<number> {
  const name = await till.page.getByRole('button', { name: /parked sale/i }).getAttribute('aria-label');
  return Number(/^(\d+)/.exec(name ?? '')?.[1] ?? 0);
}

/** Adds a customer on the spot and puts them on the sale. */
export async function addCustomer(till: Till, name: string, phone: string): Promise<void> {
  const { page } = till;
  await page
    .getByRole('region', { name: 'Current sale' })
    .getByRole('button', { name: 'Customer', exact: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a customer' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Phone', { exact: false }).last().fill(phone);
  await dialog.getByRole('button', { name: 'Add to sale' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/**
 * Takes everything of a sale of this device back, and gives the money for it.
 * @param approve what a supervisor does who is asked
 */
export async function returnAll(till: Till, number: string, approve?: () => Promise<void>): Promise<void> {
  const { page } = till;
  await page.getByRole('button', { name: 'Past sales' }).click();
  const sales = page.getByRole('dialog', { name: 'Past sales' });
  await sales.getByRole('listitem').filter({ hasText: number }).getByRole('button').click();
  const sale = page.getByRole('dialog', { name: number, exact: true });
  await sale.getByRole('button', { name: 'Return items' }).click();
  const dialog = page.getByRole('dialog', { name: `Return from ${number}` });
  await dialog.getByRole('button', { name: 'Return everything' }).click();
  await dialog.getByRole('button', { name: /^Return and refund/ }).click();
  await approve?.();
  await dialog.waitFor({ state: 'detached' });
  await sale.getByText('Refund, Cash', { exact: true }).waitFor();
  await sale.getByRole('button', { name: 'Close', exact: true }).click();
  await sale.waitFor({ state: 'detached' });
}
