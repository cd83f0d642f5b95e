import {
  type CustomerDraft,
  checkCustomer,
  checkCustomerGroup,
  customerLimits,
} from '@sokoni/rules/customers/customer-check';
import { mergedFields } from '@sokoni/rules/customers/merge-customers';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { email, id, language, nothing, pageQuery, reasoned, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';

/** Minor units of the store's currency, or a count; null for a role that sees own sales only. */
const figure = z.number().int().nullable();

/** One line of the list. */
export const customerRow = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** With its plus sign, or empty. */
  phone: z.string(),
  group_id: id.nullable(),
  /** The most that may be owed at a time; null without a limit, and for a role that sees own sales only. */
  credit_limit: figure,
  /** Orders that were placed; cancelled and test orders do not count. */
  order_count: figure,
  /** What they cost, after returns. */
  spent: figure,
  /** What is still to be paid of them. */
  outstanding: figure,
  last_ordered_at: time.nullable(),
  created_at: time,
});

export const customerAddress = z.object({
  id,
  /** Such as "Shop" or "Home". */
  label: z.string(),
  recipient: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postal_code: z.string(),
  /** ISO 3166 alpha-2, or empty. */
  country: z.string(),
});

export const customer = customerRow.extend({
  /** Of emails and documents; null: that of the store. */
  language: language.nullable(),
  notes: z.string(),
  /** In their order: the first is where items go unless somebody says otherwise. */
  addresses: z.array(customerAddress),
  version: z.number().int(),
  updated_at: time,
  /** Who saved it last; empty when that account is no more. */
  updated_by: z.string(),
  /** Since when only the orders are left; null for a customer who is there. */
  erased_at: time.nullable(),
  /** The customer that this record was merged with: everything of it is there. */
  merged_into: id.nullable(),
});

/** Somebody who may be the same person as another customer. */
export const customerDuplicate = customerRow.pick({ id: true, name: true, email: true, phone: true });

const phone = text(40);
const line = text(customerLimits.addressLineLength);

const addresses = z
  .array(
    z.strictObject({
      id: id.optional(),
      label: text(customerLimits.addressLabelLength).default(''),
      recipient: line.default(''),
      phone: phone.default(''),
      line1: line.default(''),
      line2: line.default(''),
      city: line.default(''),
      region: line.default(''),
      postal_code: text(customerLimits.postalCodeLength).default(''),
      country: text(2).default(''),
    }),
  )
  .refine(hasEachIdOnce, refusal('address_repeated'));

/** `credit_limit` is for roles that set it; left out it stays, and a new customer has none. */
const creditLimit = z.number().int().nullable();

export const customerDraft = reasoned(
  z.strictObject({
    id: id.optional(),
    name: text(customerLimits.nameLength).default(''),
    email,
    phone: phone.default(''),
    notes: text(customerLimits.notesLength).default(''),
    group_id: id.nullable().default(null),
    language: language.nullable().default(null),
    credit_limit: creditLimit.optional(),
    addresses: addresses.default([]),
  }),
  (draft) => checkCustomer({ ...draft, credit_limit: draft.credit_limit ?? null }),
);

/** For the fields that a change does not carry. */
const blank: CustomerDraft = {
  name: '-',
  email: '',
  phone: '',
  notes: '',
  credit_limit: null,
  addresses: [],
};

/** A change of a customer: what is left out stays. `version` is the one that the change was made on. */
export const customerChange = reasoned(
  z.strictObject({
    version: z.number().int().min(1),
    name: text(customerLimits.nameLength).optional(),
    email: email.removeDefault().optional(),
    phone: phone.optional(),
    notes: text(customerLimits.notesLength).optional(),
    group_id: id.nullable().optional(),
    language: language.nullable().optional(),
    credit_limit: creditLimit.optional(),
    /** All of them in their order; one with an id that is there keeps it. */
    addresses: addresses.optional(),
  }),
  ({ version: _, group_id: __, language: ___, ...change }) =>
    checkCustomer({
      ...blank,
      ...(Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      ) as Partial<CustomerDraft>),
    }),
);

const customerFilters = {
  search: z.string().trim().max(100).default(''),
  group_id: id.optional(),
  /** Those that owe money; for roles that see all sales. */
  unpaid: z.stringbool().optional(),
};

export const customerFilter = z.strictObject(customerFilters);

export const customerGroup = z.object({ id, name: z.string(), customers: z.number().int() });

/** Which customer goes, and what stays of it. The versions are those that somebody has looked at. */
export const customerMerge = z.strictObject({
  other_id: id,
  version: z.number().int().min(1),
  other_version: z.number().int().min(1),
  /** Fields whose value is that of the one that goes; the addresses of both stay. */
  taken: z.array(z.enum(mergedFields)).max(mergedFields.length).default([]),
});

const groupName = text(customerLimits.groupNameLength).default('');

export const customerCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/customers': {
    summary:
      'List customers, searched by words of name and email or by digits of the phone number, the best matches first unless sorted. Sort by name, outstanding, spent, last_order or created; a leading minus sorts descending. For the count ask customers/total.',
    query: z.strictObject({ ...pageQuery.shape, ...customerFilters }),
    data: z.object({ items: z.array(customerRow), page: z.number().int(), limit: z.number().int() }),
  },
  'GET /marketplace/v1/stores/{id}/customers/total': {
    summary: 'Count the customers that match the filters.',
    query: customerFilter,
    data: z.object({ total: z.number().int() }),
  },
  'POST /marketplace/v1/stores/{id}/customers': {
    summary: 'Create a customer.',
    body: customerDraft,
    data: customer,
  },
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}': {
    summary: 'Retrieve a customer with their addresses; for an erased customer only the totals are kept.',
    data: customer,
  },
  'PUT /marketplace/v1/stores/{id}/customers/{customer_id}': {
    summary:
      'Update a customer; only differences are written. 409 changed_meanwhile when the version is not the latest.',
    body: customerChange,
    data: customer,
  },
  'DELETE /marketplace/v1/stores/{id}/customers/{customer_id}': {
    summary:
      'Erase a customer’s personal data. Their orders are kept; a customer with an outstanding balance can’t be erased.',
    data: nothing,
  },
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/duplicates': {
    summary: 'List up to five other customers with the same phone number or email.',
    data: z.array(customerDuplicate),
  },
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges': {
    summary:
      'Merge another customer into this one, with their orders, outstanding balance, store credit, gift cards and addresses. Personal data is erased from the other record. It can’t be undone.',
    body: customerMerge,
    data: customer,
  },
  'GET /marketplace/v1/stores/{id}/customer-groups': {
    summary: 'List customer groups by name, with the number of customers in each.',
    data: z.array(customerGroup),
  },
  'POST /marketplace/v1/stores/{id}/customer-groups': {
    summary: 'Create a customer group.',
    body: reasoned(z.strictObject({ id: id.optional(), name: groupName }), checkCustomerGroup),
    data: customerGroup,
  },
  'PUT /marketplace/v1/stores/{id}/customer-groups/{group_id}': {
    summary: 'Rename a customer group.',
    body: reasoned(z.strictObject({ name: groupName }), checkCustomerGroup),
    data: customerGroup,
  },
  'DELETE /marketplace/v1/stores/{id}/customer-groups/{group_id}': {
    summary: 'Delete a customer group; its customers are kept.',
    data: nothing,
  },
});

function hasEachIdOnce(list: readonly { id?: string | undefined }[]): boolean {
  const ids = list.flatMap(({ id: one }) => one?.toLowerCase() ?? []);
  return new Set(ids).size === ids.length;
}
