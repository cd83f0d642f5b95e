import { returnableUnits } from '@sokoni/rules/stock/purchase-order';
import type { PurchaseOrder } from '#contract-types.ts';
import { countOf, countProblem } from '#parts/numbers/typed-number.ts';
import { sayPurchaseOrder as say } from '#sentences/purchasing/purchase-order.ts';

type Line = Pick<PurchaseOrder['lines'][number], 'id' | 'received' | 'returned'>;

/** What is typed, by the id of the line. */
export type ReturnCounts = Readonly<Record<string, string>>;

/** The lines of which something goes back, with how many. */
export function returnedOf(
  lines: readonly Line[],
  counts: ReturnCounts,
): { line_id: string; quantity: number }[] {
  return lines
    .map(({ id }) => ({ line_id: id, quantity: countOf(counts[id] ?? '') ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

/** What is wrong with what is typed, by the id of the line. */
export function returnProblems(lines: readonly Line[], counts: ReturnCounts): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const line of lines) {
    const text = counts[line.id] ?? '';
    const most = returnableUnits(line);
    const problem =
      countProblem(text) ?? ((countOf(text) ?? 0) > most ? say('return.most', { max: most }) : undefined);
    if (problem) problems[line.id] = problem;
  }
  return problems;
}
