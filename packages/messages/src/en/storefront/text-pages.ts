/** The text pages of a shop. */
export const textPages = {
  title: 'Pages',
  description: 'Texts of your shop: who you are, how you deliver, what can be returned.',
  add: 'Add page',
  'empty.text':
    'Buyers trust a shop that says who is behind it. Start from one of these texts, or write your own.',
  'column.title': 'Title',
  'column.address': 'Address',
  'column.status': 'Status',
  'column.updated': 'Updated',
  'status.published': 'Published',
  'status.hidden': 'Hidden',
  'new.title': 'New page',
  'start.title': 'Start from a text',
  'field.title': 'Title',
  'field.body': 'Text',
  'field.slug': 'Address',
  'field.slug.hint': 'Left empty, it is made of the title.',
  'field.published': 'Published',
  'field.published.hint': 'Buyers see it, and the footer links to it.',
  'field.seoTitle': 'Title for search engines',
  'field.seoDescription': 'Description for search engines',
  'search.title': 'Search engines',
  'problem.title': 'Enter a title',
  'problem.slug': 'Use letters, digits and hyphens',
  saved: 'Page saved',
  added: 'Page added',
  view: 'View page',
  delete: 'Delete page',
  'delete.title': 'Delete {title}?',
  'delete.text': 'Its address answers nothing from then on.',
  deleted: 'Page deleted',
} as const;

/** Texts to start from: title, and paragraphs that an owner fills in. */
export const textPageStarters = {
  'title.about': 'About us',
  'body.about': 'We are {store}. Tell here who you are, since when you sell, and what you care about.',
  'title.delivery': 'Delivery',
  'body.delivery': 'Tell here where {store} delivers, what it costs, and how long it takes.',
  'title.returns': 'Returns',
  'body.returns':
    'Tell here within how many days items can come back to {store}, in which condition, and how the money is refunded.',
  'title.contact': 'Contact',
  'body.contact': 'Tell here how and when {store} can be reached: phone, email, and opening hours.',
} as const;
