import { readFile, rm } from 'node:fs/promises';
import type { limits } from '@sokoni/rules/limits';

/** The sizes that a picture is kept in; `limits.imageSizesPx` says how large each is. */
export const pictureSizes = [
  'small',
  'medium',
  'large',
] as const satisfies (keyof typeof limits.imageSizesPx)[];
export type PictureSize = (typeof pictureSizes)[number];

/** One picture, decoded, turned upright, without metadata, as WebP in three sizes. */
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

/** The keys under which the sizes of a picture are kept in Files. */
export function pictureKeys(storeId: string, imageId: string): Record<PictureSize, string> {
  const keyOf = (size: PictureSize) => `${storeId}/${imageId}-${size}.webp`;
  return { small: keyOf('small'), medium: keyOf('medium'), large: keyOf('large') };
}

/** The path of the small size of a picture; null without one. */
export function smallPicture(storeId: string, imageId: string | null): string | null {
  return imageId && uploadsPath + pictureKeys(storeId, imageId).small;
}

/** @param decode has the worker leave files, so that no pixels travel between the processes */
export function makePictures(decode: (path: string) => Promise<RenditionFiles>): Pictures {
  return {
    async renditions(path) {
      const { width, height, files } = await decode(path);
      try {
        const [small, medium, large] = await Promise.all([
          readFile(files.small),
          readFile(files.medium),
          readFile(files.large),
        ]);
        return { width, height, small, medium, large };
      } finally {
        await Promise.all(pictureSizes.map((size) => rm(files[size], { force: true })));
      }
    },
  };
}
