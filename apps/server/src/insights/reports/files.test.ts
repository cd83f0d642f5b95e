import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { reportClient } from '#testing/clients/report-client.ts';
import { query } from '#testing/database/query.ts';
import { type ReportStore, reportStore } from '#testing/fixtures/report-store.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let store: ReportStore;
beforeAll(async () => {
  app = await startTestApp();
  store = await reportStore(app);
});
afterAll(() => app.close());

const reports = reportClient(
  () => app,
  () => store.owner,
);
const period = () => ({ from: store.yesterday, to: store.today });

describe('The file of a report', () => {
  it('by day has both ends of each step', async () => {
    const lines = await reports.file({ report: 'sales', by: 'day', ...period(), step: 'day' });
    expect(lines[0]).toMatch(/^From,To,Orders,Units sold,/);
    expect(lines[1]).toMatch(
      new RegExp(`^${store.yesterday},${store.yesterday},1,3,30.00,0.00,0.00,30.00,2.50,4.80,37.30,`),
    );
    expect(lines[2]).toMatch(new RegExp(`^${store.today},${store.today},9,53,`));
    expect(lines).toHaveLength(3);
  });

  it('by category says no count of orders, and quotes what would run as a formula', async () => {
    const lines = await reports.file({ report: 'sales', by: 'category', ...period() });
    expect(lines[0]).toMatch(/^Category,Orders,/);
    // The best sold first; on a shelf that is called like a formula.
    expect(lines[1]).toMatch(/^'=Fruit,,1,100.00,0.00,0.00,100.00,0.00,16.00,/);
    // What was asked for delivery comes last, whatever they are sorted by.
    expect(lines.at(-1)).toMatch(/^Shipping,,0,0.00,0.00,0.00,0.00,2.50,0.00,2.50,/);
    expect(lines).toHaveLength(7);
    const sorted = await reports.file({ report: 'sales', by: 'category', ...period(), sort: 'label' });
    expect(sorted.slice(1).map((line) => line.split(',')[0])).toEqual([
      ...["'=Fruit", 'bakery', 'Cellar', 'No category', 'Zone', 'Shipping'],
    ]);
  });

  it('of VAT has a line for each rate and for what bears none', async () => {
    const client = orderClient(
      () => app,
      () => store.owner,
    );
    const lines = [{ title: 'Visit', unit_price: 700, quantity: 1, exempt_vat: true }];
    await client.make({ lines, settlement: { payment_type: 'pod' } });
    expect(await reports.file({ report: 'vat', ...period() })).toEqual([
      'VAT rate,Name,Sales,VAT,Returns,Returned VAT,Net sales,VAT due',
      '16,,355.00,56.80,50.00,8.00,305.00,48.80',
      'None,,7.00,0.00,0.00,0.00,7.00,0.00',
    ]);
  });

  it('has what each figure is compared with beside it, of the days that its name says', async () => {
    const days = { from: store.today, to: store.today };
    const sales = { report: 'sales', by: 'day', ...days, step: 'day' };
    const [plain, compared] = [
      await reports.file(sales),
      await reports.file({ ...sales, compare: 'before' }),
    ];
    const then = await reports.file({ ...sales, from: store.yesterday, to: store.yesterday });
    const cells = (line = '') => line.split(',');
    expect(cells(compared[0])).toEqual([
      ...cells(plain[0]),
      ...cells(plain[0]).map((header) => `${header} (previous period)`),
    ]);
    expect(cells(compared[1])).toEqual([...cells(plain[1]), ...cells(then[1])]);
    const vat = { report: 'vat', ...days };
    const vatThen = await reports.file({ ...vat, from: store.yesterday, to: store.yesterday });
    const ofVat = await reports.file({ ...vat, compare: 'before' });
    expect(cells(ofVat[0]).slice(8)).toEqual(
      cells(vatThen[0])
        .slice(2)
        .map((header) => `${header} (previous period)`),
    );
    expect(cells(ofVat[1]).slice(8)).toEqual(cells(vatThen[1]).slice(2));
    const channels = await reports.file({ report: 'sales', by: 'channel', ...days, compare: 'year' });
    expect(channels[1]).toMatch(/,0\.00$/);
    const { data } = await app.call('POST /marketplace/v1/stores/{id}/report-exports', {
      ...{ token: store.owner.token, params: { id: store.owner.storeId } },
      body: { ...vat, compare: 'before' },
    });
    const { headers } = await fetch(`${app.url}${data.url}`);
    const name = `vat-${store.today}-${store.today}-before-${store.yesterday}-${store.yesterday}.csv`;
    expect(headers.get('content-disposition')).toContain(name);
  });

  it('of stock has its places, or its shelves', async () => {
    const places = await reports.file({ report: 'stock_value', by: 'location' });
    expect(places[0]).toBe('Location,Quantity,Value,Quantity without cost');
    const shelves = await reports.file({ report: 'stock_value', by: 'category' });
    expect(shelves[0]).toBe('Category,Quantity,Value,Quantity without cost');
    expect(shelves[1]).toBe("'=Fruit,89,8811.00,0");
    expect(shelves.at(-1)).toBe('No category,84,0.00,84');
  });

  it('of debts has everybody who owes, by how long', async () => {
    const client = orderClient(
      () => app,
      () => store.owner,
    );
    const customer = await client.newCustomer({ name: '=Asha' });
    const days = (count: number) =>
      new Date(Date.parse(store.today) - count * 86_400_000).toISOString().slice(0, 10);
    for (const [amount, ago] of [
      [100_000, 10],
      [200_000, 31],
      [300_000, 61],
      [400_000, 91],
    ] as const) {
      const lines = [{ title: 'Visit', unit_price: amount, quantity: 1, exempt_vat: true }];
      const settlement = { payment_type: 'credit', due_on: '2099-01-01' };
      const { data } = await client.make({ customer_id: customer, lines, settlement });
      await query(app.database.superUrl, 'update app.orders set due_on = $2 where id = $1', [
        data.id,
        days(ago),
      ]);
    }
    const lines = await reports.file({ report: 'ageing' });
    expect(lines[0]).toBe('Customer,Orders,Not yet due,1-30 days,31-60 days,61-90 days,Over 90 days,Total');
    expect(lines[1]).toBe("'=Asha,4,0.00,1000.00,2000.00,3000.00,4000.00,10000.00");
    expect(lines[2]).toMatch(/^No customer,\d+,/);
    expect(lines).toHaveLength(3);
  });

  it('is called after the report and its days, and begins as spreadsheets read letters', async () => {
    const { data } = await app.call('POST /marketplace/v1/stores/{id}/report-exports', {
      ...{ token: store.owner.token, params: { id: store.owner.storeId } },
      body: { report: 'sales', by: 'channel', ...period() },
    });
    const answer = await fetch(`${app.url}${data.url}`);
    expect(answer.headers.get('content-disposition')).toContain(
      `sales-channel-${store.yesterday}-${store.today}.csv`,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    // What the menu and the page call it, too.
    const debts = await app.call('POST /marketplace/v1/stores/{id}/report-exports', {
      ...{ token: store.owner.token, params: { id: store.owner.storeId }, body: { report: 'ageing' } },
    });
    const file = await fetch(`${app.url}${debts.data.url}`);
    expect(file.headers.get('content-disposition')).toContain('receivables.csv');
  });
});
