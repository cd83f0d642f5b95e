import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { shopVisitor } from '#testing/http/shop-visitor.ts';
import { documentBody } from '#testing/requests/storefront-requests.ts';

const base = '/marketplace/v1/stores/{id}/storefront/translations';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
let mug: string;
let lamp: string;
let kitchen: string;
let about: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', test_product: false, name: 'Duka la Amina' });
  await app.call('PUT /marketplace/v1/stores/{id}/update', {
    ...at(),
    body: { language: 'en', extra_languages: ['fr', 'ar'], description: 'Things for the house' },
  });
  const category = await app.call('POST /marketplace/v1/stores/{id}/categories', {
    ...at(),
    body: { name: 'Kitchen' },
  });
  kitchen = category.data.id;
  mug = await newProduct('Blue mug', '<p>Holds tea.</p>');
  lamp = await newProduct('Desk lamp', '');
  const page = await app.call('POST /marketplace/v1/stores/{id}/storefront/pages', {
    ...at(),
    body: { title: 'About', body: '<p>We sell mugs.</p>', published: true },
  });
  about = page.data.id;
  await publishLook();
});
afterAll(() => app.close());

const at = (params: Record<string, string> = {}) => ({
  token: owner.token,
  params: { id: store.id, ...params },
});
const get = (path: string) => shopVisitor(app.url, `${store.subDomain}.localhost:3000`).get(path);

async function newProduct(title: string, description: string, opening_stock = 10): Promise<string> {
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: {
      ...{ title, description, status: 'active', category_id: kitchen },
      variants: [{ price: 25_000, opening_stock }],
    },
  });
  return made.data.id;
}

async function publishLook(): Promise<void> {
  const look = defaultDocument('duka');
  const hero = { type: 'hero', settings: { heading: 'Welcome <home>' }, blocks: {}, block_order: [] };
  const document = {
    ...look,
    pages: { ...look.pages, home: { ...look.pages.home, sections: { ...look.pages.home.sections, hero } } },
    menus: { main: [{ label: 'Our mugs', link: '/products/blue-mug', items: [] }], footer: [] },
  };
  await app.call('PUT /marketplace/v1/stores/{id}/storefront/draft', {
    ...at(),
    body: { version: 0, document: documentBody(document) },
  });
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/storefront/look', at());
  await app.call('POST /marketplace/v1/stores/{id}/storefront/publications', {
    ...at(),
    body: { version: data.version },
  });
}

type Kind = 'product' | 'category' | 'page' | 'section' | 'menu' | 'shop';
const put = (
  kind: Kind,
  subject: string,
  texts: Record<string, string>,
  language = 'fr',
  token = owner.token,
) => app.call(`PUT ${base}/texts`, { ...at(), token, body: { language, kind, subject, texts } });
const texts = (kind: Kind, subject: string, language = 'fr') =>
  app.call(`GET ${base}/texts`, { ...at(), query: { language, kind, subject } });
const list = (query: Record<string, string | number>) =>
  app.call(`GET ${base}/subjects`, { ...at(), query: { language: 'fr', kind: 'product', ...query } });
const summary = async (language: string) =>
  (await app.call(`GET ${base}`, at())).data.languages.find((one) => one.language === language);

describe('What is translated of a shop', () => {
  it('is counted in each language that it offers, and by what it is of', async () => {
    const { data } = await app.call(`GET ${base}`, at());
    expect(data.main).toBe('en');
    expect(data.languages.map(({ language }) => language)).toEqual(['fr', 'ar']);
    expect(await summary('fr')).toEqual({
      ...{ language: 'fr', texts: 9, missing: 9, outdated: 0 },
      kinds: [
        { kind: 'product', texts: 3, missing: 3, outdated: 0 },
        { kind: 'category', texts: 1, missing: 1, outdated: 0 },
        { kind: 'page', texts: 2, missing: 2, outdated: 0 },
        { kind: 'section', texts: 1, missing: 1, outdated: 0 },
        { kind: 'menu', texts: 1, missing: 1, outdated: 0 },
        { kind: 'shop', texts: 1, missing: 1, outdated: 0 },
      ],
    });
    await put('product', mug, { title: 'Tasse bleue' });
    await put('category', kitchen, { name: 'Cuisine' });
    expect(await summary('fr')).toMatchObject({ texts: 9, missing: 7, outdated: 0 });
    expect(await summary('ar')).toMatchObject({ texts: 9, missing: 9 });
  });

  it('is kept beside its original, sanitised, until it is taken away', async () => {
    const saved = await put('product', mug, {
      title: 'Tasse bleue',
      description: '<p onclick="steal()">Pour le thé.<script>steal()</script></p>',
    });
    expect(saved.message).toBe('Translation saved');
    expect(saved.data).toEqual({
      ...{ kind: 'product', subject: mug, name: 'Blue mug' },
      texts: [
        {
          ...{ field: 'title', original: 'Blue mug', format: 'line', max: 200 },
          ...{ text: 'Tasse bleue', state: 'done' },
        },
        {
          ...{ field: 'description', original: '<p>Holds tea.</p>', format: 'html', max: 50_000 },
          ...{ text: '<p>Pour le thé.</p>', state: 'done' },
        },
      ],
    });
    expect((await put('product', mug, { description: '' })).data.texts[1]).toMatchObject({
      ...{ text: '', state: 'missing' },
    });
    expect((await texts('product', mug, 'ar')).data.texts[0]).toMatchObject({ text: '', state: 'missing' });
  });

  it('is outdated once the original has changed, and not when it is saved anew', async () => {
    const basin = await newProduct('Basin', '');
    await put('product', basin, { title: 'Bassine' });
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
      ...at({ product_id: basin }),
    });
    await app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      ...at({ product_id: basin }),
      body: { version: data.version, title: 'Large basin' },
    });
    expect((await texts('product', basin)).data.texts[0]).toMatchObject({ state: 'outdated' });
    expect((await list({ state: 'outdated' })).data.items).toEqual([
      { subject: basin, name: 'Large basin', texts: 1, missing: 0, outdated: 1 },
    ]);
    await put('product', basin, { title: 'Grande bassine' });
    expect((await list({ state: 'outdated' })).data.total).toBe(0);
  });

  it('is listed by kind, by what is missing and by name, page by page', async () => {
    const named = async (query: Record<string, string | number>) =>
      (await list(query)).data.items.map(({ name }) => name);
    expect(await named({ state: 'missing' })).toEqual(['Blue mug', 'Desk lamp']);
    expect(await named({ search: 'LAMP' })).toEqual(['Desk lamp']);
    expect(await named({ search: '%' })).toEqual([]);
    const second = await list({ limit: 1, page: 2 });
    expect(second.data).toMatchObject({ page: 2, limit: 1, total: 3, items: [{ name: 'Desk lamp' }] });
    expect(await named({ kind: 'section' })).toEqual(['Welcome <home>']);
    expect(await named({ kind: 'page', search: 'abo' })).toEqual(['About']);
    expect(await named({ kind: 'category', state: 'missing' })).toEqual([]);
  });

  it('goes with what it is of', async () => {
    const gone = await newProduct('Gone', '', 0);
    await put('product', gone, { title: 'Parti' });
    await app.call('DELETE /marketplace/v1/stores/{id}/products/{product_id}', at({ product_id: gone }));
    const rows = await query(app.database.superUrl, 'select from app.translations where subject = $1', [
      gone,
    ]);
    expect(rows).toEqual([]);
  });

  it('is noted in the audit log', async () => {
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/audit-log', at());
    expect(data.items.some(({ action }) => action === 'translate')).toBe(true);
  });
});

describe('A translation', () => {
  it('is refused for what is not there, and for what is too long', async () => {
    expect(await put('product', mug, { price: '1' })).toMatchObject({
      status: 400,
      fields: { 'texts.price': 'There is no such text to translate' },
    });
    // It has no description to translate.
    expect((await put('product', lamp, { description: '<p>Lampe</p>' })).status).toBe(400);
    expect(await put('category', kitchen, { name: 'x'.repeat(500) })).toMatchObject({ status: 400 });
    expect((await put('product', kitchen, { title: 'Cuisine' })).status).toBe(404);
    expect((await put('product', 'x', { title: 'Cuisine' })).status).toBe(404);
    expect((await put('section', 'home.none', { heading: 'Bonjour' })).status).toBe(404);
    expect((await texts('menu', 'footer')).status).toBe(404);
    const many = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`a${index}`, 'b']));
    expect((await put('product', mug, many)).status).toBe(400);
  });

  it('is refused in the main language, and in one that the shop does not offer', async () => {
    for (const language of ['en', 'sw']) {
      expect((await put('product', mug, { title: 'Mug' }, language)).status, language).toBe(404);
      expect((await texts('product', mug, language)).status, language).toBe(404);
      expect((await list({ language })).status, language).toBe(404);
    }
    expect((await put('product', mug, { title: 'Mug' }, 'tlh')).status).toBe(400);
  });

  it('is nothing of another store, and not for who sells alone', async () => {
    const other = await app.verifiedUser();
    const theirs = await app.newStore(other.token, {});
    expect((await put('product', mug, { title: 'Tasse' }, 'fr', other.token)).status).toBe(404);
    const seller = await app.staffMember(owner.token, store.id, 'associate');
    expect((await put('product', mug, { title: 'Tasse' }, 'fr', seller.token)).status).toBe(403);
    await app.call('PUT /marketplace/v1/stores/{id}/update', {
      ...{ token: other.token, params: { id: theirs.id }, body: { extra_languages: ['fr'] } },
    });
    const foreign = await app.call(`PUT ${base}/texts`, {
      ...{ token: other.token, params: { id: theirs.id } },
      body: { language: 'fr', kind: 'product', subject: mug, texts: { title: 'Tasse' } },
    });
    expect(foreign.status).toBe(404);
  });
});

describe('A shop in another language', () => {
  it('says what is translated, and the rest as it is', async () => {
    await put('product', mug, {
      title: 'Tasse bleue',
      description: '<p>Pour le thé. <a href="/pages/about">Plus</a></p>',
    });
    await put('category', kitchen, { name: 'Cuisine' });
    await put('page', about, { title: 'À propos', body: '<p>Nous vendons des tasses.</p>' });
    await put('section', 'home.hero', { heading: 'Bienvenue <chez nous>' });
    await put('menu', 'main', { 'Our mugs': 'Nos tasses' });
    await put('shop', 'shop', { description: 'Tout pour la maison' });
    await expect.poll(async () => (await get('/fr/')).text).toContain('Tout pour la maison');
    const home = (await get('/fr/')).text;
    for (const text of ['Bienvenue &lt;chez nous&gt;', 'Nos tasses', 'Tasse bleue', 'Cuisine', 'Desk lamp'])
      expect(home, text).toContain(text);
    expect(home).not.toContain('Blue mug');
    const product = (await get('/fr/products/blue-mug')).text;
    expect(product).toContain('<h1>Tasse bleue</h1>');
    expect(product).toContain('<p>Pour le thé. <a href="/fr/pages/about">Plus</a></p>');
    expect(product).toContain('"name":"Tasse bleue"');
    expect(product).toContain('<a href="/fr/collections/kitchen">Cuisine</a>');
    const page = (await get('/fr/pages/about')).text;
    expect(page).toContain('<h1 class="section-heading">À propos</h1>');
    expect(page).toContain('<p>Nous vendons des tasses.</p>');
    expect((await get('/fr/collections/kitchen')).text).toContain('<h1>Cuisine</h1>');
    expect((await get('/fr/suggestions?q=blue')).text).toBe('["Tasse bleue"]');
    expect((await get(`/fr/recent?ids=${mug}`)).text).toContain('Tasse bleue');
    // Nothing of it is said elsewhere.
    for (const path of ['/', '/ar/']) {
      const { text } = await get(path);
      expect(text, path).toContain('Blue mug');
      expect(text, path).not.toContain('Bienvenue');
    }
  });

  it('calls what is in the cart and the wish list as its pages do', async () => {
    const visitor = shopVisitor(app.url, `${store.subDomain}.localhost:3000`);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
      ...at({ product_id: mug }),
    });
    await visitor.post('/fr/cart/lines', { variant_id: data.variants[0]?.id ?? '', quantity: '1' });
    expect((await visitor.get('/fr/cart')).text).toContain('>Tasse bleue</a>');
    expect((await visitor.get('/cart')).text).toContain('>Blue mug</a>');
    expect((await visitor.get('/fr/checkout')).text).toContain('Tasse bleue × 1');
    await visitor.post('/fr/wishlist', { product_id: mug });
    expect((await visitor.get('/fr/wishlist')).text).toContain('Tasse bleue');
  });
});
