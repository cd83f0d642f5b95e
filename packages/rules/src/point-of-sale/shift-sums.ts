/** What the sales of a shift came to, in minor units. */
interface ShiftSales {
  gross_sales: number;
  discounts: number;
  returns: number;
  net_sales: number;
  taxes: number;
  total_sales: number;
}

/** What was paid and refunded by one method; a store may call several ways of it by names of their own. */
interface CashOrOther {
  method: string;
  payments: number;
  refunds: number;
  rounding: number;
  tips: number;
}

/** What went through the drawer of a shift, in minor units. */
interface ShiftDrawer {
  opening_float: number;
  methods: readonly CashOrOther[];
  cash_in: number;
  cash_out: number;
  expected_cash: number;
  /** Null while the shift is open, as the difference to what is expected. */
  counted_cash: number | null;
  variance: number | null;
}

/** The sums of the sales of a shift, in the order in which they lead to the last one. */
export function salesSums(sales: ShiftSales) {
  return [
    { name: 'gross', amount: sales.gross_sales },
    { name: 'discounts', amount: -sales.discounts },
    { name: 'returns', amount: -sales.returns },
    { name: 'net', amount: sales.net_sales },
    { name: 'taxes', amount: sales.taxes },
    { name: 'total', amount: sales.total_sales },
  ] as const;
}

/** Where the payments of a shift came from. */
interface ShiftPayments extends Pick<ShiftDrawer, 'methods'>, Pick<ShiftSales, 'total_sales'> {
  /** For sales that were not rung in it. */
  earlier_payments: number;
}

/**
 * What was paid in a shift less what was refunded, what of it was for earlier sales, and what of its own total sales was not paid: on
 * credit, or on delivery.
 */
export function paymentSums({ methods, total_sales, earlier_payments: earlier }: ShiftPayments) {
  const paid = methods.reduce((sum, { payments, refunds }) => sum + payments - refunds, 0);
  const unpaid = total_sales - (paid - earlier);
  return [
    { name: 'netPayments', amount: paid },
    ...(earlier === 0 ? [] : [{ name: 'earlierPayments', amount: earlier } as const]),
    ...(unpaid === 0 ? [] : [{ name: 'unpaid', amount: unpaid } as const]),
  ] as const;
}

/** How the drawer of a shift comes to what should be in it, and what was counted. */
export function drawerSums(drawer: ShiftDrawer) {
  const cash = drawer.methods.filter(({ method }) => method === 'cash');
  const cashSum = (key: 'payments' | 'refunds' | 'rounding' | 'tips') =>
    cash.reduce((sum, row) => sum + row[key], 0);
  const sums = [
    { name: 'float', amount: drawer.opening_float },
    { name: 'cashPayments', amount: cashSum('payments') },
    { name: 'cashRefunds', amount: -cashSum('refunds') },
    { name: 'rounding', amount: cashSum('rounding') || null },
    { name: 'cashTips', amount: cashSum('tips') || null },
    { name: 'in', amount: drawer.cash_in },
    { name: 'out', amount: -drawer.cash_out },
    { name: 'expected', amount: drawer.expected_cash },
    { name: 'counted', amount: drawer.counted_cash },
    { name: 'variance', amount: drawer.variance },
  ] as const;
  return sums.flatMap(({ name, amount }) => (amount === null ? [] : [{ name, amount }]));
}
