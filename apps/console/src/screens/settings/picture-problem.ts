import { limits } from '@sokoni/rules/limits';

/** What the server can read (CONTRACT "Security, decided": decoded and re-encoded, SVG refused). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

const megabyte = 1024 * 1024;

/** Why a file need not be sent at all, in the words of the server; undefined when it may be a picture. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (size === 0) return 'This file is empty. Choose another one.';
  // A system that does not know the kind says nothing: the server looks inside.
  if (type !== '' && !pictureTypes.includes(type)) return 'Use a JPEG, PNG, WebP, GIF or AVIF picture.';
  if (size > limits.uploadBytes) {
    return `This file has ${sizeText(size)}. Use a picture of at most ${limits.uploadBytes / megabyte} MB.`;
  }
  return undefined;
}

/** `0.4 MB`, `12.3 MB`: never less than a tenth. */
export function sizeText(bytes: number): string {
  return `${Math.max(bytes / megabyte, 0.1).toFixed(1)} MB`;
}
