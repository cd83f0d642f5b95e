import { samePrices } from '@sokoni/rules/imports/price-import';
import { undoRunner } from '#catalogue/imports/undo-import.ts';
import { findVariants } from '#catalogue/products/find-variants.ts';
import { findImportedList } from '../queries.ts';
import { writeListed } from '../write-listed.ts';
import { findBreaks } from './listed-queries.ts';
import type { PriceChanges } from './run-price-import.ts';

/** Puts prices back where the list still says what the import has written. */
export const undoPricesRunner = undoRunner<PriceChanges>({
  async undo(db, { storeId, importId }, items, action) {
    const listId = await findImportedList(db, storeId, importId);
    if (listId === null) return { kept: items.map(({ first_row }) => first_row), result: {} };
    return writeListed(db, { storeId, listId }, action.receivedAt, async () => {
      const ids = items.map(({ record_id }) => record_id);
      const existing = new Set((await findVariants(db, storeId, { ids })).map(({ id }) => id));
      const current = await findBreaks(db, { storeId, listId }, ids);
      const isUntouched = ({ record_id, changes }: (typeof items)[number]) =>
        existing.has(record_id) && samePrices(current.get(record_id) ?? [], changes.after);
      const back = items.filter(isUntouched);
      const removed = back.filter(({ changes }) => changes.created).length;
      return {
        prices: back.map(({ record_id, changes }) => ({ variantId: record_id, breaks: changes.before })),
        answer: {
          kept: items.filter((item) => !isUntouched(item)).map(({ first_row }) => first_row),
          result: { removed, restored: back.length - removed },
        },
      };
    });
  },
});
