import { planPrices } from '@sokoni/rules/imports/price-import';
import type { PriceBreak } from '@sokoni/rules/wholesale/price-breaks';
import { runRunner } from '#catalogue/imports/run-import.ts';
import { said } from '#catalogue/imports/sentences.ts';
import { findVariants } from '#catalogue/products/find-variants.ts';
import { writeListed } from '../write-listed.ts';
import { listOf, modeOf, type VariantPrices } from './check-price-import.ts';
import { findBreaks } from './listed-queries.ts';

/** What the import has changed of one variant, so that it can be put back. */
export interface PriceChanges {
  created: boolean;
  removed: boolean;
  before: readonly PriceBreak[];
  after: readonly PriceBreak[];
}

/** The import of prices, against the list as it is by now. */
export const runPricesRunner = runRunner<VariantPrices>({
  async apply(db, { key: { storeId }, record, action }, items) {
    const place = { storeId, listId: listOf(record) };
    return writeListed(db, place, action.receivedAt, async () => {
      const ids = items.map(({ draft }) => draft.variant_id);
      const existing = new Set((await findVariants(db, storeId, { ids })).map(({ id }) => id));
      const before = await findBreaks(db, place, ids);
      const planned = items.map(({ first_row, draft }) => {
        const kept = before.get(draft.variant_id) ?? [];
        const plan = existing.has(draft.variant_id)
          ? planPrices(draft, kept, modeOf(record))
          : gone(draft.row);
        return { first_row, record_id: draft.variant_id, before: kept, plan };
      });
      const written = planned.flatMap(({ plan: { action: act, after }, before: kept, ...item }) => {
        if (act !== 'create' && act !== 'update') return [];
        const isRemoved = after.length === 0;
        return [{ ...item, changes: { created: act === 'create', removed: isRemoved, before: kept, after } }];
      });
      const failed = planned.filter(({ plan }) => plan.action === 'error');
      const applied = {
        written,
        failed,
        idle: planned.filter(({ plan }) => plan.action === 'same'),
        findings: failed.flatMap(({ plan }) => said(plan.findings)),
      };
      const prices = written.map(({ record_id, changes }) => ({
        variantId: record_id,
        breaks: changes.after,
      }));
      return { prices, answer: applied };
    });
  },
});

function gone(row: number): ReturnType<typeof planPrices> {
  return {
    action: 'error',
    after: [],
    findings: [{ row, level: 'error', reason: { reason: 'no_item_with_code' } }],
  };
}
