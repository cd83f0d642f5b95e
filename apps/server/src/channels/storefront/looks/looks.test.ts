import { request } from 'node:http';
import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

const base = '/marketplace/v1/stores/{id}/storefront';

let app: TestApp;
let token: string;
let store: { id: string; subDomain: string };
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.verifiedUser());
});
afterAll(() => app.close());
beforeEach(async () => {
  store = await app.newStore(token, { test_product: false });
});

const at = () => ({ token, params: { id: store.id } });
const look = async () => (await app.call(`GET ${base}/look`, at())).data;
const save = (version: number, document: ThemeDocument) =>
  app.call(`PUT ${base}/draft`, {
    ...at(),
    body: { version, document: JSON.parse(JSON.stringify(document)) },
  });
const publish = (version: number) => app.call(`POST ${base}/publications`, { ...at(), body: { version } });
const plain = defaultDocument('duka');
const greeting = (heading: string, more: object = {}): ThemeDocument => ({
  ...plain,
  pages: {
    ...plain.pages,
    home: {
      sections: { hero: { type: 'hero', settings: { heading, ...more }, blocks: {}, block_order: [] } },
      order: ['hero'],
    },
  },
});

/** Node resolves no name below localhost: the shop's host goes with the request. */
function shop(
  path = '/',
  cookie = '',
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  const { port } = new URL(app.url);
  const headers = { host: `${store.subDomain}.localhost:3000`, ...(cookie ? { cookie } : {}) };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          headers: answer.headers,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('The look of a shop', () => {
  it('is the theme as it comes, then a draft that buyers do not see, then what is published', async () => {
    expect(await look()).toMatchObject({
      version: 0,
      is_draft: false,
      published_at: null,
      preview_url: null,
    });
    const saved = await save(0, greeting('Karibu'));
    expect(saved).toMatchObject({ status: 200, data: { version: 1, is_draft: true } });
    expect((await shop('/')).text).not.toContain('Karibu');
    expect((await publish(1)).data).toMatchObject({ version: 2, is_draft: false });
    await expect.poll(async () => (await shop('/?fresh')).text).toContain('Karibu');
    expect((await app.call('GET /marketplace/v1/stores/{id}', at())).data.default_theme).toBe('duka');
  });

  it('is shown to who has the link of the preview until another link is made', async () => {
    const { data } = await save(0, greeting('Karibu'));
    const { search, host } = new URL(data.preview_url ?? '');
    expect(host).toBe(`${store.subDomain}.localhost:3000`);
    const entered = await shop(`/${search}`);
    expect(entered).toMatchObject({ status: 303, headers: { location: '/' } });
    const [cookie = ''] = String(entered.headers['set-cookie']).split(';');
    expect(String(entered.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    const seen = await shop('/', cookie);
    expect(seen.text).toContain('Karibu');
    expect(seen.text).toContain('Leave preview');
    expect(seen.text).toContain('noindex');
    expect(seen.headers['cache-control']).toBe('no-store');
    const renewed = await app.call(`POST ${base}/preview-link`, { ...at(), body: {} });
    expect(renewed.data.preview_url).not.toBe(data.preview_url);
    expect((await shop('/', cookie)).text).not.toContain('Karibu');
  });

  it('is not written over a change that was made meanwhile', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((heading) => save(0, greeting(heading))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await publish(0)).toMatchObject({ status: 409, error: 'changed_meanwhile' });
    expect((await publish(1)).status).toBe(200);
  });

  it('goes back to what is published when its draft is discarded', async () => {
    await save(0, greeting('First'));
    await publish(1);
    await save(2, greeting('Second'));
    const { data } = await app.call(`DELETE ${base}/draft`, at());
    expect(data.is_draft).toBe(false);
    expect(data.document.pages.home.sections.hero?.settings).toEqual({ heading: 'First' });
  });

  it('can be restored from its history, as a draft', async () => {
    await save(0, greeting('First'));
    await publish(1);
    await save(2, greeting('Second'));
    await publish(3);
    const { items } = (await app.call(`GET ${base}/versions`, at())).data;
    expect(items.map(({ theme, is_current }) => [theme, is_current])).toEqual([
      ['duka', true],
      ['duka', false],
    ]);
    const restore = (version_id: string) =>
      app.call(`POST ${base}/versions/{version_id}/restoration`, {
        ...{ token, params: { id: store.id, version_id }, body: { version: 4 } },
      });
    const { data } = await restore(items[1]?.id ?? '');
    expect(data).toMatchObject({ is_draft: true, document: { pages: { home: { sections: { hero: {} } } } } });
    expect(data.document.pages.home.sections.hero?.settings).toEqual({ heading: 'First' });
    expect((await shop('/?x')).text).toContain('Second');
    const log = await app.call('GET /marketplace/v1/stores/{id}/audit-log', at());
    expect(log.data.items[0]).toMatchObject({ action: 'restore_storefront_version' });
  });

  it('keeps the sections of the merchant in the theme that is chosen later', async () => {
    await save(0, { ...greeting('Karibu'), settings: { accent: '#123456' } });
    await publish(1);
    await app.call('PUT /marketplace/v1/stores/{id}/update', { ...at(), body: { default_theme: 'souk' } });
    const { text } = await shop('/?later');
    expect(text).toContain('Karibu');
    expect(text).not.toContain('#123456');
    expect((await look()).document.theme).toBe('souk');
  });

  it.each<[string, ThemeDocument]>([
    ['This theme does not exist', { ...plain, theme: 'neon' }],
    ['A section is of an unknown type', greetingOfType('script')],
    [
      'The setting home.hero.button_link does not have a value that it takes',
      greeting('', { button_link: 'javascript:alert(1)' }),
    ],
    ['The look of a shop can have up to 256 kB of text and settings', tooLarge()],
  ])('is refused: %s', async (message, document) => {
    expect(await save(0, document)).toMatchObject({ status: 400, fields: { document: message } });
  });

  it('keeps no script in its rich texts', async () => {
    const text = '<p>Hello<script>alert(1)</script><img src=x onerror=alert(1)></p>';
    const saved = await save(0, {
      ...plain,
      pages: {
        ...plain.pages,
        home: {
          sections: { words: { type: 'rich_text', settings: { text }, blocks: {}, block_order: [] } },
          order: ['words'],
        },
      },
    });
    expect(saved.data.document.pages.home.sections.words?.settings).toEqual({ text: '<p>Hello</p>' });
  });

  it('of another store is not there', async () => {
    const stranger = await app.verifiedUser();
    expect((await app.call(`GET ${base}/look`, { ...at(), token: stranger.token })).status).toBe(404);
  });
});

describe('The pictures of a shop', () => {
  it('are kept until one is deleted that nothing shows', async () => {
    const white = { width: 40, height: 20, channels: 3, background: '#fff' } as const;
    const file = new Blob([new Uint8Array(await sharp({ create: white }).png().toBuffer())]);
    const { data } = await app.call(`POST ${base}/pictures`, { ...at(), body: {}, file });
    expect(data).toMatchObject({ width: 40, height: 20 });
    const picture = { image_id: data.id, alt: '', focal_x: 0.5, focal_y: 0.5 };
    await save(0, greeting('Karibu', { picture }));
    const remove = () =>
      app.call(`DELETE ${base}/pictures/{picture_id}`, {
        token,
        params: { id: store.id, picture_id: data.id },
      });
    expect(await remove()).toMatchObject({ status: 409, error: 'in_use' });
    await save(1, greeting('Karibu'));
    expect((await remove()).status).toBe(200);
    expect((await app.call(`GET ${base}/pictures`, at())).data.items).toEqual([]);
    expect((await remove()).status).toBe(404);
  });
});

describe('A text page', () => {
  const add = (body: Record<string, unknown>) =>
    app.call(`POST ${base}/pages`, { ...at(), body: { body: '', published: true, ...body } as never });

  it('is in the footer and at its address while it is published, without what runs', async () => {
    const { data } = await add({ title: 'About us', body: '<p>Since 1998<script>1</script></p>' });
    expect(data).toMatchObject({ slug: 'about-us', body: '<p>Since 1998</p>', version: 1 });
    expect((await shop('/?a')).text).toContain('href="/pages/about-us"');
    expect((await shop('/pages/about-us')).text).toContain('Since 1998');
    const body = { ...{ title: 'About us', slug: 'about-us', body: '', published: false }, version: 1 };
    const change = () =>
      app.call(`PUT ${base}/pages/{page_id}`, { token, params: { id: store.id, page_id: data.id }, body });
    expect((await change()).data).toMatchObject({ version: 2, published: false });
    expect(await change()).toMatchObject({ status: 409, error: 'changed_meanwhile' });
    expect((await shop('/pages/about-us?b')).status).toBe(404);
  });

  it('has an address of its own', async () => {
    await add({ title: 'Returns' });
    expect((await add({ title: 'Returns' })).data.slug).toMatch(/^returns-[0-9a-f]{8}$/);
    expect(await add({ title: 'More', slug: 'returns' })).toMatchObject({
      status: 409,
      error: 'page_address_taken',
    });
    expect((await add({ title: '配送' })).data.slug).toBe('page');
    expect((await add({ title: 'X', slug: '../admin' })).status).toBe(400);
    expect((await app.call(`GET ${base}/pages`, at())).data.items).toHaveLength(3);
  });
});

function greetingOfType(type: string): ThemeDocument {
  const { pages, ...document } = greeting('');
  const section = { type, settings: {}, blocks: {}, block_order: [] };
  return { ...document, pages: { ...pages, home: { sections: { only: section }, order: ['only'] } } };
}

function tooLarge(): ThemeDocument {
  const sections = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [
      `s${index}`,
      { type: 'rich_text', settings: { text: 'x'.repeat(19_000) }, blocks: {}, block_order: [] },
    ]),
  );
  return { ...plain, pages: { ...plain.pages, home: { sections, order: Object.keys(sections) } } };
}
