import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../setup.mjs';
import { checkBoundaries } from './boundaries.mjs';

const folders = [
  'apps/server/src',
  'apps/console/src',
  'packages/rules/src',
  'packages/contract/src',
  'packages/messages/src',
];

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const files = folders.flatMap((folder) => sourcesBelow(join(root, folder)));
const sources = new Map(
  files.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
);
const { violations, modules, imports } = checkBoundaries(sources);
for (const violation of violations) console.error(violation);
console.log(`Boundaries: ${modules} modules, ${imports} imports, ${violations.length} violations`);
process.exitCode = violations.length > 0 || imports === 0 ? 1 : 0;
