import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OfferedProduct } from '#api/wholesale/buying.ts';
import { makeCartStore } from '../cart/cart-store.ts';
import { AddActs } from './product-card.tsx';

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
  sku: 'BAS',
  breaks: [],
  variant_combinations: [],
  quantity: 40,
  minimum_quantity: 1,
  quantity_step: 1,
  case_quantity: 24,
};

const store = makeCartStore({
  keep: {
    items: { get: () => null, set: () => {} },
    changedAt: { get: () => null, set: () => {}, remove: () => {} },
  },
  makeId: () => 'item-1',
  now: () => '2026-03-01T10:00:00.000Z',
});

const buttonsOf = (product: OfferedProduct) =>
  renderToStaticMarkup(
    <AddActs {...{ product, store }} name={product.title} combination={null} isByAgent={false} />,
  ).match(/<button.*?<\/button>/g) ?? [];

describe('adding a product to the cart', () => {
  it('offers one, and a case', () => {
    const [add, addCase] = buttonsOf(basin);
    expect(add).toContain('Add Basin to the cart');
    expect(addCase).toContain('Add a case');
  });

  it('offers nothing of what is out of stock', () => {
    const buttons = buttonsOf({ ...basin, quantity: 0 });
    expect(buttons).toHaveLength(1);
    expect(buttons[0]).toMatch(/disabled="".*Out of stock/);
  });

  it('offers what nobody counts', () => {
    expect(buttonsOf({ ...basin, quantity: 0, inventory: { track_quantity: false } })).toHaveLength(2);
  });
});
