import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { westernDigits } from '#forms/western-digits.ts';
import { fromScaled } from './decimal.ts';
import { numberSigns, readDecimal, writeDecimal } from './typed-decimal.ts';

const locales = ['en', 'en-GB', 'fr', 'fr-RW', 'sw-KE', 'ar-u-nu-latn', 'ar-MA-u-nu-latn', 'ar-EG-u-nu-arab'];
const read = (text: string, locale: string) => readDecimal(text, numberSigns(locale));

describe('a number as it was typed', () => {
  it.each(locales)('takes point and comma for the decimal mark in %s', (locale) => {
    for (const text of ['7,5', '7.5', '٧٫٥', '۷٫۵', '٧,٥']) expect(read(text, locale)).toBe('7.5');
    expect(read('-0,125', locale)).toBe('-0.125');
    expect(read(',5', locale)).toBe('.5');
  });

  it.each(locales)('knows groups where there can be nothing else in %s', (locale) => {
    for (const text of ['1,234.50', '1.234,50', '1 234,50', "1'234.50", '١٬٢٣٤٫٥٠', '1\u202f234.50'])
      expect(read(text, locale)).toBe('1234.50');
    expect(read('1,234,567', locale)).toBe('1234567');
    expect(read('1.234.567', locale)).toBe('1234567');
  });

  it.each([
    ['1,234', 'en', '1234'],
    ['1,234', 'sw-KE', '1234'],
    ['1,234', 'ar-u-nu-latn', '1234'],
    ['1,234', 'fr', '1.234'],
    ['1.234', 'fr', '1.234'],
    ['1.234', 'en', '1.234'],
    ['1.234', 'ar-MA-u-nu-latn', '1234'],
    ['1,2345', 'en', '1.2345'],
    ['0,125', 'en', '0.125'],
    ['1234,567', 'en', '1234.567'],
  ])('%s in %s is %s', (text, locale, plain) => {
    expect(read(text, locale)).toBe(plain);
  });

  it.each(['', 'abc', '1e5', '1,23,456', '1.2.3', '1,2.3,4', '12 34', '--5', '1,,2'])(
    'leaves %j to be refused',
    (text) => {
      for (const locale of locales) expect(read(text, locale)).toBe(text);
    },
  );

  it('takes the minus and the marks of direction that Intl writes', () => {
    expect(read('−7,5', 'fr')).toBe('-7.5');
    expect(read('\u061c-٧٫٥', 'ar-EG-u-nu-arab')).toBe('-7.5');
    expect(westernDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
  });

  it('reads what every locale writes, grouped or not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
        fc.constantFrom(0, 2, 3),
        (locale, scaled, places) => {
          const plain = fromScaled(scaled, places);
          const format = new Intl.NumberFormat(locale, {
            minimumFractionDigits: places,
            maximumFractionDigits: places,
          });
          expect(Number(read(format.format(plain), locale))).toBe(Number(plain));
          expect(read(writeDecimal(plain, numberSigns(locale)), locale)).toBe(plain);
        },
      ),
    );
  });

  it('never takes one number for another without a group in sight', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom('.', ','),
        fc.nat(),
        fc.stringMatching(/^\d{1,2}$/),
        (locale, mark, whole, fraction) => {
          expect(read(`${whole}${mark}${fraction}`, locale)).toBe(`${whole}.${fraction}`);
        },
      ),
    );
  });
});

describe('what a field shows', () => {
  it.each([
    ['1234.5', 'en', '1234.5'],
    ['1234.5', 'fr', '1234,5'],
    ['-1234.5', 'ar-EG-u-nu-arab', '-١٢٣٤٫٥'],
    ['5.', 'fr', '5,'],
    ['abc.', 'fr', 'abc.'],
  ])('%s in %s is %s', (plain, locale, shown) => {
    expect(writeDecimal(plain, numberSigns(locale))).toBe(shown);
  });
});
