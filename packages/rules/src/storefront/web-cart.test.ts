import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToWebCart, reviewWebCart, setInWebCart, webCartLimits, withoutVariant } from './web-cart.ts';

const offer = { price: 500, forSale: true, available: 5 };
const cup = (quantity: number, unit_price = 500) => ({ variant_id: 'cup', quantity, unit_price });

describe('SPEC section 5, add to cart in the web store', () => {
  it('adds up what is added again, at the price of now', () => {
    const once = addToWebCart([], { variant_id: 'cup', quantity: 2 }, offer);
    expect(once).toEqual({ ok: true, lines: [cup(2)] });
    expect(addToWebCart([cup(2)], { variant_id: 'cup', quantity: 3 }, { ...offer, price: 450 })).toEqual({
      ok: true,
      lines: [cup(5, 450)],
    });
  });

  it('refuses more than there is, what is not sold, and what is no quantity', () => {
    const add = (quantity: number, of: typeof offer | undefined = offer) =>
      addToWebCart([cup(2)], { variant_id: 'cup', quantity }, of);
    expect(add(4)).toEqual({ ok: false, reason: 'quantity_unavailable' });
    expect(add(1, { ...offer, forSale: false })).toEqual({ ok: false, reason: 'variant_unavailable' });
    for (const quantity of [-1, 0, -2, -1e15, 0.5, Number.NaN, webCartLimits.quantity, 2 ** 53])
      expect(add(quantity)).toEqual({ ok: false, reason: 'quantity_wrong' });
    expect(addToWebCart([], { variant_id: 'pot', quantity: 1 }, undefined)).toEqual({
      ok: false,
      reason: 'variant_unavailable',
    });
  });

  it('takes fewer of what is not there any more', () => {
    expect(
      setInWebCart([cup(4)], { variant_id: 'cup', quantity: 3 }, { ...offer, available: 0 }),
    ).toMatchObject({
      ok: true,
    });
  });

  it('takes so many lines and no more, and is free again without one', () => {
    const full = Array.from({ length: webCartLimits.lines }, (_, index) => ({
      ...cup(1),
      variant_id: `${index}`,
    }));
    expect(addToWebCart(full, { variant_id: 'cup', quantity: 1 }, offer)).toEqual({
      ok: false,
      reason: 'cart_full',
    });
    expect(addToWebCart(full, { variant_id: '7', quantity: 1 }, offer)).toMatchObject({ ok: true });
    expect(addToWebCart(withoutVariant(full, '7'), { variant_id: 'cup', quantity: 1 }, offer)).toMatchObject({
      ok: true,
    });
  });
});

describe('A cart that is looked at again', () => {
  it('says what is sold out, gone, less, or costs something else', () => {
    const news = (of: Partial<typeof offer>, line = cup(3)) =>
      reviewWebCart([line], new Map([['cup', { ...offer, ...of }]])).map(({ quantity, news }) => [
        quantity,
        news,
      ]);
    expect(news({})).toEqual([[3, null]]);
    expect(news({ available: 2 })).toEqual([[2, 'fewer_left']]);
    expect(news({ available: -4 })).toEqual([[0, 'sold_out']]);
    expect(news({ forSale: false })).toEqual([[0, 'unavailable']]);
    expect(news({ price: 600 })).toEqual([[3, 'price_changed']]);
    expect(reviewWebCart([cup(1)], new Map())).toMatchObject([{ quantity: 0, news: 'unavailable' }]);
  });

  it('never buys more than is wanted or there is', () => {
    const lines = fc.array(
      fc.record({
        variant_id: fc.constantFrom('a', 'b', 'c'),
        quantity: fc.integer({ min: 1, max: 20 }),
        unit_price: fc.nat(9),
      }),
    );
    const offers = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.record({
        price: fc.nat(9),
        forSale: fc.boolean(),
        available: fc.option(fc.integer({ min: -5, max: 25 })),
      }),
    );
    fc.assert(
      fc.property(lines, offers, (wanted, sold) => {
        const reviewed = reviewWebCart(wanted, new Map(Object.entries(sold)));
        expect(reviewed.map(({ line }) => line)).toEqual(wanted);
        for (const { line, quantity, news } of reviewed) {
          const of = sold[line.variant_id];
          expect(quantity).toBeLessThanOrEqual(line.quantity);
          expect(quantity).toBeLessThanOrEqual(Math.max(0, of?.forSale ? (of.available ?? 99) : 0));
          expect(news === null).toBe(quantity === line.quantity && of?.price === line.unit_price);
        }
      }),
    );
  });
});
