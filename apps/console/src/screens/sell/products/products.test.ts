import { newSale, withItem } from '@sokoni/rules/point-of-sale/open-sale';
import { describe, expect, it } from 'vitest';
import type { TillProduct, TillVariant } from '#offline/till-types.ts';
import { customItem, soldItem, stockProblem, unitsOf } from './sold-item.ts';
import { chosenVariant, leadsToVariant } from './variant-choice.ts';

function variant(id: string, entries: string[], fields: Partial<TillVariant> = {}): TillVariant {
  return {
    ...{ id, name: entries.join('/'), entries, active: true, sku: id, barcode: null, price: 500 },
    ...{ sales_price: null, on_sales: false, track_quantity: true, available: 2 },
    ...fields,
  };
}
const shirt: TillProduct = {
  ...{ id: 'shirt', title: 'Shirt', brand: '', category_id: 'c', image: null, exempt_vat: false },
  tax_percent: null,
  options: [
    { name: 'Colour', entries: ['Red', 'Blue'] },
    { name: 'Size', entries: ['S', 'M'] },
  ],
  variants: [
    variant('red-s', ['Red', 'S']),
    variant('red-m', ['Red', 'M'], { active: false }),
    variant('blue-m', ['Blue', 'M'], { on_sales: true, sales_price: 400 }),
  ],
};
const [redS, , blueM] = shirt.variants as [TillVariant, TillVariant, TillVariant];

describe('What is rung', () => {
  it('costs its sales price while it is on sale', () => {
    expect(soldItem(shirt, redS)).toMatchObject({ listed_price: 500, variant_name: 'Red/S' });
    expect(soldItem(shirt, blueM).listed_price).toBe(400);
    expect(customItem('Gift wrap')).toMatchObject({
      title: 'Gift wrap',
      variant_id: null,
      listed_price: null,
    });
  });

  it('SPEC 5: is refused inactive, and asked for once beyond the stock', () => {
    expect(stockProblem({ ...redS, active: false }, 0, 1)).toBe('inactive');
    expect(stockProblem(redS, 0, 2)).toBeNull();
    expect(stockProblem(redS, 2, 1)).toBe('not_enough');
    expect(stockProblem(redS, 3, 1)).toBeNull();
    expect(stockProblem({ ...redS, track_quantity: false, available: null }, 9, 1)).toBeNull();
  });

  it('is counted on all its lines', () => {
    const item = soldItem(shirt, redS);
    const sale = withItem(withItem(newSale('a'), item, '1', 2), { ...item, listed_price: 450 }, '2');
    expect(unitsOf(sale, 'red-s')).toBe(3);
    expect(unitsOf(sale, 'blue-m')).toBe(0);
  });
});

describe('The choice of a variant', () => {
  it('is made when every option is chosen', () => {
    expect(chosenVariant(shirt, ['Red', null])).toBeUndefined();
    expect(chosenVariant(shirt, ['Red', 'S'])).toBe(redS);
    expect(chosenVariant(shirt, ['Blue', 'S'])).toBeUndefined();
  });

  it('shows which entries lead somewhere', () => {
    expect(leadsToVariant(shirt, [null, null], 0, 'Red')).toBe(true);
    expect(leadsToVariant(shirt, ['Red', null], 1, 'M')).toBe(false);
    expect(leadsToVariant(shirt, [null, 'M'], 0, 'Blue')).toBe(true);
  });
});
