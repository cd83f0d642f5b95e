import { directionOf, wrapText } from '@sokoni/rules/documents/text-lines';
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
  /** `start` is the side from which the text is read. */
  readonly align?: 'start' | 'end' | 'center';
}

/** A text in a column of the paper. */
export interface Cell extends Style {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  /** On one line: its letters become smaller until it fits. */
  readonly isWhole?: boolean;
}

const leading = 1.35;
/** Where the letters of a line begin below its top, as a part of their size. */
const aboveLetters = (leading - 1.2) / 2;

/** Makes blocks: lines of text that wrap, rows of cells beside each other, rules and gaps. */
export class Pen {
  #doc: PDFKit.PDFDocument;
  #letters: Letters;

  constructor(doc: PDFKit.PDFDocument, letters: Letters) {
    this.#doc = doc;
    this.#letters = letters;
  }

  width(text: string, { size, isBold = false }: Style): number {
    return this.#letters.width(text, size, isBold);
  }

  text(cell: Cell): Block {
    const { x, width, isBold = false, color, align = 'start' } = cell;
    const size = cell.isWhole ? this.#fitting(cell) : cell.size;
    const measure = (part: string) => this.#letters.width(part, size, isBold);
    const lines = wrapText(cell.text, width, measure);
    return {
      height: lines.length * cell.size * leading,
      draw: (top) => {
        for (const [index, line] of lines.entries()) {
          const free = width - measure(line);
          const side = align === 'start' && directionOf(line) === 'rtl' ? 'end' : align;
          const left = x + (side === 'end' ? free : side === 'center' ? free / 2 : 0);
          const y = top + (index * leading + aboveLetters) * cell.size + (cell.size - size);
          this.#letters.write(line, left, y, size, isBold, color);
        }
      },
    };
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
    return {
      height: 2 * gap,
      draw: (top) => {
        this.#doc
          .lineWidth(thickness)
          .strokeColor(color)
          .moveTo(x, top + gap)
          .lineTo(x + width, top + gap)
          .stroke();
      },
    };
  }

  picture(bytes: Buffer, x: number, box: { width: number; height: number }): Block {
    // What comes under a name stands in the file once, however often it is drawn.
    const named = `data:image/png;base64,${bytes.toString('base64')}`;
    return {
      height: box.height,
      draw: (top) => {
        this.#doc.image(named, x, top, { fit: [box.width, box.height] });
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
