import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BulkEdit, type EditableProduct, editedProduct } from './bulk-edit.ts';
import { productDifference, withoutChange } from './bulk-edit-undo.ts';

type Edit = Exclude<BulkEdit, { kind: 'delete' }>;

const tag = fc.constantFrom('home', 'new', 'plastic', 'sale');
const tags = fc.uniqueArray(tag).map((words) => words.sort());
const price = fc.integer({ min: 1, max: 100_000 });
const variant = fc
  .record({ id: fc.constantFrom('a', 'b', 'c'), price, cost: fc.option(price), isOnSale: fc.boolean() })
  .map(({ isOnSale, ...rest }) => ({
    ...rest,
    sales_price: isOnSale ? Math.floor(rest.price / 2) : null,
    on_sales: isOnSale,
  }));
const status = fc.constantFrom('draft', 'active', 'archived');
const product: fc.Arbitrary<EditableProduct> = fc.record({
  status,
  brand: fc.constantFrom('', 'Kenpoly', 'Sanyo'),
  category_id: fc.option(fc.constantFrom('food', 'home')),
  exempt_vat: fc.boolean(),
  tags,
  variants: fc.uniqueArray(variant, { minLength: 1, selector: ({ id }) => id }),
});
const percent = fc.nat(100).map(String);
const change = fc.record({
  kind: fc.constantFrom('raise', 'lower'),
  percent,
  round_to: fc.constantFrom(1, 100),
});
const edit = fc.oneof<fc.Arbitrary<Edit>[]>(
  fc.record({ kind: fc.constant('status'), status }),
  fc.record({ kind: fc.constantFrom('add_tags', 'remove_tags'), tags }),
  fc.record({ kind: fc.constant('brand'), brand: fc.constantFrom('', 'Sanyo') }),
  fc.record({ kind: fc.constant('vat'), exempt_vat: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('price', 'cost'), change }),
  fc.record({ kind: fc.constant('start_sale'), change }),
  fc.record({ kind: fc.constant('end_sale') }),
);

describe('taking a change of many products back', () => {
  it('leaves every product as it was, whatever the change', () => {
    fc.assert(
      fc.property(product, edit, (before, done) => {
        const after = editedProduct(before, done);
        if (!after.ok) return;
        const difference = productDifference(before, after.value);
        if (difference === null) expect(after.value).toEqual(before);
        else
          expect(withoutChange(after.value, difference)).toEqual({ product: before, keptSomething: false });
      }),
    );
  });

  it('survives being written down', () => {
    fc.assert(
      fc.property(product, edit, (before, done) => {
        const after = editedProduct(before, done);
        if (!after.ok) return;
        const difference = productDifference(before, after.value);
        expect(JSON.parse(JSON.stringify(difference))).toEqual(difference);
      }),
    );
  });

  const basin: EditableProduct = {
    status: 'draft',
    brand: '',
    category_id: null,
    exempt_vat: false,
    tags: [],
    variants: [
      { id: 'a', price: 1000, sales_price: null, on_sales: false, cost: null },
      { id: 'b', price: 2000, sales_price: null, on_sales: false, cost: null },
    ],
  };

  function changed(done: Edit) {
    const after = editedProduct(basin, done);
    if (!after.ok) throw new Error(after.reason);
    const difference = productDifference(basin, after.value);
    if (!difference) throw new Error('nothing changed');
    return { after: after.value, difference };
  }

  it('keeps the price that somebody has set since, and takes the others back', () => {
    const { after, difference } = changed({
      kind: 'price',
      change: { kind: 'raise', percent: '10', round_to: 1 },
    });
    const [first, second] = after.variants;
    if (!first || !second) throw new Error('two variants');
    const since = { ...after, variants: [{ ...first, price: 1234 }, second] };
    expect(withoutChange(since, difference)).toMatchObject({
      product: { variants: [{ price: 1234 }, { price: 2000 }] },
      keptSomething: true,
    });
  });

  it('keeps what belongs to a sale that somebody has started since', () => {
    const { after, difference } = changed({
      kind: 'price',
      change: { kind: 'raise', percent: '100', round_to: 1 },
    });
    const since = {
      ...after,
      variants: after.variants.map((one) => ({ ...one, sales_price: one.price - 1, on_sales: true })),
    };
    expect(withoutChange(since, difference)).toEqual({ product: since, keptSomething: true });
  });

  it('takes added tags away beside those that came since', () => {
    const { after, difference } = changed({ kind: 'add_tags', tags: ['new'] });
    expect(withoutChange({ ...after, tags: ['new', 'zebra'] }, difference)).toMatchObject({
      product: { tags: ['zebra'] },
      keptSomething: false,
    });
  });
});
