import { directionOf } from '#languages.ts';
import { checkBarcode } from '#products/barcode.ts';

/** Paper that labels come on; every length in millimetres. */
export interface LabelSheet {
  readonly page: Size;
  readonly label: Size;
  readonly columns: number;
  readonly rows: number;
  /** From the edges of the page to the first label. */
  readonly margin: { readonly left: number; readonly top: number };
  /** Between two labels beside each other. */
  readonly gap: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const a4 = { width: 210, height: 297 };

function roll(width: number, height: number): LabelSheet {
  return {
    page: { width, height },
    label: { width, height },
    columns: 1,
    rows: 1,
    margin: { left: 0, top: 0 },
    gap: 0,
  };
}

/** The common sheets of the trade, and rolls of label printers. */
export const labelSheets = {
  a4_21: {
    page: a4,
    label: { width: 63.5, height: 38.1 },
    columns: 3,
    rows: 7,
    margin: { left: 7.2, top: 15.15 },
    gap: 2.55,
  },
  a4_24: {
    page: a4,
    label: { width: 63.5, height: 33.9 },
    columns: 3,
    rows: 8,
    margin: { left: 7.2, top: 12.9 },
    gap: 2.55,
  },
  a4_40: {
    page: a4,
    label: { width: 45.7, height: 25.4 },
    columns: 4,
    rows: 10,
    margin: { left: 9.75, top: 21.5 },
    gap: 2.55,
  },
  a4_65: {
    page: a4,
    label: { width: 38.1, height: 21.2 },
    columns: 5,
    rows: 13,
    margin: { left: 4.75, top: 10.7 },
    gap: 2.5,
  },
  roll_50_30: roll(50, 30),
  roll_40_25: roll(40, 25),
  roll_57_32: roll(57, 32),
  roll_100_50: roll(100, 50),
} as const satisfies Record<string, LabelSheet>;

export type LabelSheetKey = keyof typeof labelSheets;

export const labelKinds = ['barcode', 'price_tag'] as const;

export type LabelKind = (typeof labelKinds)[number];

/** More are printed in several goes. */
export const mostLabels = 2000;

/** How many labels a page of this sheet has. */
export function labelsPerPage({ columns, rows }: LabelSheet): number {
  return columns * rows;
}

/**
 * How many pages so many labels take.
 * @param start the place on the first page where they begin, from 1
 */
export function pagesOf(sheet: LabelSheet, start: number, labels: number): number {
  return labels === 0 ? 0 : Math.ceil((start - 1 + labels) / labelsPerPage(sheet));
}

/** Where a label lies: on which page from 0, and its upper left corner there. Places count from 0, along the rows. */
export function placeOf(sheet: LabelSheet, place: number): { page: number; x: number; y: number } {
  const onPage = place % labelsPerPage(sheet);
  const { label, margin, gap, columns } = sheet;
  return {
    page: Math.floor(place / labelsPerPage(sheet)),
    x: margin.left + (onPage % columns) * (label.width + gap),
    y: margin.top + Math.floor(onPage / columns) * label.height,
  };
}

/** A line of a label: its upper left corner, how wide it may be, and the size of its letters. */
export interface LabelLine {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Where its words begin to be read, or a side, whichever way they are read. */
  readonly align: 'start' | 'left' | 'right' | 'center';
  readonly isBold: boolean;
}

export interface LabelParts {
  /** One or two lines. */
  readonly title: readonly LabelLine[];
  /** The variant and its SKU. */
  readonly detail: LabelLine;
  readonly price: LabelLine | null;
  /** The price before the sale, crossed out. */
  readonly was: LabelLine | null;
  readonly bars: (Size & { readonly x: number; readonly y: number }) | null;
  /** The code in figures. */
  readonly code: LabelLine;
}

/** Letters need this much room above each other. */
const leading = 1.2;

/** Where things stand on a label of this size: the printed label and its picture on the screen are drawn from it. */
export function labelParts(kind: LabelKind, { width, height }: Size, withPrice: boolean): LabelParts {
  const pad = between(1.2, Math.min(width, height) * 0.07, 3);
  const inner = width - 2 * pad;
  const titleSize = between(2.2, height * 0.11, 4.6);
  const small = between(1.8, height * 0.075, 3);
  const line = (y: number, size: number, more: Partial<LabelLine> = {}): LabelLine => ({
    ...{ x: pad, y, width: inner, size, align: 'start', isBold: false },
    ...more,
  });
  const titleLines = height >= 30 ? 2 : 1;
  const title = Array.from({ length: titleLines }, (_, index) =>
    line(pad + index * titleSize * leading, titleSize, { isBold: true }),
  );
  const below = pad + titleLines * titleSize * leading;
  const codeTop = height - pad - small * leading;

  if (kind === 'price_tag') {
    const priceSize = between(5, height * 0.32, 18);
    const priceTop = codeTop - priceSize * leading;
    return {
      title,
      detail: line(below, small),
      price: line(priceTop, priceSize, { isBold: true }),
      was: line(codeTop, small, { align: 'right' }),
      bars: null,
      code: line(codeTop, small, { width: inner * 0.6 }),
    };
  }
  const half = inner * 0.56;
  const barsTop = below + Math.max(small, withPrice ? titleSize : 0) * leading + 0.4;
  return {
    title,
    detail: line(below, small, withPrice ? { width: half, align: 'left' } : {}),
    price: withPrice
      ? line(below, titleSize, { x: pad + half, width: inner - half, align: 'right', isBold: true })
      : null,
    was: null,
    bars: { x: pad, y: barsTop, width: inner, height: codeTop - barsTop - 0.4 },
    code: line(codeTop, small, { align: 'center' }),
  };
}

/** Narrower bars are not read for sure, wider ones need no more room. */
export const barModule = { least: 0.25, most: 0.5 } as const;

/** How codes are drawn, with the modules that stay empty on either side of the bars. */
const symbologies = {
  ean13: { quiet: 7 },
  ean8: { quiet: 7 },
  upca: { quiet: 7 },
  itf14: { quiet: 10 },
  code128: { quiet: 7 },
} as const;

export type Symbology = keyof typeof symbologies;

/** What a code is drawn as where it does not fit so: the bars of carton codes are the widest. */
export function narrowerThan(symbology: Symbology): Symbology | null {
  return symbology === 'itf14' ? 'code128' : null;
}

/**
 * How wide one module of a barcode is drawn, with the quiet zone that scanners need beside it.
 * @param modules of the code without its quiet zones
 * @returns null when the code does not fit so that a scanner can read it
 */
export function moduleWidth(symbology: Symbology, modules: number, available: number): number | null {
  const width = Math.min(barModule.most, available / (modules + 2 * symbologies[symbology].quiet));
  return width < barModule.least ? null : width;
}

/**
 * How a code is drawn: retail numbers as EAN or UPC, the numbers of their cartons as ITF-14, anything else as Code 128. An SKU
 * that is as long as one of those numbers, without its check digit, is none.
 */
export function symbologyOf(code: string): Symbology {
  if (!/^\d+$/.test(code) || !checkBarcode(code).ok) return 'code128';
  const byLength: Readonly<Record<number, Symbology>> = { 8: 'ean8', 12: 'upca', 13: 'ean13', 14: 'itf14' };
  return byLength[code.length] ?? 'code128';
}

/** Wide bars and spaces of ITF-14 in modules: libraries draw two, and carton codes ask for two and a quarter to three. */
export const itfWide = 2.5;

/** Above and below the bars of ITF-14, in modules: without them a beam that leaves the code aslant reads a part of it. */
export const bearerModules = 2;

/** Where a text stands on its line: what reads from the right begins at the right. */
export function sideOf({ align }: LabelLine, text: string): 'left' | 'right' | 'center' {
  if (align !== 'start') return align;
  return directionOf(text) === 'rtl' ? 'right' : 'left';
}

/**
 * A text in so many lines, broken between words; what does not fit ends in an ellipsis.
 * @param measure how wide a text is
 */
export function fitText(
  text: string,
  width: number,
  lines: number,
  measure: (text: string) => number,
): string[] {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const fitted: string[] = [];
  while (words.length > 0 && fitted.length < lines) {
    if (fitted.length === lines - 1) {
      fitted.push(shortened(words.join(' '), width, measure));
      break;
    }
    let line = words.shift() ?? '';
    while (words.length > 0 && measure(`${line} ${words[0]}`) <= width) line += ` ${words.shift()}`;
    fitted.push(shortened(line, width, measure));
  }
  return fitted;
}

function shortened(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  let [fits, fails] = [0, letters.length];
  while (fails - fits > 1) {
    const half = Math.floor((fits + fails) / 2);
    if (measure(`${letters.slice(0, half).join('').trimEnd()}…`) <= width) fits = half;
    else fails = half;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
