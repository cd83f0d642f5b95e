import { isEmail } from '#forms/email.ts';
import { type FieldProblem, type FormCheck, formCheck } from '#forms/form-check.ts';
import { isPhone } from '#forms/phone.ts';
import { messages } from '#messages.ts';
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

/** What stands in the books where a customer was erased. */
export const erasedCustomerName = 'Erased customer';

/** What is left of the name where two records became one. */
export const mergedCustomerName = 'Merged customer';

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
export function checkCustomer(draft: CustomerDraft): FormCheck<CustomerField> {
  return formCheck<CustomerField>([
    ['name', nameProblem(draft.name, customerLimits.nameLength)],
    ['phone', phoneProblem(draft.phone)],
    ['email', draft.email.trim() === '' || isEmail(draft.email.trim()) ? undefined : messages.emailInvalid],
    ...draft.addresses.flatMap(addressProblems),
    [
      'addresses',
      draft.addresses.length > customerLimits.addresses
        ? `A customer can have at most ${customerLimits.addresses} addresses`
        : undefined,
    ],
    [
      'notes',
      draft.notes.length > customerLimits.notesLength
        ? messages.tooLong('Notes', customerLimits.notesLength)
        : undefined,
    ],
    ['credit_limit', creditProblem(draft.credit_limit)],
  ]);
}

/** Checks the name of a group of customers. */
export function checkCustomerGroup(draft: { readonly name: string }): FormCheck<'name'> {
  return formCheck<'name'>([['name', nameProblem(draft.name, customerLimits.groupNameLength)]]);
}

/** Checks one address, in the order of its form. */
export function checkAddress(address: AddressDraft): FormCheck<keyof AddressDraft> {
  return formCheck(problemsOf(address));
}

function addressProblems(address: AddressDraft, index: number): FieldProblem<CustomerField>[] {
  return problemsOf(address).map(([field, message]) => [`addresses.${index}.${field}`, message]);
}

function problemsOf({ line1, phone, country }: AddressDraft): FieldProblem<keyof AddressDraft>[] {
  return [
    ['line1', line1.trim() === '' ? 'Enter the street address or directions' : undefined],
    ['country', country === '' || /^[A-Z]{2}$/.test(country) ? undefined : messages.countryInvalid],
    ['phone', phoneProblem(phone)],
  ];
}

function nameProblem(name: string, max: number): string | undefined {
  if (name.trim() === '') return messages.required('Name');
  return name.trim().length > max ? messages.tooLong('Name', max) : undefined;
}

function phoneProblem(phone: string): string | undefined {
  return phone === '' || isPhone(phone) ? undefined : messages.phoneInvalid;
}

function creditProblem(limit: number | null): string | undefined {
  if (limit === null) return undefined;
  if (!Number.isInteger(limit) || limit < 0)
    return 'Enter an amount of 0 or more, or leave empty for no limit';
  return limit > customerLimits.maxCredit ? 'This is too large' : undefined;
}
