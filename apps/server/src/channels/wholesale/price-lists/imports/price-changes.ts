import type { PriceDraft } from '@sokoni/rules/imports/price-import';
import type { PriceBreak } from '@sokoni/rules/wholesale/price-breaks';
import type { RowFinding } from '#catalogue/imports/import-items.ts';
import { valueChange } from '#catalogue/imports/row-changes.ts';
import { sayImport } from '#catalogue/imports/sentences.ts';

/** Row by row what an import would change in the prices of a variant. */
export function priceChanges(
  { row, rows }: PriceDraft,
  before: readonly PriceBreak[],
  after: readonly PriceBreak[],
  money: (minor: number) => string,
): RowFinding[] {
  const minimums = [...new Set([...before, ...after].map(({ minimum }) => minimum))];
  return minimums
    .toSorted((one, other) => one - other)
    .flatMap((minimum) => {
      const text = (breaks: readonly PriceBreak[]) => {
        const found = breaks.find((one) => one.minimum === minimum);
        return found ? money(found.unit_price) : '';
      };
      const [was, is] = [text(before), text(after)];
      if (was === is) return [];
      return [valueChange(rows.get(minimum) ?? row, sayImport('change.priceFrom', { minimum }), was, is)];
    });
}
