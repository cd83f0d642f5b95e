import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureBuild, ensurePackages, root } from './setup.mjs';

// `npm run bench` measures everything; `npm run bench -- reads` one thing. bench/RESULTS.md keeps the figures.
const all = [
  'start',
  'reads',
  'products',
  'languages',
  'stock',
  'orders',
  'search',
  'import',
  'logins',
  'same-time',
  'login-page',
  'opening',
  'spreadsheet',
  'survival',
  'offline-search',
  'till-sales',
  'till-screen',
  'wholesale',
  'shop-checkout',
  'shop-pages',
  'shop-lighthouse',
];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is not one of ${all.join(', ')}`);
ensurePackages();
process.env.CHROMIUM = ensureChromium();
ensureBuild();
// One that does not hold its limit makes the run fail, after the others.
for (const name of wanted.length > 0 ? wanted : all) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join('bench/src', `${name}.ts`)], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
