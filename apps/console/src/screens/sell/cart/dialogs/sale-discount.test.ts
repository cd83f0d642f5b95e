import { newSale } from '@sokoni/rules/point-of-sale/open-sale';
import { describe, expect, it } from 'vitest';
import { readCode, readDiscount } from './sale-discount.ts';

const line = {
  ...{ id: 'line', product_id: null, variant_id: null, category_id: null, title: 'Repair', variant_name: '' },
  ...{ sku: '', image: null, quantity: 2, unit_price: 5000, listed_price: null, discount: 1000 },
  ...{ exempt_vat: false, tax_percent: null, note: '' },
};
const sale = { ...newSale('sale'), lines: [line] };
const read = (kind: 'amount' | 'percent', text: string) => readDiscount(kind, text, sale, 'KES');

describe('A discount on the whole sale', () => {
  it('takes off no more than its lines cost', () => {
    expect(read('amount', '90')).toEqual({ discount: { kind: 'amount', amount: 9000 } });
    expect(read('amount', '90.01')).toEqual({ problem: 'The discount can’t be more than the sale total' });
    expect(read('percent', '100')).toEqual({ discount: { kind: 'percent', percent: '100' } });
    expect(read('percent', '101')).toEqual({ problem: 'Enter a percentage from 0 to 100' });
  });

  it('is none where nothing is typed, and refused where it is no figure', () => {
    expect(read('amount', ' ')).toEqual({ discount: null });
    expect(read('percent', '0')).toEqual({ discount: null });
    expect(read('amount', 'x')).toEqual({ problem: 'Enter an amount' });
  });
});

describe('A discount code', () => {
  const discounts = [{ code: null }, { code: 'WELCOME10' }];

  it('is one that the store has', () => {
    expect(readCode(' welcome10 ', discounts)).toEqual({ code: 'WELCOME10' });
    expect(readCode('welcom10', discounts)).toEqual({ problem: 'No discount with code “WELCOM10”' });
  });

  it('is none where nothing is typed', () => expect(readCode(' ', discounts)).toEqual({ code: '' }));
});
