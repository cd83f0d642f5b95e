import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@sokoni/e2e/support/server/server-process';
import { report } from './support/report.ts';
import { residentSizes } from './support/resident-sizes.ts';

// `npm start` on a warm checkout listens within 1 s; each Node process stays under 150 MB resident. Measured with nothing else running.
const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'sokoni-bench-'));
const rounds = 5;
const warm: number[] = [];
let sizes: number[] = [];

for (let round = 0; round <= rounds; round += 1) {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
    detached: true,
  });
  await listening(`http://127.0.0.1:${port}/livez`);
  // The first start makes the database and counts for nothing.
  if (round > 0) warm.push(performance.now() - startedAt);
  const group = child.pid ?? 0;
  if (round === rounds) sizes = await residentSizes(group);
  process.kill(-group, 'SIGTERM');
  await once(child, 'exit');
}
await rm(dataDir, { recursive: true, force: true });

warm.sort((a, b) => a - b);
const slowest = warm.at(-1) ?? 0;
report('npm start, warm', {
  median: `${Math.round(warm[Math.floor(rounds / 2)] ?? 0)} ms`,
  slowest: `${Math.round(slowest)} ms of ${rounds}`,
  limit: '1000 ms',
  holds: slowest < 1000,
});
const largest = Math.max(...sizes);
report('resident memory after the start', {
  'node processes': sizes.map((size) => `${size} MB`).join(', '),
  limit: '150 MB each',
  holds: sizes.length >= 2 && largest < 150,
});

async function listening(url: string): Promise<void> {
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((again) => setTimeout(again, 10));
  }
}
