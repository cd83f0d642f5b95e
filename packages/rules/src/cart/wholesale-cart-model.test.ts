import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addToCart, combinationName } from './add-to-cart.ts';
import {
  decreaseItem,
  removeItem,
  setItemQuantity,
  type VariantCombination,
  type WholesaleCart,
  type WholesaleProduct,
} from './wholesale-cart.ts';
import { unitPrice, wholesaleTotals } from './wholesale-totals.ts';

/** A shop of four plain products and two with combinations, one of which is inactive and one counted. */
const plain = (id: string, price: number): WholesaleProduct => ({
  id,
  title: id,
  images: [],
  price,
  pricing: { on_sales: false, sales_price: 0, current_price: price },
  exempt_vat: id === 'bread',
  tax_percent: id === 'milk' ? '5' : null,
  inventory: { track_quantity: false },
  variant_id: id,
  breaks: id === 'rice' ? [{ minimum: 3, unit_price: price - 100 }] : [],
  variant_combinations: [],
});
const combination = (name: string, more: Partial<VariantCombination> = {}): VariantCombination => ({
  name,
  active: true,
  quantity: 4,
  track_quantity: true,
  on_sales: false,
  sales_price: 0,
  current_price: 700,
  variant_id: name,
  breaks: [{ minimum: 2, unit_price: 650 }],
  ...more,
});
const products: WholesaleProduct[] = [
  plain('rice', 5000),
  plain('bread', 333),
  plain('milk', 1999),
  plain('oil', 1),
  {
    ...plain('shirt', 700),
    variant_combinations: [
      combination('Red/L'),
      combination('Red/M', { active: false }),
      combination('Blue/L', { track_quantity: false, on_sales: true, sales_price: 610, breaks: [] }),
    ],
  },
  {
    ...plain('dress', 900),
    variant_combinations: [combination('Red/L', { quantity: 1, variant_id: 'dress' })],
  },
];
const choices = [
  ...products.map((product) => ({ product, variants: [] as string[] })),
  ...products.flatMap((product) =>
    [...product.variant_combinations.map(({ name }) => name), 'Green/S'].map((name) => ({
      product,
      variants: name.split('/'),
    })),
  ),
];

/** A cart as plainly as it can be thought: what is in it, by the name of what is sold. */
class Model {
  lines = new Map<
    string,
    { units: number; product: WholesaleProduct; chosen: VariantCombination | null; id: string }
  >();

  add({ product, variants }: (typeof choices)[number], id: string): string {
    const isPlain = product.variant_combinations.length === 0;
    const name = combinationName(variants);
    const chosen = isPlain ? null : (product.variant_combinations.find((one) => one.name === name) ?? null);
    if (!isPlain && !chosen) return 'combination_not_found';
    if (chosen && !chosen.active) return 'variant_unavailable';
    const key = isPlain ? product.id : `${product.id}: ${name}`;
    const there = this.lines.get(key);
    if (chosen?.track_quantity && (there?.units ?? 0) + 1 > chosen.quantity) return 'quantity_unavailable';
    if (there) there.units += 1;
    else this.lines.set(key, { units: 1, product, chosen, id });
    return 'added';
  }

  /** The name of the line with this cart id. */
  nameOf(id: string): string {
    return [...this.lines].find(([, line]) => line.id === id)?.[0] ?? '';
  }

  totals(percent: number) {
    let subtotal = 0;
    const taxed = new Map<string, number>();
    for (const { units, product, chosen } of this.lines.values()) {
      const prices = chosen ?? product.pricing;
      const listed = prices.on_sales ? prices.sales_price : prices.current_price;
      const reached = (chosen ?? product).breaks.filter(({ minimum }) => minimum <= units).at(-1);
      const worth = units * (reached?.unit_price ?? listed);
      subtotal += worth;
      const rate = product.tax_percent ?? String(percent);
      if (!product.exempt_vat) taxed.set(rate, (taxed.get(rate) ?? 0) + worth);
    }
    const vat = [...taxed].reduce((sum, [rate, worth]) => sum + Math.round((worth * Number(rate)) / 100), 0);
    return { subtotal, vat, total: subtotal + vat };
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), choice: fc.nat({ max: choices.length - 1 }) }),
  fc.record({ kind: fc.constantFrom('decrease' as const, 'remove' as const), line: fc.nat({ max: 9 }) }),
  fc.record({
    kind: fc.constant('set' as const),
    line: fc.nat({ max: 9 }),
    units: fc.integer({ min: 1, max: 3 }),
  }),
);

it('is what a plain model of SPEC 4 and 5 is, over 2,000 seeded runs', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let cart: WholesaleCart = [];
      const model = new Model();
      for (const [index, move] of steps.entries()) {
        const line = 'line' in move ? cart[move.line % Math.max(1, cart.length)] : undefined;
        const id = line?.cart_item_id ?? '';
        const there = model.lines.get(model.nameOf(id));
        if (move.kind === 'add') {
          const choice = choices[move.choice] as (typeof choices)[number];
          const added = addToCart(cart, { ...choice, cartItemId: `c${index}` });
          expect(added.ok ? 'added' : added.reason).toBe(model.add(choice, `c${index}`));
          if (added.ok) cart = added.cart;
        }
        if (move.kind === 'decrease') {
          cart = decreaseItem(cart, id);
          if (there && there.units > 1) there.units -= 1;
        }
        if (move.kind === 'set') {
          cart = setItemQuantity(cart, id, move.units);
          if (there) there.units = move.units;
        }
        if (move.kind === 'remove') {
          cart = removeItem(cart, id);
          model.lines.delete(model.nameOf(id));
        }
        const shown = cart.map(({ cart_item_id, quantity }) => `${cart_item_id} x ${quantity}`);
        expect(shown).toEqual([...model.lines.values()].map((one) => `${one.id} x ${one.units}`));
      }
      const sum = cart.reduce((all, item) => all + item.quantity * unitPrice(item), 0);
      const totals = wholesaleTotals(cart, { apply_vat: true, vat_percent: 20 });
      expect(totals).toEqual(model.totals(20));
      expect(totals.subtotal).toBe(sum);
    }),
    { numRuns: 2000, seed: 20 },
  );
}, 30_000);
