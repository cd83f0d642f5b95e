import type { CurrencyCode } from '#money/currencies.ts';
import { fromMinorUnits } from '#money/money.ts';
import { safeCell } from '../csv-cell.ts';
import { customerFields, customerFigures } from './customer-columns.ts';
import type { KnownCustomer } from './customer-import-plan.ts';

/** A customer as it is exported; amounts in minor units. */
export interface ExportedCustomer extends KnownCustomer {
  readonly outstanding: number;
  readonly spent: number;
  readonly store_credit: number;
  readonly order_count: number;
}

/** What whoever exports may see. */
export interface CustomerExportScope {
  readonly currency: CurrencyCode;
  /** What customers have bought, owe and may owe. */
  readonly seesSales: boolean;
}

const { customer_id, name, email, phone, group, credit_limit, notes, address_id } = customerFields;
const { label, recipient, address_phone, line1, line2, city, region, postal_code, country } = customerFields;
const addressNames = [
  address_id,
  label,
  recipient,
  address_phone,
  line1,
  line2,
  city,
  region,
  postal_code,
  country,
];

/** The columns of our own files, which an import knows again; it leaves the figures at their end alone. */
export function customerHeaders({ seesSales }: CustomerExportScope): string[] {
  const own = [customer_id, name, email, phone, group, ...(seesSales ? [credit_limit] : []), notes];
  return [...[...own, ...addressNames].map((field) => field.header), ...(seesSales ? customerFigures : [])];
}

/** The rows of a customer, cell by cell in the order of the headers: the first with the address where items go, each further
 * address in a row of its own. Text that would run as a formula is quoted. */
export function customerRows(customer: ExportedCustomer, scope: CustomerExportScope): string[][] {
  const { seesSales, currency } = scope;
  const money = (minor: number | null) => (minor === null ? '' : fromMinorUnits(minor, currency));
  const own = [
    safeCell(customer.name),
    safeCell(customer.email),
    safeCell(customer.phone),
    safeCell(customer.group),
    ...(seesSales ? [money(customer.credit_limit)] : []),
    safeCell(customer.notes),
  ];
  const figures = seesSales
    ? [
        money(customer.outstanding),
        money(customer.spent),
        money(customer.store_credit),
        String(customer.order_count),
      ]
    : [];
  const [first, ...further] = customer.addresses;
  return [first, ...further].map((address, index) => [
    customer.id,
    ...own.map((cell) => (index === 0 ? cell : '')),
    ...(address ? addressCells(address) : addressNames.map(() => '')),
    ...figures.map((cell) => (index === 0 ? cell : '')),
  ]);
}

function addressCells(address: KnownCustomer['addresses'][number]): string[] {
  return [
    address.id ?? '',
    ...[
      address.label,
      address.recipient,
      address.phone,
      address.line1,
      address.line2,
      address.city,
      address.region,
      address.postal_code,
      address.country,
    ].map(safeCell),
  ];
}
