import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { lockStore, type StoreRow, updateStoreRow } from './queries.ts';

export interface VatChange {
  apply_vat?: boolean;
  /** Percent, at most three decimals. */
  vat_percent?: number;
  prices_include_vat?: boolean;
  /** Of delivery; null: it bears no VAT. */
  shipping_vat_percent?: number | null;
}

/** What the audit log tells of the VAT; numbers, because the kept text has zeros at its end. */
export function vatOf(store: StoreRow): Required<VatChange> {
  const { apply_vat, vat_percent, prices_include_vat, shipping_vat_percent: shipping } = store;
  const shipping_vat_percent = shipping === null ? null : Number(shipping);
  return { apply_vat, vat_percent: Number(vat_percent), prices_include_vat, shipping_vat_percent };
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
  const { vat_percent = before.vat_percent, shipping_vat_percent = before.shipping_vat_percent } = change;
  const texts = {
    vat_percent: String(vat_percent),
    shipping_vat_percent: shipping_vat_percent === null ? null : String(shipping_vat_percent),
  };
  return { before, after: { ...before, ...change, ...texts, vat_decided: true } };
}
