import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals } from '#cart/cart-totals.ts';
import type { OfferedDiscount } from '#discounts/discount-offer.ts';
import {
  exchangeSums,
  newSale,
  type OpenSale,
  type SoldItem,
  saleFigures,
  takenUp,
  withItem,
  withLine,
  withoutLine,
} from './open-sale.ts';

const mug: SoldItem = {
  ...{ product_id: 'mug', variant_id: 'mug-1', category_id: null, title: 'Mug', variant_name: '', sku: 'M1' },
  ...{ image: null, listed_price: 500, exempt_vat: false, tax_percent: null },
};
const vat = { apply_vat: true, vat_percent: '7.5', prices_include_vat: false };
const terms = { vat, discounts: [] as OfferedDiscount[], categories: [], at: '2026-11-25T10:00:00.000Z' };
const tenPercent: OfferedDiscount = {
  ...{ title: 'Ten off', code: null, kind: 'percent', percent: 10, amount: null, applies_to: 'order' },
  ...{ buy_quantity: null, get_quantity: null, most_times: null, product_ids: [], category_ids: [] },
  ...{
    minimum_spend: null,
    minimum_quantity: null,
    channels: ['in_person'],
    starts_at: '2026-01-01T00:00:00.000Z',
  },
  ...{ ends_at: null, use_limit: null, customer_limit: null, active: true, uses: 0, customer_uses: 0 },
};

function twoMugs(): OpenSale {
  return withItem(withItem(newSale('sale'), mug, 'a'), mug, 'b');
}

describe('A sale that is being rung', () => {
  it('has one line for what is rung twice', () => {
    expect(twoMugs().lines).toMatchObject([{ id: 'a', quantity: 2, unit_price: 500 }]);
  });

  it('has a line of its own for what is sold at another price, or listed at another by now', () => {
    const cheaper = withLine(twoMugs(), 'a', { unit_price: 400 });
    expect(withItem(cheaper, mug, 'b').lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(withItem(twoMugs(), { ...mug, listed_price: 600 }, 'b').lines).toHaveLength(2);
    const custom = { ...mug, product_id: null, variant_id: null };
    expect(withItem(withItem(newSale('s'), custom, 'a'), custom, 'b').lines).toHaveLength(2);
  });

  it('has one line for packages of the same weight, and lines of their own for others', () => {
    const packed = (grams: number | null) => ({ ...mug, weighed: { grams } });
    const sale = withItem(withItem(twoMugs(), packed(750), 'b'), packed(750), 'c');
    expect(sale.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 2],
      ['b', 2],
    ]);
    expect(withItem(sale, packed(751), 'd').lines).toHaveLength(3);
    expect(withItem(sale, packed(null), 'd').lines).toHaveLength(3);
    expect(withItem(sale, mug, 'd').lines).toHaveLength(2);
  });

  it('takes no more off a line than it costs, and drops one without a unit', () => {
    const off = withLine(twoMugs(), 'a', { discount: 900 });
    expect(withLine(off, 'a', { quantity: 1 }).lines[0]).toMatchObject({ quantity: 1, discount: 500 });
    expect(withLine(twoMugs(), 'a', { quantity: 0 }).lines).toEqual([]);
    expect(withoutLine(twoMugs(), 'a').lines).toEqual([]);
  });
});

describe('A percentage off a line', () => {
  const tenOff = withLine(withItem(newSale('s'), mug, 'a', 4), 'a', {
    discount: 200,
    discount_percent: '10',
  });

  it('stays one, however many units there are and whatever one costs', () => {
    expect(tenOff.lines[0]?.discount).toBe(200);
    const one = withLine(tenOff, 'a', { quantity: 1 });
    expect(one.lines[0]?.discount).toBe(50);
    expect(withLine(one, 'a', { quantity: 10, unit_price: 400 }).lines[0]?.discount).toBe(400);
  });

  it('gives way to an amount, which was all that older tills knew', () => {
    const byAmount = withLine(tenOff, 'a', { discount: 150 });
    expect(withLine(byAmount, 'a', { quantity: 2 }).lines[0]?.discount).toBe(150);
    const { discount_percent: _, ...older } = tenOff.lines[0] ?? {};
    const parked = { ...tenOff, lines: [older] } as OpenSale;
    expect(withLine(parked, 'a', { quantity: 2 }).lines[0]?.discount).toBe(200);
  });

  it('is none of what is rung beside it, though it comes to nothing', () => {
    const free = withLine(twoMugs(), 'a', { discount: 0, discount_percent: '0.01' });
    expect(free.lines[0]?.discount).toBe(0);
    expect(withItem(free, mug, 'b').lines).toHaveLength(2);
  });
});

describe('A parked sale', () => {
  it('is taken up as another sale each time, with lines of its own', () => {
    const parked = { ...twoMugs(), note: 'For the office' };
    const ids = ['1', '2', '3', '4'];
    const newId = () => ids.shift() ?? '';
    const [here, there] = [takenUp(parked, 'parked', newId), takenUp(parked, 'parked', newId)];
    expect(here).toMatchObject({ parked_id: 'parked', note: 'For the office', lines: [{ quantity: 2 }] });
    expect(
      new Set([parked, here, there].flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)])).size,
    ).toBe(6);
  });
});

describe('What a sale comes to', () => {
  it('is nothing while it is empty', () => {
    expect(saleFigures(newSale('sale'), terms)).toMatchObject({
      totals: { total: 0 },
      offer: null,
      refusal: null,
    });
  });

  it('takes off the best discount that applies by itself', () => {
    const discounts = [tenPercent, { ...tenPercent, title: 'Twenty', percent: 20 }];
    const { totals, offer } = saleFigures(twoMugs(), { ...terms, discounts });
    expect(offer).toMatchObject({ discount: { title: 'Twenty' }, lines: [200] });
    expect(totals).toMatchObject({ lines: 1000, discount: 200, vat: 60, total: 860 });
  });

  it('takes off by the typed code in place of it, or says why it does not', () => {
    const code = { ...tenPercent, code: 'MARKET', percent: 5 };
    const discounts = [tenPercent, code];
    const sale = { ...twoMugs(), code: ' market ' };
    expect(saleFigures(sale, { ...terms, discounts }).totals?.discount).toBe(50);
    expect(saleFigures({ ...sale, code: 'nope' }, { ...terms, discounts })).toMatchObject({
      offer: null,
      refusal: { reason: 'unknown_code' },
      totals: { discount: 0 },
    });
    const off = [{ ...code, active: false }];
    expect(saleFigures(sale, { ...terms, discounts: off }).refusal).toEqual({ reason: 'off' });
  });

  it('is that of the cart which the server calculates, whatever is in it', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      unit_price: fc.integer({ min: 0, max: 1_000_000 }),
      off: fc.integer({ min: 0, max: 100 }),
      exempt_vat: fc.boolean(),
    });
    const cart = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 8 }),
      percent: fc.option(fc.integer({ min: 1, max: 100 })),
      included: fc.boolean(),
      isOffered: fc.boolean(),
    });
    fc.assert(
      fc.property(cart, ({ lines, percent, included, isOffered }) => {
        const sale: OpenSale = {
          ...newSale('sale'),
          discount: percent === null ? null : { kind: 'percent', percent },
          lines: lines.map(({ off, ...rest }, index) => {
            const discount = Math.floor((rest.quantity * rest.unit_price * off) / 100);
            return { ...mug, ...rest, id: String(index), listed_price: rest.unit_price, discount, note: '' };
          }),
        };
        const method = { ...vat, prices_include_vat: included };
        const discounts = isOffered ? [tenPercent] : [];
        const { totals, offer } = saleFigures(sale, { ...terms, vat: method, discounts });
        const charges = { discount: sale.discount, offer: offer?.lines, shipping: 0, vat: method };
        expect(totals).toEqual(cartTotals(sale.lines, charges));
      }),
    );
  });
});

describe('The credit of an exchange', () => {
  it('pays as far as it goes; the rest is paid, or given back', () => {
    expect(exchangeSums({ credit: 900 }, 1200)).toEqual({ used: 900, toPay: 300, toRefund: 0 });
    expect(exchangeSums({ credit: 900 }, 500)).toEqual({ used: 500, toPay: 0, toRefund: 400 });
    expect(exchangeSums(undefined, 500)).toEqual({ used: 0, toPay: 500, toRefund: 0 });
  });
});
