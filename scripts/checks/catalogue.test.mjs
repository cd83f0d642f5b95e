import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@sokoni/rules/languages';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { catalogueProblems, pluralForms, translationProblems } from './catalogue.mjs';
import { glossaryProblems, termsOf } from './glossary.mjs';

const root = join(import.meta.dirname, '../..');
const messages = join(root, 'packages/messages/src');
const catalogues = import.meta.glob('../../packages/messages/src/en/**/*.ts');
const areas = Object.keys(catalogues).flatMap((path) => /\/src\/en\/(.+)\.ts$/.exec(path)?.[1] ?? []);
const read = (area) => catalogues[`../../packages/messages/src/en/${area}.ts`]();
const translated = languageCodes.filter((language) => language !== 'en');
const fileOf = (language) =>
  JSON.parse(readFileSync(join(messages, 'languages', `${language}.json`), 'utf8'));

/** All catalogues by their names, which the files of the languages have them under. */
const english = {};
for (const area of areas) {
  for (const [name, sentences] of Object.entries(await read(area))) {
    if (name in english) throw new Error(`two catalogues are called ${name}`);
    english[name] = sentences;
  }
}

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
    expect(catalogueProblems(await read(area), sources, compile)).toEqual([]);
  });

  it.each(translated)('%s has every sentence, with its values, tags and plural forms', (language) => {
    const file = fileOf(language);
    const problems = Object.keys({ ...english, ...file }).flatMap((name) =>
      translationProblems(english[name] ?? {}, file[name] ?? {}, compile, pluralForms(language)).map(
        (problem) => `${name}: ${problem}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it.each(translated)('%s has one word for each term of its glossary', (language) => {
    const glossary = readFileSync(join(root, 'docs/glossary', `${language}.md`), 'utf8');
    expect(termsOf(glossary).length).toBeGreaterThan(150);
    expect(glossaryProblems(glossary, english, fileOf(language))).toEqual([]);
  });

  it('finds a second word for a term', () => {
    const glossary =
      '| English | Français | note |\n|---|---|---|\n| Refund | Remboursement | |\n| Order (of goods) | Commande | |';
    const said = { list: { title: 'Refund', order: 'Order' }, page: { refund: 'Refund' } };
    const other = { list: { title: 'Restitution', order: 'Ordre' }, page: { refund: 'Remboursements' } };
    expect(glossaryProblems(glossary, said, other)).toEqual([
      "Refund is Remboursement, not Restitution (list 'title')",
    ]);
  });

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
      d: '{n, plural, =0 {rien} =1 {un de {all}} other {#}}',
      f: '{n, plural, one {un} other {#}}',
    };
    expect(translationProblems(english, french, compile, ['one', 'other'])).toEqual([
      "'a' has other values or tags",
      "'b' has other values or tags",
      "'c' is not translated",
      "'d' lacks the plural form one",
      "'f' has other values or tags",
      "'e' is no sentence any more",
    ]);
  });
});
