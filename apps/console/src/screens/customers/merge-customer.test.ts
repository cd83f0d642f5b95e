import { describe, expect, it } from 'vitest';
import { blankAddress, blankCustomer, type CustomerFields } from './customer-fields.ts';
import { customerDifferences, mergeCustomer } from './merge-customer.ts';

const shop = { ...blankAddress('1', 'KE'), line1: 'Moi Avenue 12' };
const home = { ...blankAddress('2', 'KE'), line1: 'Ngong Road 3' };
const kiosk = { ...blankAddress('3', 'KE'), line1: 'Kiosk' };
const base: CustomerFields = { ...blankCustomer, name: 'Asha', notes: 'Old', addresses: [shop, home] };

const words = { group: (id: string) => id, address: ({ line1 }: { line1: string }) => line1 };

describe('Two people on one customer', () => {
  it('both stay where they changed different things', () => {
    const mine = { ...base, notes: 'Mine', addresses: [shop, home, kiosk] };
    const theirs = { ...base, phone: '+254722', addresses: [{ ...shop, line1: 'Moi Avenue 14' }, home] };
    expect(mergeCustomer(base, mine, theirs, 'mine')).toEqual({
      ...base,
      notes: 'Mine',
      phone: '+254722',
      addresses: [{ ...shop, line1: 'Moi Avenue 14' }, home, kiosk],
    });
    const found = customerDifferences(base, mine, theirs, words);
    expect(found.map(({ what, mine: own }) => [what, own])).toEqual([
      ['Phone', undefined],
      ['Address', undefined],
    ]);
  });

  it('are asked where both changed the same', () => {
    const mine = { ...base, notes: 'Mine', addresses: [{ ...shop, line1: 'Here' }, home] };
    const theirs = { ...base, notes: 'Theirs', addresses: [{ ...shop, line1: 'There' }, home] };
    expect(customerDifferences(base, mine, theirs, words)).toEqual([
      { key: 'notes', what: 'Notes', before: 'Old', theirs: 'Theirs', mine: 'Mine' },
      { key: '1', what: 'Address', before: 'Moi Avenue 12', theirs: 'There', mine: 'Here' },
    ]);
    expect(mergeCustomer(base, mine, theirs, 'mine')).toEqual(mine);
    expect(mergeCustomer(base, mine, theirs, 'theirs')).toEqual(theirs);
  });

  it('keep an address that one of them took out gone, unless the other one changed it and is preferred', () => {
    const mine = { ...base, addresses: [home] };
    const theirs = { ...base, addresses: [{ ...shop, line1: 'There' }, home] };
    expect(mergeCustomer(base, mine, base, 'mine').addresses).toEqual([home]);
    expect(mergeCustomer(base, base, mine, 'mine').addresses).toEqual([home]);
    expect(mergeCustomer(base, mine, theirs, 'mine').addresses).toEqual([home]);
    expect(mergeCustomer(base, mine, theirs, 'theirs').addresses).toContainEqual({ ...shop, line1: 'There' });
  });

  it('put the addresses into the order of who changed it', () => {
    const turned = { ...base, addresses: [home, shop] };
    expect(mergeCustomer(base, turned, base, 'mine').addresses).toEqual([home, shop]);
    expect(mergeCustomer(base, base, turned, 'mine').addresses).toEqual([home, shop]);
  });
});
