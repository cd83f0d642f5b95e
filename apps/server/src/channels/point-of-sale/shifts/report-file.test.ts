import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tillClient } from '#testing/clients/till-client.ts';
import { readPdfAt } from '#testing/documents/read-pdf.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: { token: string; storeId: string; userId: string };
let till: TestRegister;
beforeAll(async () => {
  app = await startTestApp();
  const { token, id: userId } = await app.verifiedUser();
  owner = { token, userId, storeId: (await app.newStore(token, { mode: 'live', currency_code: 'KES' })).id };
  till = await aRegister(app, token, owner.storeId);
});
afterAll(() => app.close());

const { sale, command, send } = tillClient(() => ({
  ...{ app, till, storeId: owner.storeId, cashierId: owner.userId },
}));

const link = (shift_id: string, format: 'pdf' | 'csv', { token, storeId } = owner) =>
  app.call('GET /marketplace/v1/stores/{id}/shifts/{shift_id}/file', {
    token,
    params: { id: storeId, shift_id },
    query: { format },
  });
const urlOf = async (shiftId: string, format: 'pdf' | 'csv') =>
  `${app.url}${(await link(shiftId, format)).data.url}`;

async function aShift(): Promise<string> {
  const opened = command('shift_opened', { opening_float: 10_000 });
  const inShift = { shift_id: opened.id };
  const vat = { apply_vat: true, vat_percent: '16', prices_include_vat: true, shipping_vat_percent: null };
  const card = [{ id: randomUUID(), method: 'card', amount: 5800 }];
  const mugs = sale([{ title: 'Mug', quantity: 2, unit_price: 11_600, tax_percent: '16', discount: 2320 }], {
    ...inShift,
    vat,
  });
  const [line] = mugs.payload.lines as { id: string }[];
  const back = command('return', {
    ...{ ...inShift, order_id: mugs.id, lines: [{ line_id: line?.id, quantity: 1, restocked: true }] },
    refund: { id: randomUUID(), method: 'cash', amount: 10_440 },
  });
  await send([
    opened,
    mugs,
    sale([{ title: 'Bread', unit_price: 5800 }], { ...inShift, vat, payments: card }),
    back,
    command('cash_moved', { ...inShift, direction: 'out', amount: 700, reason: 'Milk' }),
    command('drawer_opened', inShift),
  ]);
  return opened.id;
}

it('The Z report as CSV has the figures of its page, a line each, and no cell that runs as a formula', async () => {
  const shiftId = await aShift();
  const counted = { counted: [{ value: 1000, count: 19 }], counted_total: 19_000, expected_total: 19_740 };
  await send([command('shift_closed', { shift_id: shiftId, ...counted, reason: '=Short' })]);
  const answer = await fetch(await urlOf(shiftId, 'csv'));
  expect(answer.headers.get('content-disposition')).toMatch(/filename="z-report-.+\.csv"/);
  const lines = (await answer.text()).trim().split('\r\n');
  const isTimed = /^(Shift|Cash in and out|Drawer opened without a sale),/;
  const figures = lines.filter((line) => !isTimed.test(line));
  expect(figures).toEqual([
    'Section,Item,Column,Value',
    'Sales,Number of sales,,2',
    'Sales,Gross sales,,258.00',
    'Sales,Discounts,,-20.00',
    'Sales,Returns,,-90.00',
    'Sales,Net sales,,148.00',
    'Sales,Taxes,,14.40',
    'Sales,Total sales,,162.40',
    'Sales,Net payments,,162.40',
    'Payments,Cash,Payments,208.80',
    'Payments,Cash,Refunds,104.40',
    'Payments,Card terminal,Payments,58.00',
    'Payments,Card terminal,Refunds,0.00',
    'VAT by rate,VAT 16%,Net,90.00',
    'VAT by rate,VAT 16%,VAT,14.40',
    'VAT by rate,Exempt,Net,58.00',
    'VAT by rate,Exempt,VAT,0.00',
    'Cash drawer,Opening float,,100.00',
    'Cash drawer,Cash payments,,208.80',
    'Cash drawer,Cash refunds,,-104.40',
    'Cash drawer,Cash in,,0.00',
    'Cash drawer,Cash out,,-7.00',
    'Cash drawer,Expected cash,,197.40',
    'Cash drawer,Counted cash,,190.00',
    'Cash drawer,Difference,,-7.40',
    'Cash drawer,Opened without a sale,,1',
    'Counted notes and coins,19 × 10.00,,190.00',
  ]);
  expect(lines).toContain("Shift,Reason for the difference,,'=Short");
  expect(lines.find((line) => line.startsWith('Cash in and out,'))).toMatch(/ · Milk · .+,,-7\.00$/);
  expect(lines.find((line) => line.startsWith('Drawer opened'))).toMatch(/Z · .+,,$/);
});

it('The report of an open shift is an X report, on paper too', async () => {
  const shiftId = await aShift();
  const [page] = await readPdfAt(await urlOf(shiftId, 'pdf'));
  const words = page?.lines.join('\n') ?? '';
  for (const text of [
    'X report',
    'Net sales KES 148.00',
    'Total sales KES 162.40',
    'Expected cash KES 197.40',
    'Cash KES 208.80 KES 104.40',
  ])
    expect(words).toContain(text);
});

it('There is none of a shift of another store, nor for who closes no shift', async () => {
  const shiftId = await aShift();
  const elsewhere = { ...owner, storeId: (await app.newStore(owner.token)).id };
  expect((await link(shiftId, 'pdf', elsewhere)).error).toBe('not_found');
  const { token } = await app.staffMember(owner.token, owner.storeId, 'associate');
  expect(await link(shiftId, 'pdf', { ...owner, token })).toMatchObject({
    status: 403,
    error: 'not_allowed',
  });
});
