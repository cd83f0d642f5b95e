import { a4, a4Inside } from '#core/pdf/document.ts';
import { type Block, beside, gap, type Pen, stacked } from '#core/pdf/pen.ts';
import { body, ink, quiet } from './document-head.ts';

export interface DocumentColumn {
  title: string;
  width: number;
  align?: 'start' | 'end';
}

/** A cell: its words, and smaller ones below them. A figure stays on one line. */
export interface DocumentCell {
  text: string;
  detail?: string;
  isBold?: boolean;
}

const between = 8;

/**
 * Columns over the whole width: the first takes what the others leave.
 * @param inset what stays empty before the first, in points
 */
export function documentColumns(
  pen: Pen,
  [first, ...others]: readonly [string, ...DocumentColumn[]],
  inset = 0,
) {
  const taken = others.reduce((sum, { width }) => sum + width + between, 0);
  const columns: DocumentColumn[] = [{ title: first, width: a4Inside - inset - taken }, ...others];
  let x = a4.margin + inset;
  const places = columns.map(({ width, align = 'start' }) => {
    const place = { x, width, align, isWhole: align === 'end' };
    x += width + between;
    return place;
  });

  const at = (index: number) => places[index] ?? { x: 0, width: 0, align: 'start' as const, isWhole: false };

  return {
    head(): Block {
      const cells = columns.map(({ title }, index) =>
        pen.text({ ...at(index), text: title, size: 8, isBold: true, color: quiet }),
      );
      return stacked([beside(cells), pen.rule(a4.margin, a4Inside, { color: ink, gap: 3 })]);
    },
    /** @param picture what stands before the first column, in its inset */
    row(cells: readonly DocumentCell[], picture?: Block): Block {
      const words = cells.map(({ text, detail = '', isBold }, index) =>
        stacked([
          ...(text === '' ? [] : [pen.text({ ...at(index), text, size: body, color: ink, isBold })]),
          ...(detail === ''
            ? []
            : [pen.text({ ...at(index), isWhole: false, text: detail, size: 7.5, color: quiet })]),
        ]),
      );
      const whole = beside(picture ? [...words, picture] : words);
      return stacked([gap(3), whole, pen.rule(a4.margin, a4Inside, { gap: 2 })]);
    },
  };
}
