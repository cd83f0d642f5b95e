import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { customerByContact } from '#customers/find-by-contact.ts';
import { agreeToMarketing } from '#customers/marketing.ts';
import { addCustomer } from '#customers/save-customer.ts';
import type { ContactFields } from './checkout-form.ts';
import type { CheckoutRow } from './checkout-queries.ts';

/** The customer that an email or a phone number names, or the id of the one that will be made. */
export async function buyerIdOf(db: Db, storeId: string, contact: ContactFields): Promise<string> {
  return (await customerByContact(db, storeId, contact)) ?? newId();
}

/**
 * The customer of an order that is placed: found, or made now. What is known of somebody is not changed by who types their address,
 * but for the wish to be written to. Who pays with store credit has logged in, and is the customer.
 * @returns the id
 */
export async function findBuyer(
  db: Db,
  storeId: string,
  {
    customer_id: id,
    credit_customer_id,
    contact,
    address,
  }: Pick<CheckoutRow, 'customer_id' | 'credit_customer_id' | 'contact' | 'address'>,
  action: Action,
): Promise<string> {
  const known = credit_customer_id ?? (await customerByContact(db, storeId, contact));
  const { name, email, phone } = contact;
  const place = { ...address, label: '', recipient: name, phone };
  const customerId =
    known ??
    (await addCustomer(
      db,
      storeId,
      {
        ...{ id, name, email, phone, notes: '', group_id: null, language: null, credit_limit: null },
        addresses: address.line1 === '' ? [] : [place],
      },
      action,
    ));
  if (contact.marketing) await agreeToMarketing(db, storeId, customerId, action.receivedAt);
  return customerId;
}
