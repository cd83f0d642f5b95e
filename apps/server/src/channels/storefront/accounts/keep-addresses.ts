import { customerLimits } from '@sokoni/rules/customers/customer-check';
import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { type KnownBuyer, readKnownBuyer } from '#customers/known-buyer.ts';
import { changeCustomer } from '#customers/save-customer.ts';
import { customerOf } from './read-account.ts';
import { sayAccount } from './sentences.ts';

type Posted = Readonly<Record<string, string>>;
type Addresses = KnownBuyer['addresses'];

/**
 * Adds an address to those of a buyer.
 * @throws DomainError `not_found` where nothing was bought yet, `invalid_fields`
 */
export async function addAddress(
  db: Db,
  storeId: string,
  email: string,
  posted: Posted,
  now: Date,
): Promise<void> {
  const text = (name: string, max: number = customerLimits.addressLineLength) =>
    (posted[name] ?? '').trim().slice(0, max);
  const address = {
    ...{ id: newId(), label: '', phone: '', recipient: text('recipient'), line1: text('line1') },
    ...{ line2: text('line2'), city: text('city'), region: text('region') },
    postal_code: text('postal_code', customerLimits.postalCodeLength),
    country: text('country', 2).toUpperCase(),
  };
  const isCountry = /^[A-Z]{2}$/.test(address.country);
  if (address.line1 === '' || !isCountry)
    throw new DomainError('invalid_fields', { message: sayAccount('addressIncomplete') });
  await changeAddresses(db, storeId, email, now, (kept) =>
    [...kept, address].slice(-customerLimits.addresses),
  );
}

/** @throws DomainError `not_found` */
export async function removeAddress(
  db: Db,
  storeId: string,
  email: string,
  id: string,
  now: Date,
): Promise<void> {
  await changeAddresses(db, storeId, email, now, (kept) => kept.filter((address) => address.id !== id));
}

async function changeAddresses(
  db: Db,
  storeId: string,
  email: string,
  now: Date,
  change: (kept: Addresses) => Addresses,
): Promise<void> {
  const customerId = await customerOf(db, storeId, email);
  const known = customerId && (await readKnownBuyer(db, storeId, customerId));
  if (!known) throw new DomainError('not_found');
  const { id, version, addresses } = known;
  const action = actionNow({ kind: 'customer', customerId: id }, now);
  await changeCustomer(db, storeId, id, { version, addresses: change(addresses) }, action);
}
