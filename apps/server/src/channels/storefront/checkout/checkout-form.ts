import {
  type ContactReason,
  countryProblem,
  emailProblem,
  nameProblem,
  writtenPhoneProblem,
} from '@sokoni/rules/contacts/contact-fields';
import { checkPostalAddress } from '@sokoni/rules/contacts/postal-address';
import { regionNamed } from '@sokoni/rules/contacts/regions';
import { customerLimits } from '@sokoni/rules/customers/customer-check';
import { type FormProblems, formProblems, inSentences } from '@sokoni/rules/forms/form-problems';
import type { Reason } from '@sokoni/rules/forms/reason';
import type { Language } from '@sokoni/rules/languages';
import { limits } from '@sokoni/rules/limits';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { reasonSentence } from '#core/errors/sentences.ts';
import { readPhone } from './phone-number.ts';
import { sayCheckoutProblem } from './sentences.ts';

export interface ContactFields {
  name: string;
  email: string;
  phone: string;
  /** Agrees to be written to. */
  marketing: boolean;
  /** Agrees to be reminded of what is left in the cart. */
  reminders: boolean;
  /** In which the shop was read that the order comes from; null: its main one. Missing in checkouts from before there were others. */
  language?: Language | null;
}

/** As `customer_addresses` has them. */
export interface AddressFields {
  line1: string;
  line2: string;
  city: string;
  region: string;
  postal_code: string;
  country: string;
}

/** What a buyer fills in on the page of the checkout. */
export interface CheckoutForm {
  contact: ContactFields;
  address: AddressFields;
  delivery: string;
  /** The hour at which it is collected; empty for none. */
  time: string;
  payment: string;
  note: string;
}

export const emptyContact: ContactFields = {
  ...{ name: '', email: '', phone: '', marketing: false, reminders: false },
};
export const emptyAddress: AddressFields = {
  ...{ line1: '', line2: '', city: '', region: '', postal_code: '', country: '' },
};

/** What is of the country whose fields were filled in, and of no other one. */
const ofCountry = ['region', 'postal_code'];

/** A form whose country was changed, without what was said of the one before. */
export function inItsCountry(posted: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { fields_of = posted.country, country } = posted;
  if (fields_of === country) return posted;
  return { ...posted, ...Object.fromEntries(ofCountry.map((name) => [name, ''])) };
}

/** Reads the form as a browser posts it: what is missing is empty, what is too long is cut where nobody types so much. */
export function readCheckoutForm(
  form: Readonly<Record<string, string>>,
  language: Language | null,
): CheckoutForm {
  const posted = inItsCountry(form);
  const text = (name: string, max: number) => (posted[name] ?? '').trim().slice(0, max);
  const line = customerLimits.addressLineLength;
  const country = text('country', 2).toUpperCase();
  return {
    contact: {
      name: text('name', customerLimits.nameLength + 1),
      email: text('email', limits.emailLength + 1),
      phone: readPhone(text('phone', 40), country),
      marketing: posted.marketing === 'on',
      reminders: posted.reminders === 'on',
      language,
    },
    address: {
      line1: text('line1', line),
      line2: text('line2', line),
      city: text('city', line),
      region: regionNamed(country, text('region', line)),
      postal_code: text('postal_code', customerLimits.postalCodeLength),
      country,
    },
    delivery: text('delivery', 100),
    time: text(`time:${text('delivery', 100)}`, 20),
    payment: text('payment', 100),
    note: text('note', orderLimits.noteLength),
  };
}

/**
 * What is wrong with the contact and the address of a form, by the names of its fields in the order of the page.
 * @param isDelivered whether it goes to an address
 */
export function checkoutFormProblems(
  { contact, address }: CheckoutForm,
  isDelivered: boolean,
): Record<string, string> {
  const { email, phone, name } = contact;
  const ofContact = formProblems<string, ContactReason>([
    ['email', emailProblem(email)],
    ['phone', writtenPhoneProblem(phone)],
    ['name', nameProblem(name, customerLimits.nameLength)],
    ['country', countryProblem(address.country)],
  ]);
  return {
    ...(email === '' && phone === '' ? { email: sayCheckoutProblem('contactRequired') } : {}),
    ...sentencesOf(ofContact),
    ...(isDelivered ? sentencesOf(checkPostalAddress(address)) : {}),
  };
}

function sentencesOf<Field extends string>(problems: FormProblems<Field, Reason>): Record<string, string> {
  const check = inSentences(problems, reasonSentence);
  return check.ok ? {} : (check.fields as Record<string, string>);
}
