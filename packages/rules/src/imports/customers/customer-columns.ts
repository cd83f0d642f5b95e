import { isOfErrorFile } from '../error-file-columns.ts';
import {
  checkColumns,
  type FieldName,
  headerKey,
  type ImportFormat,
  type Mapping,
  type MappingCheck,
  mapColumns,
} from '../import-file.ts';

/** What a column of a file of customers can mean, with its header in our own files. */
export const customerFields = {
  customer_id: { header: 'Customer ID' },
  name: { header: 'Name' },
  first_name: { header: 'First name' },
  last_name: { header: 'Last name' },
  company: { header: 'Company' },
  email: { header: 'Email' },
  phone: { header: 'Phone' },
  group: { header: 'Group' },
  credit_limit: { header: 'Credit limit' },
  notes: { header: 'Notes' },
  address_id: { header: 'Address ID' },
  label: { header: 'Address label' },
  recipient: { header: 'Recipient' },
  address_phone: { header: 'Address phone' },
  line1: { header: 'Address line 1' },
  line2: { header: 'Address line 2' },
  city: { header: 'City' },
  region: { header: 'Region' },
  postal_code: { header: 'Postal code' },
  country: { header: 'Country' },
} as const satisfies Record<string, FieldName>;

export type CustomerField = keyof typeof customerFields;

export type CustomerMapping = Mapping<CustomerField>;

type Names = Readonly<Record<string, CustomerField>>;

const ownNames: Names = {
  // Our own exports before the header was renamed: those files are still read.
  'e-mail': 'email',
  ...Object.fromEntries(
    Object.entries(customerFields).map(([field, { header }]) => [headerKey(header), field as CustomerField]),
  ),
};

/** What our own exports tell beside it; an import leaves it alone. */
export const customerFigures = ['Outstanding', 'Total spent', 'Store credit', 'Orders'] as const;

const personNames: Names = {
  'first name': 'first_name',
  'last name': 'last_name',
  email: 'email',
  phone: 'phone',
  note: 'notes',
};

/** Of today's exports of Shopify, where the address is the default one, and of those before 2023. */
const shopifyNames: Names = {
  ...personNames,
  'default address company': 'company',
  'default address address1': 'line1',
  'default address address2': 'line2',
  'default address city': 'city',
  'default address province code': 'region',
  'default address country code': 'country',
  'default address zip': 'postal_code',
  'default address phone': 'address_phone',
  company: 'company',
  address1: 'line1',
  address2: 'line2',
  city: 'city',
  province: 'region',
  'province code': 'region',
  'country code': 'country',
  zip: 'postal_code',
};

/** Of the customers in the analytics of WooCommerce, which have no street, and of the well-known export of users. */
const wooNames: Names = {
  name: 'name',
  email: 'email',
  'user email': 'email',
  'first name': 'first_name',
  'last name': 'last_name',
  'billing company': 'company',
  'billing phone': 'phone',
  'billing address 1': 'line1',
  'billing address 2': 'line2',
  'billing city': 'city',
  'billing state': 'region',
  'billing postcode': 'postal_code',
  'billing country': 'country',
};

/** What other files call things. */
const guesses: Names = {
  ...personNames,
  customer: 'name',
  'customer name': 'name',
  'full name': 'name',
  client: 'name',
  'display name': 'name',
  contact: 'name',
  'given name': 'first_name',
  firstname: 'first_name',
  surname: 'last_name',
  'family name': 'last_name',
  lastname: 'last_name',
  business: 'company',
  'company name': 'company',
  organisation: 'company',
  organization: 'company',
  'email address': 'email',
  'e-mail address': 'email',
  mail: 'email',
  telephone: 'phone',
  tel: 'phone',
  mobile: 'phone',
  'mobile number': 'phone',
  'mobile phone': 'phone',
  'phone number': 'phone',
  whatsapp: 'phone',
  'customer group': 'group',
  segment: 'group',
  category: 'group',
  'credit line': 'credit_limit',
  comment: 'notes',
  comments: 'notes',
  remarks: 'notes',
  address: 'line1',
  'address 1': 'line1',
  address1: 'line1',
  street: 'line1',
  'street address': 'line1',
  'address 2': 'line2',
  address2: 'line2',
  town: 'city',
  state: 'region',
  province: 'region',
  county: 'region',
  zip: 'postal_code',
  'zip code': 'postal_code',
  postcode: 'postal_code',
  'country code': 'country',
};

export interface CustomerRecognition {
  readonly format: ImportFormat;
  readonly mapping: CustomerMapping;
}

/**
 * What a file of customers is, by its headers, and what its columns mean.
 * @param translated what the reader's language calls the columns
 */
export function recogniseCustomerColumns(
  headers: readonly string[],
  translated: Names = {},
): CustomerRecognition {
  const names = headers.map((header) => headerKey(header.replaceAll('_', ' ')));
  const has = (...wanted: string[]) => wanted.every((name) => names.includes(name));
  const mapped = (known: Names) =>
    mapColumns(names, customerFields, (name) => (Object.hasOwn(known, name) ? known[name] : undefined));
  const isShopify =
    has('first name', 'last name', 'email') &&
    (has('default address address1') || has('address1', 'province code'));
  if (isShopify) return { format: 'shopify', mapping: mapped(shopifyNames) };
  if (has('username', 'name', 'email') || has('billing address 1', 'billing city'))
    return { format: 'woocommerce', mapping: mapped(wooNames) };
  if (has('customer id', 'name')) return { format: 'sokoni', mapping: mapped(ownNames) };
  const mapping = mapped({ ...translated, ...guesses, ...ownNames });
  const isKnown = (name: string, index: number) =>
    name === '' || mapping[index] !== null || isOfErrorFile(name);
  return { format: has('name') && names.every(isKnown) ? 'sokoni' : 'other', mapping };
}

/** Whether the columns can be read so: nothing meant twice, and something that says who a row is about. */
export function checkCustomerMapping(mapping: CustomerMapping, columns: number): MappingCheck<CustomerField> {
  return checkColumns(mapping, columns, customerFields, [
    ...(['name', 'first_name', 'last_name', 'company'] as const),
    ...(['email', 'phone', 'customer_id'] as const),
  ]);
}
