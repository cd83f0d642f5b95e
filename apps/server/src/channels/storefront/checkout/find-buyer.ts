import { buyerOf } from '#channels/storefront/accounts/log-in.ts';
import { customerOf } from '#channels/storefront/accounts/read-account.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { customerByContact } from '#customers/find-by-contact.ts';
import { agreeToMarketing } from '#customers/marketing.ts';
import { addCustomer } from '#customers/save-customer.ts';
import type { CheckoutRow } from './checkout-queries.ts';
import type { Visit } from './pages/visit.ts';

/** Whom a cart is quoted for: the buyer who has logged in, else a new customer. Who buys is known for sure at the checkout. */
export async function cartBuyer(
  db: Db,
  { visitor: { storeId, now }, accountToken }: Pick<Visit, 'visitor' | 'accountToken'>,
): Promise<string> {
  const email = await buyerOf(db, storeId, accountToken, now);
  return (email === undefined ? undefined : await customerOf(db, storeId, email)) ?? newId();
}

/**
 * The customer that the email or the phone number of a checkout names; undefined for one who is still to be made. Who pays with store
 * credit has logged in, and is the customer.
 */
export async function knownBuyer(
  db: Db,
  { store_id, credit_customer_id, contact }: Pick<CheckoutRow, 'store_id' | 'credit_customer_id' | 'contact'>,
): Promise<string | undefined> {
  return credit_customer_id ?? customerByContact(db, store_id, contact);
}

/**
 * Keeps the customer of an order that is placed, one who is not known under the id of the checkout. What is known of somebody is not
 * changed by who types their address, but for the wish to be written to.
 */
export async function keepBuyer(
  db: Db,
  { store_id: storeId, customer_id: id, contact, address }: CheckoutRow,
  { isKnown, action }: { isKnown: boolean; action: Action },
): Promise<void> {
  const { name, email, phone } = contact;
  if (!isKnown) {
    const place = { ...address, label: '', recipient: name, phone };
    const addresses = address.line1 === '' ? [] : [place];
    const buyer = {
      id,
      name,
      email,
      phone,
      notes: '',
      group_id: null,
      language: contact.language ?? null,
      credit_limit: null,
      addresses,
    };
    await addCustomer(db, storeId, buyer, action);
  }
  if (contact.marketing) await agreeToMarketing(db, storeId, id, action.receivedAt);
}
