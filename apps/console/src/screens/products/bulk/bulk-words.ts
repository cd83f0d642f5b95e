import type { BulkEditKind } from '@sokoni/rules/bulk-edit';
import { productStatuses } from '@sokoni/rules/product-check';
import type { BulkEditPreview } from '#api/bulk-edits.ts';
import type { StoreJob } from '#api/types.ts';

/** What each kind is called over its form, and while it goes on. */
export const editTitles: Readonly<Record<BulkEditKind, readonly [form: string, going: string]>> = {
  status: ['Change status', 'Changing the status'],
  add_tags: ['Add tags', 'Adding tags'],
  remove_tags: ['Remove tags', 'Removing tags'],
  category: ['Change category', 'Changing the category'],
  brand: ['Change brand', 'Changing the brand'],
  vat: ['Change VAT exemption', 'Changing the VAT exemption'],
  price: ['Change prices', 'Changing prices'],
  cost: ['Change costs', 'Changing costs'],
  start_sale: ['Start a sale', 'Starting the sale'],
  end_sale: ['End the sale', 'Ending the sale'],
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
    const parts = [`${counted(restored)} put back.`];
    if (kept > 0) parts.push(`${counted(kept)} had been changed since, and what was changed is kept.`);
    if (gone > 0) parts.push(`${counted(gone)} had been deleted since.`);
    return stopped + parts.join(' ');
  }
  // What is deleted leaves nothing that could be counted as changed.
  const deleted = done - changed - unchanged;
  const parts = [deleted > 0 ? `${counted(deleted)} deleted.` : `${counted(changed)} changed.`];
  if (unchanged > 0) parts.push(`${counted(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already.`);
  if (failed > 0) parts.push(`${counted(failed)} could not be ${deleted > 0 ? 'deleted' : 'changed'}.`);
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
  if (typeof value === 'boolean') return value ? 'Exempt' : 'With VAT';
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
