import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress, checkCustomer, checkCustomerGroup, customerLimits } from './customer-check.ts';

const fine = { name: 'Asha Mwangi', email: '', phone: '', notes: '', credit_limit: null, addresses: [] };
const address = { line1: 'Moi Avenue 12', phone: '', country: '' };

const fieldsOf = (change: object) => {
  const check = checkCustomer({ ...fine, ...change });
  return check.ok ? {} : check.fields;
};

describe('a customer', () => {
  it('needs a name, and nothing else', () => {
    expect(checkCustomer(fine)).toEqual({ ok: true });
    expect(checkCustomer({ ...fine, name: '  ' })).toEqual({
      ok: false,
      first: { reason: 'name_required' },
      fields: { name: { reason: 'name_required' } },
    });
    expect(fieldsOf({ name: 'a'.repeat(120) })).toEqual({});
    expect(fieldsOf({ name: 'a'.repeat(121) })).toEqual({ name: { reason: 'name_too_long', max: 120 } });
  });

  it('has an e-mail address and a phone number that can be', () => {
    expect(fieldsOf({ email: ' asha@example.com ', phone: '+254722000111' })).toEqual({});
    expect(fieldsOf({ email: 'asha', phone: '0722' })).toEqual({
      email: { reason: 'email_invalid' },
      phone: { reason: 'phone_invalid' },
    });
  });

  it('has a credit limit in whole minor units, or none', () => {
    for (const credit_limit of [null, 0, 1, customerLimits.maxCredit])
      expect(fieldsOf({ credit_limit })).toEqual({});
    for (const credit_limit of [-1, 1.5, Number.NaN])
      expect(fieldsOf({ credit_limit })).toEqual({
        credit_limit: { reason: 'credit_limit_invalid' },
      });
    expect(fieldsOf({ credit_limit: customerLimits.maxCredit + 1 })).toEqual({
      credit_limit: { reason: 'credit_limit_too_large' },
    });
  });

  it('has addresses of which each says where it is; a problem names its place in the list', () => {
    expect(fieldsOf({ addresses: [address, { ...address, country: 'KE', phone: '+254722000111' }] })).toEqual(
      {},
    );
    expect(fieldsOf({ addresses: [address, { line1: ' ', phone: '12', country: 'Kenya' }] })).toEqual({
      'addresses.1.line1': { reason: 'street_required' },
      'addresses.1.phone': { reason: 'phone_invalid' },
      'addresses.1.country': { reason: 'country_invalid' },
    });
    expect(fieldsOf({ addresses: Array(21).fill(address) })).toEqual({
      addresses: { reason: 'addresses_too_many', max: 20 },
    });
  });

  it('has an address that is checked by itself where it is typed', () => {
    expect(checkAddress(address)).toEqual({ ok: true });
    expect(checkAddress({ ...address, line1: '' })).toMatchObject({
      fields: { line1: { reason: 'street_required' } },
    });
  });

  it('has notes of at most 2,000 characters', () => {
    expect(fieldsOf({ notes: 'a'.repeat(2001) })).toEqual({
      notes: { reason: 'notes_too_long', max: 2000 },
    });
  });

  it('has a first problem among the problems of its fields, whatever was typed', () => {
    const draft = fc.record({
      name: fc.string(),
      email: fc.string(),
      phone: fc.string(),
      notes: fc.string(),
      credit_limit: fc.option(fc.double()),
      addresses: fc.array(fc.record({ line1: fc.string(), phone: fc.string(), country: fc.string() })),
    });
    fc.assert(
      fc.property(draft, (typed) => {
        const check = checkCustomer(typed);
        if (!check.ok) expect(Object.values(check.fields)).toContain(check.first);
      }),
    );
  });
});

describe('a group of customers', () => {
  it('has a name of at most 60 characters', () => {
    expect(checkCustomerGroup({ name: 'Schools' })).toEqual({ ok: true });
    expect(checkCustomerGroup({ name: ' ' })).toMatchObject({
      fields: { name: { reason: 'name_required' } },
    });
    expect(checkCustomerGroup({ name: 'a'.repeat(61) })).toMatchObject({
      fields: { name: { reason: 'name_too_long', max: 60 } },
    });
  });
});
