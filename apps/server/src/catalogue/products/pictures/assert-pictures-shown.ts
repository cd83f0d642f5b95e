import { findImages } from '#catalogue/products/queries.ts';
import { sayProduct } from '#catalogue/products/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';

/**
 * A variant shows one of the pictures of its own product, or none.
 * @throws DomainError `invalid_fields`
 */
export async function assertPicturesShown(
  db: Db,
  { storeId, productId }: { storeId: string; productId: string },
  variants: readonly { image_id?: string | null | undefined }[],
): Promise<void> {
  if (!variants.some(({ image_id }) => image_id)) return;
  const shown = new Set((await findImages(db, storeId, productId)).map(({ id }) => id));
  const fields = Object.fromEntries(
    variants.flatMap(({ image_id }, index) =>
      image_id && !shown.has(image_id)
        ? [[`variants.${index}.image_id`, sayProduct('pictures.notShown')]]
        : [],
    ),
  );
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_fields', { fields });
}
