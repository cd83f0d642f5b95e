import type { FileImport, ImportLine, ProductImport } from '#api/catalogue/imports.ts';
import type { BadgeTone } from '#ui/display/badge.tsx';

/** Where an import stands, in a word. */
export const stateWords: Record<ImportLine['state'], { text: string; tone: BadgeTone }> = {
  uploaded: { text: 'Not checked', tone: 'neutral' },
  checking: { text: 'Checking', tone: 'info' },
  checked: { text: 'Checked, not imported', tone: 'info' },
  running: { text: 'Importing', tone: 'info' },
  stopped: { text: 'Stopped', tone: 'warning' },
  done: { text: 'Imported', tone: 'good' },
  undoing: { text: 'Undoing', tone: 'info' },
  undone: { text: 'Undone', tone: 'neutral' },
};

const number = new Intl.NumberFormat('en');

/** "1 product", "1,203 products". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

/** What becomes of the quantities of a file in a store that keeps no stock; null where they are taken as they are. */
export function stockSentence(
  read: FileImport | Pick<ProductImport, 'mapping' | 'with_stock'>,
): string | null {
  if (!('with_stock' in read) || read.with_stock) return null;
  if (!read.mapping.some((field) => field === 'quantity' || field === 'stock_at')) return null;
  return 'Inventory Management is off: quantities in the file are ignored, and new products don’t track quantity. Turn it on in Modules first to import stock.';
}

/** How an import or its undoing ended: the parts that are not nothing, in one sentence. */
export function sentenceOf(
  parts: readonly (readonly [count: number, words: string])[],
  none: string,
): string {
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${number.format(count)} ${words}`);
  if (said.length === 0) return none;
  const last = said.pop() ?? '';
  return `${said.length === 0 ? last : `${said.join(', ')} and ${last}`}.`;
}
