import { fieldText } from './audit-labels.ts';

type Scalar = string | number | boolean | readonly string[] | null;

/** One value that was another one before; `undefined` where there was none, or is none any more. */
export interface Difference {
  /** From the outermost field inwards, each as people read it: `['Variants', 'Red', 'Price']`. */
  readonly path: readonly string[];
  /** The name of the innermost field, which says what the value means. */
  readonly field: string;
  readonly before: Scalar | undefined;
  readonly after: Scalar | undefined;
}

type Record_ = Readonly<Record<string, unknown>>;

/** What differs between two states of a record, field by field; what stands in both alike is left out. */
export function differences(before: Record_ | null, after: Record_ | null): Difference[] {
  return fields(before ?? {}, after ?? {}, []);
}

function fields(before: Record_, after: Record_, path: readonly string[]): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    values(name, own(before, name), own(after, name), [...path, fieldText(name)]),
  );
}

function own(record: Record_, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function values(field: string, before: unknown, after: unknown, path: readonly string[]): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isListOfRecords(before) || isListOfRecords(after)) {
    return records(recordsOf(before), recordsOf(after), path);
  }
  if (isRecord(before) || isRecord(after)) {
    return fields(isRecord(before) ? before : {}, isRecord(after) ? after : {}, path);
  }
  return [{ path, field, before: scalarOf(before), after: scalarOf(after) }];
}

/** Lists of records by what tells them apart; without that by their place. */
function records(before: readonly Record_[], after: readonly Record_[], path: readonly string[]) {
  const keyOf = (record: Record_, index: number) => {
    const key = record.id ?? record.variant_id ?? record.line_id ?? record.order_line_id;
    return typeof key === 'string' ? key : `item ${index + 1}`;
  };
  const former = new Map(before.map((record, index) => [keyOf(record, index), record]));
  const later = new Map(after.map((record, index) => [keyOf(record, index), record]));
  return [...new Set([...former.keys(), ...later.keys()])].flatMap((key, index) => {
    const one = former.get(key);
    const other = later.get(key);
    return fields(withoutKeys(one), withoutKeys(other), [
      ...path,
      nameOf(other ?? {}) || nameOf(one ?? {}) || String(index + 1),
    ]);
  });
}

/** What names a record stands in the path already, unless it changed. */
function withoutKeys(record: Record_ | undefined): Record_ {
  const { id: _, variant_id: __, line_id: ___, order_line_id: ____, ...rest } = record ?? {};
  return rest;
}

function nameOf(record: Record_): string {
  const found = [record.name, record.title, record.sku].find((name) => typeof name === 'string' && name);
  return typeof found === 'string' ? found : '';
}

function isRecord(value: unknown): value is Record_ {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfRecords(value: unknown): boolean {
  return Array.isArray(value) && value.some(isRecord);
}

function recordsOf(value: unknown): Record_[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function scalarOf(value: unknown): Scalar | undefined {
  if (value === undefined || value === null) return value;
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => String(one)) : '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}

/** Fields whose numbers are minor units of the store's currency. */
const moneyFields = new Set([
  ...['price', 'sales_price', 'cost', 'unit_cost', 'unit_price', 'list_price', 'costs', 'credit_limit'],
  ...['total', 'subtotal', 'amount', 'shipping', 'discount', 'discount_amount', 'amount_off', 'vat'],
  ...['ordered_total', 'returned_total', 'paid', 'refunded', 'outstanding', 'balance', 'minimum_amount'],
]);

/** Fields whose values have words of their own. */
const worded = ['payment_type', 'method', 'paid_with', 'channel', 'role'] as const;

export type WordedField = (typeof worded)[number];

/** How an edge says values. */
export interface ValueWords {
  /** Takes minor units. */
  money: (minor: number) => string;
  yesOrNo: (value: boolean) => string;
  /** Words one after the other. */
  list: (words: readonly string[]) => string;
  /** Undefined for a value that has no words. */
  word: (field: WordedField, value: string) => string | undefined;
}

const anId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A value as people read it. */
export function valueText(field: string, value: Difference['before'], words: ValueWords): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'object') return words.list(value);
  if (typeof value === 'boolean') return words.yesOrNo(value);
  if (typeof value === 'number') return moneyFields.has(field) ? words.money(value) : String(value);
  const word = isWorded(field) ? words.word(field, value) : undefined;
  return word ?? (anId.test(value) ? `…${value.slice(-6)}` : value);
}

function isWorded(field: string): field is WordedField {
  return (worded as readonly string[]).includes(field);
}
