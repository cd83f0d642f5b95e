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
 * Does the work in the supplier's store, inside of the buyer's transaction, as the company that the supplier has approved; afterwards the
 * transaction is in the buyer's store again. A failure leaves it where it is: the transaction is over then.
 * @throws DomainError `not_found` for a store that does not sell to businesses, `not_a_company`
 */
export async function asCompany<T>(
  db: Db,
  buying: Buying,
  work: (agreement: AgreementRow) => Promise<T>,
): Promise<T> {
  const supplier = await findSupplier(db, buying.supplierId);
  if (!supplier) throw new DomainError('not_found');
  if (supplier.status !== 'active') throw new DomainError('not_a_company');
  return inSupplierStore(db, buying, async () => {
    const agreement = await findAgreement(db, buying.supplierId, buying);
    if (!agreement) throw new DomainError('not_a_company');
    return work(agreement);
  });
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
