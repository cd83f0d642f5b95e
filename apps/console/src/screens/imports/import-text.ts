import type { importPages } from '@sokoni/messages/en/catalogue/imports';
import { listText } from '@sokoni/messages/list-text';
import type { FileImport, ImportLine, ProductImport } from '#api/catalogue/imports.ts';
import { sayImport } from '#sentences/products/imports.ts';
import type { BadgeTone } from '#ui/display/badge.tsx';

/** How the badge of an import looks. */
export const stateTones: Record<ImportLine['state'], BadgeTone> = {
  uploaded: 'neutral',
  checking: 'info',
  checked: 'info',
  running: 'info',
  stopped: 'warning',
  done: 'good',
  undoing: 'info',
  undone: 'neutral',
};

/** What becomes of the quantities of a file in a store that keeps no stock; null where they are taken as they are. */
export function stockSentence(
  read: FileImport | Pick<ProductImport, 'mapping' | 'with_stock'>,
): string | null {
  if (!('with_stock' in read) || read.with_stock) return null;
  if (!read.mapping.some((field) => field === 'quantity' || field === 'stock_at')) return null;
  return sayImport('setUp.noStock');
}

/** A part of how an import or its undoing ended. */
export type Part = PartOf<keyof typeof importPages>;
type PartOf<Key> = Key extends `part.${infer Name}` ? Name : never;

/** How an import or its undoing ended: the parts that are not nothing, in one sentence. */
export function sentenceOf(
  parts: readonly (readonly [count: number, part: Part])[],
  none: 'parts.nothing' | 'parts.nothingToUndo',
): string {
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, part]) => sayImport(`part.${part}`, { count }));
  return said.length === 0 ? sayImport(none) : sayImport('parts.all', { parts: listText(said) });
}
