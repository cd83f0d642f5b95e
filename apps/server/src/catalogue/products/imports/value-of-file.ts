import type { Finding } from '@sokoni/rules/imports/import-row';
import type { ProductPlan } from '@sokoni/rules/imports/product-import-plan';
import { checkStockValue, type Holding } from '@sokoni/rules/stock/stock-value';

/** Rows after which the stock of a variant would be worth more than can be recorded. */
export function tooMuchWorth(
  { added, changed }: ProductPlan,
  holdings: ReadonlyMap<string, Holding>,
): Finding[] {
  const afterwards = [
    ...added.map(({ row, values, stock }) => ({ row, cost: values.cost, stock, before: 0 })),
    ...changed.map(({ id, row, after, stock }) => {
      const holding = holdings.get(id);
      const cost = after.cost === undefined ? (holding?.cost ?? null) : after.cost;
      return { row, cost, stock, before: holding?.units ?? 0 };
    }),
  ];
  return afterwards.flatMap(({ row, cost, stock, before }) => {
    const change = Object.values(stock).reduce((sum, units) => sum + units, 0);
    const check = checkStockValue({ units: before + change, cost });
    return check.ok ? [] : [{ row, level: 'error' as const, message: `Cost: ${check.message}` }];
  });
}
