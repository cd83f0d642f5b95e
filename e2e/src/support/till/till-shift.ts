import type { Locator } from 'playwright-core';
import type { Till } from './till.ts';

/** What is counted at the end of a shift, as it is typed. */
export interface Count {
  total: string;
  /** Why it is not what was expected. */
  reason?: string;
}

async function openShiftDialog(till: Till): Promise<Locator> {
  await till.page.getByRole('button', { name: /^Shift/ }).click();
  const dialog = till.page.getByRole('dialog', { name: 'Shift', exact: true });
  await dialog.waitFor();
  return dialog;
}

/** Opens the shift of the register with what lies in its drawer. */
export async function openShift(till: Till, float: string): Promise<void> {
  const shift = await openShiftDialog(till);
  await shift.getByRole('button', { name: 'Open shift' }).click();
  const dialog = till.page.getByRole('dialog', { name: 'Open shift' });
  await dialog.getByLabel('Opening float').fill(float);
  await dialog.getByRole('button', { name: 'Open shift' }).click();
  await dialog.waitFor({ state: 'detached' });
  await shift.getByRole('button', { name: 'Close', exact: true }).click();
  await shift.waitFor({ state: 'detached' });
}

/** Takes cash out of the drawer, or puts some into it. */
export async function moveCash(
  till: Till,
  direction: 'in' | 'out',
  amount: string,
  why: string,
): Promise<void> {
  const shift = await openShiftDialog(till);
  await shift.getByRole('button', { name: 'Cash in or out' }).click();
  const dialog = till.page.getByRole('dialog', { name: 'Cash in or out' });
  await dialog.getByText(direction === 'in' ? 'Cash in' : 'Cash out', { exact: true }).click();
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Reason').fill(why);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await shift.getByRole('button', { name: 'Close', exact: true }).click();
  await shift.waitFor({ state: 'detached' });
}

/** Closes the shift by the sum that was counted. */
export async function closeShift(till: Till, { total, reason }: Count): Promise<void> {
  const { page } = till;
  const shift = await openShiftDialog(till);
  await shift.getByRole('button', { name: 'Close shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close shift' });
  await dialog.getByText('Total only').click();
  await dialog.getByLabel('Counted cash').fill(total);
  if (reason !== undefined) await dialog.getByLabel('Reason for the difference').fill(reason);
  await dialog.getByRole('button', { name: 'Close shift' }).click();
  const closed = page.getByRole('dialog', { name: 'Shift closed' });
  await closed.getByRole('button', { name: 'Done' }).click();
  await closed.waitFor({ state: 'detached' });
}
