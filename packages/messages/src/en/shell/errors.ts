// What the server answers to a call that failed, by its error code, where nothing more is known of the failure. The codes of the
// account stand in accounts.ts, those of stock in stock.ts. For translators: docs/messages.md.

/** Whatever was called. */
export const commonErrors = {
  malformed_request: 'The request could not be read',
  invalid_fields: 'Check the highlighted fields',
  not_allowed: 'Your role in this store doesn’t allow this',
  not_found: 'This no longer exists. Go back to the list.',
  id_taken: 'This id is already in use',
  request_timeout: 'The request took too long to arrive',
  body_too_large: 'The request is too large',
  unsupported_media_type: 'Send JSON, or a multipart form for files',
  idempotency_key_reused: 'This key was already used for another request',
  headers_too_long: 'The address or the headers of the request are too long',
  internal: 'Something went wrong on our side. Try again.',
  unavailable: 'Sokoni is busy. Try again in a moment.',
} as const;

/** Records that several people work on, long work, files. */
export const workErrors = {
  changed_meanwhile: 'This was changed after you opened it. Reload it, then try again.',
  in_use: 'This is in use and can’t be deleted. Remove it where it is used first.',
  wrong_state: 'This is no longer possible: the status has changed. Reload to see it.',
  job_ended: 'This task has already ended. Reload to see the result.',
  job_limit: 'This store has five tasks running. Wait until one has finished.',
  too_many_streams: 'Sokoni is open in too many windows. Close some, then reload this one.',
  mail_limit: 'This store has emailed 500 documents today. Try again tomorrow, or download them.',
  nothing_to_undo: 'There is nothing left to undo',
  view_taken: 'A view with this name already exists',
  view_limit: 'A list can have up to 30 views. Delete one you no longer need.',
  not_a_table: 'This is not a CSV file. Save it as CSV in your spreadsheet, then upload it again.',
  import_state: 'The status of this import has changed. Reload to see it.',
  file_too_large: 'The file is too large. Use a picture of at most 20 MB.',
  not_a_picture: 'Use a JPEG, PNG, WebP, GIF or AVIF picture',
  picture_too_large: 'The picture has too many pixels. Use at most 50 megapixels.',
  storage_unavailable: 'The picture could not be saved. Try again later.',
} as const;

/** Stores, their staff, modules and plan. */
export const storeErrors = {
  module_disabled: 'This module is turned off in this store',
  sub_domain_taken: 'This subdomain is taken. Choose another.',
  trial_used: 'The Enterprise trial was already used',
  already_enterprise: 'This account is already on the Enterprise plan',
  enterprise_only: 'This is only available to Enterprise plan users',
  already_staff: 'This person already works in this store',
  already_invited: 'This person already has a pending invite to this store',
  invite_closed: 'This invite is no longer valid',
  last_admin: 'A store needs at least one admin. Make another staff member an admin first.',
  creator_stays: 'The owner of a store can’t be removed or given another role',
  store_closed: 'This store is closed',
  store_limit: 'An account can have up to 100 stores. Close one you no longer need.',
  test_mode_only: 'Sample products are only for stores in test mode',
} as const;

/** Products, categories, labels. */
export const productErrors = {
  category_taken: 'A category with this name already exists',
  code_taken: 'Another variant already has this SKU or barcode',
  picture_limit: 'A product can have up to 30 pictures',
  category_limit: 'A store can have up to 2,000 categories',
  samples_there: 'There are already sample products. Remove them first, then add them again.',
  nothing_to_print:
    'Nothing to print: these products are out of stock. Set the number of labels per variant instead.',
  label_limit: 'You can print up to 2,000 labels at once. Choose fewer.',
  nothing_selected: 'No product is selected. Select at least one.',
} as const;

/** Locations, suppliers, transfers, stock-takes. */
export const inventoryErrors = {
  location_taken: 'A location with this name already exists',
  last_location: 'A store needs at least one open location',
  location_closed: 'This location is closed. Choose another.',
  location_limit: 'A store can have up to 100 locations',
  supplier_taken: 'A supplier with this name already exists',
  supplier_archived: 'This supplier is archived. Unarchive it or choose another.',
  supplier_limit: 'A store can have up to 5,000 suppliers',
  over_receipt: 'This is more than was ordered. Confirm to receive all of it.',
  transfer_sent: 'This transfer was already sent or has ended',
  transfer_not_sent: 'This transfer has no items in transit',
  more_than_sent: 'This is more than is in transit',
  stock_take_open: 'This location is already being counted. Apply or cancel that stock-take first.',
  stock_take_ended: 'This stock-take is being applied or has already ended',
} as const;

/** Customers and what they owe. */
export const customerErrors = {
  customer_has_balance:
    'This customer has an outstanding balance. Record the payments or cancel the orders first.',
  customer_has_credit: 'This customer has store credit left. Pay it out or deduct it first.',
  customer_erased: 'This customer was erased. Only their orders are kept.',
  customer_merged: 'This customer was merged. Open the other customer instead.',
  merge_limit:
    'This customer has more than 5,000 orders. Open that customer and merge the other one into it.',
  customer_group_taken: 'A group with this name already exists',
  customer_group_limit: 'A store can have up to 200 customer groups',
  over_credit_limit: 'This exceeds the customer’s credit limit. Take a payment or raise the limit.',
  statement_limit: 'This period has more than 3,000 entries. Choose a shorter one.',
} as const;

/** Orders, discounts, gift cards. */
export const saleErrors = {
  order_too_large: 'This order total is too large. Check the amounts, or split it into several orders.',
  // SPEC section 5, to the letter
  not_enough_stock: 'Selected Quantity not available',
  packing_slip_limit: 'You can print up to 200 packing slips at once. Select fewer orders.',
  discount_code_taken: 'A discount with this code already exists',
  discount_refused: 'This discount doesn’t apply to this order',
  discount_limit: 'A store can have up to 5,000 discounts. Delete those that were never used.',
  gift_card_unknown: 'No gift card with this code. Check each character.',
  gift_card_limit: 'A store can have up to 100,000 gift cards',
} as const;
