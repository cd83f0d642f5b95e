import type { supplierChange, supplierDraft } from '@sokoni/contract/inventory/suppliers';
import { checkSupplier } from '@sokoni/rules/stock/supplier-check';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { assertForm, DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import {
  countSuppliers,
  findActiveSuppliers,
  insertSupplier,
  lockSupplier,
  type SupplierRow,
  updateSupplier,
} from './supplier-queries.ts';

const suppliersPerStore = 5000;

/** @throws DomainError `supplier_taken`, `supplier_limit` */
export async function addSupplier(
  db: Db,
  storeId: string,
  { id, ...fields }: z.output<typeof supplierDraft>,
  now: Date,
): Promise<string> {
  if ((await countSuppliers(db, storeId)) >= suppliersPerStore) throw new DomainError('supplier_limit');
  const row = {
    store_id: storeId,
    id: id?.toLowerCase() ?? newId(),
    ...fields,
    created_at: now,
    archived_at: null,
  };
  if (!(await insertSupplier(db, row))) throw new DomainError('supplier_taken');
  publishChange(db, 'supplier', [row.id]);
  return row.id;
}

/**
 * Changes a supplier; writes only what differs.
 * @throws DomainError `not_found`, `invalid_fields`, `supplier_taken`
 */
export async function changeSupplier(
  db: Db,
  storeId: string,
  id: string,
  { archived, ...fields }: z.output<typeof supplierChange>,
  now: Date,
): Promise<{ before: Partial<SupplierRow>; after: Partial<SupplierRow> }> {
  const row = await lockSupplier(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  const next: SupplierRow = { ...row, ...fields };
  if (archived !== undefined) next.archived_at = archived ? (row.archived_at ?? now) : null;
  assertForm(checkSupplier(next));
  const changed = (Object.keys(next) as (keyof SupplierRow)[]).filter((key) => next[key] !== row[key]);
  const pick = (from: SupplierRow) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  if (!(await updateSupplier(db, storeId, id, pick(next)))) throw new DomainError('supplier_taken');
  if (changed.length > 0) publishChange(db, 'supplier', [id]);
  return { before: pick(row), after: pick(next) };
}

/** @throws DomainError `not_found`, `supplier_archived` */
export async function assertActiveSuppliers(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  const found = await findActiveSuppliers(db, storeId, wanted);
  if (found.length < wanted.length) throw new DomainError('not_found');
  if (found.some(({ archived_at }) => archived_at !== null)) throw new DomainError('supplier_archived');
  return new Map(found.map(({ id, name }) => [id, name]));
}
