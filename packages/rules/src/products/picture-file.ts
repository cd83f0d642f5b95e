import { limits } from '#limits.ts';
import { messages } from '#messages.ts';

/** Media types that the server can read (CONTRACT "Security, decided": decoded and re-encoded, SVG refused). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Why a file need not be sent at all, in the words of the server; undefined when it may be a picture. The size is in
 * bytes. */
export function pictureFileProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (size === 0) return messages.pictureFileEmpty;
  // A system that does not know the kind says nothing: the server looks inside.
  if (type !== '' && !pictureTypes.includes(type)) return messages.pictureTypeUnknown;
  return size > limits.uploadBytes ? messages.pictureFileTooLarge : undefined;
}

/** Why a picture of this size need not be sent, once it is known; undefined when it may. */
export function picturePixelsProblem(width: number, height: number): string | undefined {
  return width * height > limits.picturePixels ? messages.pictureTooManyPixels : undefined;
}
