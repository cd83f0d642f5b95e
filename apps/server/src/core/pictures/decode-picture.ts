import { createReadStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { limits } from '@sokoni/rules/limits';
import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp';
import { DomainError } from '#core/errors/domain-error.ts';
import { say } from '#core/errors/sentences.ts';
import { bySize, type PictureSize, pictureSizes, type RenditionFiles } from './pictures.ts';

/** What a decoder may hold at once when it cannot work row by row: the worker stays under 200 MB resident. */
const decoderBudgetBytes = 64_000_000;
const timeoutSeconds = 30;
const webpQuality = 82;

const reading = {
  failOn: 'error',
  limitInputPixels: limits.picturePixels,
  sequentialRead: true,
} as const;

sharp.cache(false);
sharp.concurrency(1);
// Loaders of what we refuse (SVG, TIFF, libvips' own) are not even asked to look at a file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadHeifFile',
  ],
});

/**
 * Decodes an uploaded file and writes it anew, upright, in sRGB, without metadata, as WebP in its sizes. Nothing of
 * the file but its pixels survives. Only the worker loads this module.
 * @throws DomainError `file_too_large`, `not_a_picture`, `picture_too_large`
 */
export async function decodePicture(path: string): Promise<RenditionFiles> {
  if ((await stat(path)).size > limits.uploadBytes) throw new DomainError('file_too_large');
  if (await carriesPage(path)) throw new DomainError('not_a_picture');
  // What the picture before it held would stay until the heap, which knows little of it, is full.
  globalThis.gc?.();
  const { large, width, height } = await decode(path);
  const files = bySize((size) => `${path}.${size}`);
  try {
    for (const size of pictureSizes) {
      const resized = large.clone().resize(fitting(size)).webp({ quality: webpQuality });
      await writeFile(files[size], await resized.toBuffer());
    }
  } catch (error) {
    await Promise.all(Object.values(files).map((file) => rm(file, { force: true })));
    throw error;
  }
  return { width, height, files };
}

/** Never enlarged. */
function fitting(size: PictureSize): ResizeOptions {
  const side = limits.imageSizesPx[size];
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true };
}

/** The upright picture, at most 1600 by 1600; it is turned after it was made small, so that a turn costs no memory. */
async function decode(path: string): Promise<{ large: Sharp; width: number; height: number }> {
  try {
    const metadata = await sharp(path, { ...reading, limitInputPixels: false }).metadata();
    refuseTooLarge(metadata);
    const { data, info } = await sharp(path, reading)
      .timeout({ seconds: timeoutSeconds })
      .resize(fitting('large'))
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const turned = upright(sharp(data, { raw: { width, height, channels } }), metadata.orientation ?? 1);
    return { large: turned, ...metadata.autoOrient };
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('not_a_picture');
  }
}

function refuseTooLarge(metadata: Metadata): void {
  const pixels = metadata.width * (metadata.pageHeight ?? metadata.height);
  if (pixels > limits.picturePixels) throw new DomainError('picture_too_large');
  if (pixels * bytesHeldPerPixel(metadata) > decoderBudgetBytes) {
    throw new DomainError('picture_too_large', {
      message: say('picture.tooManyPixels'),
    });
  }
}

/** What decoding takes in memory, as measured with the libvips that sharp brings. */
function bytesHeldPerPixel({ format, isProgressive, chromaSubsampling, channels, depth }: Metadata): number {
  if (format === 'jpeg') return isProgressive ? (chromaSubsampling === '4:2:0' ? 3 : 2 * channels) : 0;
  if (format === 'png') return isProgressive ? channels * (depth === 'ushort' ? 2 : 1) + 0.5 : 0;
  if (format === 'webp') return 5;
  if (format === 'gif') return 6;
  return chromaSubsampling === '4:2:0' ? 15 : 19;
}

/** Turns by the EXIF orientation; mirroring comes before turning. */
function upright(picture: Sharp, orientation: number): Sharp {
  const mirrored =
    orientation === 4 ? picture.flip() : [2, 5, 7].includes(orientation) ? picture.flop() : picture;
  const degrees = { 3: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation];
  return degrees ? mirrored.rotate(degrees) : mirrored;
}

const pageMarks = /<script|<!doctype|<html[\s>]|<iframe|<svg\s+xmlns/i;
const longestMark = 40;

/** A picture that a browser could also be made to read as a page (in a comment, or behind its end) is none. */
async function carriesPage(path: string): Promise<boolean> {
  let tail = '';
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: 1 << 18 })) {
    const text: string = tail + chunk;
    if (pageMarks.test(text)) return true;
    tail = text.slice(-longestMark);
  }
  return false;
}
