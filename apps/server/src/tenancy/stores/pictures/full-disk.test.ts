import { randomBytes } from 'node:crypto';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#core/database/access/log.ts';
import { isDiskFull } from '#core/files/disk-full.ts';
import { makePictures } from '#core/pictures/pictures.ts';
import { startWorkerProcess, type WorkerProcess } from '#core/processes/worker-process.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { type BuiltWorker, buildWorker } from '#testing/processes/build-worker.ts';
import { mountSmallDisk } from '#testing/processes/small-disk.ts';

const disk = mountSmallDisk();

/** Hardly smaller as WebP than it is as PNG. */
async function noise(): Promise<Buffer> {
  const size = { width: 500, height: 500, channels: 3 } as const;
  return sharp(randomBytes(500 * 500 * 3), { raw: size })
    .png()
    .toBuffer();
}

describe('A full disk for uploads', () => {
  it('is told from other errors', () => {
    expect(isDiskFull(Object.assign(new Error(), { code: 'ENOSPC' }))).toBe(true);
    expect(isDiskFull(Object.assign(new Error(), { code: 'EACCES' }))).toBe(false);
  });

  // Only root may mount a disk; what a full one does below is proven with /dev/full for everybody.
  if (disk) {
    const { folder, unmount } = disk;
    let app: TestApp;
    let build: BuiltWorker;
    let worker: WorkerProcess;
    beforeAll(async () => {
      build = await buildWorker();
      app = await startTestApp({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
      const { appUrl, ownerUrl } = app.database;
      const { config } = app.services;
      const secretKeys = ['the key of these tests, which is long enough'];
      worker = startWorkerProcess({
        onNews() {},
        entry: build.entry,
        execArgv: [],
        start: { config, appUrl, prepare: false, ownerUrl, secretKeys },
        log: silentLog,
      });
      app.services.pictures = makePictures((path) => worker.decodePicture(path));
    });
    afterAll(async () => {
      await worker.stop();
      await app.close();
      await build.remove();
      unmount();
    });

    it('that is really full: a clear error, the logo before stays, nothing is left behind, and it works again', async () => {
      const { token } = await app.verifiedUser();
      const { id } = await app.newStore(token);
      const png = await noise();
      const setLogo = () =>
        app.call('POST /marketplace/v1/stores/{id}/logo', {
          token,
          params: { id },
          body: {},
          file: new Blob([new Uint8Array(png)]),
        });
      const kept = async () => ({
        store: (await app.call('GET /marketplace/v1/stores/{id}', { token, params: { id } })).data.logo_key,
        files: (await readdir(join(folder, 'uploads', id))).sort(),
        incoming: await readdir(join(folder, 'incoming')),
        images: await query(app.database.ownerUrl, 'select id from app.images'),
      });
      expect((await setLogo()).status).toBe(200);
      const before = await kept();
      expect(before).toMatchObject({ store: expect.stringMatching(/webp$/), incoming: [] });

      // No room for what comes in; then room for it, not for what is made of it.
      for (const room of [0, 1.1 * png.length]) {
        const { bavail, bsize } = await statfs(folder);
        await writeFile(join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - room)));
        const refused = await setLogo();
        expect(refused).toMatchObject({ status: 503, error: 'storage_unavailable' });
        expect(refused.message).toMatch(/\w/);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await kept()).toEqual(before);
        await rm(join(folder, 'filler'));
      }
      expect((await setLogo()).status).toBe(200);
    });
  }
});
