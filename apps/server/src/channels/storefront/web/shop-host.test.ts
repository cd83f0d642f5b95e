import { describe, expect, it } from 'vitest';
import { readConfig } from '#core/config/config.ts';
import { routedPath, shopHostOf } from './shop-host.ts';

const here = readConfig({ PORT: '4000' });
const secret = 'a secret that is long enough for this';
const production = readConfig({
  ...{ PUBLIC_URL: 'https://console.example.com', STOREFRONT_HOST: 'duka.shop', SECRET_KEY: secret },
});

describe('The host of a request', () => {
  it.each([
    ['amina.localhost:4000', { kind: 'label', label: 'amina' }],
    ['AMINA.localhost:4000', { kind: 'label', label: 'amina' }],
    ['localhost:4000', null],
    ['127.0.0.1:4000', null],
    ['till-pc.lan:4000', null],
    [undefined, null],
  ])('%s names a shop of this machine or the console', (host, shop) => {
    expect(shopHostOf(host, here)).toEqual(shop);
  });

  it.each([
    ['amina.duka.shop', { kind: 'label', label: 'amina' }],
    ['duka.shop', { kind: 'domain', domain: 'duka.shop' }],
    ['duka-amina.co.ke', { kind: 'domain', domain: 'duka-amina.co.ke' }],
    ['duka-amina.co.ke:8443', { kind: 'domain', domain: 'duka-amina.co.ke' }],
    ['console.example.com', null],
    ['10.0.0.7:3000', null],
    ['web-1:3000', null],
  ])('%s names a shop or the console of a platform', (host, shop) => {
    expect(shopHostOf(host, production)).toEqual(shop);
  });

  it('leads a shop to its own pages, and nobody else there', () => {
    expect(routedPath('/products/mug', 'amina.localhost:4000', here)).toBe('/-shop/products/mug');
    expect(routedPath('/marketplace/v1/stores', 'amina.localhost:4000', here)).toBe(
      '/-shop/marketplace/v1/stores',
    );
    expect(routedPath('/-shop/', 'localhost:4000', here)).not.toMatch(/^\/-shop/);
    expect(routedPath('/uploads/a/b.webp', 'amina.localhost:4000', here)).toBe('/uploads/a/b.webp');
  });
});
