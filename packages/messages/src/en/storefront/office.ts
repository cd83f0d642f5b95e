/** By error code. */
export const lookErrors = {
  page_address_taken: 'Another page has this address. Choose another one.',
  library_full: 'The library is full. Delete pictures that you no longer need.',
  text_page_limit: 'A shop can have up to 50 pages. Delete one that you no longer need.',
} as const;

/** What the calls about the look of a shop answer. */
export const lookAnswers = {
  draftSaved: 'Draft saved',
  draftDiscarded: 'Draft discarded',
  published: 'Your shop is published',
  restored: 'Restored as a draft',
  linkMade: 'New preview link made. The former one no longer works.',
  pageSaved: 'Page saved',
  pageDeleted: 'Page deleted',
  pictureAdded: 'Picture added',
  pictureDeleted: 'Picture deleted',
} as const;

/** Why a document is refused, by reason. */
export const documentProblems = {
  unknown_theme: 'This theme does not exist',
  unknown_section: 'A section is of an unknown type',
  unknown_block: 'A block is of an unknown type',
  // {at} names its place: home.hero.heading
  wrong_setting: 'The setting {at} does not have a value that it takes',
  broken_order: 'The order of a page does not name each of its sections and blocks once',
  too_many_sections: 'A page can have up to {sections, number} sections',
  too_many_blocks: 'A section can have up to {blocks, number} blocks',
  wrong_menu: 'Each menu item needs a label and a link: a path of the shop, or an http or https address',
  too_many_menu_items: 'A menu can have up to {items, number} items',
  too_large: 'The look of a shop can have up to 256 kB of text and settings',
} as const;
