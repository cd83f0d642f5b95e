// Saved views: filters and sorting of a list that are kept under a name, as a tab above the list.
// For translators: docs/messages.md.

export const savedViews = {
  // Heard by screen readers: the tabs above a list
  tabs: 'Views',
  saved: '{view} saved',
  'save.button': 'Save view',
  'save.over': 'Save to {view}',
  'save.new': 'Save as new view…',
  'save.back': 'Back to {view}',

  'menu.label': 'Actions for view {view}',
  'menu.rename': 'Rename…',
  'menu.left': 'Move left',
  'menu.right': 'Move right',
  'menu.delete': 'Delete…',

  'dialog.new': 'Save view',
  'dialog.rename': 'Rename view',
  'confirm.new': 'Save view',
  'confirm.rename': 'Rename',
  'name.label': 'Name',
  'name.hint': 'Adds a tab above the list with these filters and sorting.',
  // SPEC section 5, any form field
  'name.missing': 'Name is required!',
  share: 'Share with all staff',

  'delete.title': 'Delete the view {view}?',
  'delete.text': '{list, select, products {The products don’t change.} other {The orders don’t change.}}',
  'delete.textShared':
    '{list, select, products {It is removed for all staff. The products don’t change.} other {It is removed for all staff. The orders don’t change.}}',
  'delete.confirm': 'Delete view',
} as const;

/** What the server answers when something of a view was done. */
export const savedViewAnswers = {
  saved: '{view} saved',
  deleted: '{view} deleted',
  // A filter that this kind of list does not have
  noSuchFilter: 'This list has no such filter',
} as const;
