import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './setup.mjs';
import { themesFile, writeThemes } from './write-themes.mjs';

const themes = join(root, 'packages/themes/src/themes');

describe('The list of themes', () => {
  it('is as the folders make it', () => {
    const folders = readdirSync(themes, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(readFileSync(join(themes, 'themes.ts'), 'utf8')).toBe(themesFile(folders.map(({ name }) => name)));
  });
});

describe('A fifth theme', () => {
  let src;
  // Beside the others, so that what its files import is found.
  beforeAll(() => {
    src = mkdtempSync(join(root, 'packages/themes/.fifth-'));
    cpSync(join(root, 'packages/themes/src'), join(src, 'src'), { recursive: true });
    cpSync(join(root, 'packages/themes/package.json'), join(src, 'package.json'));
    cpSync(join(src, 'src/themes/duka'), join(src, 'src/themes/night-market'), { recursive: true });
    const file = join(src, 'src/themes/night-market/theme.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace("name: 'Duka'", "name: 'Night market'"));
  });
  afterAll(() => rmSync(src, { recursive: true, force: true }));

  it('is a folder and no change elsewhere', async () => {
    writeThemes(join(src, 'src/themes'));
    const { themeOf } = await import(join(src, 'src/theme-of.ts'));
    const { defaultDocument } = await import(join(src, 'src/document/default-document.ts'));
    expect(themeOf('night_market').name).toBe('Night market');
    expect(defaultDocument('night_market').theme).toBe('night_market');
  });
});
