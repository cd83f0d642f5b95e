/** What the calls about translations of a shop answer. */
export const translationAnswers = {
  saved: 'Translation saved',
  unknownText: 'There is no such text to translate',
  tooLong: 'Use up to {max, number} characters',
  // What is offered at the checkout: both are the name of a group of texts
  delivery: 'Delivery',
  payment: 'Payment',
} as const;

/** The languages of a shop, and what it says in them. */
export const translationPages = {
  title: 'Languages',
  description: 'The languages your web store is read in, and its texts in each of them.',
  'main.title': 'Main language',
  // {language} is called by its own name
  'main.text': '{language}. Your store is written in it; you can change it in <link>Store settings</link>.',
  'more.title': 'More languages',
  'more.description':
    'Each gets addresses of its own, such as {address}. What is not translated yet is shown in the main language.',
  'more.on': '{language} is on',
  'more.off': '{language} is off. Its translations are kept.',
  translate: 'Translate',
  'translate.to': 'Translate into {language}',
  'count.missing': '{missing, number} of {texts, number} missing',
  'count.done': 'All {texts, number} translated',
  'count.none': 'Nothing to translate yet',
  'count.outdated': '{outdated, plural, one {# text has changed since} other {# texts have changed since}}',

  // The list of a language
  'kind.product': 'Products',
  'kind.category': 'Categories',
  'kind.page': 'Pages',
  'kind.section': 'Sections',
  'kind.menu': 'Menus',
  'kind.shop': 'Your shop',
  'filter.search': 'Search by name',
  'filter.state': 'Show',
  'state.all': 'All',
  'state.missing': 'Missing',
  'state.outdated': 'Changed since',
  'column.name': 'Name',
  'column.texts': 'Texts',
  'column.state': 'Translation',
  'badge.missing': '{missing, plural, one {# missing} other {# missing}}',
  'badge.outdated': '{outdated, plural, one {# changed since} other {# changed since}}',
  'badge.done': 'Translated',
  pages: 'Pages of texts',
  'none.title': 'Nothing here',
  'none.text': 'There is nothing to translate that fits.',
  'menu.main': 'Main menu',
  'menu.footer': 'Footer',

  // Side by side
  // {language} is called by its own name
  original: 'Original, {language}',
  'field.outdated': 'The original has changed since this was translated.',
  'field.title': 'Title',
  'field.name': 'Name',
  'field.description': 'Description',
  'field.body': 'Text',
  'field.alt': 'Description of the picture',
  'field.label': 'Menu item',
  // Of an option such as Colour, and of delivery and payment
  'field.option': 'Option',
  'field.entry': 'Value',
  'field.words': 'As customers see it',
  'field.instructions': 'Instructions',
  'field.bankDetails': 'Bank details',
  // {text} is what the field is called, {language} its language by its own name
  'field.in': '{text}, {language}',
  saved: 'Translation saved',
} as const;
