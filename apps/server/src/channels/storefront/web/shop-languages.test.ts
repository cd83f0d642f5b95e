import { checkoutPages } from '@sokoni/messages/en/storefront/checkout';
import { orderNews } from '@sokoni/messages/en/storefront/mails';
import { shopWords } from '@sokoni/messages/en/storefront/shop';
import { translator } from '@sokoni/messages/translator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { shopVisitor } from '#testing/http/shop-visitor.ts';

const say = translator({ shopWords });
const sayCheckout = translator({ checkoutPages });
const sayNews = translator({ orderNews });

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
let mug: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', test_product: false, name: 'Duka la Amina' });
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title: 'Blue mug', status: 'active', variants: [{ price: 25_000, opening_stock: 10 }] },
  });
  mug = made.data.variants[0]?.id ?? '';
  await update({ language: 'en', extra_languages: ['ar', 'fr'] });
});
afterAll(() => app.close());

const at = () => ({ token: owner.token, params: { id: store.id } });
const update = (body: object) => app.call('PUT /marketplace/v1/stores/{id}/update', { ...at(), body });
const newVisitor = () => shopVisitor(app.url, `${store.subDomain}.localhost:3000`);
const get = (path: string) => newVisitor().get(path);

describe('The languages that a store offers', () => {
  it('are each of ours once, and never the main one', async () => {
    const changed = await update({ extra_languages: ['sw', 'en', 'fr', 'sw'] });
    expect(changed.data.extra_languages).toEqual(['fr', 'sw']);
    const other = await update({ language: 'fr' });
    expect(other.data).toMatchObject({ language: 'fr', extra_languages: ['sw'] });
    expect((await update({ extra_languages: ['tlh'] })).status).toBe(400);
    await update({ language: 'en', extra_languages: ['ar', 'fr'] });
    // What is kept of the shop is read anew.
    await expect.poll(async () => (await get('/ar')).status).toBe(200);
  });
});

describe('A shop in several languages', () => {
  it('says at each page which language it is in, and where the others are', async () => {
    const url = `http://${store.subDomain}.localhost:3000`;
    const alternates = (path: string) => [
      `<link rel="alternate" hrefLang="en" href="${url}${path}"/>`,
      `<link rel="alternate" hrefLang="fr" href="${url}/fr${path}"/>`,
      `<link rel="alternate" hrefLang="ar" href="${url}/ar${path}"/>`,
      `<link rel="alternate" hrefLang="x-default" href="${url}${path}"/>`,
    ];
    const plain = await get('/products/blue-mug');
    expect(plain.text).toContain('<html lang="en" dir="ltr">');
    expect(plain.text).toContain(`<link rel="canonical" href="${url}/products/blue-mug"/>`);
    const french = await get('/fr/products/blue-mug');
    expect(french.text).toContain('<html lang="fr" dir="ltr" data-prefix="/fr">');
    expect(french.text).toContain(`<link rel="canonical" href="${url}/fr/products/blue-mug"/>`);
    for (const link of alternates('/products/blue-mug')) {
      expect(plain.text).toContain(link);
      expect(french.text).toContain(link);
    }
    const arabic = await get('/ar?sort=x');
    expect(arabic.text).toContain('<html lang="ar" dir="rtl" data-prefix="/ar">');
    expect(arabic.text).toContain(say.in('ar')('cart'));
    expect(arabic.text).toContain(`<link rel="canonical" href="${url}/ar/"/>`);
  });

  it('stays in the language in all that it links to, and offers the others below', async () => {
    const { text } = await get('/fr/products/blue-mug');
    const links = [...text.matchAll(/<(?:a|form)[^>]* (?:href|action)="(\/[^"]*)"/g)].map(([, link]) => link);
    const foreign = links.filter((link) => !link?.startsWith('/fr/') && !link?.startsWith('/uploads/'));
    // Those of the choice of a language.
    expect(foreign).toEqual(['/products/blue-mug', '/ar/products/blue-mug']);
    expect(text).toContain('href="/fr/products/blue-mug" lang="fr" hrefLang="fr" aria-current="true"');
    const list = await get('/fr/collections/all?sort=newest');
    expect(list.text).toContain('href="/ar/collections/all?sort=newest" lang="ar"');
  });

  it('has nothing at a language that it does not offer, and no choice where there is one', async () => {
    expect((await get('/sw/products/blue-mug')).status).toBe(404);
    expect((await get('/sw/cart')).status).toBe(404);
    expect((await get('/en/products/blue-mug')).text).toContain('<html lang="en" dir="ltr">');
    const alone = await app.newStore(owner.token, { mode: 'live', test_product: false });
    const { text } = await shopVisitor(app.url, `${alone.subDomain}.localhost:3000`).get('/');
    expect(text).not.toContain('hrefLang');
  });

  it('is listed in each language for search engines, and nobody’s own pages are', async () => {
    const map = (await get('/sitemap-products-1.xml')).text;
    expect(map).toContain('/fr/products/blue-mug</loc>');
    expect(map).toMatch(/hreflang="ar" href="[^"]*\/ar\/products\/blue-mug"/);
    expect((await get('/robots.txt')).text).toContain('Disallow: /ar/cart\n');
  });

  it('leads on from what a merchant has moved, whose addresses may begin with a language that is none', async () => {
    const redirect = (from: string) =>
      app.call('POST /marketplace/v1/stores/{id}/storefront/redirects', {
        ...at(),
        body: { from_path: from, to_path: '/products/blue-mug' },
      });
    await redirect('/products/old-mug');
    await redirect('/sw/old-mug');
    expect(await get('/fr/products/old-mug')).toMatchObject({
      status: 301,
      location: '/fr/products/blue-mug',
    });
    expect(await get('/sw/old-mug')).toMatchObject({ status: 301, location: '/products/blue-mug' });
  });
});

describe('A buyer', () => {
  const buyer = {
    ...{ email: 'awa@buyers.example', name: 'Awa Diop', line1: '12 Moi Avenue', city: 'Nairobi' },
    ...{ country: 'KE', delivery: 'standard', payment: 'pay_on_delivery' },
  };

  it('buys in the language that was chosen, and is written to in it', async () => {
    const visitor = newVisitor();
    const added = await visitor.post('/fr/cart/lines', { variant_id: mug, quantity: '1' });
    expect(added).toMatchObject({ status: 303, location: '/fr/cart' });
    expect((await visitor.get('/fr/cart')).text).toContain(sayCheckout.in('fr')('checkOut'));
    const checkout = await visitor.get('/fr/checkout');
    expect(checkout.text).toContain(sayCheckout.in('fr')('orderSummary'));
    const fields = Object.fromEntries(
      [...checkout.text.matchAll(/name="(checkout|total)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    const refused = await visitor.post('/fr/checkout', { ...fields, ...buyer, city: '' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('<html lang="fr"');
    const placed = await visitor.post('/fr/checkout', { ...fields, ...buyer });
    expect(placed.location).toMatch(/^\/fr\/orders\/[\w-]{22}$/);
    expect((await visitor.get(placed.location)).text).toContain(sayCheckout.in('fr')('thanks'));
    const mail = await app.mailTo(buyer.email);
    expect(mail.html).toContain('<html lang="fr"');
    expect(mail.text).toContain(sayNews.in('fr')('view'));
    expect(mail.text).toContain(placed.location);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/customers', at());
    const [known] = data.items;
    const { data: customer } = await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: owner.token,
      params: { id: store.id, customer_id: known?.id ?? '' },
    });
    expect(customer).toMatchObject({ name: 'Awa Diop', language: 'fr' });
  });
});
