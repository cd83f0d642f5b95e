import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { silentLog } from './database/log.ts';
import { type Files, openFiles } from './files.ts';

const key = '0199c0de-0000-7000-8000-000000000001/0199c0de-0000-7000-8000-000000000002-small.webp';
const path = `/shop-pictures/${key}`;

let store: Map<string, Buffer>;
let requests: { method: string; url: string; authorization: string; type: string }[];
let answerWith: number | null;
let server: Server;
let files: Files;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request;
  const at = url.split('?')[0] ?? '';
  requests.push({
    method,
    url: at,
    authorization: headers.authorization ?? '',
    type: headers['content-type'] ?? '',
  });
  const body = await buffer(request);
  if (answerWith !== null) return void response.writeHead(answerWith).end();
  if (method === 'PUT') {
    store.set(at, body);
    return void response.writeHead(200, { etag: '"1"' }).end();
  }
  if (method === 'DELETE') {
    store.delete(at);
    return void response.writeHead(204).end();
  }
  const found = store.get(at);
  if (found) return void response.writeHead(200, { 'content-length': found.length }).end(found);
  response
    .writeHead(404, { 'content-type': 'application/xml' })
    .end('<Error><Code>NoSuchKey</Code><Message>Nothing here</Message></Error>');
}

beforeEach(async () => {
  store = new Map();
  requests = [];
  answerWith = null;
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const config = readConfig({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'shop-pictures',
    S3_ACCESS_KEY_ID: 'key-of-the-shop',
    S3_SECRET_ACCESS_KEY: 'secret of the shop',
  });
  files = await openFiles(config, silentLog);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('CONTRACT Running it: uploads in an S3-compatible store', () => {
  it('writes, reads and removes by signed requests to a path in the bucket', async () => {
    await files.write(key, Buffer.from('a picture'));
    expect(store.get(path)?.toString()).toBe('a picture');
    const file = await files.read(key);
    expect(file?.bytes).toBe(9);
    expect(file && (await text(file.stream))).toBe('a picture');
    await files.remove(key);
    expect(store.size).toBe(0);

    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `PUT ${path}`,
      `GET ${path}`,
      `DELETE ${path}`,
    ]);
    for (const { authorization } of requests) {
      expect(authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=key-of-the-shop\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
      );
    }
    expect(requests[0]?.type).toBe('image/webp');
  });

  it('has nothing under a key that was not written', async () => {
    expect(await files.read(key)).toBeNull();
    await files.remove(key);
  });

  it('a store that refuses is said', async () => {
    answerWith = 403;
    await expect(files.write(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(files.read(key)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(files.remove(key)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('a store that is out of reach is said', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(files.write(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'storage_unavailable' });
  });
});
