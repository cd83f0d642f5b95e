import { maxQuantity } from '@sokoni/rules/stock/stock';
import type { LowStockRow } from '#contract-types.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import { sayReorder } from '#sentences/purchasing/reorder.ts';

/** One line that is to be ordered, as it is typed. */
export interface ReorderLine {
  row: LowStockRow;
  quantity: string;
  supplier: { id: string; name: string } | null;
}

/** What is chosen, by variant; it stays while the list is paged and narrowed. */
export type ReorderChoice = ReadonlyMap<string, ReorderLine>;

/** What a line begins with: the proposal, or one unit where there is none to make. */
export function beginWith(row: LowStockRow): ReorderLine {
  return { row, quantity: String(Math.max(1, row.proposal)), supplier: row.supplier };
}

export function withLine(choice: ReorderChoice, line: ReorderLine): ReorderChoice {
  return new Map([...choice, [line.row.variant_id, line]]);
}

export function without(choice: ReorderChoice, variantIds: readonly string[]): ReorderChoice {
  return new Map([...choice].filter(([variantId]) => !variantIds.includes(variantId)));
}

export function quantityProblem(quantity: string): string | undefined {
  const units = countOf(quantity);
  if (units === null || units < 1) return sayReorder('problem.quantity');
  return units > maxQuantity ? sayReorder('problem.too_large') : undefined;
}

/** How many suppliers the choice goes to. */
export function suppliersIn(choice: ReorderChoice): number {
  return new Set([...choice.values()].flatMap(({ supplier }) => supplier?.id ?? [])).size;
}

/** Whether every line can be ordered. */
export function isReady(choice: ReorderChoice): boolean {
  const lines = [...choice.values()];
  return lines.length > 0 && lines.every((line) => line.supplier && !quantityProblem(line.quantity));
}

export function reorderBody(choice: ReorderChoice) {
  return {
    lines: [...choice.values()].map(({ row, quantity, supplier }) => ({
      variant_id: row.variant_id,
      supplier_id: supplier?.id ?? '',
      quantity: countOf(quantity) ?? 0,
    })),
  };
}
