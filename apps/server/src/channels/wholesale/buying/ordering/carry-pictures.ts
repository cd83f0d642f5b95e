import { buffer } from 'node:stream/consumers';
import { addPicture, type NewPicture } from '#catalogue/products/pictures/arrange-pictures.ts';
import { readPictures } from '#catalogue/products/pictures/read-pictures.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { type PictureSize, pictureKeys, pictureSizes, writeSizes } from '#core/pictures/pictures.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    /** The store that bought and its supplier; products of the one with the drafts that the other has of them. */
    carry_wholesale_pictures: {
      store_id: string;
      supplier_store_id: string;
      products: { product_id: string; draft_id: string }[];
    };
  }
}

/** Gives drafts of what was bought the supplier's pictures, as copies: one that has pictures of its own by now keeps those. */
export async function carryPictures(
  services: TaskServices,
  { store_id, supplier_store_id, products }: Jobs['carry_wholesale_pictures'],
): Promise<void> {
  for (const { product_id, draft_id } of products) {
    const from = { storeId: supplier_store_id, productId: product_id };
    await copyPictures(services, from, { storeId: store_id, productId: draft_id });
  }
}

interface PicturedProduct {
  storeId: string;
  productId: string;
}

async function copyPictures(
  { pool, files, clock }: TaskServices,
  from: PicturedProduct,
  to: PicturedProduct,
): Promise<void> {
  const [theirs, own] = [await picturesOf(pool, from), await picturesOf(pool, to)];
  if (own.length > 0) return;
  const copies: NewPicture[] = [];
  for (const { id, alt_text: altText, width, height } of theirs) {
    const sizes = await readSizes(files, pictureKeys(from.storeId, id));
    if (!sizes) continue;
    const copy = newId();
    const bytes = await writeSizes(files, pictureKeys(to.storeId, copy), sizes);
    copies.push({ id: copy, width, height, bytes, altText, uploadedBy: null });
  }
  await transaction(pool, { userId: null, storeId: to.storeId }, async (db) => {
    for (const copy of copies) await addPicture(db, to.storeId, to.productId, copy, clock());
  }).catch((error: unknown) => {
    // Somebody has deleted the draft, or filled it with pictures, meanwhile.
    if (!(error instanceof DomainError && error.status < 500)) throw error;
  });
}

function picturesOf(pool: TaskServices['pool'], { storeId, productId }: PicturedProduct) {
  return transaction(pool, { userId: null, storeId }, (db) => readPictures(db, storeId, productId));
}

/** Null where a file is gone. */
async function readSizes(
  files: TaskServices['files'],
  keys: Record<PictureSize, string>,
): Promise<Record<PictureSize, Buffer> | null> {
  const read: Partial<Record<PictureSize, Buffer>> = {};
  for (const size of pictureSizes) {
    const file = await files.read(keys[size]);
    if (!file) return null;
    read[size] = await buffer(file.stream);
  }
  return read as Record<PictureSize, Buffer>;
}
