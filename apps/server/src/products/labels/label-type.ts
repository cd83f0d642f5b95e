import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const packageOf = createRequire(import.meta.url);
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

type Subset = (typeof subsets)[number];

/** Writes in Inter, like the console, with every letter that it has; any other becomes a question mark. */
export class LabelType {
  #doc: PDFKit.PDFDocument;
  #known = new Set<string>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** How wide a text is, in the unit of its size. */
  width(text: string, size: number, isBold: boolean): number {
    return runsOf(text).reduce((sum, { subset, letters }) => {
      this.#use(subset, isBold);
      return sum + this.#doc.fontSize(size).widthOfString(letters);
    }, 0);
  }

  write(text: string, x: number, y: number, size: number, isBold: boolean): void {
    let at = x;
    for (const { subset, letters } of runsOf(text)) {
      this.#use(subset, isBold);
      this.#doc.fontSize(size).fillColor('#000000').text(letters, at, y, { lineBreak: false });
      at += this.#doc.widthOfString(letters);
    }
  }

  #use(subset: Subset, isBold: boolean): void {
    const name = `${subset}-${isBold ? 700 : 400}`;
    if (!this.#known.has(name)) {
      const path = packageOf.resolve(`@fontsource/inter/files/inter-${name}-normal.woff`);
      this.#doc.registerFont(name, readFileSync(path));
      this.#known.add(name);
    }
    this.#doc.font(name);
  }
}

interface Run {
  subset: Subset;
  letters: string;
}

/** A text in parts that one file can write. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const subset = subsetOf(letter.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (last && last.subset === (subset ?? 'latin')) last.letters += subset ? letter : '?';
    else runs.push({ subset: subset ?? 'latin', letters: subset ? letter : '?' });
  }
  return runs;
}

let ranges: [Subset, [number, number][]][] | undefined;

function subsetOf(codePoint: number): Subset | undefined {
  ranges ??= readRanges();
  return ranges.find(([, parts]) => parts.some(([from, to]) => codePoint >= from && codePoint <= to))?.[0];
}

/** Which letters each file has, as its package says: "U+0000-00FF, U+0131". */
function readRanges(): [Subset, [number, number][]][] {
  const said = packageOf('@fontsource/inter/unicode.json') as Record<Subset, string>;
  return subsets.map((subset) => [
    subset,
    said[subset].split(',').map((part): [number, number] => {
      const [from = '', to = from] = part.trim().replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  ]);
}
