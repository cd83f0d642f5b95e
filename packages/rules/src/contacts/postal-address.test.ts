import { describe, expect, it } from 'vitest';
import { addressFormat, checkPostalAddress, type PostalAddress } from './postal-address.ts';
import { placeKey, regionNamed, regionsOf } from './regions.ts';

const blank: PostalAddress = { country: '', line1: '', line2: '', city: '', region: '', postal_code: '' };
const problems = (address: Partial<PostalAddress>) => {
  const check = checkPostalAddress({ ...blank, ...address });
  return check.ok ? {} : check.fields;
};
const street = { line1: '12 Allen Avenue', city: 'Ikeja' };

describe('An address of a country', () => {
  it.each([
    ['NG', { region: 'Lagos' }],
    ['KE', {}],
    ['AE', { region: 'Dubai' }],
    ['GB', { postal_code: 'SW1A 1AA' }],
    ['CA', { region: 'ON', postal_code: 'K1A 0B1' }],
    ['GH', { region: 'Greater Accra', postal_code: 'GA-183-8164' }],
    ['ZA', { region: 'Gauteng', postal_code: '2000' }],
    ['EG', { region: 'Cairo' }],
    ['RW', {}],
    ['US', { region: 'California', postal_code: '94107' }],
    ['FR', {}],
  ])('of %s is whole with a street, a city and %o', (country, more) => {
    expect(problems({ country, ...street, ...more })).toEqual({});
    expect(Object.keys(problems({ country })).sort()).toEqual(
      ['line1', ...addressFormat(country).required].sort(),
    );
  });

  it('says what the country calls what is missing or wrong', () => {
    expect(problems({ country: 'NG', ...street })).toEqual({
      region: { reason: 'region_required', word: 'state' },
    });
    expect(problems({ country: 'US', ...street, region: 'Lagos', postal_code: '9410' })).toEqual({
      region: { reason: 'region_unknown', word: 'state' },
      postal_code: { reason: 'postal_code_invalid', word: 'zip', example: '94107' },
    });
    expect(problems({ ...street })).toEqual({ country: { reason: 'address_country_required' } });
  });

  it('is asked for what it has alone: no postal code in Dubai, no region in London', () => {
    expect(addressFormat('AE').fields).not.toContain('postal_code');
    expect(addressFormat('GB').fields).not.toContain('region');
    expect(problems({ country: 'AE', ...street, region: 'Dubai', postal_code: '?' })).toEqual({});
    expect(problems({ country: 'GB', ...street, region: '?', postal_code: 'E1 6AN' })).toEqual({});
  });
});

describe('The name of a region', () => {
  it('is found however people write it', () => {
    expect(regionNamed('NG', 'lagos state')).toBe('Lagos');
    expect(regionNamed('NG', 'F.C.T')).toBe('F.C.T');
    expect(regionNamed('NG', 'fct')).toBe('Federal Capital Territory');
    expect(regionNamed('US', 'ca')).toBe('California');
    expect(regionNamed('CA', 'Québec')).toBe('Quebec');
    expect(regionNamed('KE', "Murang'a County")).toBe('Murang’a');
    expect(regionNamed('FR', ' Bretagne ')).toBe('Bretagne');
  });

  it('belongs to one region of its country', () => {
    for (const country of ['AE', 'CA', 'EG', 'GH', 'KE', 'NG', 'RW', 'US', 'ZA']) {
      const names = regionsOf(country);
      expect(names.length, country).toBeGreaterThan(4);
      expect(new Set(names.map(placeKey)).size, country).toBe(names.length);
    }
    expect(regionsOf('FR')).toEqual([]);
  });
});
