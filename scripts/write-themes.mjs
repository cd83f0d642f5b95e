import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * The list of themes as the folders of `packages/themes/src/themes` make it: a theme is a folder, and nothing else has to know of it.
 * @param {readonly string[]} folders their names, such as `high-street`
 */
export function themesFile(folders) {
  const sorted = [...folders].sort();
  const variable = (folder) => folder.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const key = (folder) => folder.replaceAll('-', '_');
  const entry = (folder) =>
    key(folder) === variable(folder) ? variable(folder) : `${key(folder)}: ${variable(folder)}`;
  return `// Written by scripts/write-themes.mjs from the folders beside it.
import type { Theme } from '#theme.ts';
${sorted.map((folder) => `import { theme as ${variable(folder)} } from './${folder}/theme.ts';`).join('\n')}

/** Every theme, by the name that documents store. */
export const themes: Readonly<Record<string, Theme>> = {
${sorted.map((folder) => `  ${entry(folder)},`).join('\n')}
};
`;
}

/** Writes the list where it is not as the folders are. */
export function writeThemes(folder = join(root, 'packages/themes/src/themes')) {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const file = join(folder, 'themes.ts');
  const text = themesFile(folders.map(({ name }) => name));
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
