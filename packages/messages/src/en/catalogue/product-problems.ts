// Why something of a product is refused, and why nobody can buy it. For translators: docs/messages.md.

/** By the reason that a rule answers (packages/rules/src/products). */
export const productProblems = {
  // SPEC section 5: a field that is required
  title_required: 'Title is required!',
  category_name_required: 'Name is required!',
  title_too_long: 'Title must be at most {max, number} characters',
  brand_too_long: 'Brand must be at most {max, number} characters',
  tag_too_long: 'A tag must be at most {max, number} characters',
  sku_too_long: 'SKU must be at most {max, number} characters',
  too_many_tags: 'A product can have up to {max, number} tags',
  price_invalid: 'Enter a price of 0 or more',
  sale_price_missing: 'Enter a sale price, or end the sale',
  sale_price_not_lower: 'The sale price must be lower than the price',
  weight_invalid: 'Enter a weight in whole grams, up to 10 tonnes',

  barcode_too_long: 'A barcode can have up to {max, number} characters',
  barcode_characters: 'Use only plain letters, digits and signs',
  barcode_check_digit: 'The last digit of this barcode should be {digit}. Check the number.',

  // {option} such as Size, {entry} such as M
  too_many_options: 'A product can have up to {max, number} options',
  too_many_combinations:
    'These options make {count, number} combinations. A product can have up to {max, number}.',
  option_name: 'Name the option, with at most {max, number} characters',
  option_repeated: 'The option {option} is listed twice',
  no_entries: 'Add at least one value to {option}',
  too_many_entries: '{option} has more than {max, number} values',
  entry_invalid: 'Values of {option} need 1 to {max, number} characters and no slash',
  entry_repeated: '{option} lists {entry} twice',
  // {variant} such as M/Red
  wrong_entries: 'The variant {variant} doesn’t match the options',
  entries_repeated: 'The variant {variant} is listed twice',
  no_options: 'Add options to the product first',

  // Categories
  category_circle: 'A category can’t be inside itself',
  category_too_deep: 'Categories can be up to {max, number} levels deep',
} as const;

/** Why a product is left as it is by a change of many. */
export const bulkEditProblems = {
  edit_too_many_tags: 'It would have more than {max, number} tags.',
  edit_price_rounds_to_zero: 'Its price would round to 0.',
  edit_sale_not_below: 'Its sale price would not be below its price.',
  edit_no_sale_price: 'It has no sale price.',
} as const;

/** Why a customer can’t buy a product, with the way out. */
export const productObstacles = {
  'obstacle.inactive': 'Not active: set the status to active.',
  'obstacle.sample': 'Sample product: change its title to make it yours.',
  'obstacle.no_variant': 'All variants are inactive: activate one.',
  'obstacle.no_price': 'No price: add one.',
  // For a role that sees no prices
  'obstacle.price_by_manager': 'No price: a manager has to add one.',
  'obstacle.no_stock': 'Out of stock: add stock, or stop tracking quantity.',
  'obstacle.no_image': 'Add a photo: products with photos sell better.',
} as const;
