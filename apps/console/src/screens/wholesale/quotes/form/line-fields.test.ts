import { expect, it } from 'vitest';
import {
  askedLines,
  isShort,
  type LineFields,
  lineFields,
  lineProblems,
  lineTotal,
  offeredLines,
} from './line-fields.ts';

const line = (fields: Partial<LineFields> = {}): LineFields => ({
  ...{ variant_id: 'a', title: 'Rice', variant_name: '', sku: '', list_price: null, named_price: null },
  available: null,
  ...{ quantity: '12', price: '8.50' },
  ...fields,
});

it('begins with what stands, beside what the other side has named', () => {
  const quoted = {
    ...{ variant_id: 'a', title: 'Rice', variant_name: '', sku: 'R', quantity: 12, list_price: 1000 },
    ...{ asked_price: 800, offered_price: 850, unit_price: 850 },
  };
  expect(lineFields([quoted], 'supplier', 'KES')).toMatchObject([
    { quantity: '12', price: '8.50', named_price: 800 },
  ]);
  expect(lineFields([quoted], 'buyer', 'KES')).toMatchObject([{ named_price: 850, list_price: 1000 }]);
});

it('is short of what is counted and asked for beyond the stock', () => {
  const short = (quantity: string, available: number | null) => isShort(line({ quantity, available }));
  expect([short('12', 11), short('12', 12), short('12', null), short('', 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('wants whole units, and a price unless it is a wish', () => {
  const wrong = (fields: Partial<LineFields>, isWish = false) =>
    Object.keys(lineProblems([line(fields)], 'KES', isWish).get('a') ?? {});
  expect(wrong({})).toEqual([]);
  expect(wrong({ quantity: '0' })).toEqual(['quantity']);
  expect(wrong({ quantity: '1.5', price: '' })).toEqual(['quantity', 'price']);
  expect(wrong({ price: '' }, true)).toEqual([]);
  expect(wrong({ price: '-1' }, true)).toEqual(['price']);
  expect(wrong({ price: '1.005' })).toEqual(['price']);
});

it('is sent in minor units, a wish only where there is one', () => {
  expect(offeredLines([line()], 'KES')).toEqual([{ variant_id: 'a', quantity: 12, unit_price: 850 }]);
  expect(askedLines([line(), line({ variant_id: 'b', price: '' })], 'KES')).toEqual([
    { variant_id: 'a', quantity: 12, unit_price: 850 },
    { variant_id: 'b', quantity: 12 },
  ]);
  expect([lineTotal(line(), 'KES'), lineTotal(line({ price: '' }), 'KES')]).toEqual([10_200, null]);
});
