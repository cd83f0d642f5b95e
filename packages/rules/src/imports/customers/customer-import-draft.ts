import { type AddressDraft, customerLimits } from '#customers/customer-check.ts';
import type { CurrencyCode } from '#money/currencies.ts';
import { type CellValue, moneyCell } from '../import-cell.ts';
import { cellsByField, type ImportFormat } from '../import-file.ts';
import type { Finding } from '../import-reasons.ts';
import { defined, type ImportRow, readCell } from '../import-row.ts';
import type { CustomerField, CustomerMapping } from './customer-columns.ts';

/** A phone number as it is kept, and the forms in which it may have been kept before. */
export interface ReadPhone {
  readonly phone: string;
  readonly forms: readonly string[];
}

/** How the cells of a file of customers are read. */
export interface CustomerReading {
  readonly format: ImportFormat;
  readonly mapping: CustomerMapping;
  readonly currency: CurrencyCode;
  /** The number that a text is, in the store's country; null when it is none. */
  readonly phoneOf: (text: string) => ReadPhone | null;
  /** A number of that country with its dial code. */
  readonly phoneExample: string;
  /** The two letters of a country, by its letters or its name; null when it is none. */
  readonly countryOf: (text: string) => string | null;
}

/** What a file says about an address; what is undefined stays as it is. */
export interface ImportedAddress extends Partial<AddressDraft> {
  readonly row: number;
  readonly id?: string;
  readonly label?: string;
  readonly recipient?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postal_code?: string;
}

/** What a file says about one customer; what is undefined stays as it is. The credit limit is in minor units. */
export interface CustomerImportDraft {
  readonly row: number;
  readonly customer_id?: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Of the phone number: what it is looked up by. */
  readonly phone_forms: readonly string[];
  readonly group?: string;
  readonly credit_limit?: number;
  readonly notes?: string;
  readonly addresses: readonly ImportedAddress[];
}

type Cells = Partial<Record<CustomerField, string>>;

const addressFields: readonly CustomerField[] = [
  'address_id',
  'label',
  'recipient',
  'address_phone',
  'line1',
  'line2',
  'city',
  'region',
  'postal_code',
  'country',
];

const lengths: Partial<Record<CustomerField, number>> = {
  group: customerLimits.groupNameLength,
  label: customerLimits.addressLabelLength,
  recipient: customerLimits.addressLineLength,
  line1: customerLimits.addressLineLength,
  line2: customerLimits.addressLineLength,
  city: customerLimits.addressLineLength,
  region: customerLimits.addressLineLength,
  postal_code: customerLimits.postalCodeLength,
};

/** Which customer a row is about: rows with the same key are one customer, the further ones with further addresses. A row that
 * does not say belongs to the one before; undefined for a row without anything. */
export function customerOfRow(
  reading: CustomerReading,
  cells: readonly string[],
  before: string | undefined,
): string | undefined {
  const row = cellsOf(reading, cells);
  if (Object.keys(row).length === 0) return undefined;
  if (row.customer_id) return `id:${row.customer_id.toLowerCase()}`;
  if (row.email) return `email:${row.email.toLowerCase()}`;
  if (row.phone) return `phone:${reading.phoneOf(row.phone)?.phone ?? row.phone}`;
  const name = nameOf(row);
  return name === undefined ? (before ?? 'nobody') : `name:${name.toLowerCase()}`;
}

/** What the rows of one customer say, with what cannot be read. */
export function customerDraftOf(
  reading: CustomerReading,
  rows: readonly ImportRow[],
): { readonly draft: CustomerImportDraft; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const read = rows.map(({ row, cells }) => ({ row, cells: cellsOf(reading, cells) }));
  for (const { row, cells } of read) unfit(row, cells, findings);
  const first = (field: CustomerField, meaning = (cell: string) => cell) => {
    const [said, ...again] = read.flatMap(({ row, cells }) => {
      const cell = cells[field];
      return cell === undefined ? [] : [{ row, cell }];
    });
    for (const { row, cell } of again) {
      if (said && meaning(cell) !== meaning(said.cell))
        findings.push({
          row,
          level: 'error',
          column: field,
          reason: { reason: 'other_value_in_row', before: String(said.row) },
        });
    }
    return said;
  };
  const parsed = <Value>(field: CustomerField, parse: (cell: string) => CellValue<Value>) => {
    const said = first(field, (cell) => {
      const read = parse(cell);
      return read.ok ? JSON.stringify(read.value) : cell;
    });
    return said && readCell(field, said.row, parse(said.cell), findings);
  };
  const names = {
    name: first('name')?.cell,
    first_name: first('first_name')?.cell,
    last_name: first('last_name')?.cell,
    company: first('company')?.cell,
  };
  const phone = parsed('phone', (cell) => phoneCell(reading, cell));
  const draft: CustomerImportDraft = defined({
    row: rows[0]?.row ?? 0,
    customer_id: first('customer_id', lowerCase)?.cell.toLowerCase(),
    name: nameOf(defined(names)),
    email: first('email', lowerCase)?.cell,
    phone: phone?.phone,
    phone_forms: phone?.forms ?? [],
    group: first('group', lowerCase)?.cell,
    credit_limit: parsed('credit_limit', (cell) => moneyCell(cell, reading.currency)),
    notes: first('notes')?.cell,
    addresses: read.flatMap(({ row, cells }) => addressOf(reading, row, cells, findings)),
  });
  return { draft, findings };
}

function lowerCase(cell: string): string {
  return cell.toLowerCase();
}

/** Shopify guards zeros at the beginning of a number with an apostrophe. */
function cellsOf({ format, mapping }: CustomerReading, cells: readonly string[]): Cells {
  const plain = format === 'shopify' ? cells.map((cell) => cell.replace(/^'(?=\d)/, '')) : cells;
  return cellsByField(mapping, plain);
}

/** The name of the person, else of the company. */
function nameOf({ name, first_name, last_name, company }: Cells): string | undefined {
  const person = [first_name, last_name].filter((part) => part !== undefined).join(' ');
  return name ?? (person || company);
}

/** An address without a street is a country that another shop has guessed. */
function addressOf(
  reading: CustomerReading,
  row: number,
  cells: Cells,
  findings: Finding[],
): ImportedAddress[] {
  if (!addressFields.some((field) => cells[field] !== undefined)) return [];
  if (cells.line1 === undefined && cells.address_id === undefined) {
    if (reading.mapping.includes('line1'))
      findings.push({ row, level: 'warning', reason: { reason: 'no_street' } });
    return [];
  }
  const parse = <Value>(field: CustomerField, read: (cell: string) => CellValue<Value>) => {
    const cell = cells[field];
    return cell === undefined ? undefined : readCell(field, row, read(cell), findings);
  };
  const isPerson =
    cells.name !== undefined || cells.first_name !== undefined || cells.last_name !== undefined;
  return [
    defined({
      row,
      id: cells.address_id?.toLowerCase(),
      label: cells.label,
      recipient: cells.recipient ?? (isPerson ? cells.company : undefined),
      phone: parse('address_phone', (cell) => phoneCell(reading, cell))?.phone,
      line1: cells.line1,
      line2: cells.line2,
      city: cells.city,
      region: cells.region,
      postal_code: cells.postal_code,
      country: parse('country', (cell) => countryCell(reading, cell)),
    }),
  ];
}

function phoneCell({ phoneOf, phoneExample }: CustomerReading, cell: string): CellValue<ReadPhone> {
  const value = phoneOf(cell);
  return value
    ? { ok: true, value }
    : {
        ok: false,
        reason: { reason: 'phone_unreadable', cell: cell.slice(0, 40), example: phoneExample },
      };
}

function countryCell({ countryOf }: CustomerReading, cell: string): CellValue<string> {
  const value = countryOf(cell);
  return value
    ? { ok: true, value }
    : {
        ok: false,
        reason: { reason: 'country_unreadable', cell: cell.slice(0, 40) },
      };
}

function unfit(row: number, cells: Cells, findings: Finding[]): void {
  for (const [field, cell] of Object.entries(cells) as [CustomerField, string][]) {
    const max = lengths[field];
    if (max !== undefined && cell.length > max)
      findings.push({ row, level: 'error', column: field, reason: { reason: 'cell_too_long', max } });
    if (/[^\P{Cc}\t\r\n]/u.test(cell))
      findings.push({ row, level: 'error', column: field, reason: { reason: 'cell_control_characters' } });
  }
}
