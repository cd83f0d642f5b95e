import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import type { StoreCall, UploadedFile } from '#core/http/route.ts';
import { newId } from '#core/ids.ts';
import { pictureKeys, readSizes, writeSizes } from '#core/pictures/pictures.ts';
import type { Services } from '#core/services.ts';
import { sayStore } from '#tenancy/stores/sentences.ts';

/** A picture whose files are written. */
export interface KeptPicture {
  id: string;
  width: number;
  height: number;
  /** Of its sizes together. */
  bytes: number;
}

/** What keeping a picture needs of the call that it comes with. */
type KeepingCall = Pick<
  StoreCall<'POST /marketplace/v1/images/{storeId}/upload'>,
  'storeId' | 'services' | 'log' | 'earlierAnswer'
>;

/** A picture of the store, whatever shows it. */
interface SourcePicture {
  id: string;
  width: number;
  height: number;
}

/**
 * Writes the picture of the call, then runs the command that records it. Files that no record names
 * go again: the command failed, or a request with the same key was faster and its picture is the answer.
 *
 * @param record the command; answers the id of the picture that is recorded now
 * @throws DomainError `invalid_fields` without a file, and those of pictures, files and the command
 */
export async function keepPicture<T extends { imageId: string }>(
  call: KeepingCall & { file: UploadedFile | null },
  record: (picture: KeptPicture) => Promise<T>,
): Promise<T> {
  const { file, storeId, services } = call;
  if (!file) throw invalidField('file', sayStore('choosePicture'));
  return keepFiles(call, (id) => writePicture(services, storeId, id, file), record);
}

/**
 * Writes a copy of a picture of the store, which stays when that one goes, then runs the command that records it.
 * @throws DomainError `not_found` where the picture went meanwhile, and those of files and the command
 */
export async function keepCopy<T extends { imageId: string }>(
  call: KeepingCall,
  source: SourcePicture,
  record: (picture: KeptPicture) => Promise<T>,
): Promise<T> {
  return keepFiles(call, (id) => copyPicture(call.services, call.storeId, id, source), record);
}

async function keepFiles<T extends { imageId: string }>(
  call: KeepingCall,
  write: (id: string) => Promise<KeptPicture>,
  record: (picture: KeptPicture) => Promise<T>,
): Promise<T> {
  const earlier = await call.earlierAnswer<T>();
  if (earlier) return earlier.answer;
  const id = newId();
  const discard = () => discardPicture(call, id);
  try {
    const answer = await record(await write(id));
    if (answer.imageId !== id) await discard();
    return answer;
  } catch (error) {
    // When the database was lost on the way nobody knows whether the record is there.
    if (!(error instanceof DomainError && error.code === 'unavailable')) await discard();
    throw error;
  }
}

async function writePicture(
  services: Services,
  storeId: string,
  id: string,
  file: UploadedFile,
): Promise<KeptPicture> {
  const made = await services.pictures.renditions(file.path);
  const bytes = await writeSizes(services.files, pictureKeys(storeId, id), made);
  return { id, width: made.width, height: made.height, bytes };
}

async function copyPicture(
  services: Services,
  storeId: string,
  id: string,
  { id: sourceId, width, height }: SourcePicture,
): Promise<KeptPicture> {
  const sizes = await readSizes(services.files, pictureKeys(storeId, sourceId));
  if (!sizes) throw new DomainError('not_found');
  return { id, width, height, bytes: await writeSizes(services.files, pictureKeys(storeId, id), sizes) };
}

async function discardPicture({ services, storeId, log }: KeepingCall, id: string): Promise<void> {
  for (const key of Object.values(pictureKeys(storeId, id))) {
    await services.files
      .remove(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'a picture was left behind'));
  }
}
