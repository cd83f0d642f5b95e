import { commaText } from '@sokoni/messages/list-text';
import { nameProblem } from '@sokoni/rules/contacts/contact-fields';
import { checkPostalAddress } from '@sokoni/rules/contacts/postal-address';
import { customerLimits } from '@sokoni/rules/customers/customer-check';
import { formProblems } from '@sokoni/rules/forms/form-problems';
import { addressLines } from '#channels/storefront/checkout/address-lines.ts';
import { type AddressFields, readCheckoutForm } from '#channels/storefront/checkout/checkout-form.ts';
import { actionNow } from '#core/action.ts';
import { assertForm, DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { type KnownBuyer, readKnownBuyer } from '#customers/known-buyer.ts';
import { changeCustomer } from '#customers/save-customer.ts';
import type { Buying } from './answers.ts';
import { sayPlacing } from './sentences.ts';

export type Posted = Readonly<Record<string, string>>;

/** Where an order goes. */
export interface Destination {
  recipient: string;
  phone: string;
  address: AddressFields;
}

/** The company as the store knows it, with its addresses. @throws DomainError `not_found` */
async function readCompany({ db, storeId, buyer }: Buying): Promise<KnownBuyer> {
  const known = await readKnownBuyer(db, storeId, buyer.customerId);
  if (!known) throw new DomainError('not_found');
  return known;
}

/** The addresses that an order can go to, in one line each. */
export async function readAddresses(asked: Buying): Promise<{ id: string; label: string }[]> {
  const { addresses } = await readCompany(asked);
  return addresses.map(({ id, label, recipient, ...address }) => ({
    id,
    label: commaText([label, recipient, ...addressLines(address)].filter((part) => part !== '')),
  }));
}

/**
 * Where an order goes: one of the company's addresses, or a new one, which is among them from then on.
 * @throws DomainError `invalid_fields`
 */
export async function chooseDestination(asked: Buying, posted: Posted): Promise<Destination> {
  const company = await readCompany(asked);
  const { buyer } = asked;
  if (posted.address === 'new') return addAddress(asked, company, posted);
  const chosen = company.addresses.find(({ id }) => id === posted.address);
  if (!chosen) throw invalidField('address', sayPlacing('chooseAddress'));
  const { recipient, phone, line1, line2, city, region, postal_code, country } = chosen;
  return {
    recipient: recipient || buyer.name,
    phone: phone || buyer.phone,
    address: { line1, line2, city, region, postal_code, country },
  };
}

async function addAddress(
  { db, storeId, buyer, now }: Buying,
  { id, version, addresses }: KnownBuyer,
  posted: Posted,
): Promise<Destination> {
  const { address } = readCheckoutForm(posted, null);
  const recipient = (posted.recipient ?? '').trim() || buyer.name;
  assertForm(formProblems([['recipient', nameProblem(recipient, customerLimits.addressLineLength)]]));
  assertForm(checkPostalAddress(address));
  const added = { id: newId(), label: '', phone: buyer.phone, recipient, ...address };
  const change = { version, addresses: [...addresses, added].slice(-customerLimits.addresses) };
  await changeCustomer(db, storeId, id, change, actionNow({ kind: 'customer', customerId: id }, now));
  return { recipient, phone: buyer.phone, address };
}
