import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTotals } from './order-total.ts';
import { vatLines } from './vat-lines.ts';

const line = { quantity: 2, returned: 0, exempt_vat: false, share_vat: 160, share_total: 1160 };
const terms = { apply_vat: true, vat_percent: '16', shipping: 0 };

describe('VAT by rate on an invoice', () => {
  it('is net, VAT and both together; what bears none stands by itself, with the delivery', () => {
    const free = { ...line, exempt_vat: true, share_vat: 0, share_total: 500 };
    expect(vatLines([line, free], { ...terms, shipping: 50 })).toEqual([
      { percent: '16', net: 1000, vat: 160, gross: 1160 },
      { percent: null, net: 550, vat: 0, gross: 550 },
    ]);
    expect(vatLines([line], terms)).toHaveLength(1);
    expect(vatLines([line], { ...terms, apply_vat: false })).toEqual([]);
  });

  it('leaves out what came back', () => {
    expect(vatLines([{ ...line, returned: 1 }], terms)).toEqual([
      { percent: '16', net: 500, vat: 80, gross: 580 },
    ]);
  });

  it('adds up to the order, whatever it holds', () => {
    const priced = fc
      .record({
        quantity: fc.integer({ min: 1, max: 50 }),
        unit_price: fc.integer({ min: 0, max: 1_000_000 }),
        exempt_vat: fc.boolean(),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ share, ...rest }) => ({
        ...rest,
        discount: Math.floor(rest.quantity * rest.unit_price * share),
      }));
    fc.assert(
      fc.property(
        fc.array(priced, { maxLength: 20 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 100_000 }),
        (lines, shipping, prices_include_vat, thousandths) => {
          const vat_percent = String(thousandths / 1000);
          const vat = { apply_vat: true, vat_percent, prices_include_vat };
          const totals = orderTotals(lines, { discount: null, shipping, vat });
          const shares = lines.map((sold, index) => ({
            ...sold,
            returned: 0,
            share_vat: totals.shares[index]?.vat ?? 0,
            share_total: totals.shares[index]?.total ?? 0,
          }));
          const rates = vatLines(shares, { apply_vat: true, vat_percent, shipping });
          const sum = (key: 'vat' | 'gross') => rates.reduce((all, rate) => all + rate[key], 0);
          expect([sum('vat'), sum('gross')]).toEqual([totals.vat, totals.total]);
          for (const { net, vat: tax, gross } of rates) expect(net + tax).toBe(gross);
        },
      ),
    );
  });
});
