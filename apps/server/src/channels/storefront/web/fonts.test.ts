import { addressOfFont, faces } from '@sokoni/themes/document/typefaces.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('the console has the typefaces of the shops, for its previews', async () => {
  for (const { files } of Object.values(faces)) {
    for (const file of files ? [files.text, files.heading] : []) {
      const answer = await fetch(app.url + addressOfFont(file));
      expect([answer.status, answer.headers.get('content-type')], file).toEqual([200, 'font/woff2']);
    }
  }
  expect((await fetch(`${app.url}/fonts/secret.woff2`)).status).toBe(404);
});
