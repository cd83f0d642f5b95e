import { DomainError } from '#core/errors/domain-error.ts';
import { NotEnoughStock } from '#stock/not-enough-stock.ts';
import type { LineRow } from './line-queries.ts';
import { say } from './sentences.ts';

/**
 * Puts under each line of which too little is there how much that is. For the store's own people: others aren't told what it has.
 * @param lines of the order as it was sent, or as it is
 * @throws DomainError what `work` refuses; `not_enough_stock` with its lines
 */
export async function nameShortLines<Done>(
  lines: readonly Pick<LineRow, 'variant_id' | 'quantity'>[],
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NotEnoughStock)) throw error;
    const fields = lines.flatMap(({ variant_id, quantity }, index) => {
      const missing = variant_id === null ? undefined : error.missing.get(variant_id);
      if (missing === undefined) return [];
      const most = Math.max(0, quantity - missing);
      return [
        [
          `lines.${index}.quantity`,
          most === 0 ? say('noneAvailable') : say('mostAvailable', { count: most }),
        ] as const,
      ];
    });
    throw new DomainError('not_enough_stock', { fields: Object.fromEntries(fields) });
  }
}
