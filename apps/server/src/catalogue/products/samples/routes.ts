import { sayProduct } from '#catalogue/products/sentences.ts';
import { actionNow } from '#core/action.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { readJob } from '#tenancy/store-jobs/routes.ts';
import { clearSamples } from './remove-samples.ts';
import { startSamples } from './start-samples.ts';

export const addSamples: StoreHandler<'POST /marketplace/v1/stores/{id}/sample-products'> = async (call) => {
  const { storeId, actor, now } = call;
  const id = await call.command('add_sample_products', async (db, notes) => {
    const job = await startSamples(db, storeId, actionNow(actor, now));
    notes.audit({ subject: `job:${job}` });
    return job;
  });
  return {
    data: await call.read((db) => readJob(db, storeId, id)),
    message: sayProduct('samples.adding'),
  };
};

export const removeSamples: StoreHandler<'DELETE /marketplace/v1/stores/{id}/sample-products'> = async (
  call,
) => {
  const data = await call.command('remove_sample_products', async (db, notes) => {
    const cleared = await clearSamples(db, call.storeId, call.now);
    notes.audit({ subject: `store:${call.storeId}`, after: cleared });
    return { ...cleared, message: sentenceOf(cleared) };
  });
  return { data };
};

function sentenceOf({ deleted, archived }: { deleted: number; archived: number }): string {
  if (deleted + archived === 0) return sayProduct('samples.none');
  const gone = deleted > 0 ? sayProduct('samples.removed', { count: deleted }) : '';
  const kept = archived > 0 ? sayProduct('samples.archived', { count: archived }) : '';
  return `${gone} ${kept}`.trim();
}
