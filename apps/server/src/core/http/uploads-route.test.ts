import { Readable } from 'node:stream';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { pictureSizes } from '#core/pictures/pictures.ts';
import { answerFailure } from './answer.ts';
import { mountUploads } from './uploads-route.ts';

const key = '0199c0de-0000-7000-8000-000000000001/0199c0de-0000-7000-8000-000000000002-small.webp';
const asked: string[] = [];

const app = fastify();
app.setErrorHandler(answerFailure);
mountUploads(app, {
  files: {
    async read(wanted) {
      asked.push(wanted);
      return wanted === key
        ? { stream: Readable.from([Buffer.from('a pic'), Buffer.from('ture')]), bytes: 9 }
        : null;
    },
    write: () => Promise.reject(new Error('not asked for')),
    copyIn: () => Promise.reject(new Error('not asked for')),
    remove: () => Promise.reject(new Error('not asked for')),
    list: () => {
      throw new Error('not asked for');
    },
  },
});
afterAll(() => app.close());

describe('SPEC 3: a logo is read at base_url plus logo_key', () => {
  it('answers the picture, for ever and for any site', async () => {
    const answer = await app.inject(`/uploads/${key}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('a picture');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '9',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each(pictureSizes)('looks for a picture in the size %s', async (size) => {
    asked.length = 0;
    const wanted = key.replace('small', size);
    await app.inject(`/uploads/${wanted}`);
    expect(asked).toEqual([wanted]);
  });

  it('answers 404 for a picture that is not there', async () => {
    const answer = await app.inject(`/uploads/${key.replace('small', 'large')}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBeUndefined();
  });

  it.each([
    '',
    'x',
    '../secret-key',
    '%2e%2e%2fsecret-key',
    `${key}/`,
    `${key}%00`,
    key.replace('.webp', '.svg'),
    key.replace('small', 'huge'),
    key.toUpperCase(),
    `a/${key}`,
  ])('%j is no key and is not looked for', async (bad) => {
    asked.length = 0;
    const answer = await app.inject(`/uploads/${bad}`);
    expect(answer.statusCode).toBe(404);
    expect(asked).toEqual([]);
  });
});
