import { describe, expect, it } from 'vitest';
import {
  extraLanguages,
  languageAt,
  languagePrefix,
  linkInLanguage,
  type ShopLanguages,
  splitLanguage,
} from './shop-languages.ts';

const offered: ShopLanguages = ['en', 'fr', 'ar'];

describe('The languages of a shop', () => {
  it('are each there once, in one order, without the main one', () => {
    expect(extraLanguages('fr', ['sw', 'en', 'fr', 'sw', 'tlh'])).toEqual(['en', 'sw']);
    expect(extraLanguages('en', [])).toEqual([]);
  });

  it('have their pages at the plain paths, or below their code', () => {
    expect(languagePrefix('en', offered)).toBe('');
    expect(languagePrefix('ar', offered)).toBe('/ar');
  });

  it.each([
    ['/', null, '/'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr?page=2', 'fr', '/?page=2'],
    ['/fr/products/mug?x=/ar', 'fr', '/products/mug?x=/ar'],
    ['/french/mug', null, '/french/mug'],
    ['/FR/mug', null, '/FR/mug'],
    ['/products/fr', null, '/products/fr'],
    ['/sw/en/mug', 'sw', '/en/mug'],
  ])('%s is in %s at %s', (path, language, rest) => {
    expect(splitLanguage(path)).toEqual({ language, path: rest });
  });

  it('are answered where they are offered, else the main one is', () => {
    expect(['/fr/cart', '/ar', '/cart', '/sw/cart'].map((path) => languageAt(path, offered))).toEqual([
      ...(['fr', 'ar', 'en', 'en'] as const),
    ]);
  });
});

describe('A link of a shop', () => {
  it.each([
    ['/products/mug', '/fr/products/mug'],
    ['/', '/fr/'],
    ['/search?q=/ar', '/fr/search?q=/ar'],
    ['/ar/products/mug', '/ar/products/mug'],
    ['/fr/', '/fr/'],
    ['//elsewhere.example', '//elsewhere.example'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['', ''],
  ])('%s leads to %s in French', (link, shown) => {
    expect(linkInLanguage(link, 'fr', offered)).toBe(shown);
  });

  it('stays as it is in the main language', () => {
    expect(linkInLanguage('/products/mug', 'en', offered)).toBe('/products/mug');
    expect(linkInLanguage('/products/mug', 'en', ['en'])).toBe('/products/mug');
  });
});
