import { describe, expect, it } from 'vitest';
import { languageOf, localeOf } from './languages.ts';

describe('languages', () => {
  it('are found by the locales that browsers name', () => {
    expect(['fr-RW', 'FR', 'ar_AE', 'sw', 'de-DE', '', 'toString'].map(languageOf)).toEqual([
      ...['fr', 'fr', 'ar', 'sw'],
      ...[undefined, undefined, undefined],
    ]);
  });

  it('write Arabic with Western digits, as the country does, unless the reader has chosen others', () => {
    expect(localeOf('ar', 'EG')).toBe('ar-EG-u-nu-latn');
    expect(new Intl.NumberFormat(localeOf('ar', 'EG')).format(1234.5)).toBe('1,234.5');
    expect(new Intl.NumberFormat(localeOf('ar', 'EG', 'arabic_indic')).format(1234.5)).toBe('١٬٢٣٤٫٥');
    expect(localeOf('fr', 'RW')).toBe('fr-RW');
    expect(localeOf('sw', 'KE', 'arabic_indic')).toBe('sw-KE');
  });
});
