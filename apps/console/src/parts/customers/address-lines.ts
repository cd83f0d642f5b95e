import type { Customer } from '#contract-types.ts';

/** An address as it is written on a letter, without its label and phone. */
export function addressLines(
  address: Omit<Customer['addresses'][number], 'id' | 'label' | 'phone'>,
  countryName: (code: string) => string,
): string[] {
  const town = [address.postal_code, address.city].filter(Boolean).join(' ');
  const country = address.country ? countryName(address.country) : '';
  return [address.recipient, address.line1, address.line2, town, address.region, country].filter(Boolean);
}
