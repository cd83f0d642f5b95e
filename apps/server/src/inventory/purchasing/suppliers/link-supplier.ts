import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { findLinkedSupplier, insertSupplier } from './supplier-queries.ts';

/** A store on the platform that items are bought from. */
export interface LinkedStore {
  id: string;
  name: string;
  email: string;
  phone: string;
}

/**
 * The supplier that stands for a store on the platform; made with the first order. Where another supplier has its name already, it gets a
 * number behind it.
 * @returns the id of the supplier
 * @throws DomainError `supplier_archived`
 */
export async function linkSupplier(
  db: Db,
  storeId: string,
  { id: linkedStoreId, ...contact }: LinkedStore,
  now: Date,
): Promise<string> {
  const known = await findLinkedSupplier(db, storeId, linkedStoreId);
  if (known?.archived_at) throw new DomainError('supplier_archived');
  if (known) return known.id;
  const id = newId();
  const row = { store_id: storeId, id, ...contact, linked_store_id: linkedStoreId, created_at: now };
  for (let number = 1; number <= mostNamesakes; number += 1) {
    const name = number === 1 ? contact.name : `${contact.name} ${number}`;
    if (!(await insertSupplier(db, { ...row, name, archived_at: null }))) continue;
    publishChange(db, 'supplier', [id]);
    return id;
  }
  throw new DomainError('supplier_taken');
}

const mostNamesakes = 20;
