import { countries, defaultCountry } from '@sokoni/rules/forms/countries';
import { describe, expect, it } from 'vitest';
import { allCountries, countryCodeOf } from './phone-countries.ts';
import { partsOf, splitPhone, typedPhone, wholePhone } from './phone-number.ts';

const nigeria = { dial_code: '+234', code: 'NG' };

describe('SPEC 3 and 9: the countries of the phone input', () => {
  const all = allCountries();

  it('lists the nine of the spec first, in its order', () => {
    expect(all.slice(0, 9)).toMatchObject(countries);
  });

  it('lists every other country once, by name', () => {
    const others = all.slice(9).map((country) => country.name);
    expect(others.length).toBeGreaterThan(200);
    expect(others).toEqual([...others].sort((one, other) => one.localeCompare(other, 'en')));
    expect(new Set(all.map((country) => country.code)).size).toBe(all.length);
    expect(all).toContainEqual({ name: 'Rwanda', dial_code: '+250', code: 'RW' });
  });

  it('starts with United States (+1)', () => {
    expect(partsOf('')).toEqual({ country: defaultCountry, typed: '' });
    expect(defaultCountry).toEqual({ dial_code: '+1', code: 'US' });
  });

  it('tells countries with one dial code apart', () => {
    expect(countryCodeOf('+14165550123')).toBe('CA');
    expect(partsOf('+14165550123', all, 'CA').country.code).toBe('CA');
    expect(partsOf('+14165550123', all).country.code).toBe('US');
  });
});

describe('SPEC 5: the phone input reports the dial code joined with the typed number', () => {
  it('joins what was typed, a leading zero too', () => {
    expect(wholePhone({ country: nigeria, typed: '08012345678' })).toBe('+23408012345678');
    expect(wholePhone({ country: nigeria, typed: '' })).toBe('');
  });

  it('keeps digits only', () => {
    expect(typedPhone('(801) 23x4-e5', nigeria, countries)).toEqual({ country: nigeria, typed: '8012345' });
  });

  it('picks the country of a whole number that is pasted', () => {
    expect(typedPhone('+44 20 7946 0958', nigeria, countries)).toEqual({
      country: countries[1],
      typed: '2079460958',
    });
  });

  it('takes the longest dial code that fits', () => {
    const greece = { dial_code: '+30', code: 'GR' };
    const short = { dial_code: '+3', code: 'XX' };
    expect(splitPhone('+302101234567', [short, greece])).toEqual({ country: greece, typed: '2101234567' });
  });

  it('gives back what it was given', () => {
    for (const phone of ['+2348012345678', '+971501234567', '+14165550123', '+250788123456']) {
      expect(wholePhone(partsOf(phone, allCountries(), countryCodeOf(phone)))).toBe(phone);
    }
  });
});
