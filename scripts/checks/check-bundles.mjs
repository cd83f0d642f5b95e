import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes after brotli. kB is 1000 bytes, as browsers' network panels count. */
const budgets = { loginScript: 130_000, firstPageScript: 265_000, screenScript: 60_000, style: 20_000 };
/** Parts that a screen fetches late and shows without: docs/decisions tells why they may weigh more. */
const lateParts = { 'src/parts/rich-text/rich-text-editor.tsx': 95_000 };
const loginScreen = 'src/screens/accounts/login.tsx';
const homeScreen = 'src/screens/home/home.tsx';
/** The pages inside a store, and the frame that stands around each of them. */
const storePages = ['src/store-pages.ts', 'src/shell/shell.tsx'];
/** Pages of somebody who is signed in: the console asks for the store's pages as soon as it knows who that is. */
const afterSignIn = /^src\/screens\/(stores|settings)\//;
/** Files that a page of a store may ask for: more of them show it later than more bytes do. */
const mostFiles = { script: 12, style: 4 };

/**
 * What the first visit to /login loads, what the first page of a store does (home, with its frame), and what each further
 * screen, or part that a screen fetches late, adds to what is there already.
 * @param {Record<string, { file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }>} manifest Vite's
 * @param {(file: string) => number} sizeOf
 */
export function measure(manifest, sizeOf) {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const ground = filesOf(manifest, entries);
  const visit = (name, keys, budget) => rowOf(name, filesOf(manifest, [...entries, ...keys]), sizeOf, budget);
  const rows = [
    visit('/login, first visit', [loginScreen], budgets.loginScript),
    visit('a store, first page', [...storePages, homeScreen], budgets.firstPageScript),
  ];
  for (const key of Object.keys(manifest)) {
    if (!/^src\/(screens|shell|parts)\//.test(key) || [loginScreen, ...storePages].includes(key)) continue;
    const there = filesBefore(manifest, key, ground);
    const own = new Set([...filesOf(manifest, [key])].filter((file) => !there.has(file)));
    const row = rowOf(key.replace(/^src\//, ''), own, sizeOf, lateParts[key] ?? budgets.screenScript);
    const isPage =
      key.startsWith('src/screens/') &&
      [...entries, ...storePages].some((from) => manifest[from]?.dynamicImports?.includes(key));
    const opened = filesOf(manifest, [...entries, ...storePages, key]);
    rows.push({ ...row, isOver: row.isOver || (isPage && isTorn(opened)) });
  }
  return rows;
}

/** What the first visit to /login loads. */
function loginFiles(manifest) {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  return [...filesOf(manifest, [...entries, loginScreen])];
}

function isTorn(files) {
  const count = (ending) => [...files].filter((file) => file.endsWith(ending)).length;
  return count('.js') > mostFiles.script || count('.css') > mostFiles.style;
}

function rowOf(name, files, sizeOf, budget) {
  const script = total(files, '.js', sizeOf);
  const style = total(files, '.css', sizeOf);
  const isOver = script > budget || style > budgets.style || isTorn(files);
  return { name, script, style, budget, isOver };
}

/** What is there whoever fetches this part. */
function filesBefore(manifest, key, ground) {
  const fetchers = Object.keys(manifest).filter((other) => manifest[other].dynamicImports?.includes(key));
  const [first = new Set(), ...others] = fetchers.map((fetcher) =>
    filesOf(
      manifest,
      afterSignIn.test(key) || storePages.includes(fetcher) ? [fetcher, ...storePages] : [fetcher],
    ),
  );
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
  const dist = fileURLToPath(new URL('../../apps/console/dist', import.meta.url));
  const manifestPath = join(dist, '.vite/manifest.json');
  if (!existsSync(manifestPath)) {
    console.error('There is no build of the console. Run `npm run build` first.');
    process.exit(1);
  }
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const rows = measure(manifest, (file) => brotliSize(join(dist, file)));
  const width = Math.max(...rows.map((row) => row.name.length));
  console.log(`${'brotli, kB'.padEnd(width)}  script  budget   style`);
  for (const row of rows) {
    const figures = [row.script, row.budget, row.style].map((bytes) => (bytes / 1000).toFixed(1).padStart(6));
    console.log(`${row.name.padEnd(width)}  ${figures.join('  ')}${row.isOver ? '  over' : ''}`);
  }
  const withBaseUi = loginFiles(manifest).filter((file) =>
    readFileSync(join(dist, file)).includes('data-base-ui'),
  );
  if (withBaseUi.length > 0) console.error(`/login loads Base UI: ${withBaseUi.join(', ')}`);
  const shop = shopScript();
  console.log(
    `${'script of a shop'.padEnd(width)}  ${(shop / 1000).toFixed(1).padStart(6)}  ${(shopBudget / 1000).toFixed(1).padStart(6)}`,
  );
  if (withBaseUi.length > 0 || shop > shopBudget || rows.some((row) => row.isOver)) process.exit(1);
}

/** What a shop loads before somebody does anything. */
const shopBudget = 15_000;

function shopScript() {
  const dist = fileURLToPath(new URL('../../apps/storefront/dist', import.meta.url));
  return readdirSync(dist).reduce((sum, file) => sum + brotliSize(join(dist, file)), 0);
}

function brotliSize(path) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(path), { params }).length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
