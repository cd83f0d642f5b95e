// Selling to businesses, and buying from suppliers: what both sides read.
// For translators: docs/messages.md.

/** By error code. */
export const wholesaleErrors = {
  below_order_minimum: 'This order is below the supplier’s minimum.',
  quantity_not_offered: 'Some quantities are not offered. Check the minimum and the multiple of each line.',
  not_a_company: 'This supplier has not approved your store yet.',
  company_exists: 'This customer is a company already.',
  already_requested: 'You have asked this supplier already.',
  price_list_taken: 'A price list with this name exists.',
  price_list_limit: 'A store can have up to 200 price lists.',
} as const;
