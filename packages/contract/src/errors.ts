import { messages } from '@sokoni/rules/messages';

/**
 * Every failure the API knows: its stable code and HTTP status. Its sentence for a person is in the catalogue of sentences;
 * what still has one here moves there with its area.
 * CONTRACT "The wire" says which status means what.
 */
export const errors = {
  malformed_request: { status: 400, message: 'The request could not be read' },
  invalid_fields: { status: 400, message: 'Check the highlighted fields' },
  not_signed_in: { status: 401 },
  wrong_credentials: { status: 401 },
  google_sign_in_failed: { status: 401 },
  code_expired: { status: 401 },
  not_allowed: { status: 403, message: 'Your role in this store doesn’t allow this' },
  not_found: { status: 404, message: 'Not found' },
  email_taken: { status: 409 },
  email_not_verified: { status: 409 },
  email_already_verified: { status: 409 },
  module_disabled: { status: 409, message: 'This module is turned off in this store' },
  sub_domain_taken: { status: 409, message: 'This subdomain is taken. Choose another.' },
  trial_used: { status: 409, message: 'The Enterprise trial was already used' },
  already_enterprise: { status: 409, message: 'This account is already on the Enterprise plan' },
  already_staff: { status: 409, message: 'This person already works in this store' },
  already_invited: { status: 409, message: 'This person already has a pending invite to this store' },
  invite_closed: { status: 409, message: 'This invite is no longer valid' },
  last_admin: {
    status: 409,
    message: 'A store needs at least one admin. Make another staff member admin first.',
  },
  creator_stays: { status: 409, message: 'The owner of a store can’t be removed or given another role' },
  store_closed: { status: 409, message: 'This store is closed' },
  id_taken: { status: 409, message: 'This id is already in use' },
  request_timeout: { status: 408, message: 'The request took too long to arrive' },
  category_taken: { status: 409, message: 'A category with this name already exists' },
  code_taken: { status: 409, message: 'Another variant already has this SKU or barcode' },
  changed_meanwhile: {
    status: 409,
    message: 'This was changed after you opened it. Reload it, then try again.',
  },
  in_use: { status: 409, message: 'This is in use and can’t be deleted' },
  job_ended: { status: 409, message: 'This has already ended' },
  location_taken: { status: 409, message: 'A location with this name already exists' },
  last_location: { status: 409, message: 'A store needs at least one open location' },
  supplier_taken: { status: 409, message: 'A supplier with this name already exists' },
  supplier_archived: {
    status: 409,
    message: 'This supplier is archived. Unarchive it or choose another.',
  },
  customer_has_balance: {
    status: 409,
    message: 'This customer has an outstanding balance. Record the payments or cancel the orders first.',
  },
  customer_has_credit: {
    status: 409,
    message: 'This customer has store credit left. Pay it out or remove it first.',
  },
  customer_erased: { status: 409, message: 'This customer was erased. Only their orders are kept.' },
  customer_merged: {
    status: 409,
    message: 'This customer was merged. Open the other customer instead.',
  },
  merge_limit: {
    status: 422,
    message: 'This customer has more than 5,000 orders. Open that customer and merge the other one into it.',
  },
  customer_group_taken: { status: 409, message: 'A group with this name already exists' },
  over_credit_limit: { status: 422, message: 'This exceeds the customer’s credit limit' },
  wrong_state: {
    status: 409,
    message: 'This is no longer possible: the status has changed. Reload to see it.',
  },
  over_receipt: { status: 409, message: 'This is more than was ordered. Confirm to receive all of it.' },
  location_closed: { status: 409, message: 'This location is closed. Choose another.' },
  order_too_large: {
    status: 422,
    message: 'This order total is too large. Check the amounts, or split it into several orders.',
  },
  not_enough_stock: { status: 409, message: 'Selected Quantity not available' },
  below_reserved: { status: 409 },
  stock_value_too_large: { status: 422 },
  transfer_sent: { status: 409, message: 'This transfer was already sent or has ended' },
  transfer_not_sent: { status: 409, message: 'This transfer has no items in transit' },
  stock_take_open: {
    status: 409,
    message: 'This location is already being counted. Apply or cancel that stock-take first.',
  },
  stock_take_ended: { status: 409, message: 'This stock-take is being applied or has already ended' },
  import_state: { status: 409, message: 'This import has moved on. Reload to see it.' },
  not_a_table: {
    status: 415,
    message: 'This is not a CSV file. Save it as CSV in your spreadsheet, then upload it again.',
  },
  file_too_large: { status: 413, message: messages.pictureFileTooLarge },
  body_too_large: { status: 413, message: 'The request is too large' },
  unsupported_media_type: { status: 415, message: 'Send JSON, or a multipart form for files' },
  not_a_picture: { status: 415, message: messages.pictureTypeUnknown },
  picture_too_large: { status: 422, message: messages.pictureTooManyPixels },
  wrong_code: { status: 422 },
  link_expired: { status: 422 },
  wrong_password: { status: 422 },
  sign_in_again: { status: 422 },
  enterprise_only: { status: 422, message: 'This is only available to Enterprise plan users' },
  store_limit: {
    status: 422,
    message: 'An account can have up to 100 stores. Close one you no longer need.',
  },
  picture_limit: { status: 422, message: 'A product can have up to 30 pictures' },
  category_limit: { status: 422, message: 'A store can have up to 2,000 categories' },
  location_limit: { status: 422, message: 'A store can have up to 100 locations' },
  view_taken: { status: 409, message: 'A view with this name already exists' },
  view_limit: {
    status: 422,
    message: 'A list can have up to 30 views. Delete one you no longer need.',
  },
  samples_there: {
    status: 409,
    message: 'There are already sample products. Remove them first, then add them again.',
  },
  test_mode_only: { status: 422, message: 'Sample products are only for stores in test mode' },
  nothing_to_print: { status: 422, message: 'Nothing to print: none of these are on hand' },
  label_limit: { status: 422, message: 'You can print up to 2,000 labels at once. Choose fewer.' },
  packing_slip_limit: {
    status: 422,
    message: 'You can print up to 200 packing slips at once. Select fewer orders.',
  },
  nothing_selected: { status: 422, message: 'No product is selected. Select at least one.' },
  nothing_to_undo: { status: 409, message: 'There is nothing left to undo' },
  discount_code_taken: { status: 409, message: 'A discount with this code already exists' },
  discount_refused: { status: 422, message: 'This discount doesn’t apply to this order' },
  discount_limit: {
    status: 422,
    message: 'A store can have up to 5,000 discounts. Delete those that were never used.',
  },
  statement_limit: {
    status: 422,
    message: 'This period has more than 3,000 entries. Choose a shorter one.',
  },
  gift_card_unknown: { status: 422, message: 'No gift card with this code. Check each character.' },
  gift_card_limit: { status: 422, message: 'A store can have up to 100,000 gift cards' },
  supplier_limit: { status: 422, message: 'A store can have up to 5,000 suppliers' },
  customer_group_limit: { status: 422, message: 'A store can have up to 200 customer groups' },
  job_limit: {
    status: 422,
    message: 'This store has five tasks running. Wait until one has finished.',
  },
  more_than_sent: { status: 422, message: 'This is more than is in transit' },
  idempotency_key_reused: { status: 422, message: 'This key was already used for another request' },
  too_many_attempts: { status: 429 },
  code_attempts_used: { status: 429 },
  mail_limit: {
    status: 429,
    message: 'This store has emailed 500 documents today. Try again tomorrow, or download them.',
  },
  too_many_streams: {
    status: 429,
    message: 'Sokoni is open in too many windows. Reload this one to see changes.',
  },
  headers_too_long: { status: 431, message: 'The address or the headers of the request are too long' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again.' },
  google_not_configured: { status: 501 },
  unavailable: { status: 503, message: 'Sokoni is busy. Try again in a moment.' },
  google_unavailable: { status: 503 },
  storage_unavailable: { status: 503, message: 'The picture could not be saved. Try again later.' },
} as const satisfies Record<string, { status: number; message?: string }>;

export type ErrorCode = keyof typeof errors;

/** Those whose sentence still stands here. */
export type SpokenErrorCode = {
  [Code in ErrorCode]: (typeof errors)[Code] extends { message: string } ? Code : never;
}[ErrorCode];
