import { describe, expect, it } from 'vitest';
import { readLanguageFrom } from './current-language.ts';
import { giveTranslations } from './translations.ts';
import { translator } from './translator.ts';

const english = {
  plain: 'Log in',
  named: 'Welcome back, {name}!',
  counted: '{count, plural, =0 {No items} one {# item} other {# items}}',
  chosen: '{method, select, cash {Paid in cash} card {Paid by card} other {Paid}}',
  linked: 'I accept the <terms>terms</terms> of {shop}',
  address: 'At {url}',
} as const;
const say = translator({ english });

describe('a sentence', () => {
  it('is said by its key, with its values', () => {
    expect(say('plain')).toBe('Log in');
    expect(say('named', { name: 'Asha' })).toBe('Welcome back, Asha!');
    expect(say('chosen', { method: 'card' })).toBe('Paid by card');
  });

  it('counts as English does, in the figures of the language', () => {
    expect([0, 1, 2, 1200].map((count) => say('counted', { count }))).toEqual([
      'No items',
      '1 item',
      '2 items',
      '1,200 items',
    ]);
  });

  it('hands the words of a tag to whoever draws them', () => {
    expect(say.rich('linked', { shop: 'Duka', terms: (words) => ({ words }) })).toEqual([
      'I accept the ',
      { words: ['terms'] },
      ' of Duka',
    ]);
  });

  it('is found by the reason of a rule, with the values that come with it', () => {
    expect(say.reason({ reason: 'named', name: 'Juma' })).toBe('Welcome back, Juma!');
  });

  it('is refused by the compiler without its key, a value, or with a wrong one', () => {
    const wrong = [
      // @ts-expect-error no such key
      () => say('missing'),
      // @ts-expect-error without its value
      () => say('named'),
      // @ts-expect-error another value
      () => say('named', { nam: 'Asha' }),
      // @ts-expect-error a text where a number counts
      () => say('counted', { count: '1' }),
      // @ts-expect-error a value where none is wanted
      () => say('plain', { name: 'Asha' }),
      // @ts-expect-error a sentence with tags is not a plain text
      () => say('linked', { shop: 'Duka' }),
      // @ts-expect-error without what its tag becomes
      () => say.rich('linked', { shop: 'Duka' }),
      // @ts-expect-error a reason without its value
      () => say.reason({ reason: 'named' }),
    ];
    expect(wrong).toHaveLength(8);
  });
});

describe('another language', () => {
  const counted =
    '{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}';
  giveTranslations('ar', {
    english: { counted, named: 'مرحبًا {name}!', chosen: '{method, select, by_card {بطاقة} other {نقدًا}}' },
  });
  giveTranslations('fr', {
    english: { plain: 'Se connecter', linked: '<terms>Conditions</terms> de {shop}' },
  });

  it.each([
    [0, 'لا عناصر'],
    [1, 'عنصر واحد'],
    [2, 'عنصران'],
    [3, '3 عناصر'],
    [11, '11 عنصرًا'],
    [1200, '1,200 عنصر'],
  ])('Arabic says %i as it should, in Western digits', (count, expected) => {
    expect(say.in('ar')('counted', { count })).toBe(expected);
  });

  it('keeps the direction of values where it is read from the right, but of what is copied', () => {
    giveTranslations('ar', {
      english: {
        named: 'مرحبًا {name}!',
        chosen: '{method, select, cash {نقدًا} other {دفع}}',
        linked: '<terms>شروط {shop}</terms>',
        address: 'في {url}',
      },
    });
    const arabic = say.in('ar');
    expect(arabic('named', { name: 'Asha' })).toBe('مرحبًا \u2068Asha\u2069!');
    expect(arabic('chosen', { method: 'cash' })).toBe('نقدًا');
    expect(arabic.rich('linked', { shop: 'Duka', terms: (words) => ({ words }) })).toEqual([
      { words: ['شروط \u2068Duka\u2069'] },
    ]);
    expect(arabic('address', { url: 'https://duka.example' })).toBe('في https://duka.example');
    expect(say('named', { name: 'Asha' })).toBe('Welcome back, Asha!');
  });

  it('is said when it is the current one, and English where it has no sentence', () => {
    readLanguageFrom(() => 'fr');
    expect(say('plain')).toBe('Se connecter');
    expect(say.rich('linked', { shop: 'Duka', terms: (words) => ({ words }) })).toEqual([
      { words: ['Conditions'] },
      ' de Duka',
    ]);
    expect(say('named', { name: 'Asha' })).toBe('Welcome back, Asha!');
    expect(say.in('en')('plain')).toBe('Log in');
    readLanguageFrom(() => 'en');
    expect(say('plain')).toBe('Log in');
  });
});
