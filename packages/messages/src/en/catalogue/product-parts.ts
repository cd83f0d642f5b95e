// What the pages of other areas say of products, too. For translators: docs/messages.md.

/** Where a product stands. */
export const productStates = {
  'status.draft': 'Draft',
  'status.active': 'Active',
  'status.archived': 'Archived',
} as const;

/** Finding products on the pages of orders, stock and the like, and changing their stock. */
export const itemParts = {
  'picker.add': 'Add products',
  'choice.search': 'Search by title, SKU or barcode',
  'choice.add': 'Add a product',
  'choice.loading': 'Loading…',
  'choice.none': 'No products found',
  'picker.search': 'Search products or scan',
  'picker.list': 'Products',
  'picker.none': 'No products found',
  'picker.noneFor': 'No product found for “{words}”',
  // A barcode that was scanned
  'code.none': 'No product with code “{code}”',

  'quantity.add': 'Quantity added',
  'quantity.remove': 'Quantity removed',
  'quantity.count': 'Quantity counted',
  'quantity.required': 'Quantity is required!',
  'quantity.least': 'Enter a whole number of {least, number} or more',
  'quantity.tooLarge': 'This is too large. Enter a smaller number.',
} as const;

/** Above a list while something is selected. */
export const selectionBar = {
  'selected.some': '{count, number} selected',
  'selected.all': 'All {count, number} selected',
  'selected.takeAll': 'Select all {count, number}',
  'selected.clear': 'Clear',
  'selected.most': 'Select up to {max, number} one by one, or select all.',
} as const;

/** What a store sells: the field to choose it. */
export const productTypeField = {
  'types.label': 'Product type',
  'types.placeholder': 'Choose what you sell',
  'types.failed': 'The product types could not be loaded',
  'types.retry': 'Retry',
  'types.retrying': 'Retrying…',
  // {problem} is a sentence
  'types.failedWithId': '{problem} Request ID {id}',
} as const;

/** Why a file is no picture for us. */
export const pictureProblems = {
  picture_file_empty: 'This file is empty. Choose another.',
  picture_type_unknown: 'Use a JPEG, PNG, WebP, GIF or AVIF picture',
  picture_file_too_large: 'The file is too large. Use a picture of at most {megabytes, number} MB.',
  picture_too_many_pixels: 'The picture has too many pixels. Use at most {megapixels, number} megapixels.',
} as const;
