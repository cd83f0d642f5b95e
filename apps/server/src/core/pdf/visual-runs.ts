import { createRequire } from 'node:module';
import { directionOf } from '@sokoni/rules/documents/text-lines';
import bidiFactory from 'bidi-js';

const packageOf = createRequire(import.meta.url);
const bidi = bidiFactory();

/** The letters of the world come in files; the first that has a letter writes it. */
const subsets = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
] as const;

/** A file of Inter, or the letters of Arabic, which Inter does not have. */
export type Subset = (typeof subsets)[number] | 'arabic';

/** Letters beside each other that one file writes. */
export interface Run {
  readonly subset: Subset;
  readonly letters: string;
}

/**
 * A line of text in parts from left to right, as it is seen (Unicode Standard Annex 9). Arabic letters stay in the order in which
 * they are read: whoever shapes them turns them around. A letter that no file has becomes a question mark.
 */
export function visualRuns(text: string): Run[] {
  const line = text.normalize('NFC');
  const embedding = bidi.getEmbeddingLevels(line, directionOf(line));
  const runs: { subset: Subset; letters: string; level: number }[] = [];
  for (let index = 0; index < line.length; ) {
    const letter = String.fromCodePoint(line.codePointAt(index) ?? 0);
    const level = embedding.levels[index] ?? 0;
    index += letter.length;
    if (isUnseen(letter)) continue;
    const last = runs.at(-1);
    // What joins Arabic letters, or keeps them apart, is a matter of those who shape them.
    const subset =
      last?.subset === 'arabic' && isJoiner(letter) ? 'arabic' : subsetOf(letter.codePointAt(0) ?? 0);
    const run = { subset: subset ?? ('latin' as const), letters: subset ? letter : '?', level };
    if (last && last.subset === run.subset && last.level === level) last.letters += run.letters;
    else runs.push(run);
  }
  return inSight(runs).map(({ subset, letters, level }) => ({
    subset,
    letters: level % 2 === 1 && subset !== 'arabic' ? turned(letters) : letters,
  }));
}

/** Marks that only say which way to read. */
function isUnseen(letter: string): boolean {
  return /^[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]$/.test(letter);
}

function isJoiner(letter: string): boolean {
  return /^[\u200C\u200D]$/.test(letter);
}

/** From the highest level down to the lowest odd one, whatever stands on it is turned around. */
function inSight<Leveled extends { level: number }>(runs: readonly Leveled[]): Leveled[] {
  const seen = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < seen.length; from += 1) {
      let to = from;
      while ((seen[to]?.level ?? -1) >= level) to += 1;
      if (to > from) seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = to;
    }
  }
  return seen;
}

/** Signs among letters that read from the right: the last comes first, and a bracket opens the other way. */
function turned(letters: string): string {
  return [...letters]
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('');
}

let ranges: [Subset, [number, number][]][] | undefined;

function subsetOf(codePoint: number): Subset | undefined {
  ranges ??= readRanges();
  return ranges.find(([, parts]) => parts.some(([from, to]) => codePoint >= from && codePoint <= to))?.[0];
}

/** Which letters each file has, as its package says: "U+0000-00FF, U+0131". */
function readRanges(): [Subset, [number, number][]][] {
  const inter = packageOf('@fontsource/inter/unicode.json') as Record<Subset, string>;
  const noto = packageOf('@fontsource/noto-sans-arabic/unicode.json') as Record<'arabic', string>;
  return [
    ...subsets.map((subset): [Subset, [number, number][]] => [subset, rangesOf(inter[subset])]),
    ['arabic', rangesOf(noto.arabic)],
  ];
}

function rangesOf(said: string): [number, number][] {
  return said.split(',').map((part): [number, number] => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
