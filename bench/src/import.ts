import { readFileSync } from 'node:fs';
import { startCheck, startRun, untilState, uploadFile } from '@sokoni/e2e/fixtures/import-fixtures';
import { call, newMerchant, newStore } from '@sokoni/e2e/support/server/api';
import { childPid } from '@sokoni/e2e/support/server/processes';
import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import { report } from './support/report.ts';

// A file of 50,000 rows, its dry run and its import: at most 60 s, the worker below 200 MB, and other calls under 100 ms at p99.
const rows = Number(process.env.ROWS ?? 50_000);
const mostSeconds = 60;
const mostMegabytes = 200;
const p99Ms = 100;

const server = await startServer();
try {
  const { token } = await newMerchant(server.url);
  const { id: storeId } = await newStore(server.url, token, { module_inventory: 'active' });
  const other = await newStore(server.url, token);
  const shop = { url: server.url, token, storeId };
  const main = server.child.pid ?? 0;
  const worker = childPid(main, 'worker.js') ?? 0;
  const web = childPid(main, 'web.js') ?? 0;
  const before = { worker: megabytes(worker), web: megabytes(web) };
  const peak = { ...before };
  const times: number[] = [];
  let going = true;
  const watching = (async () => {
    while (going) {
      const startedAt = performance.now();
      await call(server.url, 'GET /marketplace/v1/stores/{id}/products', { token, params: { id: other.id } });
      times.push(performance.now() - startedAt);
      peak.worker = Math.max(peak.worker, megabytes(worker));
      peak.web = Math.max(peak.web, megabytes(web));
      await new Promise((soon) => setTimeout(soon, 20));
    }
  })();
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const file = csvOf(rows);
  const uploaded = await uploadFile(shop, file);
  const uploadedAt = seconds();
  await startCheck(shop, uploaded);
  const checked = await untilState(shop, uploaded.id, 'checked');
  const checkedAt = seconds();
  await startRun(shop, uploaded.id);
  const done = await untilState(shop, uploaded.id, 'done');
  const all = seconds();
  going = false;
  await watching;
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  report(`import of ${rows} rows (${(file.length / 1024 / 1024).toFixed(1)} MB)`, {
    products: done.run?.done ?? 0,
    refused: checked.check?.failed ?? 0,
    upload: `${uploadedAt.toFixed(1)} s`,
    'dry run': `${(checkedAt - uploadedAt).toFixed(1)} s`,
    import: `${(all - checkedAt).toFixed(1)} s`,
    all: `${all.toFixed(1)} s`,
    limit: `${mostSeconds} s`,
    holds: all <= mostSeconds && done.run?.done === checked.check?.result.created,
  });
  report('the worker meanwhile', {
    before: `${before.worker} MB`,
    peak: `${peak.worker} MB`,
    limit: `${mostMegabytes} MB`,
    'web process before': `${before.web} MB`,
    'web process peak': `${peak.web} MB`,
    holds: peak.worker <= mostMegabytes,
  });
  report('other calls meanwhile', {
    calls: times.length,
    p50: `${(times[Math.floor(times.length / 2)] ?? 0).toFixed(1)} ms`,
    p99: `${p99.toFixed(1)} ms`,
    slowest: `${(times.at(-1) ?? 0).toFixed(1)} ms`,
    limit: `${p99Ms} ms`,
    holds: p99 <= p99Ms,
  });
} finally {
  await dispose(server);
}

/** A file as a merchant would have it: a third of the products in three variants, descriptions with markup, tags and stock. */
function csvOf(howMany: number): string {
  const lines = [
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Taxable,Variant Barcode,Cost per item,Status',
  ];
  for (let product = 0; lines.length <= howMany; product += 1) {
    const sizes = product % 3 === 0 ? ['S', 'M', 'L'] : ['Default Title'];
    for (const [index, size] of sizes.entries()) {
      if (lines.length > howMany) break;
      const first = index === 0;
      const words = first
        ? `Product ${product},"<p>Good <b>cloth</b> of number ${product}, woven by hand, washed &amp; pressed.</p>",Brand ${product % 50},Type ${product % 40},"tag ${product % 30}, new",TRUE,${sizes.length > 1 ? 'Size' : 'Title'}`
        : ',,,,,,';
      lines.push(
        `p-${product},${words},${size},SK-${product}-${index},400,shopify,${product % 9},${100 + (product % 900)}.50,,TRUE,,60.00,${first ? 'active' : ''}`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Resident, of a process. */
function megabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
