import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureBuild, ensurePackages, root, run } from './setup.mjs';

// `npm run bench` measures everything; `npm run bench -- reads` one thing. bench/RESULTS.md keeps the figures.
const all = ['start', 'reads', 'products', 'logins', 'same-time', 'login-page', 'survival'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is not one of ${all.join(', ')}`);
ensurePackages();
process.env.CHROMIUM = ensureChromium();
ensureBuild();
const present = readdirSync(join(root, 'bench/src'));
for (const name of wanted.length > 0 ? wanted : all) {
  if (!present.includes(`${name}.ts`)) throw new Error(`bench/src/${name}.ts is missing`);
  run(process.execPath, ['--import', 'tsx', join('bench/src', `${name}.ts`)]);
}
