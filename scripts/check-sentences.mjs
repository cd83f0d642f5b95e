import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentencesIn } from './sentences.mjs';
import { root } from './setup.mjs';

const folders = [
  'apps/console/src',
  'apps/server/src',
  'apps/storefront/src',
  'packages/contract/src',
  'packages/rules/src',
  'packages/themes/src',
];

/** What no merchant, customer or member of staff reads. */
const unread = [
  // Tests and what they stand on
  /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/fake-[\w-]+\.ts$/,
  // The goods, people and orders of the demo and of the samples: names, not sentences of ours
  /^apps\/server\/src\/(demo|catalogue\/products\/samples)\//,
  /^apps\/console\/src\/screens\/imports\/template\.ts$/,
  // The headers of our own CSV files: an import knows a file again by them, so they are the same in every language
  /^packages\/rules\/src\/imports\/[\w-]+-columns\.ts$/,
  // Each language calls itself by its own name
  /^packages\/rules\/src\/languages\.ts$/,
  // The names of places, by which addresses are compared
  /^packages\/rules\/src\/contacts\/regions\.ts$/,
  // For who runs the server: its configuration, its tools, what it logs and measures
  /^apps\/server\/src\/(main|worker)\.ts$|^apps\/server\/src\/(embedded|tools)\//,
  /^apps\/server\/src\/core\/(config|database|processes)\/|\/core\/http\/(metrics|answer-unreadable)\.ts$/,
  // The names of looks and of typefaces
  /^packages\/themes\/src\/(themes\/[\w-]+\/theme|document\/typefaces)\.ts$/,
  // For search engines
  /^packages\/themes\/src\/pages\/product-data\.ts$/,
  /^apps\/server\/src\/channels\/storefront\/search-engines\/sitemap\.ts$/,
  // For who develops with it: the documentation of the API, the captured mails
  /^apps\/server\/src\/core\/(docs-pages|dev-mailbox)\//,
];

/**
 * Folders whose sentences have not moved into the catalogue yet, and how many they hold. It only goes down;
 * `node scripts/check-sentences.mjs <folder>` shows them.
 */
export const notYetMoved = {
  'apps/console/src/parts/help': 9,
};

/**
 * Finds sentences outside of the catalogue in folders that should have none, or more than are known.
 * @param {Map<string, string>} sources text by path from the project's root
 * @param {Record<string, number>} known how many sentences a folder may still hold
 * @returns {{ violations: string[], sentences: number }}
 */
export function checkSentences(sources, known) {
  const byFolder = hitsByFolder(sources);
  const violations = [];
  for (const [folder, hits] of byFolder) {
    const most = known[folder] ?? 0;
    if (most === 0) violations.push(...hits.map(lineOf));
    else if (hits.length > most)
      violations.push(
        `${folder} holds ${hits.length} sentences outside of the catalogue, and had ${most}: move the new ones (node scripts/check-sentences.mjs ${folder})`,
      );
  }
  for (const [folder, most] of Object.entries(known)) {
    const left = byFolder.get(folder)?.length ?? 0;
    if (left === 0) violations.push(`${folder} holds no sentence any more: take it off notYetMoved`);
    else if (left < most)
      violations.push(`${folder} holds ${left} sentences, ${most} are listed: lower the number`);
  }
  const sentences = [...byFolder.values()].reduce((sum, hits) => sum + hits.length, 0);
  return { violations, sentences };
}

function hitsIn(sources) {
  return [...sources]
    .filter(([path]) => !unread.some((pattern) => pattern.test(path)))
    .flatMap(([path, text]) => sentencesIn(path, text).map((hit) => ({ path, ...hit })));
}

function hitsByFolder(sources) {
  const byFolder = new Map();
  for (const hit of hitsIn(sources)) {
    const folder = folderOf(hit.path);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), hit]);
  }
  return byFolder;
}

function lineOf({ path, line, kind, text }) {
  return `${path}:${line} (${kind}) “${text}” belongs in packages/messages`;
}

/** The area of a file: `apps/console/src/screens/orders`, `packages/rules/src/orders`. */
function folderOf(path) {
  const steps = path.split('/').slice(0, -1);
  return steps.slice(0, steps[0] === 'packages' ? 4 : 5).join('/');
}

function readSources() {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(
    files.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

/** Without an argument the check; with a folder its sentences; with `--counts` the list as it would be now. */
function main([wanted]) {
  const sources = readSources();
  if (wanted === '--counts') {
    for (const [folder, hits] of [...hitsByFolder(sources)].sort())
      console.log(`  '${folder}': ${hits.length},`);
    return;
  }
  if (wanted) {
    for (const hit of hitsIn(sources)) if (hit.path.startsWith(wanted)) console.log(lineOf(hit));
    return;
  }
  const { violations, sentences } = checkSentences(sources, notYetMoved);
  for (const violation of violations) console.error(violation);
  console.log(
    `Sentences: ${sources.size} files, ${sentences} not yet in the catalogue, ${violations.length} violations`,
  );
  process.exitCode = violations.length > 0 || sources.size === 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
