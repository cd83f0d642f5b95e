import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { call, newMerchant, newStore } from '@sokoni/e2e/support/server/api';
import { embeddedDatabase } from '@sokoni/e2e/support/server/embedded-database';
import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import autocannon from 'autocannon';
import { report } from './support/report.ts';
import { statementsDuring } from './support/statements.ts';

// GET user/start and GET stores/{id} against the same statements through bare pg behind node:http,
// at concurrency 16, in turns within one run. Limit: at least 70 % of the requests/s.
const connections = 16;
const turns = 4;
const turnSeconds = 5;
const least = 0.7;

const server = await startServer();
try {
  const loopback = server.url.replace('localhost', '127.0.0.1');
  const { token } = await newMerchant(server.url);
  const stores = [];
  for (let count = 0; count < 3; count += 1) stores.push(await newStore(server.url, token));
  const [store] = stores;
  if (!store) throw new Error('No store');
  const { superUrl, appUrl } = await embeddedDatabase(server.dataDir);

  const calls = {
    '/marketplace/v1/user/start': () => call(server.url, 'GET /marketplace/v1/user/start', { token }),
    [`/marketplace/v1/stores/${store.id}`]: () =>
      call(server.url, 'GET /marketplace/v1/stores/{id}', { token, params: { id: store.id } }),
  };
  const statements: Record<string, Awaited<ReturnType<typeof statementsDuring>>> = {};
  for (const [path, send] of Object.entries(calls)) {
    statements[path] = await statementsDuring(superUrl, server.dataDir, async () => {
      const answer = await send();
      if (answer.status !== 200) throw new Error(answer.message);
    });
  }
  const bare = fork(fileURLToPath(new URL('./support/bare-server.ts', import.meta.url)), [appUrl], {
    execArgv: ['--import', 'tsx'],
  });
  bare.send(statements);
  const [port] = (await once(bare, 'message')) as [number];

  for (const path of Object.keys(calls)) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      ours.push(await rate(`${loopback}${path}`, token));
      theirs.push(await rate(`http://127.0.0.1:${port}${path}`, token));
    }
    const ratio = sum(ours) / sum(theirs);
    report(`GET ${path.replace(store.id, '{id}')}`, {
      ours: `${Math.round(sum(ours) / turns)} requests/s`,
      bare: `${Math.round(sum(theirs) / turns)} requests/s (${statements[path]?.length} statements)`,
      ratio: ratio.toFixed(2),
      limit: `at least ${least}`,
      holds: ratio >= least,
    });
  }
  bare.disconnect();
} finally {
  await dispose(server);
}

async function rate(url: string, token: string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: turnSeconds,
    headers: {
      authorization: `Bearer ${token}`,
      'x-client-id': 'sokoni-console',
      'x-timezone': 'Africa/Lagos',
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`);
  return result.requests.average;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
