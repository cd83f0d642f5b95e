import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sections = [2, 3, 4, 5, 6, 7, 8, 9];
/** What a later part of the product proves says which, in place of a test. */
const laterPart = /^Comes with /;

/** The rows of docs/proof.md by section: what the specification says, the file and the title of the test. */
function readRows(markdown) {
  const rows = [];
  let section = 0;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) section = Number(/^## Section (\d)/.exec(line)?.[1] ?? 0);
    if (!line.startsWith('| ') || /^\| (Statement|-+) \|/.test(line)) continue;
    const [statement, file, title] = line
      .slice(2, -2)
      .split(/(?<!\\) \| /)
      .map((cell) => cell.replaceAll('\\|', '|').replace(/^`(.*)`$/, '$1'));
    rows.push({ section, statement, file, title });
  }
  return rows;
}

const titlesByFile = new Map();

/** The titles of the tests in a file: the first words of each `it`, `test` and `describe`. */
function titlesOf(file) {
  const known = titlesByFile.get(file);
  if (known) return known;
  const titles = [];
  const text = readFileSync(join(root, file), 'utf8');
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'CallExpression' && isTest(node.callee)) titles.push(wordsOf(node.arguments[0]));
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, text).program.body);
  titlesByFile.set(file, titles);
  return titles;
}

/** `it(…)`, `it.each(…)(…)` and the like. */
function isTest(callee) {
  if (callee.type === 'Identifier') return ['it', 'test', 'describe'].includes(callee.name);
  return isTest(callee.callee ?? callee.object ?? { type: 'Identifier', name: '' });
}

function wordsOf(argument) {
  if (argument?.type === 'Literal') return String(argument.value);
  return argument?.quasis?.map(({ value }) => value.cooked).join('…') ?? '';
}

/** What is wrong with a row, or nothing. */
function problemOf({ section, statement, file, title }) {
  const row = `section ${section}, "${statement}"`;
  if (!statement || !file || !title) return `${row}: needs a statement, a file and a title`;
  if (file === '—') return laterPart.test(title) ? null : `${row}: names no test`;
  if (!/\.test\.(ts|tsx|mjs)$/.test(file) || !existsSync(join(root, file)))
    return `${row}: there is no ${file}`;
  return titlesOf(file).includes(title) ? null : `${row}: ${file} has no test "${title}"`;
}

describe('docs/proof.md', () => {
  const rows = readRows(readFileSync(join(root, 'docs/proof.md'), 'utf8'));

  it('names a test that exists for every statement', () => {
    expect(rows.map(problemOf).filter(Boolean)).toEqual([]);
  });

  it.each(sections)('has rows for section %i', (section) => {
    expect(rows.filter((row) => row.section === section).length).toBeGreaterThan(10);
  });

  it('leaves hardly anything to later parts of the product', () => {
    expect(rows.filter(({ file }) => file === '—').length).toBeLessThan(4);
  });

  it('is checked by what notices a file, a title and a section that are not there', () => {
    const [row] = readRows(
      '## Section 2: x\n| a | `scripts/checks/proof.test.mjs` | has rows for section %i |',
    );
    expect(row).toEqual({
      section: 2,
      statement: 'a',
      file: 'scripts/checks/proof.test.mjs',
      title: 'has rows for section %i',
    });
    expect(problemOf(row)).toBeNull();
    expect(problemOf({ ...row, title: 'has rows for section' })).toContain('has no test');
    expect(problemOf({ ...row, file: 'scripts/gone.test.mjs' })).toContain('there is no');
    expect(problemOf({ ...row, file: '—' })).toContain('names no test');
  });
});
