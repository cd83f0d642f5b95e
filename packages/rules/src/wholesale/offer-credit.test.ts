import { describe, expect, it } from 'vitest';
import { offerCredit } from './offer-credit.ts';

const terms = {
  ...{ apply_vat: true, vat_percent: '7.5', tax_exempt: false },
  ...{ credit_limit: 10_000, outstanding: 2000 },
  payment_terms: 'net_30',
} as const;
const line = (unit_price: number, fields: object = {}) => ({
  ...{ quantity: 10, unit_price, exempt_vat: false, tax_percent: null },
  ...fields,
});

describe('what a quote does to the credit of a company', () => {
  it('is what the order will do, VAT and all', () => {
    expect(offerCredit([line(800)], terms)).toEqual({ credit: { left: 0, level: 'over' }, over: 600 });
    expect(offerCredit([line(500), line(100, { exempt_vat: true })], terms)).toEqual({
      ...{ credit: { left: 1625, level: 'warning' }, over: 0 },
    });
    expect(offerCredit([line(500, { tax_percent: '10.000' })], terms).credit.left).toBe(2500);
    expect(offerCredit([line(800)], { ...terms, tax_exempt: true })).toMatchObject({ over: 0 });
  });

  it('is nothing without a limit, and where it is paid on delivery', () => {
    const none = { credit: { left: null, level: 'fine' }, over: 0 };
    expect(offerCredit([line(800)], { ...terms, credit_limit: null })).toEqual(none);
    expect(offerCredit([line(800)], { ...terms, payment_terms: 'on_delivery' })).toEqual(none);
  });

  it('is what was left before while nothing is offered', () => {
    expect(offerCredit([], terms)).toEqual({ credit: { left: 8000, level: 'fine' }, over: 0 });
  });
});
