import { type LabelKind, type LabelSheetKey, mostLabels } from '@sokoni/rules/documents/label-sheets';
import { sayProduct } from '#catalogue/products/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { findLabelled, insertLabelPrint, type LabelLineCount, type LabelledItems } from './queries.ts';

/** How labels are printed. */
export interface LabelPrint {
  kind: LabelKind;
  sheet: LabelSheetKey;
  start: number;
  with_price: boolean;
  lines: LabelLineCount[];
}

export interface LabelOrder extends Omit<LabelPrint, 'lines'> {
  /** Of each variant; null: as many as are on hand. */
  copies: number | null;
  items: LabelledItems;
}

/**
 * Notes what is to be printed, for the link that leads to it.
 * @returns its id and how many labels it has
 * @throws DomainError `not_found` for a variant of another store, `nothing_to_print`, `label_limit`
 */
export async function orderLabels(
  db: Db,
  storeId: string,
  { copies, items, ...print }: LabelOrder,
  now: Date,
): Promise<{ id: string; labels: number }> {
  const lines = await findLabelled(db, storeId, items, copies, mostLabels + 1);
  if (copies !== null && 'variantIds' in items && lines.length < new Set(items.variantIds).size) {
    throw new DomainError('not_found', { message: sayProduct('variants.gone') });
  }
  const labels = lines.reduce((sum, line) => sum + line.copies, 0);
  if (labels === 0) throw new DomainError('nothing_to_print');
  if (labels > mostLabels) throw new DomainError('label_limit');
  const id = newId();
  const input: LabelPrint = { ...print, lines };
  await insertLabelPrint(db, { storeId, id, input, now });
  return { id, labels };
}
