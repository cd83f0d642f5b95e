import { a4, a4Inside } from '#core/pdf/document.ts';
import { type Block, beside, gap, type Pen, stacked } from '#core/pdf/pen.ts';
import { body, ink, quiet } from './document-head.ts';
import type { Sum } from './totals.ts';

/** Where sums stand on A4. */
export const sumsWidth = 300;
export const sumsLeft = a4.margin + a4Inside - sumsWidth;

/** Names and figures at the end of the page. */
export function drawSums(pen: Pen, all: readonly Sum[]): Block {
  return stacked(
    all.map(({ term, value, isBold = false }) => {
      const size = isBold ? 11 : body;
      return stacked([
        beside([
          pen.text({
            x: sumsLeft,
            width: sumsWidth - 108,
            size,
            isBold,
            text: term,
            color: isBold ? ink : quiet,
          }),
          pen.text({
            x: sumsLeft + sumsWidth - 100,
            ...{ width: 100, size, isBold, text: value, color: ink, align: 'end', isWhole: true },
          }),
        ]),
        gap(2),
      ]);
    }),
  );
}
