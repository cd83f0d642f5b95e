import type { Result } from '#result.ts';
import { type AddressDraft, customerLimits } from './customer-check.ts';

/** What two records of one customer can differ in, in the order of the form; addresses are kept from both. */
export const mergedFields = ['name', 'phone', 'email', 'group_id', 'credit_limit', 'notes'] as const;

export type MergedField = (typeof mergedFields)[number];

/** Orders of the record that goes: of two, the one that has more stays. */
export const mostMergedOrders = 5000;

/** The values of one of the two. */
export interface MergedValues {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly group_id: string | null;
  /** In minor units; null without a limit. */
  readonly credit_limit: number | null;
  readonly notes: string;
}

/** Which fields somebody has to choose: both have a value, and not the same. */
export function contestedFields(kept: MergedValues, other: MergedValues): MergedField[] {
  return mergedFields.filter(
    (field) => !isEmpty(kept[field]) && !isEmpty(other[field]) && kept[field] !== other[field],
  );
}

/** What is taken from the other unless somebody says otherwise: what the one that stays does not have. */
export function missingFields(kept: MergedValues, other: MergedValues): MergedField[] {
  return mergedFields.filter((field) => isEmpty(kept[field]) && !isEmpty(other[field]));
}

/** The values of the one that stays, with these fields from the other. */
export function mergedValues(
  kept: MergedValues,
  other: MergedValues,
  taken: readonly MergedField[],
): MergedValues {
  const of = <Field extends MergedField>(field: Field): MergedValues[Field] =>
    (taken.includes(field) ? other : kept)[field];
  return {
    name: of('name'),
    phone: of('phone'),
    email: of('email'),
    group_id: of('group_id'),
    credit_limit: of('credit_limit'),
    notes: of('notes'),
  };
}

/**
 * The addresses of both in their order, first those of the one that stays; what both have stands once. What an address is called
 * does not make it another one.
 * @returns `too_many` beyond what a customer may have
 */
export function mergedAddresses<
  Address extends AddressDraft & { readonly id: string; readonly label: string },
>(kept: readonly Address[], other: readonly Address[]): Result<Address[], 'too_many'> {
  const known = new Set(kept.map(placeOf));
  const added = other.filter((address) => {
    const place = placeOf(address);
    const isNew = !known.has(place);
    known.add(place);
    return isNew;
  });
  const all = [...kept, ...added];
  return all.length > customerLimits.addresses ? { ok: false, reason: 'too_many' } : { ok: true, value: all };
}

function placeOf(address: object): string {
  const said = Object.entries(address).filter(([field]) => field !== 'id' && field !== 'label');
  return JSON.stringify(said.sort(([one], [two]) => (one < two ? -1 : 1)));
}

function isEmpty(value: string | number | null): boolean {
  return value === null || value === '';
}
