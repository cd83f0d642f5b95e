import { setLocal } from '#core/database/access/settings.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { type AgreementRow, findAgreement, findSupplier } from './supplier-queries.ts';

/** Who buys from whom. */
export interface Buying {
  /** The store that buys: that of the transaction. */
  buyerStoreId: string;
  supplierId: string;
}

/**
 * Takes the buyer's transaction into the supplier's store, as the company that the supplier has approved. It stays there.
 * @throws DomainError `not_found` for a store that does not sell to businesses, `not_a_company`
 */
export async function enterAsCompany(db: Db, { buyerStoreId, supplierId }: Buying): Promise<AgreementRow> {
  await setLocal(db, 'app.store_id', supplierId);
  const agreement = await findAgreement(db, supplierId, { buyerStoreId });
  if (agreement) return agreement;
  await setLocal(db, 'app.store_id', buyerStoreId);
  const supplier = await findSupplier(db, supplierId);
  throw new DomainError(supplier ? 'not_a_company' : 'not_found');
}

/**
 * Does the work in the supplier's store, inside of the buyer's transaction, as the company that the supplier has approved; afterwards the
 * transaction is in the buyer's store again. A failure leaves it where it is: the transaction is over then.
 * @throws DomainError as `enterAsCompany`
 */
export async function asCompany<T>(
  db: Db,
  buying: Buying,
  work: (agreement: AgreementRow) => Promise<T>,
): Promise<T> {
  const result = await work(await enterAsCompany(db, buying));
  await setLocal(db, 'app.store_id', buying.buyerStoreId);
  return result;
}

/** As `asCompany` without an agreement: for what the buyer is known to have to do with the supplier. */
export async function inSupplierStore<T>(
  db: Db,
  { buyerStoreId, supplierId }: Buying,
  work: () => Promise<T>,
): Promise<T> {
  await setLocal(db, 'app.store_id', supplierId);
  const result = await work();
  await setLocal(db, 'app.store_id', buyerStoreId);
  return result;
}
