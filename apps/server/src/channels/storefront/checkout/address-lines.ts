import { countryText } from '#core/country-text.ts';
import type { AddressFields } from './checkout-form.ts';

/** An address as a buyer reads it, line by line, without what is empty. */
export function addressLines({ line1, line2, city, region, postal_code, country }: AddressFields): string[] {
  const place = [postal_code, city].filter(Boolean).join(' ');
  const lines = [line1, line2, place, region, country && countryText(country)];
  return [...new Set(lines.filter((line) => line !== ''))];
}
