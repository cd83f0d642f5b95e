import type { ProductPlan } from '@sokoni/rules/imports/products/product-import-plan';
import { type Holding, isValueExact } from '@sokoni/rules/stock/stock-value';
import type { RowFinding } from '#catalogue/imports/import-items.ts';
import { columnName, sayImport } from '#catalogue/imports/sentences.ts';
import { sayStock } from '#stock/sentences.ts';

/** Rows after which the stock of a variant would be worth more than can be recorded. */
export function tooMuchWorth(
  { added, changed }: ProductPlan,
  holdings: ReadonlyMap<string, Holding>,
): RowFinding[] {
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
    if (isValueExact({ units: before + change, cost })) return [];
    const message = sayImport('row.inColumn', {
      column: columnName('cost'),
      problem: sayStock('value.tooLarge'),
    });
    return [{ row, level: 'error' as const, message }];
  });
}
