import { moneyFormat } from '@sokoni/rules/money/money';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  newestShiftOf,
  openedTill,
  orderOf,
  potPrice,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { byHand, scan } from '#support/till/scan.ts';
import type { Receipt } from '#support/till/till.ts';
import { addCustomer } from '#support/till/till-acts.ts';
import { settle } from '#support/till/till-pay.ts';
import { closeShift, openShift } from '#support/till/till-shift.ts';
import { printedBy } from '#support/till/till-views.ts';

let shop: TillStore;
/** Where a part is paid, and where the customer comes back to pay the rest. */
let front: TillAt;
let back: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'));
  front = await openedTill(shop);
  back = await openedTill(shop);
});
afterAll(async () => {
  await front.close();
  await back.close();
});

const kes = moneyFormat('KES', 'en');
const paid = 50_000;
const left = potPrice - paid;

/** A pot of which 500 was paid. */
async function partPaid({ till }: TillAt, name: string): Promise<Receipt> {
  await till.ring('Clay pot');
  await addCustomer(till, name, '');
  return settle(till, { type: 'Part Payment', amount: String(paid / 100) });
}

/** The sale whose receipt is scanned, as the till shows it. */
async function scanned({ till: { page } }: TillAt, number: string): Promise<Locator> {
  await scan(page, number);
  const sale = page.getByRole('dialog', { name: number, exact: true });
  await sale.getByText('Balance due').waitFor();
  return sale;
}

describe('The balance of a sale', () => {
  it('is paid at another register, once though the answer is lost, and counted in the shift there', async () => {
    const { page } = back.till;
    const { number } = await partPaid(front, 'Wanjiru');
    await front.till.waitUntilSent();
    await openShift(back.till, '100');
    const sale = await scanned(back, number);
    await sale.getByRole('button', { name: 'Take payment' }).click();
    const dialog = page.getByRole('dialog', { name: `Payment for ${number}` });
    await dialog.getByText(kes(left)).first().waitFor();
    expect(await grave(page)).toEqual([]);
    await page.keyboard.type('2000', byHand);
    await dialog.getByText(kes(200_000 - left)).waitFor();
    back.line.treat('/point-of-sale/sales', 'lose_reply', 2);
    await page.keyboard.press('Enter');
    const done = page.getByRole('dialog', { name: 'Payment recorded' });
    await done.getByText(kes(200_000 - left)).waitFor();
    const paper = await printedBy(page, () => done.getByRole('button', { name: 'Print receipt' }).click());
    expect(paper).toContain(number);
    expect(paper).not.toContain('Balance due');
    expect(await grave(page)).toEqual([]);
    back.line.mend();
    await done.getByRole('button', { name: 'Done' }).click();
    await done.waitFor({ state: 'detached' });
    await sale.getByRole('button', { name: 'Take payment' }).waitFor({ state: 'detached' });
    await sale.getByRole('button', { name: 'Close', exact: true }).click();
    await back.till.waitUntilSent();
    expect(await orderOf(shop, number)).toMatchObject({ paid: potPrice, outstanding: 0, flags: [] });

    await closeShift(back.till, { total: String(100 + left / 100) });
    await back.till.waitUntilSent();
    expect(await newestShiftOf(shop)).toMatchObject({
      ...{ sales: 0, earlier_payments: left, expected_cash: 10_000 + left, variance: 0 },
    });
  });

  it('is paid in part without a network, and once more by card', async () => {
    const { page } = front.till;
    const { number } = await partPaid(front, 'Njeri');
    front.line.down();
    const sale = await scanned(front, number);
    await sale.getByRole('button', { name: 'Take payment' }).click();
    const dialog = page.getByRole('dialog', { name: `Payment for ${number}` });
    await dialog.getByText('Card terminal', { exact: true }).click();
    await dialog.getByLabel('Amount').fill(String(left / 100 + 1));
    await dialog.getByRole('contentinfo').getByRole('button').click();
    await dialog.getByText(`Enter up to ${kes(left)}`).waitFor();
    await dialog.getByLabel('Amount').fill('150');
    await dialog.getByRole('contentinfo').getByRole('button').click();
    const done = page.getByRole('dialog', { name: 'Payment recorded' });
    await done.getByText('Saved on this device.').waitFor();
    await done.getByText(kes(left - 15_000)).waitFor();
    await done.getByRole('button', { name: 'Done' }).click();

    await sale.getByRole('button', { name: 'Take payment' }).click();
    await dialog
      .getByText(kes(left - 15_000))
      .first()
      .waitFor();
    await dialog.getByRole('contentinfo').getByRole('button').click();
    await done.getByRole('button', { name: 'Done' }).click();
    await sale.getByRole('button', { name: 'Close', exact: true }).click();
    front.line.mend();
    await front.till.waitUntilSent();
    const order = await orderOf(shop, number);
    expect(order).toMatchObject({ paid: potPrice, outstanding: 0, flags: [] });
    expect(order.payments.map(({ method, amount }) => `${method} ${amount}`).toSorted()).toEqual([
      'card 15000',
      `cash ${left - 15_000}`,
      `cash ${paid}`,
    ]);
    expect(front.device.faults).toEqual([]);
  });
});
