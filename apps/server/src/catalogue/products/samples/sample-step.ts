import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { findOrCreateCategory } from '#catalogue/categories/save-category.ts';
import { createProduct } from '#catalogue/products/create-product.ts';
import { showPicture } from '#catalogue/products/pictures/arrange-pictures.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { newId } from '#core/ids.ts';
import { jobAction } from '#tenancy/store-jobs/job-action.ts';
import type { JobRunner } from '#tenancy/store-jobs/run-job.ts';
import type { Sample } from './sample.ts';
import { sampleDraft } from './sample-draft.ts';
import { keepSamplePicture, samplePictureSide } from './sample-picture.ts';
import { samplesOf } from './samples.ts';

interface Input {
  product_type_id: string;
  currency_code: CurrencyCode;
}

/** Which sample is next, and the id of its picture: files that are written twice are the same files. */
interface Position {
  place: number;
  image_id: string;
}

/** Fills a test store, a product a step. */
export const sampleRunner: JobRunner<{ bytes: number } | null> = {
  async prepare({ store_id: storeId, input, position }, { files }) {
    const { place, image_id: imageId } = position as Partial<Position>;
    const sample = place === undefined ? undefined : sampleAt(input as Input, place);
    if (!sample || imageId === undefined) return null;
    return { bytes: await keepSamplePicture(files, storeId, imageId, sample.picture) };
  },

  async step(db, job, prepared, now) {
    const { place, image_id: imageId } = job.position as Partial<Position>;
    const input = job.input as Input;
    const sample = place === undefined ? undefined : sampleAt(input, place);
    if (!sample || place === undefined || imageId === undefined || !prepared) {
      return { position: { place: 0, image_id: newId() }, done: 0, failed: 0 };
    }
    const { store_id: storeId, created_by: uploadedBy } = job;
    const categoryId = await findOrCreateCategory(
      db,
      storeId,
      { name: sample.category, is_sample: true },
      now,
    );
    const draft = sampleDraft(sample, input.currency_code, categoryId);
    const id = await createProduct(db, storeId, { ...draft, is_sample: true }, jobAction(job, now));
    const picture = {
      id: imageId,
      width: samplePictureSide,
      height: samplePictureSide,
      bytes: prepared.bytes,
    };
    await showPicture(db, storeId, id, { ...picture, altText: sample.title, uploadedBy }, now);
    publishChange(db, 'product', [id]);
    const next = place + 1;
    return {
      position: sampleAt(input, next) ? { place: next, image_id: newId() } : null,
      done: 1,
      failed: 0,
      result: { created: next },
    };
  },
};

function sampleAt({ product_type_id }: Input, place: number): Sample | undefined {
  return samplesOf(product_type_id)[place];
}
