import { storeDates } from '@sokoni/rules/stores/store-dates';
import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sayDelivery } from '#channels/storefront/checkout/sentences.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { hiddenInCheckout, type ShopVisitor, shopVisitor } from '#testing/http/shop-visitor.ts';
import { documentBody } from '#testing/requests/storefront-requests.ts';

const base = '/marketplace/v1/stores/{id}/storefront/translations';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
let shirt: string;
let location: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', test_product: false, name: 'Duka la Amina' });
  await app.call('PUT /marketplace/v1/stores/{id}/update', {
    ...at(),
    body: { language: 'en', extra_languages: ['fr'], bank_details: 'Pay to Amina, 0123' },
  });
  shirt = await newProduct('Shirt', 'Colour', ['Red', 'Blue']);
  await newProduct('Cap', 'Colour', ['Red']);
  await newProduct('Boot', 'Size', ['42']);
  await publishLook();
  await setUpCheckout();
});
afterAll(() => app.close());

const at = (params: Record<string, string> = {}) => ({
  token: owner.token,
  params: { id: store.id, ...params },
});

async function newProduct(title: string, option: string, entries: string[]): Promise<string> {
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: {
      ...{ title, status: 'active', options: [{ name: option, entries }] },
      variants: entries.map((entry) => ({ entries: [entry], price: 25_000, opening_stock: 5 })),
    },
  });
  expect(made.status).toBe(200);
  return made.data.id;
}

const menus = { main: [{ label: 'Our shirts', link: '/products/shirt', items: [] }], footer: [] };

async function publishLook(): Promise<void> {
  await app.call('PUT /marketplace/v1/stores/{id}/storefront/draft', {
    ...at(),
    body: { version: 0, document: documentBody({ ...defaultDocument('duka'), menus }) },
  });
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/storefront/look', at());
  await app.call('POST /marketplace/v1/stores/{id}/storefront/publications', {
    ...at(),
    body: { version: data.version },
  });
}

async function setUpCheckout(): Promise<void> {
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/delivery', at());
  location = data.pickup[0]?.location_id ?? '';
  await app.call('PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}', {
    ...at({ location_id: location }),
    body: { version: 0, offered: true, instructions: 'Ring the bell', lead_hours: 2, slots: [] },
  });
  await app.call('PUT /marketplace/v1/stores/{id}/manual-payments', {
    ...at(),
    body: {
      ...{ version: 0, bank_transfer: true },
      mobile_money: [
        { id: location, name: 'Mobile money', number: '0700', instructions: 'Send the code to us' },
      ],
    },
  });
}

const put = (subject: string, texts: Record<string, string>) =>
  app.call(`PUT ${base}/texts`, { ...at(), body: { language: 'fr', kind: 'shop', subject, texts } });
const fieldsOf = async (subject: string) =>
  (
    await app.call(`GET ${base}/texts`, { ...at(), query: { language: 'fr', kind: 'shop', subject } })
  ).data.texts.map(({ field, original }) => [field, original]);
const inShop = () => shopVisitor(app.url, `${store.subDomain}.localhost:3000`);

describe('Words that stand in many places', () => {
  it('are translated once, and counted with what the shop says', async () => {
    const { data } = await app.call(`GET ${base}/subjects`, {
      ...at(),
      query: { language: 'fr', kind: 'shop' },
    });
    expect(data.items.map(({ subject, name, missing }) => [subject, name, missing])).toEqual([
      ['delivery', 'Delivery', 2],
      ['payment', 'Payment', 3],
      ['option:Colour', 'Colour', 3],
      // An entry without letters reads alike everywhere.
      ['option:Size', 'Size', 1],
    ]);
    expect(await fieldsOf('option:Colour')).toEqual([
      ['Colour', 'Colour'],
      ['Red', 'Red'],
      ['Blue', 'Blue'],
    ]);
    expect((await fieldsOf('payment')).map(([field]) => field)).toEqual([
      'bank_details',
      'Mobile money',
      `instructions:${location}`,
    ]);
    expect((await put('option:Colour', { Red: 'Rouge' })).status).toBe(200);
    const { languages } = (await app.call(`GET ${base}`, at())).data;
    expect(languages[0]?.kinds.at(-1)).toMatchObject({ kind: 'shop', texts: 9, missing: 8 });
    expect((await put('option:Colour', { Green: 'Vert' })).status).toBe(400);
    expect((await put('option:Weight', { Weight: 'Poids' })).status).toBe(404);
  });

  it('are said where options are chosen, narrowed by, bought and followed', async () => {
    await put('option:Colour', { Colour: 'Couleur', Red: 'Rouge' });
    const product = (await inShop().get('/fr/products/shirt')).text;
    expect(product).toContain('<legend>Couleur</legend>');
    expect(product).toContain('<bdi>Rouge</bdi>');
    expect(product).toContain('<bdi>Blue</bdi>');
    const list = (await inShop().get('/fr/collections/all?option=Red')).text;
    expect(list).toContain('<legend>Couleur</legend>');
    expect(list).toMatch(/value="Red"[^>]*\/><bdi>Rouge</);
    expect(list).not.toContain('>Boot<');
    const visitor = inShop();
    await addFirst(visitor);
    expect((await visitor.get('/fr/cart')).text).toContain('<p>Rouge</p>');
    expect((await visitor.get('/cart')).text).toContain('<p>Red</p>');
  });

  it('are said at the checkout, for delivery and for payment', async () => {
    const words = { 'Main location': 'Boutique', [`instructions:${location}`]: 'Sonnez' };
    expect((await fieldsOf('delivery')).map(([field]) => field)).toEqual(Object.keys(words));
    await put('delivery', words);
    await put('payment', {
      ...{ bank_details: 'Payez à Amina, 0123', 'Mobile money': 'Argent mobile' },
      [`instructions:${location}`]: 'Envoyez-nous le code',
    });
    const visitor = inShop();
    await addFirst(visitor);
    const french = (await visitor.get('/fr/checkout')).text;
    for (const text of ['Boutique', 'Sonnez', 'Payez à Amina, 0123', 'Argent mobile', 'Envoyez-nous le code'])
      expect(french, text).toContain(text);
    const english = (await visitor.get('/checkout')).text;
    for (const text of ['Main location', 'Ring the bell', 'Pay to Amina, 0123', 'Send the code to us'])
      expect(english, text).toContain(text);
  });
});

describe('An hour of pickup', () => {
  it('is said in the language of whoever reads the order, whichever it was placed in', async () => {
    const slot = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '10:30', capacity: null };
    await app.call('PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}', {
      ...at({ location_id: location }),
      body: { version: 1, offered: true, instructions: '', lead_hours: 2, slots: [slot] },
    });
    await put('delivery', { 'Main location': 'Boutique' });
    const visitor = inShop();
    await addFirst(visitor);
    const page = await visitor.get('/fr/checkout');
    const [, day = '', label] = /<option value="([\d-]+) 09:00"[^>]*>([^<]+)</.exec(page.text) ?? [];
    const hour = { day, from: '09:00', to: '10:30' };
    const written = (language: string) =>
      storeDates({ timezone: 'Africa/Nairobi', country: '', currency_code: 'KES' }, language).slot(hour);
    expect(label).toBe(written('fr'));
    const delivery = `pickup:${location}`;
    const placed = await visitor.post('/fr/checkout', {
      ...{
        ...hiddenInCheckout(page),
        name: 'Amina',
        email: 'amina@buyers.example',
        payment: 'bank_transfer',
      },
      ...{ delivery, [`time:${delivery}`]: `${day} 09:00` },
    });
    expect(placed.status).toBe(303);
    const inFrench = `${sayDelivery.in('fr')('pickup', { place: 'Boutique' })}, ${label}`;
    expect((await visitor.get(placed.location)).text).toContain(inFrench);
    expect((await visitor.get(placed.location.replace('/fr/', '/'))).text).toContain(
      `Collect at Main location, ${written('en')}`,
    );
    const { data: listed } = await app.call('GET /marketplace/v1/stores/{id}/orders', at());
    const order_id = listed.items[0]?.id ?? '';
    const ready = await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/ready', {
      ...at({ order_id }),
      body: {},
    });
    expect(ready.data.delivery).toMatchObject({
      ...{ title: 'Main location', collected: true },
      pickup: hour,
    });
    expect((await app.mailTo('amina@buyers.example')).text).toContain(inFrench);
    const news = (await app.mails()).filter(({ to }) => to === 'amina@buyers.example');
    expect(news.map(({ text }) => text.split(label ?? '').length - 1)).toEqual([1, 1]);
  });
});

describe('A search in a language', () => {
  it('finds products by what they are called there, and by their own words', async () => {
    await app.call(`PUT ${base}/texts`, {
      ...at(),
      body: { language: 'fr', kind: 'product', subject: shirt, texts: { title: 'Chemise à manches' } },
    });
    const found = async (path: string) =>
      /class="card-title"><a href="[^"]*\/products\/shirt"/.test((await inShop().get(path)).text);
    expect(await found('/fr/search?q=manches+CHEM')).toBe(true);
    expect(await found('/fr/search?q=chemise+shirt')).toBe(true);
    expect(await found('/fr/search?q=shirt')).toBe(true);
    expect(await found('/fr/search?q=emise')).toBe(false);
    expect(await found('/search?q=chemise')).toBe(false);
    expect((await inShop().get('/fr/suggestions?q=chem')).text).toBe('["Chemise à manches"]');
  });
});

describe('The preview of the editor', () => {
  const preview = async (language?: 'fr' | 'ar') =>
    (
      await app.call('GET /marketplace/v1/stores/{id}/storefront/preview', {
        ...at(),
        query: { products: shirt, collections: '', ...(language ? { language } : {}) },
      })
    ).data;

  it('shows the shop in the language that is chosen, if it offers that', async () => {
    await app.call(`PUT ${base}/texts`, {
      ...at(),
      body: { language: 'fr', kind: 'menu', subject: 'main', texts: { 'Our shirts': 'Nos chemises' } },
    });
    const french = await preview('fr');
    expect(french.shop).toMatchObject({ language: 'fr', languages: ['en', 'fr'] });
    expect(french.products).toMatchObject([{ id: shirt, title: 'Chemise à manches' }]);
    expect(french.texts).toEqual([
      { kind: 'menu', subject: 'main', field: 'Our shirts', text: 'Nos chemises' },
    ]);
    for (const other of [await preview(), await preview('ar')])
      expect(other).toMatchObject({ shop: { language: 'en' }, products: [{ title: 'Shirt' }], texts: [] });
  });
});

describe('A slip in a title of another language', () => {
  // A page that nobody has asked for before: those are kept for a moment.
  let pages = 0;
  const found = async (path: string) => {
    pages += 1;
    const { text } = await inShop().get(`${path}&again=${pages}`);
    return /class="card-title"><a href="[^"]*\/products\/shirt"/.test(text);
  };
  const call = (language: 'fr' | 'ar', title: string) =>
    app.call(`PUT ${base}/texts`, {
      ...at(),
      body: { language, kind: 'product', subject: shirt, texts: { title } },
    });

  it('is forgiven where nothing is found as it was typed', async () => {
    await app.call('PUT /marketplace/v1/stores/{id}/update', {
      ...at(),
      body: { extra_languages: ['fr', 'ar'] },
    });
    await call('fr', 'Chemise à manches longues');
    await call('ar', 'قميص بأكمام طويلة');
    // What is kept of the shop is read anew.
    await expect.poll(async () => (await inShop().get('/ar')).status).toBe(200);
    for (const slip of ['chemize', 'chmise', 'cheimse+manches', 'chemisee+longue', 'chemize+shirt'])
      expect(await found(`/fr/search?q=${slip}`), slip).toBe(true);
    expect(await found(`/ar/search?q=${encodeURIComponent('طويله')}`)).toBe(true);
    expect(await found(`/ar/search?q=${encodeURIComponent('بأكمم قميص')}`)).toBe(true);
    for (const other of ['chemnz', 'chzmize', 'chemize+boot'])
      expect(await found(`/fr/search?q=${other}`), other).toBe(false);
    expect(await found('/search?q=chemize')).toBe(false);
    expect(await found('/ar/search?q=chemize')).toBe(false);
  });

  it('stays what it is where something is called so', async () => {
    await newProduct('Chemize', 'Size', ['1']);
    expect(await found('/fr/search?q=chemize')).toBe(false);
    expect(await found('/fr/search?q=chmise')).toBe(true);
  });
});

async function addFirst(visitor: ShopVisitor): Promise<void> {
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
    ...at({ product_id: shirt }),
  });
  await visitor.post('/cart/lines', { variant_id: data.variants[0]?.id ?? '', quantity: '1' });
}
