import { buffer } from 'node:stream/consumers';
import { pictureKeys } from '#core/pictures/pictures.ts';
import type { Services } from '#core/services.ts';
import type { DocumentStoreRow } from './queries.ts';

/** The logo as PNG; null without one, and when its file is gone: a document comes without it then. */
export async function readLogo(
  { files }: Pick<Services, 'files'>,
  { id, logo_image_id }: DocumentStoreRow,
): Promise<Buffer | null> {
  if (logo_image_id === null) return null;
  const file = await files.read(pictureKeys(id, logo_image_id).medium);
  if (!file) return null;
  // The library is large: a store without a logo does not load it.
  const { pictureForPrint } = await import('#core/pictures/picture-for-print.ts');
  return pictureForPrint(await buffer(file.stream));
}
