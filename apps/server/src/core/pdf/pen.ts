import { directionOn, wrapText } from '@sokoni/rules/documents/text-lines';
import type { Direction } from '@sokoni/rules/languages';
import type { Letters } from './letters.ts';

/** Something that takes a height on the paper, in points; it is drawn wherever there is place for it. */
export interface Block {
  readonly height: number;
  draw(top: number): void;
}

export interface Style {
  readonly size: number;
  readonly isBold?: boolean | undefined;
  readonly color?: string;
  /** `start` is the side from which the paper is read. */
  readonly align?: 'start' | 'end' | 'center';
}

/** A text in a column of the paper. */
export interface Cell extends Style {
  readonly text: string;
  /** From the side from which the paper is read. */
  readonly x: number;
  readonly width: number;
  /** On one line: its letters become smaller until it fits. */
  readonly isWhole?: boolean;
}

/** What a pen writes on. */
export interface Paper {
  readonly width: number;
  /** A paper that reads from the right has its columns in the mirror; words and figures keep their own direction. */
  readonly direction: Direction;
}

const leading = 1.35;
/** Where the letters of a line begin below its top, as a part of their size. */
const aboveLetters = (leading - 1.2) / 2;

/** Makes blocks: lines of text that wrap, rows of cells beside each other, rules and gaps. */
export class Pen {
  #doc: PDFKit.PDFDocument;
  #letters: Letters;
  #paper: Paper;

  constructor(doc: PDFKit.PDFDocument, letters: Letters, paper: Paper) {
    this.#doc = doc;
    this.#letters = letters;
    this.#paper = paper;
  }

  width(text: string, { size, isBold = false }: Style): number {
    return this.#letters.width(text, size, isBold);
  }

  text(cell: Cell): Block {
    const { width, isBold = false, color, align = 'start' } = cell;
    const x = this.#leftOf(cell);
    const size = cell.isWhole ? this.#fitting(cell) : cell.size;
    const measure = (part: string) => this.#letters.width(part, size, isBold);
    const paragraphs = cell.text.split(/\r?\n/);
    const lines = paragraphs.flatMap((text) => {
      const direction = directionOn(this.#paper.direction, text);
      return wrapText(text, width, measure).map((line) => ({ line, direction }));
    });
    return {
      height: lines.length * cell.size * leading,
      draw: (top) => {
        for (const [index, { line, direction }] of lines.entries()) {
          const left = x + this.#indent(align, width - measure(line));
          const y = top + (index * leading + aboveLetters) * cell.size + (cell.size - size);
          this.#letters.write(line, left, y, { size, isBold, color, direction });
        }
      },
    };
  }

  /** How much of what a line leaves free is at its left. */
  #indent(align: NonNullable<Style['align']>, free: number): number {
    if (align === 'center') return free / 2;
    const isAtRight = (align === 'end') !== (this.#paper.direction === 'rtl');
    return isAtRight ? free : 0;
  }

  /** Where on the paper something begins at the left. */
  #leftOf({ x, width }: { x: number; width: number }): number {
    return this.#paper.direction === 'rtl' ? this.#paper.width - x - width : x;
  }

  #fitting(cell: Cell): number {
    const width = this.width(cell.text, cell);
    // A hair less, so that rounding does not break it after all.
    return width <= cell.width ? cell.size : (0.995 * cell.size * cell.width) / width;
  }

  /** Texts below each other. */
  lines(cells: readonly Cell[]): Block {
    return stacked(cells.filter(({ text }) => text !== '').map((cell) => this.text(cell)));
  }

  rule(x: number, width: number, { color = '#D9D6CE', thickness = 0.6, gap = 4 } = {}): Block {
    const left = this.#leftOf({ x, width });
    return {
      height: 2 * gap,
      draw: (top) => {
        this.#doc
          .lineWidth(thickness)
          .strokeColor(color)
          .moveTo(left, top + gap)
          .lineTo(left + width, top + gap)
          .stroke();
      },
    };
  }

  picture(bytes: Buffer, x: number, box: { width: number; height: number }): Block {
    // What comes under a name stands in the file once, however often it is drawn.
    const named = `data:image/png;base64,${bytes.toString('base64')}`;
    const left = this.#leftOf({ x, width: box.width });
    const align = this.#paper.direction === 'rtl' ? ({ align: 'right' } as const) : {};
    return {
      height: box.height,
      draw: (top) => {
        this.#doc.image(named, left, top, { fit: [box.width, box.height], ...align });
      },
    };
  }
}

export function gap(height: number): Block {
  return { height, draw: () => {} };
}

/** Blocks below each other as one, which is not torn. */
export function stacked(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (top) => {
      let y = top;
      for (const block of blocks) {
        block.draw(y);
        y += block.height;
      }
    },
  };
}

/** Blocks beside each other, with the same top. */
export function beside(blocks: readonly Block[]): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    draw: (top) => {
      for (const block of blocks) block.draw(top);
    },
  };
}
