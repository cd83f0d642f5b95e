import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '#core/files/files.ts';
import { type PictureSize, pictureKeys, writeSizes } from '#core/pictures/pictures.ts';
import { sampleFolder } from './sample-folder.ts';

/** Side of the pictures in pixels; they are drawn so, and never enlarged. */
export const samplePictureSide = 512;

/**
 * Keeps one of our own pictures as a picture of the store; a second time it is the same files.
 * @param picture motif and tint: a file of apps/server/samples
 * @returns how many bytes it takes in its sizes
 */
export async function keepSamplePicture(
  files: Files,
  storeId: string,
  imageId: string,
  picture: string,
): Promise<number> {
  const [small, card, medium] = await Promise.all([
    pictureFile(picture, 'small'),
    pictureFile(picture, 'card'),
    pictureFile(picture, 'medium'),
  ]);
  return writeSizes(files, pictureKeys(storeId, imageId), { small, card, medium, large: medium });
}

function pictureFile(picture: string, size: Exclude<PictureSize, 'large'>): Promise<Buffer> {
  return readFile(join(sampleFolder, `${picture}-${size}.webp`));
}
