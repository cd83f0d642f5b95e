import { query } from '@sokoni/server/testing/database/query';
import type { CrowdedStores } from './crowded-stores.ts';
import { middleTime } from './middle-time.ts';
import { report } from './report.ts';

const homeMs = 150;
const reportMs = 500;

/** The home in one request, and each report over the year to today with the year before, of a store that has sold for two years. */
export async function measureReports({ server, token, superUrl, large }: CrowdedStores): Promise<void> {
  const started = performance.now();
  await query(superUrl, 'select app.rebuild_sales($1)', [large.id]);
  await query(superUrl, 'vacuum analyze');
  report('figures of all orders reckoned anew', {
    time: `${Math.round((performance.now() - started) / 1000)} s`,
  });

  const headers = {
    authorization: `Bearer ${token}`,
    'x-client-id': 'sokoni-console',
    'x-timezone': 'Africa/Lagos',
  };
  const read = async (path: string) => {
    const answer = await fetch(`${server.url}/marketplace/v1/stores/${large.id}/${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.parse(to) - 364 * 86_400_000).toISOString().slice(0, 10);
  const year = `from=${from}&to=${to}`;
  const sales = ['day', 'product', 'category', 'channel', 'staff', 'payment_type'];
  const reports = [
    ...sales.map((by) => `reports/sales?by=${by}&compare=year&${year}`),
    `reports/payments?${year}`,
    `reports/vat?${year}`,
    'reports/stock-value?by=category',
    'reports/ageing',
  ];
  for (const [path, limit] of [
    ['home', homeMs] as const,
    ...reports.map((path) => [path, reportMs] as const),
  ]) {
    await read(path);
    const time = await middleTime(() => read(path));
    report(path, { time: `${Math.round(time)} ms`, limit: `${limit} ms`, holds: time < limit });
  }
}
