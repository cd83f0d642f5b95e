import { createRequire } from 'node:module';
import { type Direction, directionOf } from '@sokoni/rules/languages';
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

/** Signs that the files say they have and do not: each is written as one beside it. */
const standIns: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
};

/**
 * A line of text in parts from left to right, as it is seen (Unicode Standard Annex 9). Arabic letters stay in the order in which
 * they are read: whoever shapes them turns them around. A letter that no file has becomes a question mark.
 * @param direction of the line, where its letters alone do not say it
 */
export function visualRuns(text: string, direction?: Direction): Run[] {
  const line = text.normalize('NFC');
  const embedding = bidi.getEmbeddingLevels(line, direction ?? directionOf(line));
  const runs: { subset: Subset; letters: string; level: number }[] = [];
  let isApart = false;
  for (let index = 0; index < line.length; ) {
    const stands = String.fromCodePoint(line.codePointAt(index) ?? 0);
    const level = embedding.levels[index] ?? 0;
    index += stands.length;
    const letter = standInFor(stands);
    // Letters of two parts are not joined.
    isApart ||= letter === nonJoiner;
    if (isUnseen(letter)) continue;
    const last = runs.at(-1);
    const subset = subsetOf(letter.codePointAt(0) ?? 0);
    const run = { subset: subset ?? ('latin' as const), letters: subset ? letter : '?', level };
    if (last && !isApart && last.subset === run.subset && last.level === level) last.letters += run.letters;
    else runs.push(run);
    isApart = false;
  }
  return inSight(runs).map(({ subset, letters, level }) => ({
    subset,
    letters: (level % 2 === 1) === (subset === 'arabic') ? letters : turned(letters, level),
  }));
}

/** The spaces that French parts its figures with are thin ones, of which the files have one. */
function standInFor(letter: string): string {
  return standIns[letter] ?? letter.replace(/[\u2000-\u200A\u202F\u205F]/, '\u2009');
}

/** U+200C: keeps Arabic letters apart. */
const nonJoiner = '\u200c';

/** Marks that only say which way to read, or whether letters are joined. */
function isUnseen(letter: string): boolean {
  return /^[\u061C\u200C-\u200F\u202A-\u202E\u2066-\u2069]$/.test(letter);
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

/**
 * Signs among letters that read from the right: the last comes first, and a bracket opens the other way. Arabic figures read from the
 * left and are turned around for whoever shapes them, who takes them for letters.
 */
function turned(letters: string, level: number): string {
  const reversed = [...letters].reverse();
  if (level % 2 === 0) return reversed.join('');
  return reversed.map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');
}

let ranges: [Subset, [number, number][]][] | undefined;

function subsetOf(codePoint: number): Subset | undefined {
  ranges ??= readRanges();
  return ranges.find(([, parts]) => parts.some(([from, to]) => codePoint >= from && codePoint <= to))?.[0];
}

/** Which letters each file has, as its package says: "U+0000-00FF, U+0131". */
function readRanges(): [Subset, [number, number][]][] {
  const inter = packageOf('@fontsource/inter/unicode.json') as Record<Subset, string>;
  const plex = packageOf('@fontsource/ibm-plex-sans-arabic/unicode.json') as Record<'arabic', string>;
  return [
    ...subsets.map((subset): [Subset, [number, number][]] => [subset, rangesOf(inter[subset])]),
    ['arabic', rangesOf(plex.arabic)],
  ];
}

function rangesOf(said: string): [number, number][] {
  return said.split(',').map((part): [number, number] => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
