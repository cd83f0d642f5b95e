import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Direction } from '@sokoni/rules/languages';
import { type Subset, visualRuns } from './visual-runs.ts';

const packageOf = createRequire(import.meta.url);

/** Of Inter, as a part of the size of its letters. */
const ascent = 0.96875;

/**
 * Figures are not kerned. A word without letters is of no script, and fontkit then kerns its pairs twice, once for each script of the
 * font: the point of "7.5%" went below the 7, which read as 75 %. It adds to the object, so each text gets its own.
 */
function shaping(letters: string): PDFKit.Mixins.TextOptions {
  if (!/\d/.test(letters)) return {};
  // The types know features that are on, the library takes those that are off as well.
  return { features: { kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] };
}

interface Ink {
  size: number;
  isBold: boolean;
  color?: string | undefined;
  /** Of the line, where its letters alone do not say it. */
  direction?: Direction;
}

/** Writes in Inter, like the console, and Arabic in IBM Plex Sans, whose letters have their dots, so that they can be searched for and copied; any letter that neither has becomes a question mark. */
export class Letters {
  #doc: PDFKit.PDFDocument;
  #known = new Set<string>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** How wide a text is, in the unit of its size. */
  width(text: string, size: number, isBold: boolean): number {
    return visualRuns(text).reduce((sum, { subset, letters }) => {
      this.#use(subset, isBold);
      return sum + this.#doc.fontSize(size).widthOfString(letters, shaping(letters));
    }, 0);
  }

  /** @param y the top of the letters of Inter, on whose line all others stand */
  write(text: string, x: number, y: number, { size, isBold, color = '#000000', direction }: Ink): void {
    const baseline = y + ascent * size;
    let at = x;
    for (const { subset, letters } of visualRuns(text, direction)) {
      this.#use(subset, isBold);
      this.#doc
        .fontSize(size)
        .fillColor(color)
        .text(letters, at, baseline, {
          ...{ lineBreak: false, baseline: 'alphabetic' },
          ...shaping(letters),
        });
      at += this.#doc.widthOfString(letters, shaping(letters));
    }
  }

  #use(subset: Subset, isBold: boolean): void {
    const name = `${subset}-${isBold ? 700 : 400}`;
    if (!this.#known.has(name)) {
      const family = subset === 'arabic' ? 'ibm-plex-sans-arabic' : 'inter';
      const path = packageOf.resolve(`@fontsource/${family}/files/${family}-${name}-normal.woff`);
      this.#doc.registerFont(name, readFileSync(path));
      this.#known.add(name);
    }
    this.#doc.font(name);
  }
}
