// Names and addresses of customers, suppliers and locations.
// For translators: docs/messages.md.

/** Why a rule refuses one of them, by the reason that it answers (packages/rules/src/contacts). */
export const contactProblems = {
  name_required: 'Name is required!',
  name_too_long: 'Name must be at most {max, number} characters',
  email_invalid: 'Please enter a valid email',
  phone_invalid: 'Phone number is incomplete. Choose the country and enter the digits.',
  // Where no list of countries stands before the number
  phone_without_country: 'This phone number can’t be read. Begin with + and the country code.',
  country_invalid: 'Choose a country from the list',
  street_required: 'Enter the street address or directions',
  addresses_too_many: 'A customer can have up to {max, number} addresses',
  notes_too_long: 'Notes must be at most {max, number} characters',
  credit_limit_invalid: 'Enter an amount of 0 or more, or leave empty for no limit',
  credit_limit_too_large: 'This is too large. Enter a smaller number.',
  // Of a supplier, in days from the order to the items
  lead_time_invalid: 'Enter 0 to {max, number} days',
} as const;

/** Why an address is not whole, by the reason that a rule answers (packages/rules/src/contacts/postal-address.ts). */
export const addressProblems = {
  address_country_required: 'Choose a country',
  address_street_required: 'Enter the street address or directions',
  address_city_required: 'Enter the city or town',
  region_required:
    'Enter the {word, select, state {state} province {province} county {county} emirate {emirate} governorate {governorate} other {region}}',
  region_unknown:
    'Choose a {word, select, state {state} province {province} county {county} emirate {emirate} governorate {governorate} other {region}} from the list',
  postal_code_required:
    'Enter the {word, select, postcode {postcode} zip {ZIP code} digital {digital address} other {postal code}}',
  // {example} is such as 100001
  postal_code_invalid:
    'Enter a {word, select, postcode {postcode} zip {ZIP code} digital {digital address} other {postal code}} such as {example}',
} as const;

/** Fields for a country and a phone number, wherever one is asked for. */
export const contactFields = {
  'country.label': 'Country',
  'country.choose': 'Choose a country',
  'country.search': 'Search countries',
  'country.none': 'No countries found',

  // The list before a phone number
  'phone.country': 'Country dial code',
} as const;
