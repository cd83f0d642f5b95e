import { describe, expect, it } from 'vitest';
import { countries, defaultCountry } from './countries.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

describe('SPEC 3: Country list entries', () => {
  it('lists the nine countries in order with their dial codes', () => {
    expect(countries.map(({ dial_code, code }) => `${names.of(code)} ${dial_code} ${code}`)).toEqual([
      'United States +1 US',
      'United Kingdom +44 GB',
      'United Arab Emirates +971 AE',
      'Nigeria +234 NG',
      'Kenya +254 KE',
      'Ghana +233 GH',
      'South Africa +27 ZA',
      'Egypt +20 EG',
      'Canada +1 CA',
    ]);
  });
});

describe('SPEC 9: Default phone country', () => {
  it('is the United States', () => {
    expect(defaultCountry).toEqual({ dial_code: '+1', code: 'US' });
  });
});
