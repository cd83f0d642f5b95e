import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from '#money/money.ts';
import { addToCart, combinationName } from './add-to-cart.ts';
import {
  decreaseItem,
  removeItem,
  setItemQuantity,
  type VariantCombination,
  type WholesaleCart,
  type WholesaleCartItem,
  type WholesaleProduct,
  wholesaleCartKey,
} from './wholesale-cart.ts';
import { unitPrice, wholesaleTotals } from './wholesale-totals.ts';

const plain: WholesaleProduct = {
  id: 'rice',
  title: 'Rice, 25 kg',
  images: ['rice.webp'],
  price: 5000,
  pricing: { on_sales: false, sales_price: 4000, current_price: 5000 },
  exempt_vat: false,
  tax_percent: null,
  inventory: { track_quantity: true },
  variant_id: 'rice-25',
  breaks: [],
  variant_combinations: [],
};

const red: VariantCombination = {
  name: 'Red/L',
  active: true,
  quantity: 2,
  track_quantity: true,
  on_sales: true,
  sales_price: 900,
  current_price: 1000,
  variant_id: 'shirt-red-l',
  breaks: [],
};

const shirt: WholesaleProduct = {
  ...plain,
  id: 'shirt',
  variant_combinations: [
    red,
    { ...red, name: 'Blue/L', active: false },
    { ...red, name: 'Red/M', quantity: 9 },
  ],
};

function add(cart: WholesaleCart, product: WholesaleProduct, variants: string[] = [], cartItemId = 'c1') {
  const added = addToCart(cart, { product, variants, cartItemId });
  if (!added.ok) throw new Error(added.reason);
  return added.cart;
}

describe('SPEC 4: Wholesale cart, adding', () => {
  it('starts a new item at quantity 1, with the fields of SPEC 3', () => {
    expect(add([], shirt, ['Red', 'L'])).toEqual([
      {
        id: 'shirt',
        cart_item_id: 'c1',
        title: shirt.title,
        images: shirt.images,
        price: 5000,
        pricing: shirt.pricing,
        exempt_vat: false,
        tax_percent: null,
        variant_id: 'shirt-red-l',
        breaks: [],
        quantity: 1,
        variants: ['Red', 'L'],
        combination: red,
        track_quantity: true,
      },
    ]);
    expect(combinationName(['Red', 'L'])).toBe('Red/L');
  });

  it('adds one to a plain product that is there', () => {
    const cart = add(add([], plain), plain, [], 'c2');
    expect(cart.map(({ cart_item_id, quantity }) => [cart_item_id, quantity])).toEqual([['c1', 2]]);
  });

  it('keeps two products apart, plain ones and ones with equally named combinations', () => {
    const beans = { ...plain, id: 'beans' };
    const dress = { ...shirt, id: 'dress' };
    const cart = add(add(add([], plain, [], 'a'), beans, [], 'b'), shirt, ['Red', 'L'], 'c');
    expect(add(cart, dress, ['Red', 'L'], 'd').map(({ id, quantity }) => `${id} ${quantity}`)).toEqual([
      'rice 1',
      'beans 1',
      'shirt 1',
      'dress 1',
    ]);
  });

  it('adds one to the same combination and keeps another apart', () => {
    const cart = add(
      add(add([], shirt, ['Red', 'L'], 'a'), shirt, ['Red', 'M'], 'b'),
      shirt,
      ['Red', 'L'],
      'c',
    );
    expect(cart.map(({ cart_item_id, quantity }) => [cart_item_id, quantity])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('leaves the cart that it was given as it was', () => {
    const before = add([], plain);
    const copy = structuredClone(before);
    add(before, plain);
    expect(before).toEqual(copy);
  });
});

describe('SPEC 5: Add to cart with variants', () => {
  it('does nothing and says nothing when the combination is not found', () => {
    expect(addToCart([], { product: shirt, variants: ['Green', 'L'], cartItemId: 'c' })).toEqual({
      ok: false,
      reason: 'combination_not_found',
    });
  });

  it('refuses an inactive combination', () => {
    expect(addToCart([], { product: shirt, variants: ['Blue', 'L'], cartItemId: 'c' })).toEqual({
      ok: false,
      reason: 'variant_unavailable',
    });
  });

  it('refuses more than there is of a counted combination', () => {
    const two = add(add([], shirt, ['Red', 'L']), shirt, ['Red', 'L']);
    expect(addToCart(two, { product: shirt, variants: ['Red', 'L'], cartItemId: 'c' })).toEqual({
      ok: false,
      reason: 'quantity_unavailable',
    });
  });

  it('counts nothing where quantity is not tracked', () => {
    const loose = { ...shirt, variant_combinations: [{ ...red, track_quantity: false, quantity: 0 }] };
    expect(add([], loose, ['Red', 'L'])).toHaveLength(1);
  });
});

describe('SPEC 4: Wholesale cart, taking out', () => {
  const cart = add(add(add([], plain, [], 'a'), plain), shirt, ['Red', 'L'], 'b');

  it('decreases by one, and does nothing at quantity 1', () => {
    const once = decreaseItem(cart, 'a');
    expect(once.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(decreaseItem(once, 'a')).toEqual(once);
    expect(decreaseItem(cart, 'unknown')).toEqual(cart);
  });

  it('takes an item at another quantity, never below 1', () => {
    expect(setItemQuantity(cart, 'a', 240).map(({ quantity }) => quantity)).toEqual([240, 1]);
    expect(setItemQuantity(cart, 'a', 0).map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it('removes an item by its cart id', () => {
    expect(removeItem(cart, 'a').map(({ cart_item_id }) => cart_item_id)).toEqual(['b']);
    expect(removeItem(cart, 'rice')).toEqual(cart);
  });

  it('is kept under a key of a B2B prefix, the supplier and cart', () => {
    expect(wholesaleCartKey('s-42')).toBe('b2b_s-42_cart');
  });
});

describe('SPEC 4: Wholesale cart, totals', () => {
  const item = (price: number, quantity: number, exempt_vat = false): WholesaleCartItem => ({
    id: `p${price}`,
    cart_item_id: `c${price}`,
    title: 'Goods',
    images: [],
    price,
    pricing: { on_sales: false, sales_price: 0, current_price: price },
    exempt_vat,
    tax_percent: null,
    variant_id: `v${price}`,
    breaks: [],
    quantity,
    variants: [],
    combination: null,
    track_quantity: false,
  });

  it('takes the price of the combination, on sale or not', () => {
    const one = { breaks: [], quantity: 1, combination: null, pricing: plain.pricing };
    expect(unitPrice(one)).toBe(5000);
    expect(unitPrice({ ...one, pricing: { ...plain.pricing, on_sales: true } })).toBe(4000);
    expect(unitPrice({ ...one, combination: red })).toBe(900);
    expect(unitPrice({ ...one, combination: { ...red, on_sales: false } })).toBe(1000);
  });

  it('takes the volume price that the quantity of the line reaches', () => {
    const breaks = [
      { minimum: 12, unit_price: 4500 },
      { minimum: 144, unit_price: 3900 },
    ];
    const price = (quantity: number) =>
      unitPrice({ breaks, quantity, combination: null, pricing: plain.pricing });
    expect([1, 11, 12, 143, 144, 5000].map(price)).toEqual([5000, 5000, 4500, 4500, 3900, 3900]);
  });

  it('taxes a line at its own rate', () => {
    const cart = [item(10_000, 1), { ...item(10_000, 1), cart_item_id: 'reduced', tax_percent: '5' }];
    expect(wholesaleTotals(cart, { apply_vat: true, vat_percent: 20 }).vat).toBe(2500);
  });

  it('adds VAT on the lines that are not exempt, once on their sum, rounded half up', () => {
    const cart = [item(333, 1), item(334, 2), item(10_000, 1, true)];
    expect(wholesaleTotals(cart, { apply_vat: true, vat_percent: '7.5' })).toEqual({
      subtotal: 11_001,
      vat: 75,
      total: 11_076,
    });
    // Line by line each would round down to nothing.
    const cents = [
      item(1, 1),
      { ...item(1, 1), cart_item_id: 'other' },
      { ...item(1, 1), cart_item_id: 'third' },
    ];
    expect(wholesaleTotals(cents, { apply_vat: true, vat_percent: 30 }).vat).toBe(1);
  });

  it('adds none when the supplier does not apply it', () => {
    expect(wholesaleTotals([item(1000, 2)], { apply_vat: false, vat_percent: 20 })).toEqual({
      subtotal: 2000,
      vat: 0,
      total: 2000,
    });
    expect(wholesaleTotals([], { apply_vat: true, vat_percent: 20 })).toEqual({
      subtotal: 0,
      vat: 0,
      total: 0,
    });
  });

  it('is the sum of its lines, whatever the cart', () => {
    const line = fc.record({
      price: fc.nat({ max: 10_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      exempt: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.nat({ max: 100_000 }), (lines, thousandths) => {
        const percent = thousandths / 1000;
        const cart = lines.map(({ price, quantity, exempt }) => item(price, quantity, exempt));
        const sum = (some: typeof lines) =>
          some.reduce((all, { price, quantity }) => all + price * quantity, 0);
        const totals = wholesaleTotals(cart, { apply_vat: true, vat_percent: percent });
        expect(totals.subtotal).toBe(sum(lines));
        expect(totals.vat).toBe(percentOf(sum(lines.filter(({ exempt }) => !exempt)), percent));
        expect(totals.total).toBe(totals.subtotal + totals.vat);
      }),
    );
  });

  it('never holds more of a counted combination than there is, however often one is added', () => {
    const step = fc.constantFrom('add', 'decrease', 'remove');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let cart: WholesaleCart = [];
        for (const action of steps) {
          if (action === 'decrease') cart = decreaseItem(cart, 'c');
          if (action === 'remove') cart = removeItem(cart, 'c');
          const added = addToCart(cart, { product: shirt, variants: ['Red', 'L'], cartItemId: 'c' });
          if (action === 'add' && added.ok) cart = added.cart;
          expect(cart.length).toBeLessThanOrEqual(1);
          for (const { quantity } of cart) expect(quantity >= 1 && quantity <= red.quantity).toBe(true);
        }
      }),
    );
  });
});
