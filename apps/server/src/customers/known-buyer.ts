import type { Db } from '#core/database/access/transaction.ts';
import { type AddressRow, findAddresses, findCustomer } from './queries.ts';

/** What a customer has told of themselves. */
export interface KnownBuyer {
  id: string;
  name: string;
  phone: string;
  version: number;
  addresses: Omit<AddressRow, 'store_id' | 'customer_id' | 'position'>[];
}

/** What a customer, who has proved to be the one, sees and changes of themselves; undefined where there is none. */
export async function readKnownBuyer(db: Db, storeId: string, id: string): Promise<KnownBuyer | undefined> {
  const row = await findCustomer(db, storeId, id);
  if (!row) return undefined;
  const addresses = (await findAddresses(db, storeId, id)).map(
    ({ store_id: _store, customer_id: _customer, position: _position, ...address }) => address,
  );
  const { name, phone, version } = row;
  return { id, name, phone, version, addresses };
}
