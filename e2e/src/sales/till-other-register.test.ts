import { moneyFormat } from '@sokoni/rules/money/money';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  basketPrice,
  newestShiftOf,
  openedTill,
  openingPots,
  orderOf,
  potPrice,
  potsLeft,
  type TillAt,
  type TillStore,
  tillStore,
} from '#fixtures/till-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { scan, scanByKeyboard } from '#support/till/scan.ts';
import { closeShift, openShift } from '#support/till/till-shift.ts';
import { printedBy } from '#support/till/till-views.ts';

let shop: TillStore;
/** Where things are sold, and where they come back. */
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

/** A pot and a basket, sold at the front and known to the server. */
async function soldAtFront() {
  await front.till.ring('Clay pot');
  const receipt = await front.till.sell('Sisal basket');
  await front.till.waitUntilSent();
  return receipt;
}

const dialogOf = (name: string) => back.till.page.getByRole('dialog', { name, exact: true });

describe('A sale of another register', () => {
  it('is scanned, printed again, returned once though the answer is lost, and counted in the shift here', async () => {
    const { page } = back.till;
    const { number } = await soldAtFront();
    await openShift(back.till, '5000');
    await scan(page, number);
    const sale = dialogOf(number);
    await sale.getByText('Clay pot').waitFor();
    await sale
      .getByText(kes(potPrice + basketPrice))
      .first()
      .waitFor();
    expect(await grave(page)).toEqual([]);
    const paper = await printedBy(page, () => sale.getByRole('button', { name: 'Reprint' }).click());
    expect(paper).toContain(number);
    expect(paper).toContain('Copy');

    await sale.getByRole('button', { name: 'Return items' }).click();
    const form = dialogOf(`Return from ${number}`);
    await form.getByRole('button', { name: 'One more of Clay pot' }).click();
    // The server takes the return, and nobody hears of it.
    back.line.treat('/point-of-sale/sales', 'lose_reply', 2);
    await form.getByRole('button', { name: /^Return and refund/ }).click();
    await form.waitFor({ state: 'detached' });
    await sale.getByText('1 returned').waitFor();
    back.line.mend();
    await sale.getByRole('button', { name: 'Close', exact: true }).click();
    await back.till.waitUntilSent();
    expect(await orderOf(shop, number)).toMatchObject({
      state: 'part_returned',
      returns: [{ value: potPrice }],
      refunded: potPrice,
      outstanding: 0,
    });

    await closeShift(back.till, { total: String(5000 - potPrice / 100) });
    await back.till.waitUntilSent();
    expect(await newestShiftOf(shop)).toMatchObject({
      ...{
        sales: 0,
        returns: potPrice,
        expected_cash: 500_000 - potPrice,
        variance: 0,
        expected_at_close: 500_000 - potPrice,
      },
    });

    // Whoever sold it sees what came back elsewhere.
    await front.till.page.getByRole('button', { name: 'Past sales' }).click();
    await front.till.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(number) })
      .click();
    await front.till.page.getByRole('dialog', { name: number }).getByText('1 returned').waitFor();
    await front.till.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    expect(await potsLeft(shop)).toBe(openingPots);
  });

  it('is found among all sales, and exchanged', async () => {
    const { page } = back.till;
    const { number } = await soldAtFront();
    await page.getByRole('button', { name: 'Past sales' }).click();
    const list = dialogOf('Past sales');
    await list.getByRole('searchbox').fill('sisal basket');
    await list.getByRole('button', { name: 'Search all sales' }).click();
    expect(await grave(page)).toEqual([]);
    await list.getByRole('list', { name: 'All sales of your store' }).getByText(number).click();
    const sale = dialogOf(number);
    await sale.getByRole('button', { name: 'Return items' }).click();
    const form = dialogOf(`Return from ${number}`);
    await form.getByRole('button', { name: 'One more of Sisal basket' }).click();
    await form.getByText('New items', { exact: true }).click();
    await form.getByRole('button', { name: 'Choose new items' }).click();
    await form.waitFor({ state: 'detached' });
    await back.till.ring('Sisal basket');
    await page.getByRole('region', { name: 'Current sale' }).getByRole('button', { name: /^Pay/ }).click();
    await dialogOf('Payment').getByRole('button', { name: 'Complete sale' }).click();
    const instead = await back.till.nextSale();
    await back.till.waitUntilSent();
    expect(await orderOf(shop, number)).toMatchObject({ exchanges: [{ name: instead.number }] });
    expect(await orderOf(shop, instead.number)).toMatchObject({
      outstanding: 0,
      exchange_of: { name: number },
    });
  });

  it('is not opened without a network, which is said; a sale of this device is', async () => {
    const { page } = back.till;
    const { number } = await soldAtFront();
    const own = await back.till.sell('Clay pot');
    back.line.down();
    await scan(page, number);
    await page.getByText('Offline, only sales of this device can be opened.').waitFor();
    await page.getByRole('button', { name: 'Past sales' }).click();
    const list = dialogOf('Past sales');
    await list.getByRole('searchbox').focus();
    await scanByKeyboard(page, number);
    await list.getByText('Offline, only sales of this device can be opened.').waitFor();
    await list.getByRole('searchbox').fill(own.number);
    await list.getByText('1 item').waitFor();
    await list.getByRole('searchbox').press('Enter');
    await dialogOf(own.number).getByRole('button', { name: 'Return items' }).waitFor();
    await dialogOf(own.number).getByRole('button', { name: 'Close', exact: true }).click();
    back.line.mend();
    await back.till.waitUntilSent();
    expect(back.device.faults).toEqual([]);
  });
});
