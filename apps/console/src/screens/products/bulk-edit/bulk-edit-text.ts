import type { BulkEditKind } from '@sokoni/rules/products/bulk-edit';
import { productStatuses } from '@sokoni/rules/products/product-check';
import type { BulkEditPreview } from '#api/catalogue/bulk-edits.ts';
import type { StoreJob } from '#contract-types.ts';

/** What each kind is called over its form, and while it goes on. */
export const editTitles: Readonly<Record<BulkEditKind, readonly [form: string, going: string]>> = {
  status: ['Change status', 'Changing status'],
  add_tags: ['Add tags', 'Adding tags'],
  remove_tags: ['Remove tags', 'Removing tags'],
  category: ['Change category', 'Changing category'],
  brand: ['Change brand', 'Changing brand'],
  vat: ['Change VAT exemption', 'Changing VAT exemption'],
  price: ['Change prices', 'Changing prices'],
  cost: ['Change costs', 'Changing costs'],
  start_sale: ['Start sale', 'Starting sale'],
  end_sale: ['End sale', 'Ending sale'],
  delete: ['Delete products', 'Deleting products'],
};

/** "3 products". */
export function countedProducts(count: number, locale: string): string {
  return `${new Intl.NumberFormat(locale).format(count)} ${count === 1 ? 'product' : 'products'}`;
}

/** How a change of many products, or its undoing, ended. */
export function endingText({ kind, state, result, failed, done }: StoreJob, locale: string): string {
  const { changed = 0, unchanged = 0, restored = 0, kept = 0, gone = 0 } = result;
  const counted = (count: number) => countedProducts(count, locale);
  const stopped = state === 'cancelled' ? 'Stopped. ' : '';
  if (kind === 'bulk_edit_undo') {
    const parts = [`${counted(restored)} restored.`];
    if (kept > 0) parts.push(`${counted(kept)} edited since: those edits are kept.`);
    if (gone > 0) parts.push(`${counted(gone)} deleted since.`);
    return stopped + parts.join(' ');
  }
  // What is deleted leaves nothing that could be counted as changed.
  const deleted = done - changed - unchanged;
  const parts = [deleted > 0 ? `${counted(deleted)} deleted.` : `${counted(changed)} updated.`];
  if (unchanged > 0) parts.push(`${counted(unchanged)} already up to date.`);
  if (failed > 0) parts.push(`${counted(failed)} could not be ${deleted > 0 ? 'deleted' : 'updated'}.`);
  return stopped + parts.join(' ');
}

type Value = BulkEditPreview['examples'][number]['before'];

/** One side of an example, as a person reads it. */
export function valueText(
  kind: BulkEditKind,
  value: Value,
  { money, categoryName }: { money: (minor: number) => string; categoryName: (id: string) => string },
): string {
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'No tags';
  if (typeof value === 'number') return money(value);
  if (typeof value === 'boolean') return value ? 'Exempt' : 'VAT charged';
  if (value === null || value === '') return noneOf[kind] ?? '–';
  if (kind === 'status') return productStatuses[value as keyof typeof productStatuses] ?? value;
  return kind === 'category' ? categoryName(value) : value;
}

const noneOf: Partial<Record<BulkEditKind, string>> = {
  category: 'No category',
  brand: 'No brand',
  start_sale: 'No sale',
  end_sale: 'No sale',
  cost: 'No cost',
};
