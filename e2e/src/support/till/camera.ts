import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { code128 } from '@sokoni/console/code-128';
import { type Browser, chromium } from 'playwright-core';
import { browserLaunch } from '#support/browser/browser.ts';

const width = 640;
const height = 480;
const white = 235;
const black = 16;

/** A picture of bars, or of nothing: brightness, then two planes without colour. */
function picture(text: string | null): Buffer {
  const light = Buffer.alloc(width * height, white);
  const module = 3;
  let x = 60;
  for (const [index, modules] of (text === null ? [] : (code128(text) ?? [])).entries()) {
    const end = x + modules * module;
    if (index % 2 === 0) for (let y = 120; y < 360; y += 1) light.fill(black, y * width + x, y * width + end);
    x = end;
  }
  return Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
}

/** Two seconds of a code before the camera, and three of nothing, again and again. */
function film(text: string): Buffer {
  const pictures = [...Array(20).fill(picture(text)), ...Array(30).fill(picture(null))] as Buffer[];
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...pictures]);
}

/** A browser whose device has a camera, before which a code is held up. */
export async function launchWithCamera(code: string): Promise<{ browser: Browser; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sokoni-camera-'));
  const file = join(folder, 'code.y4m');
  await writeFile(file, film(code));
  const { args, ...options } = browserLaunch();
  const camera = [
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
    // Nobody is there to be asked.
    '--use-fake-ui-for-media-stream',
  ];
  const browser = await chromium.launch({ ...options, args: [...args, ...camera] });
  return {
    browser,
    async close() {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}
