import { documentColour } from '@sokoni/rules/documents/document-colour';
import { a4, a4Inside, type Pages } from '#core/pdf/document.ts';
import { beside, type Cell, gap, type Pen, stacked } from '#core/pdf/pen.ts';
import { storeLines } from './document-words.ts';
import type { DocumentStoreRow } from './queries.ts';

export const ink = '#14181F';
export const quiet = '#5B626D';
/** Text on A4, in points. */
export const body = 9;

const logoBox = { width: 110, height: 48 };
const half = (a4Inside - 24) / 2;

export interface DocumentHead {
  store: DocumentStoreRow;
  /** A PNG. */
  logo: Buffer | null;
  title: string;
  /** Below the title: number, period. */
  subtitle: string;
  /** Such as Test; empty for a document that counts. */
  stamp: string;
}

/** Whose paper it is at the beginning, what it is at the end, above a line in the store's colour. */
export function drawHead(
  pen: Pen,
  pages: Pages,
  { store, logo, title, subtitle, stamp }: DocumentHead,
): void {
  const colour = documentColour(store.default_theme);
  const left = { x: a4.margin, width: half };
  const right = { x: a4.margin + half + 24, width: half, align: 'end' } as const;
  const who = stacked([
    ...(logo ? [pen.picture(logo, a4.margin, logoBox), gap(8)] : []),
    pen.text({ ...left, text: store.name, size: 13, isBold: true, color: ink }),
    pen.lines(storeLines(store).map((text) => ({ ...left, text, size: 8.5, color: quiet }))),
  ]);
  const what = pen.lines([
    { ...right, text: title, size: 22, isBold: true, color: colour },
    { ...right, text: subtitle, size: 11, isBold: true, color: ink },
    { ...right, text: stamp, size: 11, isBold: true, color: '#B42318' },
  ]);
  pages.add(beside([who, what]));
  pages.add(pen.rule(a4.margin, a4Inside, { color: colour, thickness: 2, gap: 10 }));
}

/** Two columns of words below the head: to whom at the beginning, the facts at the end. */
export function drawParties(
  pen: Pen,
  pages: Pages,
  to: { title: string; name: string; lines: readonly string[] },
  facts: readonly (readonly [string, string])[],
): void {
  const left = { x: a4.margin, width: half, size: body } as const;
  const shown = facts.filter(([, value]) => value !== '');
  const fact = ([term, value]: readonly [string, string]) => {
    const x = a4.margin + half + 24;
    return beside([
      pen.text({ x, width: 80, size: body, color: quiet, text: term }),
      pen.text({ x: x + 80, width: half - 80, size: body, color: ink, align: 'end', text: value }),
    ]);
  };
  const words: Cell[] = [
    { ...left, text: to.title, color: quiet },
    { ...left, text: to.name, size: 10.5, isBold: true, color: ink },
    ...to.lines.map((text) => ({ ...left, text, color: ink })),
  ];
  pages.add(beside([pen.lines(words), stacked(shown.map(fact))]));
  pages.add(gap(14));
}

/** The words at the end of a document, in the middle. */
export function drawClosing(pen: Pen, pages: Pages, text: string): void {
  if (text === '') return;
  pages.add(gap(18));
  pages.add(pen.text({ x: a4.margin, width: a4Inside, text, size: 8.5, color: quiet, align: 'center' }));
}
