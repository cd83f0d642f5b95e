const regions = new Intl.DisplayNames(['en'], { type: 'region' });

/** A country (ISO 3166 alpha-2) in words; empty for what is none. */
export function countryText(code: string | null): string {
  return code && /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : '';
}
