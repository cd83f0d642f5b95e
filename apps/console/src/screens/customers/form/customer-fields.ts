import { type CustomerDraft, checkCustomer } from '@sokoni/rules/customers/customer-check';
import type { Language } from '@sokoni/rules/languages';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { currencyOf } from '@sokoni/rules/money/currencies';
import { toMinorUnits } from '@sokoni/rules/money/money';
import type { CustomerChangeBody, CustomerDraftBody } from '#api/customers/customers.ts';
import type { Customer } from '#contract-types.ts';
import { isSame } from '#parts/forms/is-same.ts';
import { amountOf, amountText } from '#parts/numbers/typed-number.ts';
import { contactSentences } from '#sentences/contact-problems.ts';
import { sayCustomerForm } from '#sentences/customers/form.ts';

/** A place that items go to; a new one has an id from the start. */
export type AddressFields = Customer['addresses'][number];

/** A customer as it is typed. */
export interface CustomerFields {
  name: string;
  phone: string;
  email: string;
  notes: string;
  /** Empty for that of the store. */
  language: Language | '';
  /** Empty without a group. */
  groupId: string;
  /** As typed, in the currency's own decimals; empty without a limit. */
  creditLimit: string;
  addresses: readonly AddressFields[];
}

/** Sentences by the field that they stand under. */
export type CustomerProblems = Readonly<
  Partial<Record<'name' | 'phone' | 'email' | 'notes' | 'creditLimit' | 'addresses', string>>
>;

export const blankCustomer: CustomerFields = {
  name: '',
  phone: '',
  email: '',
  notes: '',
  language: '',
  groupId: '',
  creditLimit: '',
  addresses: [],
};

export function blankAddress(id: string, country: string): AddressFields {
  const empty = { label: '', recipient: '', phone: '', line1: '', line2: '', city: '', region: '' };
  return { id, ...empty, postal_code: '', country };
}

export function fieldsOf(customer: Customer, currency: CurrencyCode): CustomerFields {
  return {
    name: customer.name,
    phone: customer.phone,
    email: customer.email,
    notes: customer.notes,
    language: customer.language ?? '',
    groupId: customer.group_id ?? '',
    creditLimit: amountText(customer.credit_limit, currency),
    addresses: customer.addresses,
  };
}

/** What is wrong; null when it can be saved. */
export function checkFields(fields: CustomerFields, currency: CurrencyCode): CustomerProblems | null {
  const credit = creditProblem(fields.creditLimit, currency);
  const check = contactSentences(checkCustomer(ruled(fields, currency)));
  if (check.ok && !credit) return null;
  const { credit_limit, ...found } = check.ok ? {} : check.fields;
  const limit = credit ?? credit_limit;
  return { ...found, ...(limit ? { creditLimit: limit } : {}) };
}

function ruled(
  { creditLimit, groupId: _, language: __, ...fields }: CustomerFields,
  currency: CurrencyCode,
): CustomerDraft {
  return { ...fields, credit_limit: amountOf(creditLimit, currency) };
}

function creditProblem(text: string, currency: CurrencyCode): string | undefined {
  if (text.trim() === '' || toMinorUnits(text, currency).ok) return undefined;
  return sayCustomerForm('problem.amount', {
    example: currencyOf(currency).decimals === 0 ? '50000' : '500.00',
  });
}

/** `setsCredit`: a role that sets no limits sends none. */
export function draftBody(
  fields: CustomerFields,
  currency: CurrencyCode,
  setsCredit: boolean,
): CustomerDraftBody {
  return {
    name: fields.name.trim(),
    phone: fields.phone,
    email: fields.email.trim(),
    notes: fields.notes.trim(),
    group_id: fields.groupId || null,
    language: fields.language || null,
    ...(setsCredit ? { credit_limit: amountOf(fields.creditLimit, currency) } : {}),
    addresses: [...fields.addresses],
  };
}

/** Only what differs, so that two people who change different things do not undo each other. */
export function changeBody(
  base: CustomerFields,
  typed: CustomerFields,
  currency: CurrencyCode,
  { version, setsCredit }: { version: number; setsCredit: boolean },
): CustomerChangeBody {
  const before = draftBody(base, currency, setsCredit);
  const changed = Object.entries(draftBody(typed, currency, setsCredit)).filter(
    ([name, value]) => !isSame(value, before[name as keyof CustomerDraftBody]),
  );
  return { version, ...Object.fromEntries(changed) };
}
