// The frame: what the parts of every screen say, whatever they show. For translators: docs/messages.md.

/** What the first visit shows already: notices, fields, waiting, what failed. */
export const firstUiWords = {
  // SPEC section 2: the wait spinner
  wait: 'Please wait...',
  // Heard before the text of a notice: how it is meant
  'toast.success': 'Done:',
  'toast.error': 'Error:',
  'toast.info': 'Note:',
  'toast.warning': 'Warning:',
  // Names the place of the notices for screen readers
  'toast.place': 'Notifications',
  // The cross of a notice
  'toast.dismiss': 'Dismiss',
  // Below what failed, for support
  requestId: 'Request ID <code>{id}</code>',
  'failed.title': 'This could not be loaded',
  'failed.retry': 'Retry',
  // Beside the label of a field
  'field.optional': '(optional)',
  'password.show': 'Show password',
  'password.hide': 'Hide password',
} as const;

/** The other general components: dialogs, menus, tables, files. */
export const uiWords = {
  back: 'Back',
  'copy.copy': 'Copy',
  'copy.done': 'Copied',
  'copy.blocked': 'This browser blocked copying. Copy it yourself: {copied}',
  // The cross of a card
  'card.dismiss': 'Dismiss',

  // Dialogs, drawers, the bar of a changed form
  'dialog.close': 'Close',
  'dialog.cancel': 'Cancel',
  'save.unsaved': 'Unsaved changes',
  'save.discard': 'Discard',
  'save.save': 'Save',

  // {what} is the kind of file, such as "CSV file"; the button "Choose a file" follows
  'file.drop': 'Drop a {what} here, or',
  'file.choose': 'Choose a file',
  // While a file is held over the place
  'file.over': 'Drop the file here',
  'file.cancel': 'Cancel',
  'picture.change': 'Change picture',
  'picture.upload': 'Upload picture',
  'picture.remove': 'Remove',
  'picture.over': 'Drop the picture here',

  // One box of a code
  'pin.digit': 'Digit {place, number} of {length, number}',
  'pin.character': 'Character {place, number} of {length, number}',

  'search.search': 'Search',
  'search.clear': 'Clear search',
  'select.choose': 'Choose',
  'select.empty': 'No results found',
  'late.failed': 'This could not be loaded. Check your connection and try again.',

  // A filter of a list; {label} names it ("Category"), {what} does in lower case
  'filter.search': 'Search {what}',
  'filter.remove': 'Remove filter {label}',
  // A word among several in a field
  'chip.rename': 'Rename {word}',
  'chip.remove': 'Remove {word}',
  'chip.newName': 'New name of {word}',

  'pages.label': 'Pages',
  'pages.previous': 'Previous page',
  'pages.next': 'Next page',
  'pages.page': 'Page {page, number}',
  // Heads the row of totals
  'table.total': 'Total',
  'table.loading': 'Loading',
  'table.selectAll': 'Select all on this page',
} as const;

/** Lists: their pages, filters, and their export as a file. */
export const listWords = {
  // SPEC section 2, to the letter
  'pages.showing': 'Showing {first, number}-{last, number} of {total, number}',
  // While it is not known yet how long the list is
  'pages.showingSome': 'Showing {first, number}-{last, number} of …',
  'pages.perPage': '{count, number} per page',
  // The button that opens the filters on a phone
  'filters.open': 'Filters',
  // Names the tabs above a list for screen readers
  'views.label': 'Views',

  // The dialog for each list that can be exported
  'export.title.products': 'Export products',
  'export.title.customers': 'Export customers',
  'export.title.orders': 'Export orders',
  // The choice between what is listed and everything
  'export.which': 'Export',
  'export.all.products': 'All products',
  'export.all.customers': 'All customers',
  'export.all.orders': 'All orders',
  'export.filtered': 'Filtered list ({count, number})',
  'export.filteredUncounted': 'Filtered list',
  'export.download': 'Download CSV',
  'export.imports': 'Edit the file in a spreadsheet and import it again to update in bulk.',
  'export.cancel': 'Cancel',
} as const;

/** A page with something unsaved on it that is left. */
export const leaveWords = {
  'leave.title': 'Leave without saving?',
  'leave.text': 'Your changes on this page aren’t saved yet.',
  'leave.leave': 'Leave',
  'leave.stay': 'Stay',
} as const;

/** Two people on one record: somebody else saved while this form was open. */
export const conflictWords = {
  // Heads the note and the dialog; {name} is a staff member
  'saved.title': '{name} saved changes meanwhile',
  'saved.titleUnknown': 'Another staff member saved changes meanwhile',
  // {time} is a day and a time
  'saved.at': 'Saved {time}.',
  'saved.yours': 'Your edits are still here, but not saved.',
  'saved.review': 'Review',
  'saved.choose':
    'Your changes are not saved. Use theirs to open the saved version and drop your changes, or go back to your form.',
  'action.useTheirs': 'Use theirs',
  'action.keepMine': 'Keep mine',
  'action.mergeBoth': 'Keep both',
  'action.goBack': 'Go back',

  'differences.contested':
    'You both changed the same field. Choose which version to keep. All other changes are kept. Then save.',
  'differences.apart': 'These changes don’t conflict with yours. Keep both, then save.',
  // The table of what is different, one line a field
  'differences.caption': 'What changed',
  'differences.field': 'Field',
  'differences.before': 'Before',
  'differences.theirs': 'Theirs',
  'differences.yours': 'Yours',
  // Beside a field
  'differences.both': 'Changed by both',
  // In place of a value
  'differences.unchanged': 'Unchanged',
  'differences.empty': 'Empty',
} as const;

/** Long work in the background. */
export const jobWords = {
  'progress.label': 'Progress',
  'progress.cancel': 'Cancel',
  'progress.waiting': 'Waiting to start',
  'progress.soFar': '{count, number} so far',
  'progress.of': '{count, number} of {total, number}',

  // How it ended. What could not be done follows as a sentence of its own.
  'done.products': 'Done: {count, plural, one {# product} other {# products}}.',
  'done.test_orders': 'Done: {count, plural, one {# test order} other {# test orders}}.',
  'done.lines': 'Done: {count, plural, one {# line} other {# lines}}.',
  'done.rows': 'Done: {count, plural, one {# row} other {# rows}}.',
  'stopped.products': 'Stopped after {count, plural, one {# product} other {# products}}.',
  'stopped.test_orders': 'Stopped after {count, plural, one {# test order} other {# test orders}}.',
  'stopped.lines': 'Stopped after {count, plural, one {# line} other {# lines}}.',
  'stopped.rows': 'Stopped after {count, plural, one {# row} other {# rows}}.',
  'failed.products': '{count, plural, one {# product} other {# products}} failed.',
  'failed.test_orders': '{count, plural, one {# test order} other {# test orders}} failed.',
  'failed.lines': '{count, plural, one {# line} other {# lines}} failed.',
  'failed.rows': '{count, plural, one {# row} other {# rows}} failed.',
} as const;

/** What is wrong with a number that was typed. */
export const numberProblems = {
  // {example} is an amount in the store's currency
  'example.price': 'Enter a price such as {example}',
  'negative.price': 'Enter a price of 0 or more',
  'example.amount': 'Enter an amount such as {example}',
  'negative.amount': 'Enter an amount of 0 or more',
  'above.amount': 'Enter an amount above 0',
  // {currency} is a code such as KES
  decimals: '{currency} has {decimals, plural, =0 {no decimals} one {# decimal} other {# decimals}}',
  tooLarge: 'This is too large. Enter a smaller number.',
  count: 'Enter a whole number of 0 or more',
} as const;

/** Days and times in words. */
export const dateWords = {
  // How long until something ends
  'until.day': 'within a day',
  'until.days': 'in {days, number} days',
  // How long ago somebody saved; {moment} is a day and a time
  'ago.now': 'just now',
  'ago.minutes': '{count, plural, one {a minute ago} other {# minutes ago}}',
  'ago.moment': 'on {moment}',
  // The two ends of a span of days
  'span.from': 'From',
  'span.to': 'To',
  // The day of what is recorded afterwards
  'past.problem': 'Choose today or an earlier date',
} as const;

/** Money: its fields, and lists of what came and went. */
export const moneyWords = {
  // SPEC section 2: the currency of a store, chosen for good
  'currency.label': 'Store default currency',
  'currency.fixed': 'Cannot be changed later',
  'currency.choose': 'Choose a currency',
  'currency.search': 'Search currencies',
  'currency.none': 'No currencies found',
  // What was left after it came or went
  'ledger.left': '{amount} left',
  'payment.credit': '{name} has {amount} store credit.',
} as const;

/** The currencies of SPEC section 3. */
export const currencyNames = {
  USD: 'US Dollar',
  GBP: 'British Pound',
  AED: 'UAE Dirham',
  NGN: 'Nigerian Naira',
  KES: 'Kenyan Shilling',
  GHS: 'Ghanaian Cedi',
  ZAR: 'South African Rand',
  EGP: 'Egyptian Pound',
  CAD: 'Canadian Dollar',
  RWF: 'Rwandan Franc',
} as const;

/** Figures in words. */
export const figureWords = {
  // A figure beside the same of an earlier time
  noChange: 'no change',
} as const;

/** A record: the way to its history, and where it is not there. */
export const recordWords = {
  // In the menu of a record: what was done to it, by whom
  history: 'History',
  'missing.product': 'This product doesn’t exist',
  'missing.import': 'This import doesn’t exist',
  'missing.customer': 'This customer doesn’t exist',
  'missing.order': 'This order doesn’t exist',
  'missing.discount': 'This discount doesn’t exist',
  'missing.gift_card': 'This gift card doesn’t exist',
  'missing.purchase_order': 'This purchase order doesn’t exist',
  'missing.stock_take': 'This stock-take doesn’t exist',
  'missing.transfer': 'This transfer doesn’t exist',
  'missing.text_page': 'This page doesn’t exist',
  'missing.text': 'This text doesn’t exist',
  'missing.supplier': 'This supplier doesn’t exist',
  'missing.purchase': 'This purchase doesn’t exist',
  'missing.company': 'This company doesn’t exist',
  'missing.price_list': 'This price list doesn’t exist',
  'missing.quote': 'This quote doesn’t exist',
  'missing.why': 'It may have been deleted, belong to another store, or the link is incomplete.',
  // A part of a page that could not be fetched
  'part.failed': 'This could not be loaded. Check your connection and reload the page.',
} as const;

/** What every form and list refuses, by the reason that a rule or the contract answers. */
export const fieldProblems = {
  // {max} characters
  text_too_long: 'Use at most {max, number} characters',
  control_characters: 'Remove the hidden characters: type the text instead of pasting it',
  // A day that the calendars of our reports do not know; the years without a separator
  day_beyond_calendar: 'Enter a date from {first} to {last}',
  time_too_early: 'Enter a date in {year} or later',
  // A list answers so many pages and no more
  page_too_far:
    'Only the first {pages, number} pages are shown. Narrow the list by search, filters or dates.',
} as const;
