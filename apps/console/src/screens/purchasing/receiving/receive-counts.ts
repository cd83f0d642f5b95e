import { skuKey } from '@sokoni/rules/products/product-check';
import { openUnits } from '@sokoni/rules/stock/purchase-order';
import type { PurchaseOrder } from '#contract-types.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import { itemWithCode } from '#parts/products/item-with-code.ts';

type Line = PurchaseOrder['lines'][number];

/** What is typed or scanned, by the id of the line. */
export type Counts = Readonly<Record<string, string>>;

/** The lines of which something is here, with how many. */
export function countsOf(lines: readonly Line[], counts: Counts): { line: Line; quantity: number }[] {
  return lines
    .map((line) => ({ line, quantity: countOf(counts[line.id] ?? '') ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

/** All that is still open. */
export function openCounts(lines: readonly Line[]): Counts {
  return Object.fromEntries(lines.map((line) => [line.id, String(openUnits(line))]));
}

/** The line that a scanner means: by barcode, by SKU, or by what the supplier calls it. */
export function lineWithCode(lines: readonly Line[], code: string): Line | undefined {
  const sku = skuKey(code);
  return (
    itemWithCode(lines, code) ??
    lines.find((line) => line.supplier_sku !== '' && skuKey(line.supplier_sku) === sku)
  );
}

/** One unit on top of what is counted; what is no number begins anew. */
export function onePieceMore(text: string): string {
  return String(Math.max(0, countOf(text) ?? 0) + 1);
}
