import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#core/config/config.ts';
import { silentLog } from '#core/database/access/log.ts';
import { startFakeS3 } from '#testing/http/fake-s3.ts';
import { type Files, openFiles } from './files.ts';

const key = '0199c0de-0000-7000-8000-000000000001/0199c0de-0000-7000-8000-000000000002-small.webp';
const path = `/shop-pictures/${key}`;

let store: Awaited<ReturnType<typeof startFakeS3>>;
let files: Files;

beforeEach(async () => {
  store = await startFakeS3();
  files = await openFiles(readConfig(store.env), silentLog);
});

afterEach(() => store.stop());

describe('CONTRACT Running it: uploads in an S3-compatible store', () => {
  it('writes, reads and removes by signed requests to a path in the bucket', async () => {
    await files.write(key, Buffer.from('a picture'));
    expect(store.objects.get(key)?.toString()).toBe('a picture');
    const file = await files.read(key);
    expect(file?.bytes).toBe(9);
    expect(file && (await text(file.stream))).toBe('a picture');
    await files.remove(key);
    expect(store.objects.size).toBe(0);

    expect(store.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT ${path}`,
      `GET ${path}`,
      `DELETE ${path}`,
    ]);
    for (const { authorization } of store.requests) {
      expect(authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=key-of-the-shop\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
      );
    }
    expect(store.requests[0]?.type).toBe('image/webp');
  });

  it('has nothing under a key that was not written', async () => {
    expect(await files.read(key)).toBeNull();
    await files.remove(key);
  });

  it('lists every key, page by page, and nothing that is no file of ours', async () => {
    const keys = ['one', 'two', 'three', 'four', 'five'].map((name) => `a-store/${name}.webp`);
    for (const each of keys) await files.write(each, Buffer.from('a picture'));
    store.objects.set('a-store/notes.txt', Buffer.from('of somebody else'));
    const listed: string[] = [];
    for await (const each of files.list()) listed.push(each);
    expect(listed).toEqual(keys.sort());
  });

  it('a store that refuses is said', async () => {
    store.behaviour.refusesWith = 403;
    await expect(files.write(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(files.read(key)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(files.remove(key)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(files.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('a store that is out of reach is said', async () => {
    await store.stop();
    await expect(files.write(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'storage_unavailable' });
  });
});
