import { describe, expect, it } from 'vitest';
import { addressLines } from '#parts/customers/address-lines.ts';
import { blankAddress, blankCustomer, changeBody, checkFields, draftBody } from './customer-fields.ts';

const asha = { ...blankCustomer, name: 'Asha' };

describe('A customer as it is typed', () => {
  it('is sent in minor units, trimmed, and without a limit by who sets none', () => {
    const typed = { ...asha, name: ' Asha ', creditLimit: '500.50', groupId: 'g' };
    expect(draftBody(typed, 'KES', true)).toMatchObject({
      name: 'Asha',
      credit_limit: 50_050,
      group_id: 'g',
    });
    expect(draftBody(typed, 'KES', false)).not.toHaveProperty('credit_limit');
    expect(draftBody({ ...typed, creditLimit: '500' }, 'RWF', true)).toMatchObject({ credit_limit: 500 });
    expect(draftBody(asha, 'KES', true)).toMatchObject({ credit_limit: null, group_id: null });
  });

  it('is saved with what differs and nothing else', () => {
    const typed = { ...asha, notes: 'Pays on Fridays', creditLimit: '0' };
    expect(changeBody(asha, typed, 'KES', { version: 3, setsCredit: true })).toEqual({
      version: 3,
      notes: 'Pays on Fridays',
      credit_limit: 0,
    });
    expect(changeBody(asha, { ...asha }, 'KES', { version: 3, setsCredit: true })).toEqual({ version: 3 });
  });

  it('is refused with sentences under the fields', () => {
    expect(checkFields(asha, 'KES')).toBeNull();
    expect(checkFields({ ...asha, name: '', creditLimit: '1.234' }, 'KES')).toEqual({
      name: 'Name is required!',
      creditLimit: 'Enter an amount such as 500.00',
    });
    expect(checkFields({ ...asha, creditLimit: '-5' }, 'RWF')).toEqual({
      creditLimit: 'Enter an amount of 0 or more, or leave empty for no limit',
    });
  });

  it('has addresses as they stand on a parcel', () => {
    const address = {
      ...blankAddress('1', 'KE'),
      line1: 'Moi Avenue 12',
      city: 'Nairobi',
      postal_code: '00100',
    };
    expect(addressLines(address, () => 'Kenya')).toEqual(['Moi Avenue 12', '00100 Nairobi', 'Kenya']);
  });
});
