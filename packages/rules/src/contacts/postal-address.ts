import { type FormProblems, formProblems, type ReasonedField } from '#forms/form-problems.ts';

import { regionNamed, regionsOf } from './regions.ts';

/** Why an address is not whole, with what a sentence needs to say it. */
export type AddressReason =
  | { readonly reason: 'address_country_required' | 'address_street_required' | 'address_city_required' }
  | {
      readonly reason: 'region_required' | 'region_unknown';
      /** What the country calls it. */
      readonly word: RegionWord;
    }
  | { readonly reason: 'postal_code_required'; readonly word: PostalCodeWord }
  | { readonly reason: 'postal_code_invalid'; readonly word: PostalCodeWord; readonly example: string };

/** The fields of an address that a country orders in its own way. */
export type AddressLine = 'line1' | 'line2' | 'city' | 'region' | 'postal_code';

/** Where items go. */
export interface PostalAddress {
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** State, province, county, emirate or governorate. */
  readonly region: string;
  readonly postal_code: string;
}

/** What a country calls its regions and postal codes. */
export type RegionWord = 'state' | 'province' | 'county' | 'emirate' | 'governorate' | 'region';
export type PostalCodeWord = 'postcode' | 'zip' | 'postal' | 'digital';

/** How an address of a country is asked for. */
export interface AddressFormat {
  /** In the order of the form; a field that is not there is not asked for. */
  readonly fields: readonly AddressLine[];
  /** Beside the street, which always is. */
  readonly required: readonly AddressLine[];
  readonly regionWord: RegionWord;
  readonly postalCodeWord: PostalCodeWord;
  /** What a postal code looks like, with an example; nothing is checked without it. */
  readonly postalCode?: { readonly shape: RegExp; readonly example: string };
}

const usual: AddressFormat = {
  fields: ['line1', 'line2', 'city', 'region', 'postal_code'],
  required: ['city'],
  regionWord: 'region',
  postalCodeWord: 'postal',
};
const withoutPostalCode: AddressFormat = { ...usual, fields: ['line1', 'line2', 'city', 'region'] };

const formats: Readonly<Record<string, AddressFormat>> = {
  AE: { ...withoutPostalCode, required: ['city', 'region'], regionWord: 'emirate' },
  CA: {
    ...usual,
    required: ['city', 'region', 'postal_code'],
    regionWord: 'province',
    postalCode: { shape: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' },
  },
  EG: {
    ...usual,
    required: ['city', 'region'],
    regionWord: 'governorate',
    postalCode: { shape: /^\d{5}$/, example: '11511' },
  },
  GB: {
    ...usual,
    fields: ['line1', 'line2', 'city', 'postal_code'],
    required: ['city', 'postal_code'],
    postalCodeWord: 'postcode',
    postalCode: { shape: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
  },
  // The digital address of Ghana Post finds a door where a street has no name.
  GH: {
    ...usual,
    required: ['city', 'region'],
    postalCodeWord: 'digital',
    postalCode: { shape: /^[A-Z][A-Z\d]-?\d{3,4}-?\d{4}$/i, example: 'GA-183-8164' },
  },
  KE: { ...usual, regionWord: 'county', postalCode: { shape: /^\d{5}$/, example: '00100' } },
  NG: {
    ...usual,
    required: ['city', 'region'],
    regionWord: 'state',
    postalCode: { shape: /^\d{6}$/, example: '100001' },
  },
  RW: { ...withoutPostalCode, regionWord: 'province' },
  US: {
    ...usual,
    required: ['city', 'region', 'postal_code'],
    regionWord: 'state',
    postalCodeWord: 'zip',
    postalCode: { shape: /^\d{5}(-?\d{4})?$/, example: '94107' },
  },
  ZA: {
    ...usual,
    required: ['city', 'region', 'postal_code'],
    regionWord: 'province',
    postalCode: { shape: /^\d{4}$/, example: '8001' },
  },
};

/** How an address of a country is asked for; the usual way where we know none of its own. */
export function addressFormat(country: string): AddressFormat {
  return formats[country] ?? usual;
}

/** Checks where items are to go, by what the country needs, in the order of its form. */
export function checkPostalAddress(
  address: PostalAddress,
): FormProblems<'country' | AddressLine, AddressReason> {
  const { country } = address;
  const format = addressFormat(country);
  const asked = (field: AddressLine) => format.fields.includes(field);
  return formProblems<'country' | AddressLine, AddressReason>([
    ['country', /^[A-Z]{2}$/.test(country) ? undefined : { reason: 'address_country_required' }],
    ...format.fields.map(
      (field): ReasonedField<AddressLine, AddressReason> => [field, missing(field, address, format)],
    ),
    ['region', asked('region') ? regionProblem(address) : undefined],
    ['postal_code', asked('postal_code') ? postalCodeProblem(address, format) : undefined],
  ]);
}

function missing(
  field: AddressLine,
  address: PostalAddress,
  { required, regionWord, postalCodeWord }: AddressFormat,
): AddressReason | undefined {
  if (address[field].trim() !== '') return undefined;
  if (field === 'line1') return { reason: 'address_street_required' };
  if (!required.includes(field)) return undefined;
  if (field === 'city') return { reason: 'address_city_required' };
  if (field === 'region') return { reason: 'region_required', word: regionWord };
  return field === 'postal_code' ? { reason: 'postal_code_required', word: postalCodeWord } : undefined;
}

function regionProblem({ country, region }: PostalAddress): AddressReason | undefined {
  const known = regionsOf(country);
  if (region.trim() === '' || known.length === 0 || known.includes(regionNamed(country, region)))
    return undefined;
  return { reason: 'region_unknown', word: addressFormat(country).regionWord };
}

function postalCodeProblem(
  { postal_code }: PostalAddress,
  { postalCode, postalCodeWord }: AddressFormat,
): AddressReason | undefined {
  const typed = postal_code.trim();
  if (typed === '' || !postalCode || postalCode.shape.test(typed)) return undefined;
  return { reason: 'postal_code_invalid', word: postalCodeWord, example: postalCode.example };
}
