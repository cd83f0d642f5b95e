import {
  type ContactReason,
  countryProblem,
  emailProblem,
  nameProblem,
  phoneProblem,
} from '#contacts/contact-fields.ts';
import { type FormProblems, formProblems, type ReasonedField } from '#forms/form-problems.ts';
import { maxPrice } from '#money/price-change.ts';

export const customerLimits = {
  nameLength: 120,
  notesLength: 2000,
  addresses: 20,
  addressLabelLength: 40,
  addressLineLength: 120,
  postalCodeLength: 20,
  groupNameLength: 60,
  groups: 200,
  /** Minor units. */
  maxCredit: maxPrice,
} as const;

/** What a merchant types of a place that items go to. */
export interface AddressDraft {
  readonly line1: string;
  readonly phone: string;
  /** ISO 3166 alpha-2, or empty. */
  readonly country: string;
}

/** What a merchant types about somebody who buys. */
export interface CustomerDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
  /** The most that may be owed at a time, in minor units; null without a limit. */
  readonly credit_limit: number | null;
  readonly addresses: readonly AddressDraft[];
}

export type AddressField = `addresses.${number}.${keyof AddressDraft}`;
export type CustomerField = keyof CustomerDraft | AddressField;

/** Checks a customer, in the order of the form. Problems of an address are named `addresses.0.line1`. */
export function checkCustomer(draft: CustomerDraft): FormProblems<CustomerField, ContactReason> {
  const { nameLength, notesLength, addresses } = customerLimits;
  return formProblems<CustomerField, ContactReason>([
    ['name', nameProblem(draft.name, nameLength)],
    ['phone', phoneProblem(draft.phone)],
    ['email', emailProblem(draft.email)],
    ...draft.addresses.flatMap(addressProblems),
    [
      'addresses',
      draft.addresses.length > addresses ? { reason: 'addresses_too_many', max: addresses } : undefined,
    ],
    ['notes', draft.notes.length > notesLength ? { reason: 'notes_too_long', max: notesLength } : undefined],
    ['credit_limit', creditProblem(draft.credit_limit)],
  ]);
}

/** Checks the name of a group of customers. */
export function checkCustomerGroup(draft: { readonly name: string }): FormProblems<'name', ContactReason> {
  return formProblems<'name', ContactReason>([
    ['name', nameProblem(draft.name, customerLimits.groupNameLength)],
  ]);
}

/** Checks one address, in the order of its form. */
export function checkAddress(address: AddressDraft): FormProblems<keyof AddressDraft, ContactReason> {
  return formProblems(problemsOf(address));
}

function addressProblems(
  address: AddressDraft,
  index: number,
): ReasonedField<CustomerField, ContactReason>[] {
  return problemsOf(address).map(([field, reason]) => [`addresses.${index}.${field}`, reason]);
}

function problemsOf({
  line1,
  phone,
  country,
}: AddressDraft): ReasonedField<keyof AddressDraft, ContactReason>[] {
  return [
    ['line1', line1.trim() === '' ? { reason: 'street_required' } : undefined],
    ['country', countryProblem(country)],
    ['phone', phoneProblem(phone)],
  ];
}

function creditProblem(limit: number | null): ContactReason | undefined {
  if (limit === null) return undefined;
  if (!Number.isInteger(limit) || limit < 0) return { reason: 'credit_limit_invalid' };
  return limit > customerLimits.maxCredit ? { reason: 'credit_limit_too_large' } : undefined;
}
