/** A country of the phone input, which `Intl` names in each language. `dial_code` carries its plus sign, `code` is ISO 3166
 * alpha-2. */
export interface Country {
  readonly dial_code: string;
  readonly code: string;
}

/** The nine countries of SPEC section 3, in its order; the phone input lists them first. */
export const countries = [
  { dial_code: '+1', code: 'US' },
  { dial_code: '+44', code: 'GB' },
  { dial_code: '+971', code: 'AE' },
  { dial_code: '+234', code: 'NG' },
  { dial_code: '+254', code: 'KE' },
  { dial_code: '+233', code: 'GH' },
  { dial_code: '+27', code: 'ZA' },
  { dial_code: '+20', code: 'EG' },
  { dial_code: '+1', code: 'CA' },
] as const satisfies readonly Country[];

/** The country that the phone input starts with (SPEC section 9). */
export const defaultCountry: Country = countries[0];
