import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../setup.mjs';
import { sentencesIn } from './sentences.mjs';

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
  /^packages\/rules\/src\/imports\/([\w-]+\/)?[\w-]+-columns\.ts$/,
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

/** What is joined there is a cell of a file, a title of a feed, a list of pictures for browsers: programs take it apart. */
const forPrograms =
  /^packages\/rules\/src\/orders\/order-export\.ts$|\/storefront\/feeds\/product-feed\.ts$|^packages\/themes\/src\/parts\/(pictures|gallery)\.tsx$/;

/**
 * Finds sentences outside of the catalogue.
 * @param {Map<string, string>} sources text by path from the project's root
 * @returns {string[]} one line for each
 */
export function checkSentences(sources) {
  return hitsIn(sources).map(lineOf);
}

function hitsIn(sources) {
  return [...sources]
    .filter(([path]) => !unread.some((pattern) => pattern.test(path)))
    .flatMap(([path, text]) => sentencesIn(path, text).map((hit) => ({ path, ...hit })))
    .filter(({ path, kind }) => kind !== 'glue' || !forPrograms.test(path));
}

function lineOf({ path, line, kind, text }) {
  if (kind === 'glue')
    return `${path}:${line} “${text}” is put together by hand: docs/messages.md says with what`;
  return `${path}:${line} (${kind}) “${text}” belongs in packages/messages`;
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

function main() {
  const sources = readSources();
  const violations = checkSentences(sources);
  for (const violation of violations) console.error(violation);
  console.log(`Sentences: ${sources.size} files, ${violations.length} violations`);
  process.exitCode = violations.length > 0 || sources.size === 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
