import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';

interface Line {
  variant_id: string;
  quantity: number;
}

/** One line for each variant, in the order in which they come first; no more lines and units than a cart takes. */
export function linesTogether(lines: readonly Line[]): Line[] {
  const sums = new Map<string, number>();
  for (const { variant_id, quantity } of lines) {
    const sum = (sums.get(variant_id) ?? 0) + quantity;
    sums.set(variant_id, Math.min(sum, wholesaleLimits.quantity));
  }
  return [...sums]
    .slice(0, wholesaleLimits.lines)
    .map(([variant_id, quantity]) => ({ variant_id, quantity }));
}
