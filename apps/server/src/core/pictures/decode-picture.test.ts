import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { limits } from '@sokoni/rules/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodePicture } from './decode-picture.ts';
import { pictureSizes } from './pictures.ts';

let folder: string;
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sokoni-pictures-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(bytes: Buffer | string): Promise<string> {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, bytes);
  return path;
}

async function decode(bytes: Buffer | string) {
  return decodePicture(await fileOf(bytes));
}

/** Red top left quarter, green top right, blue below: every turn and mirroring of it looks different. */
function marked(width: number, height: number) {
  const corner = {
    create: { width: width / 2, height: height / 2, channels: 3, background: '#ff0000' },
  } as const;
  const other = { ...corner, create: { ...corner.create, background: '#00ff00' } };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: corner, left: 0, top: 0 },
    { input: other, left: width / 2, top: 0 },
  ]);
}

describe('CONTRACT Security: pictures are decoded and written anew', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('takes %s', async (format) => {
    const { width, height, files: made } = await decode(await marked(2000, 1000).toFormat(format).toBuffer());
    expect([width, height]).toEqual([2000, 1000]);
    for (const size of pictureSizes) {
      const side = limits.imageSizesPx[size];
      const metadata = await sharp(made[size]).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: side, height: side / 2, space: 'srgb' });
    }
  });

  it('enlarges nothing', async () => {
    const { files: made } = await decode(await marked(20, 10).png().toBuffer());
    expect(await sharp(made.large).metadata()).toMatchObject({ width: 20, height: 10 });
    expect(await sharp(made.small).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  it('keeps what is transparent', async () => {
    const clear = { create: { width: 8, height: 8, channels: 4, background: '#ff000000' } } as const;
    const { files: made } = await decode(await sharp(clear).png().toBuffer());
    expect((await sharp(made.large).metadata()).hasAlpha).toBe(true);
  });

  it('drops EXIF with its place, XMP, ICC and comments', async () => {
    const bytes = await marked(64, 64)
      .withExif({
        IFD0: { Copyright: 'Ada', Make: 'Maker of cameras' },
        IFD3: { GPSLatitude: '6/1 27/1 0/1', GPSLongitude: '3/1 23/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Maker of cameras')).toBe(true);
    expect((await sharp(await fileOf(bytes)).metadata()).exif).toBeDefined();
    const { files: made } = await decode(bytes);
    for (const path of Object.values(made)) {
      const metadata = await sharp(path).metadata();
      expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('converts a wide colour profile to sRGB', async () => {
    const green = { create: { width: 16, height: 16, channels: 3, background: '#00ff00' } } as const;
    const dull = await sharp(green).withIccProfile('p3').png().toBuffer();
    const raw = await sharp(await fileOf(dull), { ignoreIcc: true })
      .raw()
      .toBuffer();
    expect(raw[0]).toBeGreaterThan(50);
    const { files: made } = await decode(dull);
    const [red = 255, seen = 0] = await sharp(made.large).raw().toBuffer();
    expect(red).toBeLessThan(20);
    expect(seen).toBeGreaterThan(240);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a picture of orientation %i upright', async (orientation) => {
    const bytes = await marked(120, 60).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
    const { width, height, files: made } = await decode(bytes);
    const wanted = await sharp(await fileOf(bytes))
      .autoOrient()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const got = await sharp(made.large).raw().toBuffer({ resolveWithObject: true });
    expect([width, height]).toEqual([wanted.info.width, wanted.info.height]);
    expect([got.info.width, got.info.height]).toEqual([width, height]);
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
      const difference = [0, 1, 2].map((channel) =>
        Math.abs((wanted.data[at + channel] ?? 0) - (got.data[at + channel] ?? 0)),
      );
      expect(Math.max(...difference)).toBeLessThan(40);
    }
  });
});

describe('CONTRACT Security: hostile files are refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  it.each([
    ['nothing', ''],
    ['text', 'a picture, I swear'],
    ['an SVG', svg],
    ['an SVG behind a declaration', `<?xml version="1.0"?>\n${svg}`],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['the first bytes of a PNG and then a page', `\x89PNG\r\n\x1a\n<html><script>alert(1)</script></html>`],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
  ])('%s is not a picture', async (_name, content) => {
    await expect(decode(Buffer.from(content, 'latin1'))).rejects.toMatchObject({ code: 'not_a_picture' });
  });

  it('a TIFF is not taken', async () => {
    await expect(decode(await marked(20, 10).tiff().toBuffer())).rejects.toMatchObject({
      code: 'not_a_picture',
    });
  });

  it('a page in a comment of a PNG is refused', async () => {
    const png = await marked(20, 10).png().toBuffer();
    const comment = pngChunk('tEXt', Buffer.from('Comment\0<SCRIPT>alert(1)</SCRIPT>'));
    const carrier = Buffer.concat([png.subarray(0, 33), comment, png.subarray(33)]);
    expect(await sharp(await fileOf(carrier)).metadata()).toMatchObject({ format: 'png' });
    await expect(decode(carrier)).rejects.toMatchObject({ code: 'not_a_picture' });
  });

  it('a page behind the end of a picture is refused, wherever it lies', async () => {
    const gif = await marked(20, 10).gif().toBuffer();
    const far = Buffer.alloc(256 * 1024 - gif.length - 3, 'x');
    const carrier = Buffer.concat([gif, far, Buffer.from('<html>')]);
    await expect(decode(carrier)).rejects.toMatchObject({ code: 'not_a_picture' });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'a %s that was cut short is refused',
    async (format) => {
      const noise = {
        width: 400,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      } as const;
      const whole = await sharp({ create: { ...noise, background: '#888888' } })
        .toFormat(format)
        .toBuffer();
      await expect(decode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
        code: 'not_a_picture',
      });
    },
  );

  it('a small file that would be a huge picture is refused', async () => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(30_000, 0);
    header.writeUInt32BE(30_000, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const bomb = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', header),
      pngChunk('IDAT', Buffer.alloc(100)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]);
    await expect(decode(bomb)).rejects.toMatchObject({ code: 'picture_too_large' });
  });

  it('a picture just above 50 megapixels is refused, one at 50 is taken', async () => {
    const grey = (height: number) =>
      sharp({ create: { width: 5000, height, channels: 3, background: '#777777' } })
        .png({ compressionLevel: 1 })
        .toBuffer();
    await expect(decode(await grey(10_001))).rejects.toMatchObject({ code: 'picture_too_large' });
    expect(await decode(await grey(10_000))).toMatchObject({ width: 5000, height: 10_000 });
  });

  it('a kind of file that decodes as a whole may have fewer pixels, and the answer says what to do', async () => {
    const wide = sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#777777' } });
    await expect(decode(await wide.avif({ effort: 0 }).toBuffer())).rejects.toMatchObject({
      code: 'picture_too_large',
      message: expect.stringContaining('as a JPEG'),
    });
  });

  it('a file above 20 MB is refused unread', async () => {
    await expect(decode(Buffer.alloc(limits.uploadBytes + 1))).rejects.toMatchObject({
      code: 'file_too_large',
    });
  });

  it('leaves nothing behind for what it refused', async () => {
    const before = (await readdir(folder)).length;
    await expect(decode('no picture')).rejects.toMatchObject({ code: 'not_a_picture' });
    expect(await readdir(folder)).toHaveLength(before + 1);
  });
});

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
