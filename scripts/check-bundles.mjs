import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes after brotli. kB is 1000 bytes, as browsers' network panels count. */
const budgets = { loginScript: 130_000, loginStyle: 20_000, screenScript: 60_000 };
const loginScreen = 'src/screens/accounts/login.tsx';

/**
 * What the first visit to /login loads, and what each further screen, or part that a screen fetches late, adds to what is there already.
 * @param {Record<string, { file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }>} manifest Vite's
 * @param {(file: string) => number} sizeOf
 */
export function measure(manifest, sizeOf) {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const ground = filesOf(manifest, entries);
  const login = filesOf(manifest, [...entries, loginScreen]);
  const rows = [
    {
      name: '/login, first visit',
      script: total(login, '.js', sizeOf),
      style: total(login, '.css', sizeOf),
      budget: budgets.loginScript,
      styleBudget: budgets.loginStyle,
    },
  ];
  for (const key of Object.keys(manifest)) {
    if (!/^src\/(screens|shell)\//.test(key) || key === loginScreen) continue;
    const there = filesBefore(manifest, key, ground);
    const own = new Set([...filesOf(manifest, [key])].filter((file) => !there.has(file)));
    rows.push({
      name: key.replace(/^src\//, ''),
      script: total(own, '.js', sizeOf),
      style: total(own, '.css', sizeOf),
      budget: budgets.screenScript,
      styleBudget: budgets.loginStyle,
    });
  }
  return rows.map((row) => ({ ...row, isOver: row.script > row.budget || row.style > row.styleBudget }));
}

/** What is there whoever fetches this part. */
function filesBefore(manifest, key, ground) {
  const fetchers = Object.keys(manifest).filter((other) => manifest[other].dynamicImports?.includes(key));
  const [first = new Set(), ...others] = fetchers.map((fetcher) => filesOf(manifest, [fetcher]));
  const always = [...first].filter((file) => others.every((files) => files.has(file)));
  return new Set([...ground, ...always]);
}

/** The files of these parts and of all that they import at once. */
function filesOf(manifest, keys, files = new Set()) {
  for (const key of keys) {
    const part = manifest[key];
    if (!part || files.has(part.file)) continue;
    files.add(part.file);
    for (const css of part.css ?? []) files.add(css);
    filesOf(manifest, part.imports ?? [], files);
  }
  return files;
}

function total(files, ending, sizeOf) {
  return [...files].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file), 0);
}

function main() {
  const dist = fileURLToPath(new URL('../apps/console/dist', import.meta.url));
  const manifestPath = join(dist, '.vite/manifest.json');
  if (!existsSync(manifestPath)) {
    console.error('There is no build of the console. Run `npm run build` first.');
    process.exit(1);
  }
  const rows = measure(JSON.parse(readFileSync(manifestPath, 'utf8')), (file) =>
    brotliSize(join(dist, file)),
  );
  const width = Math.max(...rows.map((row) => row.name.length));
  console.log(`${'brotli, kB'.padEnd(width)}  script  budget   style`);
  for (const row of rows) {
    const figures = [row.script, row.budget, row.style].map((bytes) => (bytes / 1000).toFixed(1).padStart(6));
    console.log(`${row.name.padEnd(width)}  ${figures.join('  ')}${row.isOver ? '  over' : ''}`);
  }
  if (rows.some((row) => row.isOver)) process.exit(1);
}

function brotliSize(path) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(path), { params }).length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
