import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { lockStore, type StoreRow, updateStoreRow } from './queries.ts';

export interface VatChange {
  apply_vat?: boolean;
  /** Percent, at most three decimals. */
  vat_percent?: number;
  prices_include_vat?: boolean;
}

/** What the audit log tells of the VAT; numbers, because the kept text has zeros at its end. */
export function vatOf(store: StoreRow): Required<VatChange> {
  const { apply_vat, vat_percent, prices_include_vat } = store;
  return { apply_vat, vat_percent: Number(vat_percent), prices_include_vat };
}

/**
 * Changes the VAT of the store that the transaction is in; what is not there stays as it is. From then on the store
 * counts as having decided on it.
 * @throws DomainError `not_found`
 */
export async function changeVat(
  db: Db,
  storeId: string,
  change: VatChange,
): Promise<{ before: StoreRow; after: StoreRow }> {
  const before = await lockStore(db, storeId);
  if (!before) throw new DomainError('not_found');
  await updateStoreRow(db, storeId, { ...change, vat_decided: true });
  const vat_percent = change.vat_percent === undefined ? before.vat_percent : String(change.vat_percent);
  return { before, after: { ...before, ...change, vat_percent, vat_decided: true } };
}
