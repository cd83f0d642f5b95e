import { commaText } from '@sokoni/messages/list-text';
import type { BulkEditKind } from '@sokoni/rules/products/bulk-edit';
import type { ProductStatus } from '@sokoni/rules/products/product-check';
import type { BulkEditPreview } from '#api/catalogue/bulk-edits.ts';
import type { StoreJob } from '#contract-types.ts';
import { sayBulkEdit } from '#sentences/products/bulk-edits.ts';
import { sayProductState } from '#sentences/products/states.ts';

/** How a change of many products, or its undoing, ended. */
export function endingText({ kind, state, result, failed, done }: StoreJob): string {
  const { changed = 0, unchanged = 0, restored = 0, kept = 0, gone = 0 } = result;
  const said = state === 'cancelled' ? [sayBulkEdit('end.stopped')] : [];
  if (kind === 'bulk_edit_undo') {
    said.push(sayBulkEdit('end.restored', { count: restored }));
    if (kept > 0) said.push(sayBulkEdit('end.kept', { count: kept }));
    if (gone > 0) said.push(sayBulkEdit('end.gone', { count: gone }));
    return said.join(' ');
  }
  // What is deleted leaves nothing that could be counted as changed.
  const deleted = done - changed - unchanged;
  said.push(
    deleted > 0
      ? sayBulkEdit('end.deleted', { count: deleted })
      : sayBulkEdit('end.updated', { count: changed }),
  );
  if (unchanged > 0) said.push(sayBulkEdit('end.unchanged', { count: unchanged }));
  if (failed > 0)
    said.push(sayBulkEdit(deleted > 0 ? 'end.notDeleted' : 'end.notUpdated', { count: failed }));
  return said.join(' ');
}

type Value = BulkEditPreview['examples'][number]['before'];

/** One side of an example, as a person reads it. */
export function valueText(
  kind: BulkEditKind,
  value: Value,
  { money, categoryName }: { money: (minor: number) => string; categoryName: (id: string) => string },
): string {
  if (Array.isArray(value)) return value.length > 0 ? commaText(value) : sayBulkEdit('value.noTags');
  if (typeof value === 'number') return money(value);
  if (typeof value === 'boolean') return value ? sayBulkEdit('value.exempt') : sayBulkEdit('value.withVat');
  if (value === null || value === '') return noneText(kind);
  if (kind === 'status') return sayProductState(`status.${value as ProductStatus}`);
  return kind === 'category' ? categoryName(value) : value;
}

function noneText(kind: BulkEditKind): string {
  if (kind === 'category') return sayBulkEdit('value.noCategory');
  if (kind === 'brand') return sayBulkEdit('value.noBrand');
  if (kind === 'start_sale' || kind === 'end_sale') return sayBulkEdit('value.noSale');
  return kind === 'cost' ? sayBulkEdit('value.noCost') : '–';
}
