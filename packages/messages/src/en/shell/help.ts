// The help drawer. For translators: docs/messages.md.

/** The list of the topics. What they say stands in documents: packages/messages/src/help. */
export const helpList = {
  search: 'Search help',
  found: '{count, number} of {all, number} topics',
  none: 'No topics match. Try another or a shorter word.',
} as const;

/** SPEC section 1: the titles of the five topics, in its order. */
export const helpTopics = {
  default_web_store: 'Default Web Store',
  point_of_sale: 'Point of Sale',
  mobile_app: 'Integrating Mobile App',
  business_to_business: 'Business to Business (B2B)',
  messaging: 'Messaging',
} as const;
