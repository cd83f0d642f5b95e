import { limits } from '#limits.ts';
import type { PictureReason } from './product-reasons.ts';

const megabyte = 1024 * 1024;

/** Media types that the server can read (CONTRACT "Security, decided": decoded and re-encoded, SVG refused). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Why a file need not be sent at all, as the server would say it; undefined when it may be a picture. The size is in
 * bytes. */
export function pictureFileProblem({
  type,
  size,
}: {
  type: string;
  size: number;
}): PictureReason | undefined {
  if (size === 0) return { reason: 'picture_file_empty' };
  // A system that does not know the kind says nothing: the server looks inside.
  if (type !== '' && !pictureTypes.includes(type)) return { reason: 'picture_type_unknown' };
  return size > limits.uploadBytes
    ? { reason: 'picture_file_too_large', megabytes: limits.uploadBytes / megabyte }
    : undefined;
}

/** Why a picture of this size need not be sent, once it is known; undefined when it may. */
export function picturePixelsProblem(width: number, height: number): PictureReason | undefined {
  return width * height > limits.picturePixels
    ? { reason: 'picture_too_many_pixels', megapixels: limits.picturePixels / 1_000_000 }
    : undefined;
}
