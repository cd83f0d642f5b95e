import { describe, expect, it } from 'vitest';
import { checkLocation, locationAddressLines, locationLimits } from './location-check.ts';

const shop = {
  name: 'Shop',
  address: 'Moi Avenue 12',
  city: 'Nakuru',
  region: 'Rift Valley',
  country: 'KE',
  phone: '+254722000111',
};
const nowhere = { address: '', city: '', region: '', country: '', phone: '' };

describe('checkLocation', () => {
  it('takes a whole address, and a location of which only the name is known', () => {
    expect(checkLocation(shop)).toEqual({ ok: true });
    expect(checkLocation({ name: 'Van', ...nowhere })).toEqual({ ok: true });
  });

  it('refuses what has no name, is nowhere and can’t be called', () => {
    expect(checkLocation({ ...shop, name: ' ', country: 'Kenya', phone: '0722' })).toEqual({
      ok: false,
      first: { reason: 'name_required' },
      fields: {
        name: { reason: 'name_required' },
        country: { reason: 'country_invalid' },
        phone: { reason: 'phone_invalid' },
      },
    });
    const max = locationLimits.nameLength;
    expect(checkLocation({ ...shop, name: 'x'.repeat(max + 1) })).toMatchObject({
      fields: { name: { reason: 'name_too_long', max } },
    });
  });
});

describe('locationAddressLines', () => {
  const countryName = (code: string) => (code === 'KE' ? 'Kenya' : code);
  const withStrokes = (words: readonly string[]) => words.filter(Boolean).join(' / ');

  it('leaves out what is not known', () => {
    expect(locationAddressLines(shop, countryName, withStrokes)).toEqual([
      'Moi Avenue 12',
      'Nakuru / Rift Valley',
      'Kenya',
      '+254722000111',
    ]);
    expect(locationAddressLines({ ...nowhere, region: 'Rift Valley' }, countryName, withStrokes)).toEqual([
      'Rift Valley',
    ]);
    expect(locationAddressLines(nowhere, countryName, withStrokes)).toEqual([]);
  });
});
