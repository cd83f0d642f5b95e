import { type ContactReason, countryProblem, nameProblem, phoneProblem } from '#contacts/contact-fields.ts';
import { customerLimits } from '#customers/customer-check.ts';
import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { limits } from '#limits.ts';

export const locationLimits = {
  nameLength: 80,
  addressLength: limits.addressLength,
  /** Of city and region. */
  lineLength: customerLimits.addressLineLength,
  phoneLength: 40,
} as const;

/** Where a location is and how it is reached; empty as far as it is not known. */
export interface LocationAddress {
  readonly address: string;
  readonly city: string;
  /** Or state. */
  readonly region: string;
  /** ISO 3166 alpha-2, or empty. */
  readonly country: string;
  readonly phone: string;
}

/** What a merchant types of a place that keeps stock. */
export interface LocationDraft extends LocationAddress {
  readonly name: string;
}

/** Checks a location, in the order of its form. */
export function checkLocation(draft: LocationDraft): FormProblems<keyof LocationDraft, ContactReason> {
  return formProblems<keyof LocationDraft, ContactReason>([
    ['name', nameProblem(draft.name, locationLimits.nameLength)],
    ['country', countryProblem(draft.country)],
    ['phone', phoneProblem(draft.phone)],
  ]);
}

/**
 * The address as documents print it, line by line.
 * @param commaText writes words one after the other, without those that are empty
 * @param countryName says a code in words
 */
export function locationAddressLines(
  { address, city, region, country, phone }: LocationAddress,
  countryName: (code: string) => string,
  commaText: (words: readonly string[]) => string,
): string[] {
  const town = commaText([city, region]);
  return [address, town, country && countryName(country), phone].filter(Boolean);
}
