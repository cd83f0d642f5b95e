import { buffer } from 'node:stream/consumers';
import { pictureKeys } from '#platform/pictures.ts';
import type { Services } from '#platform/services.ts';
import type { PaperStoreRow } from './queries.ts';

/** The logo as PNG; null without one, and when its file is gone: a paper comes without it then. */
export async function readLogo(
  { files }: Pick<Services, 'files'>,
  { id, logo_image_id }: PaperStoreRow,
): Promise<Buffer | null> {
  if (logo_image_id === null) return null;
  const file = await files.read(pictureKeys(id, logo_image_id).medium);
  if (!file) return null;
  // The library is large: a store without a logo does not load it.
  const { pictureForPrint } = await import('#platform/pictures/picture-for-print.ts');
  return pictureForPrint(await buffer(file.stream));
}
