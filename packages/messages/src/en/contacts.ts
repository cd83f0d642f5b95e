// Names and addresses of customers, suppliers and locations.
// For translators: docs/messages.md.

/** Why a rule refuses one of them, by the reason that it answers (packages/rules/src/contacts). */
export const contactProblems = {
  name_required: 'Name is required!',
  name_too_long: 'Name must be at most {max, number} characters',
  email_invalid: 'Please enter a valid email',
  phone_invalid: 'Phone number is incomplete. Choose the country and enter the digits.',
  country_invalid: 'Choose a country from the list',
  // Of a supplier, in days from the order to the items
  lead_time_invalid: 'Enter 0 to {max, number} days',
} as const;
