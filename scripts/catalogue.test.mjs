import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { catalogueProblems, translationProblems } from './catalogue.mjs';

const root = join(import.meta.dirname, '..');
const messages = join(root, 'packages/messages/src');
const languages = readdirSync(messages, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map((entry) => entry.name);
const catalogues = import.meta.glob('../packages/messages/src/*/**/*.ts');
const areas = Object.keys(catalogues).flatMap((path) => /\/src\/en\/(.+)\.ts$/.exec(path)?.[1] ?? []);
const read = (language, area) => catalogues[`../packages/messages/src/${language}/${area}.ts`]();

function sourcesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}

const sources = new Map(
  [
    'apps/console/src',
    'apps/server/src',
    'packages/rules/src',
    'packages/contract/src',
    'packages/themes/src',
  ].flatMap(sourcesBelow),
);

describe('the catalogue of sentences', () => {
  it.each(areas)('%s: every sentence is said somewhere, and can be read', async (area) => {
    expect(catalogueProblems(await read('en', area), sources, compile)).toEqual([]);
  });

  it.each(languages.flatMap((language) => areas.map((area) => [language, area])))(
    '%s: %s has every sentence, with its values and tags',
    async (language, area) => {
      const english = await read('en', area);
      const other = await read(language, area);
      for (const name of Object.keys(english)) {
        expect(translationProblems(english[name], other[name] ?? {}, compile)).toEqual([]);
      }
    },
  );

  it('finds a sentence that nothing says, and one that cannot be read', () => {
    const catalogues = { page: { used: 'A', unused: 'B', broken: '{count, plural, one {#}}' } };
    const text = "say('used'); say('broken', { count: 1 });";
    const found = catalogueProblems(catalogues, new Map([['a.ts', text]]), compile);
    expect(found).toHaveLength(2);
    expect(found[0]).toBe("page: nothing says 'unused'");
    expect(found[1]).toMatch(/^page: 'broken' cannot be read: /);
  });

  it('knows a sentence that is said by the beginning its family shares', () => {
    const catalogues = { labels: { 'channel.web': 'Online', 'state.open': 'Open' } };
    const text = `say(\`channel.\${channel}\`)`;
    expect(catalogueProblems(catalogues, new Map([['a.ts', text]]), compile)).toEqual([
      "labels: nothing says 'state.open'",
    ]);
  });

  it('finds where a translation is not the same catalogue', () => {
    const english = {
      ...{ a: 'Hello {name}', b: '<link>Go</link>', c: 'C' },
      d: '{n, plural, one {# of {all}} other {#}}',
      f: '{n, plural, one {# of {all}} other {#}}',
    };
    const french = {
      ...{ a: 'Bonjour {nom}', b: 'Va', e: 'E' },
      d: '{n, plural, =0 {rien} one {un de {all}} other {#}}',
      f: '{n, plural, one {un} other {#}}',
    };
    expect(translationProblems(english, french, compile)).toEqual([
      "'a' has other values or tags",
      "'b' has other values or tags",
      "'c' is not translated",
      "'f' has other values or tags",
      "'e' is no sentence any more",
    ]);
  });
});
