import { describe, expect, it } from 'vitest';
import { cartFigures } from './cart-figures.ts';
import { itemOf, type OfferedProduct } from './cart-line.ts';

const terms = {
  payment_terms: 'on_delivery',
  deposit_percent: null,
  minimum: null,
  is_first_order: false,
  apply_vat: false,
  vat_percent: '0',
  tax_exempt: false,
  credit_limit: null,
  outstanding: 0,
} as const;

const basin: OfferedProduct = {
  id: 'basin',
  title: 'Basin',
  images: [],
  price: 1000,
  pricing: { on_sales: false, sales_price: 0, current_price: 1000 },
  exempt_vat: false,
  tax_percent: null,
  inventory: { track_quantity: true },
  variant_id: 'basin-1',
  breaks: [],
  variant_combinations: [],
  quantity: 40,
  minimum_quantity: 12,
  quantity_step: 6,
};

const figuresOf = (product: OfferedProduct, quantity: number, gone: readonly string[] = []) => {
  const item = itemOf(product, { variant_id: product.variant_id, quantity }, 'item-1');
  const items = item ? [item] : [];
  return cartFigures({ items, products: new Map([[product.id, product]]), gone: new Set(gone) }, terms);
};

describe('what stands against ordering a cart', () => {
  it('tells lines that another quantity puts right from those that cannot be ordered at all', () => {
    expect(figuresOf(basin, 12)).toMatchObject({ problems: 0, unorderable: 0, canOrder: true });
    expect(figuresOf(basin, 13)).toMatchObject({ problems: 1, unorderable: 0, canOrder: false });
    expect(figuresOf({ ...basin, quantity: 0 }, 12)).toMatchObject({
      problems: 1,
      unorderable: 1,
      canOrder: false,
    });
    expect(figuresOf(basin, 12, ['basin-1'])).toMatchObject({ problems: 1, unorderable: 1 });
  });
});
