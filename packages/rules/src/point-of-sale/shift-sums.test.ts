import { describe, expect, it } from 'vitest';
import { drawerSums, paymentSums, salesSums } from './shift-sums.ts';

const amounts = (sums: readonly { amount: number }[]) => sums.map(({ amount }) => amount || 0);
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

describe('The sums of a shift', () => {
  it('lead from the prices to net sales without VAT, and with the VAT that is left to total sales', () => {
    const sales = {
      gross_sales: 1000,
      discounts: 100,
      returns: 50,
      net_sales: 850,
      taxes: 136,
      total_sales: 986,
    };
    const [gross = 0, discounts = 0, returns = 0, net = 0, taxes = 0, total] = amounts(salesSums(sales));
    expect(gross + discounts + returns).toBe(net);
    expect(net + taxes).toBe(total);
  });

  const drawer = {
    opening_float: 500,
    methods: [
      { method: 'card', payments: 9000, refunds: 10, rounding: 0, tips: 30 },
      { method: 'cash', payments: 700, refunds: 50, rounding: -3, tips: 8 },
      { method: 'cash', payments: 100, refunds: 0, rounding: 0, tips: 0 },
    ],
    ...{ cash_in: 20, cash_out: 70, expected_cash: 1205, counted_cash: 1195, variance: -10 },
  };

  it('lead from the float to what the drawer should hold, with cash alone', () => {
    const [expected, ...parts] = amounts(drawerSums(drawer).slice(0, 8)).toReversed();
    expect(sum(parts)).toBe(expected);
  });

  it('lead from total sales to net payments, by what was not paid in the shift', () => {
    const sums = { ...drawer, earlier_payments: 0, total_sales: 10_000 };
    expect(paymentSums(sums)).toEqual([
      { name: 'netPayments', amount: 9740 },
      { name: 'unpaid', amount: 260 },
    ]);
    expect(paymentSums({ ...sums, total_sales: 9740 })).toHaveLength(1);
    // A balance of an earlier sale was paid.
    expect(paymentSums({ ...sums, earlier_payments: 40 })).toEqual([
      { name: 'netPayments', amount: 9740 },
      { name: 'earlierPayments', amount: 40 },
      { name: 'unpaid', amount: 300 },
    ]);
  });

  it('say what was counted once it was', () => {
    const names = (of: Parameters<typeof drawerSums>[0]) => drawerSums(of).map(({ name }) => name);
    expect(names(drawer).slice(-2)).toEqual(['counted', 'variance']);
    expect(names({ ...drawer, counted_cash: null, variance: null }).at(-1)).toBe('expected');
    expect(amounts(drawerSums({ ...drawer, methods: [] })).slice(1, 3)).toEqual([0, 0]);
  });
});
