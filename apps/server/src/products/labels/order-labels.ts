import { type LabelKind, type LabelSheetKey, mostLabels } from '@sokoni/rules/label-sheets';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { findLabelled, insertLabelPrint, type LabelLineCount, type LabelledGoods } from './queries.ts';

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
  goods: LabelledGoods;
}

/**
 * Notes what is to be printed, for the link that leads to it.
 * @returns its id and how many labels it has
 * @throws DomainError `not_found` for a variant of another store, `nothing_to_print`, `label_limit`
 */
export async function orderLabels(
  db: Db,
  storeId: string,
  { copies, goods, ...print }: LabelOrder,
  now: Date,
): Promise<{ id: string; labels: number }> {
  const lines = await findLabelled(db, storeId, goods, copies, mostLabels + 1);
  if (copies !== null && 'variantIds' in goods && lines.length < new Set(goods.variantIds).size) {
    throw new DomainError('not_found', { message: 'One of these variants is not there.' });
  }
  const labels = lines.reduce((sum, line) => sum + line.copies, 0);
  if (labels === 0) throw new DomainError('nothing_to_print');
  if (labels > mostLabels) throw new DomainError('label_limit');
  const id = newId();
  const input: LabelPrint = { ...print, lines };
  await insertLabelPrint(db, { storeId, id, input, now });
  return { id, labels };
}
