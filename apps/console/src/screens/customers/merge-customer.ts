import { differenceIn, mergeValue, type Preference, type WordDifference } from '#parts/merge-fields.ts';
import type { AddressFields, CustomerFields } from './customer-fields.ts';

const simpleFields = {
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  notes: 'Notes',
  groupId: 'Group',
  creditLimit: 'Credit limit',
} as const;

type SimpleField = keyof typeof simpleFields;

const fieldNames = Object.keys(simpleFields) as SimpleField[];

interface Words {
  group: (id: string) => string;
  address: (address: AddressFields) => string;
}

/** What they changed since `base` was loaded, beside what was typed here. */
export function customerDifferences(
  base: CustomerFields,
  mine: CustomerFields,
  theirs: CustomerFields,
  words: Words,
): WordDifference[] {
  const text = (fields: CustomerFields, field: SimpleField) =>
    field === 'groupId' ? words.group(fields.groupId) : fields[field];
  const simple = fieldNames.flatMap((field) =>
    differenceIn(field, simpleFields[field], text(base, field), text(mine, field), text(theirs, field)),
  );
  const written = (fields: CustomerFields, id: string) => {
    const address = fields.addresses.find((one) => one.id === id);
    return address ? words.address(address) : '';
  };
  const known = [...new Set([...base.addresses, ...theirs.addresses].map(({ id }) => id))];
  const addresses = known.flatMap((id) =>
    differenceIn(id, 'Address', written(base, id), written(mine, id), written(theirs, id)),
  );
  return [...simple, ...addresses];
}

/** The inputs over what is saved now: what only one of the two changed stays, what both changed goes by the preference. */
export function mergeCustomer(
  base: CustomerFields,
  mine: CustomerFields,
  theirs: CustomerFields,
  preference: Preference,
): CustomerFields {
  const simple = fieldNames.map((field) => [
    field,
    mergeValue(base[field], mine[field], theirs[field], preference),
  ]);
  return {
    ...mine,
    ...Object.fromEntries(simple),
    addresses: mergeAddresses(base, mine, theirs, preference),
  };
}

/** In the order of who changed it; each address goes by itself. */
function mergeAddresses(
  base: CustomerFields,
  mine: CustomerFields,
  theirs: CustomerFields,
  preference: Preference,
): AddressFields[] {
  const find = (fields: CustomerFields, id: string) => fields.addresses.find((one) => one.id === id);
  const order = mergeValue(idsOf(base), idsOf(mine), idsOf(theirs), preference);
  const ids = [...new Set([...order, ...idsOf(mine), ...idsOf(theirs)])];
  return ids.flatMap((id) => {
    const merged = mergeValue(find(base, id), find(mine, id), find(theirs, id), preference);
    return merged ? [merged] : [];
  });
}

function idsOf({ addresses }: CustomerFields): string[] {
  return addresses.map(({ id }) => id);
}
