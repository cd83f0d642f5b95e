import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CurrencyCode } from '@sokoni/rules/currencies';
import { findOrCreateCategory } from '#categories/keep-category.ts';
import { announce } from '#platform/database/announce.ts';
import { newId } from '#platform/ids.ts';
import { pictureKeys } from '#platform/pictures.ts';
import { showPicture } from '#products/arrange-pictures.ts';
import { createProduct } from '#products/create-product.ts';
import { sampleFolder } from '#sample-folder.ts';
import type { JobRunner } from '#store-jobs/run-job.ts';
import type { Sample } from './sample.ts';
import { sampleDraft } from './sample-draft.ts';
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

/** Side of the pictures in pixels; they are drawn so, and never enlarged. */
const side = 512;

/** Fills a test store, a product a step. */
export const sampleRunner: JobRunner<{ bytes: number } | null> = {
  async prepare({ store_id: storeId, input, position }, { files }) {
    const { place, image_id: imageId } = position as Partial<Position>;
    const sample = place === undefined ? undefined : sampleAt(input as Input, place);
    if (!sample || imageId === undefined) return null;
    const [small, medium] = await Promise.all([pictureFile(sample, 'small'), pictureFile(sample, 'medium')]);
    const keys = pictureKeys(storeId, imageId);
    await files.write(keys.small, small);
    await files.write(keys.medium, medium);
    await files.write(keys.large, medium);
    return { bytes: small.length + 2 * medium.length };
  },

  async step(db, job, prepared, now) {
    const { place, image_id: imageId } = job.position as Partial<Position>;
    const input = job.input as Input;
    const sample = place === undefined ? undefined : sampleAt(input, place);
    if (!sample || place === undefined || imageId === undefined || !prepared) {
      return { position: { place: 0, image_id: newId() }, done: 0, failed: 0 };
    }
    const { store_id: storeId, created_by: actorUserId } = job;
    const categoryId = await findOrCreateCategory(db, storeId, sample.category, now);
    const draft = sampleDraft(sample, input.currency_code, categoryId);
    const id = await createProduct(db, storeId, draft, { actorUserId, now, isSample: true });
    const picture = { id: imageId, width: side, height: side, bytes: prepared.bytes };
    await showPicture(db, storeId, id, { ...picture, altText: sample.title, uploadedBy: actorUserId }, now);
    await announce(db, 'product', [id]);
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

function pictureFile({ picture }: Sample, size: 'small' | 'medium'): Promise<Buffer> {
  return readFile(join(sampleFolder, `${picture}-${size}.webp`));
}
