import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { warnAtRow } from '#catalogue/imports/row-findings.ts';
import { sayImport } from '#catalogue/imports/sentences.ts';
import { addPicture } from '#catalogue/products/pictures/arrange-pictures.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { FetchRefused, isPublicAddress, safeFetch } from '#core/files/safe-fetch.ts';
import { pictureKeys, writeSizes } from '#core/pictures/pictures.ts';
import type { JobRunner, JobServices } from '#tenancy/store-jobs/run-job.ts';
import { findProductsByIds } from '../known-queries.ts';
import { findWaitingImages, markImage, type WaitingImage } from './image-queries.ts';

const atOnce = 4;
const limits = { bytes: 10 * 1024 * 1024, ms: 15_000 };

/** A picture whose files are written, or why there is none. */
type Fetched =
  | { image: WaitingImage; picture: { id: string; width: number; height: number; bytes: number } }
  | { image: WaitingImage; problem: string };

/**
 * Fetches the pictures that a file names, a few at a time. One that cannot be had is a warning at its row.
 * @param allows which addresses may be reached; a test lets its own server through
 */
export function fetchImagesRunner(
  allows: (address: string) => boolean = isPublicAddress,
): JobRunner<Fetched[]> {
  return {
    async prepare(job, services) {
      const { import_id: importId } = job.input as { import_id: string };
      const scope = { userId: job.created_by, storeId: job.store_id };
      const waiting = await transaction(services.pool, scope, (db) =>
        findWaitingImages(db, job.store_id, importId, atOnce),
      );
      // The same file may be named by many products: each is asked for on its own, one after the other would take an age.
      const files = await Promise.all(waiting.map((image) => download(image, allows)));
      const fetched: Fetched[] = [];
      for (const file of files) fetched.push('bytes' in file ? await keep(services, file) : file);
      return fetched;
    },

    async step(db, job, fetched, now) {
      const { import_id: importId } = job.input as { import_id: string };
      const storeId = job.store_id;
      if (fetched.length === 0) return { position: null, done: 0, failed: 0, result: job.result };
      const ids = [...new Set(fetched.map(({ image }) => image.product_id))].sort();
      const there = new Set((await findProductsByIds(db, storeId, ids, true)).map(({ id }) => id));
      let done = 0;
      for (const { image, ...outcome } of fetched) {
        const address = image.url.slice(0, 200);
        const isThere = there.has(image.product_id);
        if ('picture' in outcome && isThere) {
          const shown = { ...outcome.picture, altText: image.alt_text, uploadedBy: job.created_by };
          const isShown = await addPicture(db, storeId, image.product_id, shown, now).then(
            () => true,
            // It was refused before anything was written.
            (error: unknown) => {
              if (error instanceof DomainError && error.code === 'picture_limit') return false;
              throw error;
            },
          );
          done += Number(isShown);
          if (!isShown) await leaveOut(db, storeId, image, sayImport('picture.tooMany', { address }));
          await markImage(db, storeId, importId, image.id, isShown ? 'done' : 'failed');
        } else {
          const message =
            'problem' in outcome
              ? sayImport('picture.skipped', { address, problem: outcome.problem })
              : sayImport('picture.productGone', { address });
          await leaveOut(db, storeId, image, message);
          await markImage(db, storeId, importId, image.id, 'failed');
        }
      }
      publishChange(db, 'product', ids);
      const { seen = 0 } = job.position as { seen?: number };
      return { position: { seen: seen + fetched.length }, done, failed: fetched.length - done };
    },
  };
}

async function leaveOut(db: Db, storeId: string, image: WaitingImage, message: string): Promise<void> {
  await warnAtRow(db, { storeId, importId: image.import_id }, image.row, message);
}

async function download(
  image: WaitingImage,
  allows: (address: string) => boolean,
): Promise<{ image: WaitingImage; bytes: Buffer } | { image: WaitingImage; problem: string }> {
  try {
    return { image, bytes: await safeFetch(image.url, limits, allows) };
  } catch (error) {
    if (error instanceof FetchRefused) return { image, problem: error.message };
    throw error;
  }
}

/** The id of the picture is that of its line, so that a second try after a crash writes the same files again. */
async function keep(
  { files, pictures }: JobServices,
  { image, bytes }: { image: WaitingImage; bytes: Buffer },
): Promise<Fetched> {
  const path = join(tmpdir(), `sokoni-picture-${randomUUID()}`);
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    const made = await pictures.renditions(path);
    const kept = await writeSizes(files, pictureKeys(image.store_id, image.id), made);
    return { image, picture: { id: image.id, width: made.width, height: made.height, bytes: kept } };
  } catch (error) {
    if (error instanceof DomainError && error.status < 500)
      return { image, problem: sayImport('picture.unsupported') };
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
