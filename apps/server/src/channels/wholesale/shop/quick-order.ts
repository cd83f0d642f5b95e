import { type QuickProblem, readQuickOrder } from '@sokoni/rules/wholesale/quick-order';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import type { OrderedLine } from '../buying/ordering/cart-queries.ts';
import { readByCode } from '../buying/suppliers/read-offered.ts';
import type { Buying } from './answers.ts';
import { addWhatFits } from './change-cart.ts';
import { sayShelf } from './sentences.ts';

/**
 * Puts what a list of SKUs and quantities names into the cart; what cannot be read, is not offered, or has no room in the cart, is said
 * line by line.
 * @returns how many lines are in the cart, and why the others are not
 */
export async function addQuickOrder(
  asked: Buying,
  typed: string,
): Promise<{ added: number; problems: { row: number; text: string }[] }> {
  const { lines, problems: unread } = readQuickOrder(typed);
  const max = wholesaleLimits.codes;
  if (lines.length + unread.length > max)
    return { added: 0, problems: [{ row: 0, text: sayShelf('quick.most', { max }) }] };
  const problems = unread.map((problem) => ({ row: problem.row, text: textOf(problem) }));
  const found = await readByCode(
    asked.db,
    asked.agreement,
    lines.map(({ code }) => code),
  );
  const wanted: (OrderedLine & { row: number; code: string })[] = [];
  for (const [index, { row, code, quantity }] of lines.entries()) {
    const { product = null, combination = null } = found[index] ?? {};
    const chosen = product?.variant_combinations.find(({ name }) => name === combination);
    if (!product) problems.push({ row, text: sayShelf('quick.unknown', { row, code }) });
    else if (product.variant_combinations.length > 0 && !chosen)
      problems.push({ row, text: sayShelf('quick.variants', { row, code }) });
    else if (chosen && !chosen.active)
      problems.push({ row, text: sayShelf('quick.unavailable', { row, code }) });
    else wanted.push({ row, code, variant_id: chosen?.variant_id ?? product.variant_id, quantity });
  }
  const refused = wanted.length > 0 ? await addWhatFits(asked, wanted) : [];
  for (const { line, reason } of refused) {
    const { row, code } = line;
    problems.push({
      row,
      text:
        reason === 'full'
          ? sayShelf('quick.full', { row, max: wholesaleLimits.lines })
          : sayShelf('quick.tooMany', { row, code, max: wholesaleLimits.quantity }),
    });
  }
  return {
    added: wanted.length - refused.length,
    problems: problems.sort((one, other) => one.row - other.row),
  };
}

function textOf({ row, reason, amount }: QuickProblem): string {
  if (reason === 'code_too_long') return sayShelf('quick.tooLong', { row });
  if (reason === 'unclear_quantity') return sayShelf('quick.unclearQuantity', { row, text: amount });
  return sayShelf('quick.noQuantity', { row, text: amount });
}
