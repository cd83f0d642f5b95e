import { noFilter } from '#document/list-address.ts';
import type { Picture, Product, ProductCard, ProductList, Resources, Shop, ShopPage } from '#shop.ts';

const picture: Picture = {
  ...{ small: '/uploads/a-small.webp', card: '/uploads/a-card.webp' },
  ...{ medium: '/uploads/a-medium.webp', large: '/uploads/a-large.webp' },
  ...{ alt: 'A mug', width: 800, height: 600 },
};

const collection = { id: 'c1', slug: 'kitchen', name: 'Kitchen <script>' };

export const shop: Shop = {
  name: 'Duka "la" <b>Amina</b>',
  description: 'Good things & more',
  url: 'https://amina.shops.example',
  currency: 'KES',
  ...{ language: 'en', languages: ['en'] },
  ...{ test: true, preview: false },
  logo: null,
  email: 'amina@example.com',
  phone: '+254 722 000 111',
  address: 'Biashara Street 7',
  country: 'KE',
  social: { instagram: '@amina' },
  counts_visits: true,
  collections: [collection],
  pages: [{ slug: 'about', title: 'About' }],
};

const card: ProductCard = {
  ...{
    id: 'p1',
    slug: 'mug',
    title: 'Mug </script><b>',
    brand: 'Bata',
    price: 125_000,
    price_before: 150_000,
  },
  ...{ has_more_prices: true, picture, availability: 'in_stock' },
};

const product: Product = {
  ...card,
  description: '<p>Holds tea.</p>',
  pictures: [picture],
  options: [{ name: 'Size', entries: ['S', 'M'] }],
  variants: ['S', 'M'].map((name, index) => ({
    ...{ id: `v${name}`, name, entries: [name], price: 125_000, price_before: null, sku: '', picture: null },
    ...{ availability: index === 0 ? 'sold_out' : 'few_left', left: index === 0 ? null : 2 },
  })),
  collections: [collection],
};

const list: ProductList = {
  ...{ products: [card], total: 30, page: 1, pages: 2, path: '/collections/kitchen', sort: 'featured' },
  filter: { ...noFilter, brands: ['Bata & sons'] },
  facets: {
    brands: ['Bata', 'Sony'],
    options: [{ name: 'Size', entries: ['S', 'M'].map((value) => ({ value, text: value })) }],
  },
};

export const resources: Resources = {
  collections: new Map([['', { id: '', slug: '', name: '', products: [card] }]]),
  products: new Map(),
  pictures: new Map([['00000000-0000-7000-8000-000000000001', picture]]),
  tiles: new Map([['c1', picture]]),
};

/** One page of each kind. */
export const everyPage: readonly ShopPage[] = [
  { kind: 'home' },
  { kind: 'collections' },
  { kind: 'collection', collection, above: [], children: [collection], list },
  { kind: 'search', search: '"><script>', list: { ...list, path: '/search?q=%22%3E' } },
  { kind: 'search', search: '', list: null },
  { kind: 'product', product, related: [card] },
  { kind: 'text', title: 'About <us>', body: '<p>We sell mugs.</p>', description: '' },
  { kind: 'not_found' },
  { kind: 'account_login', email: '', problems: {} },
  { kind: 'account_login', email: '"><b>Amina', problems: { code: 'This code is wrong' } },
  {
    kind: 'account',
    problem: '',
    typed: { line1: '"><b>4 Ngong Road' },
    account: {
      ...{
        email: 'amina@example.com',
        page: 1,
        pages: 2,
        credit: 500_00,
        countries: [{ code: 'KE', name: 'Kenya' }],
      },
      orders: [
        {
          ...{ id: 'o1', number: '#1001', link: '/orders/x', placed_on: '21 Nov 2026' },
          ...{ status: 'fulfilled', total: 125_000 },
        },
      ],
      gift_cards: [{ last_four: '7K2M', balance: 1000_00, ends_on: '1 Jan 2027' }],
      addresses: [{ id: 'a1', lines: ['12 Moi <b>Amina', 'Nairobi'] }],
    },
  },
  { kind: 'wish_list', products: [card] },
  { kind: 'wish_list', products: [] },
  {
    kind: 'contact',
    state: 'open',
    values: { name: '<b>Asha</b>' },
    problems: { email: 'Enter a valid email' },
  },
  { kind: 'contact', state: 'sent', values: {}, problems: {} },
  ...(['open', 'asked', 'confirm', 'joined'] as const).map(
    (state): ShopPage => ({ kind: 'newsletter', state, email: '<i>a@b.example</i>', problems: {} }),
  ),
];
