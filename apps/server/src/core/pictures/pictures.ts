import { readFile, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { limits } from '@sokoni/rules/limits';
import type { Files } from '#core/files/files.ts';

/** The sizes that a picture is kept in; `limits.imageSizesPx` says how large each is. */
export const pictureSizes = [
  'small',
  'card',
  'medium',
  'large',
] as const satisfies (keyof typeof limits.imageSizesPx)[];
export type PictureSize = (typeof pictureSizes)[number];

/** One picture, decoded, turned upright, without metadata, as WebP in its sizes. */
export interface Renditions extends Record<PictureSize, Buffer> {
  /** Of the original, upright. */
  width: number;
  height: number;
}

/** What the worker hands to its parent: the sizes lie in files beside the original, for the parent to remove. */
export interface RenditionFiles {
  width: number;
  height: number;
  files: Record<PictureSize, string>;
}

export interface Pictures {
  /**
   * Re-encodes an uploaded file in the worker process.
   * @throws DomainError `file_too_large`, `not_a_picture`, `picture_too_large`, `storage_unavailable`, `unavailable`
   */
  renditions(path: string): Promise<Renditions>;
}

/** In front of a key of Files: the path of a stored picture on whatever address the reader has us open. */
export const uploadsPath = '/uploads/';

/** Something for each size. */
export function bySize<T>(of: (size: PictureSize) => T): Record<PictureSize, T> {
  return { small: of('small'), card: of('card'), medium: of('medium'), large: of('large') };
}

/** The keys under which the sizes of a picture are kept in Files. */
export function pictureKeys(storeId: string, imageId: string): Record<PictureSize, string> {
  return bySize((size) => `${storeId}/${imageId}-${size}.webp`);
}

/** The paths of the sizes of a picture. */
export function picturePaths(storeId: string, imageId: string): Record<PictureSize, string> {
  const keys = pictureKeys(storeId, imageId);
  return bySize((size) => uploadsPath + keys[size]);
}

/**
 * Writes each size of a picture to Files.
 * @returns how many bytes they take together
 */
export async function writeSizes(
  files: Files,
  keys: Record<PictureSize, string>,
  made: Record<PictureSize, Buffer>,
): Promise<number> {
  let bytes = 0;
  for (const size of pictureSizes) {
    await files.write(keys[size], made[size]);
    bytes += made[size].length;
  }
  return bytes;
}

/** The sizes of a picture as they are kept; null where one of them is gone. @throws DomainError `unavailable` */
export async function readSizes(
  files: Files,
  keys: Record<PictureSize, string>,
): Promise<Record<PictureSize, Buffer> | null> {
  const sizes: Partial<Record<PictureSize, Buffer>> = {};
  for (const size of pictureSizes) {
    const found = await files.read(keys[size]);
    if (!found) return null;
    sizes[size] = await buffer(found.stream);
  }
  return sizes as Record<PictureSize, Buffer>;
}

/** The path of the small size of a picture; null without one. */
export function smallPicture(storeId: string, imageId: string | null): string | null {
  return imageId && picturePaths(storeId, imageId).small;
}

/** @param decode has the worker leave files, so that no pixels travel between the processes */
export function makePictures(decode: (path: string) => Promise<RenditionFiles>): Pictures {
  return {
    async renditions(path) {
      const { width, height, files } = await decode(path);
      try {
        const [small, card, medium, large] = await Promise.all([
          readFile(files.small),
          readFile(files.card),
          readFile(files.medium),
          readFile(files.large),
        ]);
        return { width, height, small, card, medium, large };
      } finally {
        await Promise.all(pictureSizes.map((size) => rm(files[size], { force: true })));
      }
    },
  };
}
