import type { importPages } from '@sokoni/messages/en/catalogue/imports';
import { commaText, listText } from '@sokoni/messages/list-text';
import { headerKey } from '@sokoni/rules/imports/import-file';
import type { FileImport, ImportKind, ImportLine, ProductImport } from '#api/catalogue/imports.ts';
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

/** What becomes of the quantities of a file in a store that keeps no stock, and of those of an export; null where they are taken as
 * they are. */
export function stockSentence(
  read: FileImport | Pick<ProductImport, 'mapping' | 'with_stock'>,
): string | null {
  if (!('with_stock' in read)) return null;
  if (read.with_stock) return read.mapping.includes('stock_exported') ? sayImport('setUp.stockSince') : null;
  if (!read.mapping.some((field) => field === 'quantity' || field === 'stock_at')) return null;
  return sayImport('setUp.noStock');
}

/** Where a file seems to come from, or how well its headers are known. Only an export of ours has the column `idHeader`. */
export function sourceSentence(
  { format, headers }: Pick<FileImport, 'format' | 'headers'>,
  known: number,
  idHeader: string,
): string {
  if (format === 'other') return sayImport(known === 0 ? 'source.unknown' : 'source.guessed');
  const isOwnExport = headers.some((header) => headerKey(header) === headerKey(idHeader));
  if (format === 'sokoni' && !isOwnExport) return sayImport('source.recognised');
  return sayImport(`source.${format}`);
}

/** Which columns of a file are left out, and what a merchant can do about it; null where all of them mean something. */
export function leftColumnsSentence(
  columns: readonly { header: string; field: string | null }[],
  kind: ImportKind,
): string | null {
  const left = columns.filter(({ field }) => field === null).map(({ header }) => header);
  if (left.length === 0) return null;
  const said = sayImport('columns.left', { headers: commaText(left) });
  const tags = left.find((header) => headerKey(header) === 'tags');
  const hasGroup = columns.some(({ field }) => field === 'group');
  // One cell may have several tags, which nobody can know of before all rows are read: so it is not guessed.
  if (kind !== 'customer' || tags === undefined || hasGroup) return said;
  return `${said} ${sayImport('columns.tags', { header: tags })}`;
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
