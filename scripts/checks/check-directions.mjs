import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../setup.mjs';
import { physicalInlineStyles, physicalStyles } from './directions.mjs';

const folders = ['apps/console/src', 'apps/storefront/src', 'apps/server/src', 'packages/themes/src'];

/** What stays on its side in every language, and why; the text is that of the declaration. */
export const staysThere = [
  {
    path: 'apps/console/src/ui/fields/choice-card.module.css',
    text: 'border-width: 0 0 2px 2px',
    why: 'two sides of a box, turned to a tick; a tick is no mirror image in Arabic',
  },
];

/**
 * Finds styles that say left or right.
 * @param {Map<string, string>} sources text by path from the project's root
 * @param {readonly { path: string, text: string }[]} known what may stay
 * @returns {string[]} violations
 */
export function checkDirections(sources, known) {
  const hits = [...sources].flatMap(([path, text]) => hitsIn(path, text).map((hit) => ({ path, ...hit })));
  const isSame = (one, other) => one.path === other.path && one.text === other.text;
  return [
    ...hits
      .filter((hit) => !known.some((one) => isSame(one, hit)))
      .map(
        ({ path, line, text }) =>
          `${path}:${line} “${text}” stays on its side in Arabic: say it by start and end`,
      ),
    ...known
      .filter((one) => !hits.some((hit) => isSame(one, hit)))
      .map(({ path, text }) => `${path} has no “${text}” any more: take it off staysThere`),
  ];
}

function hitsIn(path, text) {
  if (/\.css$|style\.ts$/.test(path)) return physicalStyles(text);
  return /\.tsx?$/.test(path) ? physicalInlineStyles(text) : [];
}

function readSources() {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter(
        (entry) => entry.isFile() && /\.(css|tsx?)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
      )
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(
    files.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

function main() {
  const sources = readSources();
  const violations = checkDirections(sources, staysThere);
  for (const violation of violations) console.error(violation);
  console.log(`Directions: ${sources.size} files, ${violations.length} violations`);
  process.exitCode = violations.length > 0 || sources.size === 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
