import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerLimits } from './customer-check.ts';
import {
  contestedFields,
  type MergedValues,
  mergedAddresses,
  mergedFields,
  mergedValues,
  missingFields,
} from './merge-customers.ts';

const asha: MergedValues = {
  name: 'Asha Mwangi',
  phone: '+254722000111',
  email: '',
  group_id: null,
  credit_limit: 0,
  notes: 'Pays on Fridays',
};
const again: MergedValues = {
  name: 'A. Mwangi',
  phone: '+254722000111',
  email: 'asha@example.com',
  group_id: 'schools',
  credit_limit: 5000,
  notes: '',
};

const word = fc.constantFrom('', 'a', 'b');
const values: fc.Arbitrary<MergedValues> = fc.record({
  name: fc.constantFrom('a', 'b'),
  phone: word,
  email: word,
  group_id: fc.constantFrom(null, 'a', 'b'),
  credit_limit: fc.constantFrom(null, 0, 1),
  notes: word,
});
const address = fc.record({
  id: fc.uuid(),
  label: word,
  line1: fc.constantFrom('Moi Avenue', 'Biashara Street', 'Uhuru Highway'),
  phone: word,
  country: fc.constantFrom('', 'KE'),
});
const addresses = fc.uniqueArray(address, { selector: ({ id }) => id, maxLength: customerLimits.addresses });
const placesOf = (list: readonly { line1: string; phone: string; country: string }[]) =>
  new Set(list.map(({ line1, phone, country }) => [line1, phone, country].join()));

describe('Two records of one customer', () => {
  it('ask only where both have something else; a credit limit of 0 is one', () => {
    expect(contestedFields(asha, again)).toEqual(['name', 'credit_limit']);
    expect(missingFields(asha, again)).toEqual(['email', 'group_id']);
    expect(mergedValues(asha, again, ['name', 'email'])).toEqual({
      ...asha,
      name: 'A. Mwangi',
      email: 'asha@example.com',
    });
  });

  it('have each field from one of the two, as chosen', () => {
    fc.assert(
      fc.property(values, values, fc.subarray([...mergedFields]), (kept, other, taken) => {
        const merged = mergedValues(kept, other, taken);
        for (const field of mergedFields) {
          expect(merged[field]).toBe((taken.includes(field) ? other : kept)[field]);
        }
      }),
    );
  });

  it('lose no value that nobody was asked about', () => {
    fc.assert(
      fc.property(values, values, (kept, other) => {
        const missing = missingFields(kept, other);
        const contested = contestedFields(kept, other);
        const merged = mergedValues(kept, other, missing);
        for (const field of mergedFields) {
          expect(merged[field]).toBe(missing.includes(field) ? other[field] : kept[field]);
          if (!contested.includes(field) && !missing.includes(field)) {
            expect([kept[field], '', null]).toContain(other[field]);
          }
        }
      }),
    );
  });

  it('keep the addresses of both, each once, unless there are too many', () => {
    fc.assert(
      fc.property(addresses, addresses, (kept, other) => {
        const merged = mergedAddresses(kept, other);
        const fresh = [...placesOf(other)].filter((place) => !placesOf(kept).has(place));
        const isTooMany = kept.length + fresh.length > customerLimits.addresses;
        expect(merged.ok).toBe(!isTooMany);
        if (!merged.ok) return;
        expect(merged.value.slice(0, kept.length)).toEqual(kept);
        expect(merged.value).toHaveLength(kept.length + fresh.length);
        expect(placesOf(merged.value)).toEqual(placesOf([...kept, ...other]));
      }),
    );
  });
});
