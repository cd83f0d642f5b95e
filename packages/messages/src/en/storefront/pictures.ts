// The pictures that a theme can show. For translators: docs/messages.md.

export const pictureLibrary = {
  title: 'Pictures of your shop',
  // The choice between what was uploaded for the shop and what products show. Heard by screen readers
  source: 'Pictures from',
  'source.uploads': 'Uploads',
  'source.products': 'Products',
  add: 'Upload picture',
  empty: 'No pictures uploaded for your shop yet',
  use: 'Use picture {place, number}',
  delete: 'Delete picture {place, number}',
  'products.hint': 'Your shop gets a copy, which stays when the product changes.',
  'products.search': 'Search products',
  // {title} is the product
  'products.use': 'Use picture {place, number}: {title}',
  'products.more': 'Show more pictures',
  'products.empty': 'No product has a picture yet',
  'products.none': 'No pictures found',
} as const;
