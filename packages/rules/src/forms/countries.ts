/** A country of the phone input. `dial_code` carries its plus sign, `code` is ISO 3166 alpha-2. */
export interface Country {
  readonly name: string;
  readonly dial_code: string;
  readonly code: string;
}

/** The nine countries of SPEC section 3, in its order; the phone input lists them first. */
export const countries = [
  { name: 'United States', dial_code: '+1', code: 'US' },
  { name: 'United Kingdom', dial_code: '+44', code: 'GB' },
  { name: 'United Arab Emirates', dial_code: '+971', code: 'AE' },
  { name: 'Nigeria', dial_code: '+234', code: 'NG' },
  { name: 'Kenya', dial_code: '+254', code: 'KE' },
  { name: 'Ghana', dial_code: '+233', code: 'GH' },
  { name: 'South Africa', dial_code: '+27', code: 'ZA' },
  { name: 'Egypt', dial_code: '+20', code: 'EG' },
  { name: 'Canada', dial_code: '+1', code: 'CA' },
] as const satisfies readonly Country[];

/** The country that the phone input starts with (SPEC section 9). */
export const defaultCountry: Country = countries[0];
