import { describe, expect, it } from 'vitest';
import { differences, type ValueWords, valueText } from './audit-differences.ts';
import { documentNumber, fieldText } from './audit-labels.ts';

const words: ValueWords = {
  money: (minor) => `KES ${minor / 100}`,
  yesOrNo: (value) => (value ? 'Yes' : 'No'),
  list: (texts) => texts.join('; '),
  word: (field, value) => (field === 'payment_type' && value === 'pod' ? 'Pay on Delivery' : undefined),
};

describe('What differs between two states', () => {
  it('is named field by field, and what stayed is left out', () => {
    expect(
      differences({ title: 'Basin', brand: 'A', status: 'draft' }, { title: 'Bowl', brand: 'A' }),
    ).toEqual([
      { path: ['Title'], field: 'title', before: 'Basin', after: 'Bowl' },
      { path: ['Status'], field: 'status', before: 'draft', after: undefined },
    ]);
  });

  it('is found in lists by what tells their records apart, whatever their order', () => {
    const before = {
      variants: [
        { id: 'a', name: 'Red', price: 100 },
        { id: 'b', name: 'Blue', price: 200 },
      ],
    };
    const after = {
      variants: [
        { id: 'b', name: 'Blue', price: 250 },
        { id: 'a', name: 'Red', price: 100 },
      ],
    };
    expect(differences(before, after)).toEqual([
      { path: ['Variants', 'Blue', 'Price'], field: 'price', before: 200, after: 250 },
    ]);
  });

  it('is all of what is new or gone', () => {
    expect(differences(null, { tags: ['new', 'red'], costs: null })).toEqual([
      { path: ['Tags'], field: 'tags', before: undefined, after: ['new', 'red'] },
      { path: ['Costs'], field: 'costs', before: undefined, after: null },
    ]);
    expect(differences({ address: { city: 'Thika' } }, null)).toEqual([
      { path: ['Address', 'City'], field: 'city', before: 'Thika', after: undefined },
    ]);
    expect(differences(null, null)).toEqual([]);
  });

  it('reads no field that an object has from elsewhere', () => {
    expect(differences({}, { constructor: 'x' })).toMatchObject([{ before: undefined, after: 'x' }]);
  });

  it('is written as people read it', () => {
    expect(valueText('price', 12_300, words)).toBe('KES 123');
    expect(valueText('quantity', 3, words)).toBe('3');
    expect(valueText('active', false, words)).toBe('No');
    expect(valueText('tags', ['new', 'red'], words)).toBe('new; red');
    expect(valueText('note', '', words)).toBe('–');
    expect(valueText('payment_type', 'pod', words)).toBe('Pay on Delivery');
    expect(valueText('payment_type', 'constructor', words)).toBe('constructor');
    expect(valueText('category_id', '01900000-0000-7000-8000-0000000abcde', words)).toBe('…0abcde');
  });
});

describe('The words of the audit log', () => {
  it('name fields, and whatever has no words of its own', () => {
    expect(fieldText('credit_limit')).toBe('Credit limit');
    expect(fieldText('ponder_things')).toBe('Ponder things');
  });

  it('call documents by their numbers', () => {
    expect(documentNumber('order', 'T-1001')).toBe('T-1001');
    expect(documentNumber('transfer', '7')).toBe('TR-0007');
  });
});
