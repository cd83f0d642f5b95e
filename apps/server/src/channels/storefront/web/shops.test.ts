import { request } from 'node:http';
import { shopWords } from '@sokoni/messages/en/storefront/shop';
import { translator } from '@sokoni/messages/translator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let token: string;
let store: { id: string; subDomain: string };
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.verifiedUser());
  store = await app.newStore(token, { name: 'Duka <la> Amina', test_product: false });
});
afterAll(() => app.close());

interface Page {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Node resolves no name below localhost: the shop's host goes with the request. */
function get(path: string, label = store.subDomain): Promise<Page> {
  const { port } = new URL(app.url);
  const host = `${label}.localhost:3000`;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
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

async function add(title: string, more: object = {}) {
  const body = { title, status: 'active', variants: [{ price: 250_00, opening_stock: 4 }], ...more };
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    token,
    params: { id: store.id },
    body,
  });
  expect(made.status).toBe(200);
  return made.data;
}

describe('The language of a shop', () => {
  it('is that of its store, on its pages and in what it refuses, whatever the visitor asks for', async () => {
    const { id, subDomain } = await app.newStore(token, { name: 'Souk', test_product: false });
    const speak = (language: string) =>
      app.call('PUT /marketplace/v1/stores/{id}/update', { token, params: { id }, body: { language } });
    await speak('ar');
    const say = translator({ shopWords });
    const home = await get('/', subDomain);
    expect(home.text).toContain('<html lang="ar" dir="rtl">');
    expect(home.text).toContain(say.in('ar')('cart'));
    await speak('fr');
    await expect.poll(async () => (await get('/', subDomain)).text).toContain('<html lang="fr" dir="ltr">');
    expect((await get('/', subDomain)).text).toContain(say.in('fr')('cart'));
  });
});

describe('A shop at its own address', () => {
  it('shows what the store sells, and escapes what merchants write', async () => {
    await add('Mug <b>blue</b>');
    const home = await get('/');
    expect(home.status).toBe(200);
    expect(home.headers['content-security-policy']).toContain("script-src 'self'");
    expect(home.text).toContain('Duka &lt;la&gt; Amina');
    expect(home.text).toContain('Mug &lt;b&gt;blue&lt;/b&gt;');
    expect(home.text).toContain('Preview: this shop is in test mode');
    const product = await get('/products/mug-b-blue-b');
    expect(product).toMatchObject({ status: 200 });
    expect(product.text).toContain('"@type":"Product"');
    expect(product.text).not.toContain('<b>blue');
    expect((await get('/search?q=blue')).text).toContain('/products/mug-b-blue-b');
    expect((await get('/collections/all')).text).toContain('1 product');
  });

  it('keeps a product whose name another has at an address of its own, whoever adds them at the same time', async () => {
    await Promise.all([add('Gouda cheese'), add('Gouda, cheese'), add('GOUDA cheese!')]);
    const { text } = await get('/collections/all?sort=newest');
    const slugs = new Set([...text.matchAll(/\/products\/(gouda-cheese[\w-]*)/g)].map(([, slug]) => slug));
    expect(slugs.size).toBe(3);
  });

  it('does not show drafts, and what is not there', async () => {
    await add('Secret', { status: 'draft' });
    for (const path of ['/products/secret', '/collections/none', '/pages/about', '/x/y/z'])
      expect(await get(path), path).toMatchObject({ status: 404 });
    expect((await get('/search?q=secret')).text).toContain('No products found');
    expect(await get('/', 'nobody-has-this')).toMatchObject({ status: 404 });
    expect((await get('/', 'nobody-has-this')).text).toContain('No shop here');
  });

  it('tells search engines what there is, and nothing of a preview', async () => {
    expect((await get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    const live = await app.newStore(token, { mode: 'live', test_product: false });
    const at = { token, params: { id: live.id } };
    await app.call('POST /marketplace/v1/stores/{id}/categories', { ...at, body: { name: 'Hot & cold' } });
    await app.call('POST /marketplace/v1/stores/{id}/products', {
      ...at,
      body: { title: 'Chai', status: 'active', variants: [{ price: 100 }] },
    });
    expect((await get('/robots.txt', live.subDomain)).text).toContain('/sitemap.xml');
    expect((await get('/sitemap.xml', live.subDomain)).text).toContain('/sitemap-products-1.xml');
    expect((await get('/sitemap-pages.xml', live.subDomain)).text).toContain('/collections/hot-cold<');
    expect((await get('/sitemap-products-1.xml', live.subDomain)).text).toMatch(
      /\/products\/chai<\/loc><lastmod>\d{4}-/,
    );
    for (const file of ['/sitemap-products-2.xml', '/sitemap-products-x.xml', '/sitemap-products-0.xml'])
      expect((await get(file, live.subDomain)).status, file).toBe(404);
  });

  it('narrows and sorts a list by what stands in its address, and leaves out what is none', async () => {
    const body = { name: 'Mugs' };
    const mugs = (
      await app.call('POST /marketplace/v1/stores/{id}/categories', { token, params: { id: store.id }, body })
    ).data;
    const options = [{ name: 'Colour', entries: ['Red', 'Blue'] }];
    const variants = [
      { entries: ['Red'], price: 900_00, opening_stock: 2 },
      { entries: ['Blue'], price: 950_00 },
    ];
    await add('Dear mug', { category_id: mugs.id, brand: 'Ora', options, variants });
    await add('Cheap mug', {
      category_id: mugs.id,
      brand: 'Kilo',
      variants: [{ price: 100_00, opening_stock: 2 }],
    });
    await add('Gone mug', {
      category_id: mugs.id,
      brand: 'Kilo',
      variants: [{ price: 200_00, opening_stock: 0 }],
    });
    const shown = async (query: string) =>
      [...(await get(`/collections/mugs?${query}`)).text.matchAll(/<a href="\/products\/(\w+)-mug/g)].map(
        ([, name]) => name,
      );
    await expect.poll(() => shown('')).toEqual(['cheap', 'dear', 'gone']);
    expect(await shown('sort=price_down')).toEqual(['dear', 'gone', 'cheap']);
    expect(await shown('min=150&max=500')).toEqual(['gone']);
    expect(await shown('stock=in')).toEqual(['cheap', 'dear']);
    expect(await shown('brand=Kilo&brand=Ora')).toEqual(['cheap', 'dear', 'gone']);
    expect(await shown('brand=Ora')).toEqual(['dear']);
    expect(await shown('option=Blue')).toEqual(['dear']);
    expect(await shown('option=Green')).toEqual([]);
    expect(await shown("sort=;drop&page=-1&min=x&max=1e9&brand='")).toEqual([]);
    expect(await shown('sort=;drop&page=-1&min=x&max=1e9')).toEqual(['cheap', 'dear', 'gone']);
    const { text } = await get('/collections/mugs');
    for (const facet of ['Kilo', 'Ora', 'Colour', 'Blue']) expect(text).toContain(facet);
  });

  it('draws the cards of products that a browser remembers, of those that it shows', async () => {
    const [first, second] = [await add('Basket <i>'), await add('Bowl')];
    const draft = await add('Secret', { status: 'draft' });
    const recent = (ids: readonly string[]) => get(`/recent?ids=${ids.join('.')}`);
    const { status, text, headers } = await recent([second.id, draft.id, 'no-id', first.id, second.id]);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect([...text.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)).toEqual([
      '/products/bowl',
      '/products/basket-i',
    ]);
    expect(text).not.toContain('<i>');
    expect((await recent([draft.id])).text).toBe('');
    expect((await get('/recent')).text).toBe('');
  });

  it('feeds what it sells to Google and Meta, while it is live', async () => {
    const test = await app.newStore(token, { mode: 'test', test_product: false });
    const live = await app.newStore(token, {
      mode: 'live',
      test_product: false,
      name: 'Duka & <Sons>',
    });
    const add = (body: object) =>
      app.call('POST /marketplace/v1/stores/{id}/products', {
        token,
        params: { id: live.id },
        body: { status: 'active', ...body },
      });
    await add({
      ...{ title: 'Mug <b>', brand: 'Bata', description: '<p>Holds tea &amp; coffee.</p>' },
      options: [{ name: 'Size', entries: ['S', 'M'] }],
      variants: [
        {
          entries: ['S'],
          price: 25_000,
          sales_price: 20_000,
          on_sales: true,
          opening_stock: 3,
          sku: 'MUG-S',
        },
        { entries: ['M'], price: 30_000 },
      ],
    });
    await add({ title: 'Hidden', status: 'draft', variants: [{ price: 100 }] });
    for (let n = 0; n < 205; n += 1) await add({ title: `Spoon ${n}`, variants: [{ price: 100 }] });
    const feedOf = ({ subDomain }: { subDomain: string }) => get('/feeds/products.xml', subDomain);
    expect((await feedOf(test)).status).toBe(404);
    const { status, text, headers } = await feedOf(live);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/xml');
    expect(text).toContain('<title>Duka &amp; &lt;Sons&gt;</title>');
    expect(text.match(/<item>/g)).toHaveLength(207);
    expect(new Set(text.match(/<g:id>[^<]+/g)).size).toBe(207);
    expect(text).not.toContain('Hidden');
    const [small = ''] = /<item>(?:(?!<item>).)*Mug &lt;b&gt;, S.*?<\/item>/s.exec(text) ?? [];
    for (const part of [
      '<description>Holds tea &amp; coffee.</description>',
      '<g:availability>in_stock</g:availability>',
      '<g:price>250.00 KES</g:price><g:sale_price>200.00 KES</g:sale_price>',
      '<g:brand>Bata</g:brand>',
      '<g:mpn>MUG-S</g:mpn>',
      '<g:item_group_id>',
    ])
      expect(small).toContain(part);
  });

  it('answers nothing of the console, and the console nothing of it', async () => {
    expect((await get('/marketplace/v1/stores')).status).toBe(404);
    const { status } = await fetch(`${app.url}/-shop/`);
    expect(status).toBe(404);
  });

  it('moves with its name, and closes with its store', async () => {
    const moving = await app.newStore(token);
    await app.call('PUT /marketplace/v1/stores/{id}/update', {
      ...{ token, params: { id: moving.id } },
      body: { sub_domain: `${moving.subDomain}-new` },
    });
    const moved = await get('/collections?x=1', moving.subDomain);
    expect(moved.status).toBe(301);
    expect(moved.headers.location).toBe(`http://${moving.subDomain}-new.localhost:3000/collections?x=1`);
    expect((await get('/', `${moving.subDomain}-new`)).status).toBe(200);
  });

  it('says so while it is paused, and knows its former addresses', async () => {
    const { id, subDomain } = await app.newStore(token, { test_product: false });
    const at = { token, params: { id } };
    const redirect = { from_path: '/old-mugs', to_path: '/collections/all' };
    await app.call('POST /marketplace/v1/stores/{id}/storefront/redirects', { ...at, body: redirect });
    expect((await get('/old-mugs', subDomain)).headers.location).toBe('/collections/all');
    const contact = { email: 'duka@example.com', phone: '+254700000001', name: 'Duka & Co' };
    await app.call('PUT /marketplace/v1/stores/{id}/update', { ...at, body: contact });
    await expect.poll(async () => (await get('/?email', subDomain)).text).toContain('duka@example.com');
    const paused = {
      version: 0,
      shows_email: false,
      status: 'paused',
      paused_message: 'Back on <b>Monday</b>',
    };
    const saved = await app.call('PUT /marketplace/v1/stores/{id}/storefront/preferences', {
      ...at,
      body: paused,
    });
    expect(saved.status).toBe(200);
    await expect.poll(async () => (await get('/collections', subDomain)).status).toBe(503);
    // Who it is, how to reach it, and where orders are found; of all pages, and no more than the merchant shows.
    await expect.poll(async () => (await get('/?paused', subDomain)).text).not.toContain('duka@example.com');
    for (const path of ['/collections?paused', '/cart']) {
      const { status, text } = await get(path, subDomain);
      expect(status).toBe(503);
      for (const said of ['Back on &lt;b&gt;Monday&lt;/b&gt;', 'Duka &amp; Co', 'href="tel:+254700000001"'])
        expect(text).toContain(said);
      expect(text).toContain('<a href="/account">Your orders</a>');
      expect(text).not.toContain('duka@example.com');
    }
    const opened = { version: 1, status: 'open' };
    await app.call('PUT /marketplace/v1/stores/{id}/storefront/preferences', { ...at, body: opened });
    await expect.poll(async () => (await get('/?again', subDomain)).status).toBe(200);
    await expect.poll(async () => (await get('/?again', subDomain)).text).not.toContain('duka@example.com');
  });
});
