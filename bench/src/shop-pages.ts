import { setTimeout } from 'node:timers/promises';
import { call, newMerchant, newStore } from '@sokoni/e2e/support/server/api';
import { embeddedDatabase } from '@sokoni/e2e/support/server/embedded-database';
import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import { query } from '@sokoni/server/testing/database/query';
import { shopVisitor } from '@sokoni/server/testing/http/shop-visitor';
import autocannon from 'autocannon';
import { report } from './support/report.ts';
import { residentSizes } from './support/resident-sizes.ts';
import { seedNeighbours, seedProducts } from './support/seed-products.ts';

// Pages of a shop with 10,000 products at concurrency 16: a product that everybody looks at, products that nobody has looked at, how soon
// a changed price is seen, and the memory of the processes after 500 shops were visited in turn.
const products = 10_000;
const shops = 500;
const visitedSeconds = 20;

const server = await startServer();
try {
  const { token } = await newMerchant(server.url);
  const { superUrl } = await embeddedDatabase(server.dataDir);
  const store = await newStore(server.url, token, { mode: 'live' });
  await seedProducts(superUrl, store.id, products);
  await query(superUrl, 'vacuum analyze');
  const host = `${await subDomainOf(store.id)}.${new URL(server.url).host}`;
  const paths = await productPaths(store.id);
  const [most = '/'] = paths;

  const warm = await rate([{ host, path: most }], 5);
  report('a product that everybody looks at', {
    'requests a second': warm,
    limit: 'at least 2000',
    holds: warm >= 2000,
  });
  const cold = await rate(
    paths.map((path) => ({ host, path })),
    10,
  );
  report('products that nobody has looked at', {
    'requests a second': cold,
    limit: 'at least 400',
    holds: cold >= 400,
  });
  const seen = await msUntilPriceIsSeen();
  report('a changed price on the page', { seen: `${seen} ms`, limit: '1000 ms', holds: seen <= 1000 });

  await seedNeighbours(superUrl, store.id, shops, 20);
  await query(
    superUrl,
    `insert into app.sub_domains (label, store_id) select sub_domain, id from app.stores where name like 'Neighbour %'
     on conflict do nothing`,
  );
  const visited = Array.from({ length: shops }, (_, n) => ({
    host: `neighbour-${n + 1}.${new URL(server.url).host}`,
    path: '/',
  }));
  const home = await rate(visited, visitedSeconds);
  const memory = await residentSizes(server.child.pid ?? 0);
  report(`homes of ${shops} shops in turn`, {
    'requests a second': home,
    'memory of each process': memory.map((megabytes) => `${megabytes} MB`).join(', '),
    limit: '300 MB',
    holds: memory.every((megabytes) => megabytes < 300),
  });

  /** Requests a second, 16 at a time; all of them have to be answered. */
  async function rate(asked: { host: string; path: string }[], seconds: number): Promise<number> {
    const requests = asked.map(({ host, path }) => ({ method: 'GET' as const, path, headers: { host } }));
    let next = 0;
    const result = await autocannon({
      url: server.url.replace('localhost', '127.0.0.1'),
      connections: 16,
      duration: seconds,
      // Each begins elsewhere: what one has seen is kept no more when the next comes by.
      setupClient: (client) => {
        const from = Math.floor((next++ / 16) * requests.length);
        client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
      },
    });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
    return Math.round(result.requests.average);
  }

  async function msUntilPriceIsSeen(): Promise<number> {
    const product = await call(server.url, 'POST /marketplace/v1/stores/{id}/products', {
      ...at(),
      body: { title: 'Kettle of steel', status: 'active', variants: [{ price: 100 }] },
    });
    const [path = ''] = await productPaths(store.id, 'Kettle of steel');
    const visitor = shopVisitor(server.url, host);
    await visitor.get(path);
    const { status, message } = await call(
      server.url,
      'PUT /marketplace/v1/stores/{id}/products/{product_id}',
      {
        ...at({ product_id: product.data.id }),
        body: {
          version: product.data.version,
          variants: [{ id: product.data.variants[0]?.id, price: 7_777_700 }],
        },
      },
    );
    if (status !== 200) throw new Error(message);
    const from = performance.now();
    while (!(await visitor.get(path)).text.includes('77,777')) await setTimeout(10);
    return Math.round(performance.now() - from);
  }

  function at(params: Record<string, string> = {}) {
    return { token, params: { id: store.id, ...params } };
  }

  async function subDomainOf(id: string): Promise<string> {
    const [row] = await query<{ sub_domain: string }>(
      superUrl,
      'select sub_domain from app.stores where id = $1',
      [id],
    );
    return row?.sub_domain ?? '';
  }

  async function productPaths(id: string, title = '%'): Promise<string[]> {
    const rows = await query<{ slug: string }>(
      superUrl,
      `select slug from app.products where store_id = $1 and status = 'active' and title like $2`,
      [id, title],
    );
    return rows.map(({ slug }) => `/products/${slug}`);
  }
} finally {
  await dispose(server);
}
