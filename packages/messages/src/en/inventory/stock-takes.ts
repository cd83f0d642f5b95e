// Stock-takes: the list, counting, the differences, and what became of them.
// For translators: docs/messages.md.

/** Stock-takes: the list, counting, the differences, and what became of them. */
export const stockTakePages = {
  'list.title': 'Stock-takes',
  'list.new': 'New stock-take',
  'list.pages': 'Pages of stock-takes',
  'filter.status': 'Status',

  // Nothing found; nothing there at all
  'none.title': 'No stock-takes found',
  'none.all': 'Show all stock-takes',
  'none.text': 'No stock-takes match. Try another status.',
  'empty.title': 'No stock-takes yet',
  'empty.text': 'Count with a scanner or from the list, then update stock to match.',

  // Column headers
  'column.number': 'Stock-take',
  'column.location': 'Location',
  'column.products': 'Products',
  'column.status': 'Status',
  'column.counted': 'Counted',
  'column.started': 'Started',

  // Lines: "3 of 12"
  'counted.of': '{counted} of {lines}',

  // What is counted: everything, or the products of one category, brand or tag
  'scope.all': 'All products',
  'scope.category': 'Category',
  'scope.brand': 'Brand',
  'scope.tag': 'Tag',
  'scope.list': 'Selected products',
  'scope.brandOf': 'Brand {name}',
  'scope.tagOf': 'Tag {name}',

  // The form that begins one
  'start.title': 'New stock-take',
  'start.confirm': 'Start counting',
  'start.location': 'Location',
  'start.scope': 'Products to count',
  'start.category': 'Category',
  'start.search': 'Search by title, SKU or barcode',
  'start.remove': 'Remove {product}',
  'start.note': 'Note',

  // One stock-take
  'page.title': 'Stock-take',
  'page.all': 'See all stock-takes',
  'page.loading': 'Loading',
  'view.label': 'View',
  'view.count': 'Count',
  'view.review': 'Differences',
  'page.applying': 'Updating stock',

  // Counting with a scanner
  'scan.title': 'Scan',
  'scan.counted': '{counted} of {lines} lines counted',
  'scan.label': 'Barcode or SKU',
  'scan.add': 'Count 1',
  'scan.waiting': '{count, plural, one {# count} other {# counts}} waiting to be sent',
  'scan.retry': 'Retry',
  'scan.keepOpen': 'Keep counting: nothing is lost while this page stays open.',
  'scan.before': 'Previous scans',
  'scan.unknown': 'No product with this code. It is saved under unknown codes.',
  'scan.sending': 'Counted, sending…',
  'scan.first': 'Scan the first item. Each scan counts 1 unit.',

  // The lines, and which of them are shown
  'show.label': 'Show',
  'show.different': 'Differences',
  'show.counted': 'Counted',
  'show.uncounted': 'Not counted',
  'show.all': 'All lines',
  'lines.title': 'Lines',
  'lines.same': 'Counted and expected quantities match.',
  'lines.none': 'No lines match.',
  'unknown.title': 'Unknown codes',
  'unknown.hint': 'Scanned codes that match no product.',
  'lines.value': 'Value at cost',
  'lines.product': 'Product',
  'lines.expected': 'Expected',
  'lines.counted': 'Counted',
  'lines.difference': 'Difference',

  // Badges of a line
  'lines.moved': 'Stock moved during the count: count again',
  'lines.outside': 'Not in this stock-take',
  'lines.pages': 'Pages of lines',

  // What was found
  'results.title': 'Results',
  'results.counted': 'Lines counted',
  'results.different': 'Lines with differences',
  'results.over': 'Units over',
  'results.short': 'Units short',
  'results.value': 'Value at cost',
  'results.valueUnknown': 'Value at cost, {count} unknown',
  'results.unknown': 'Cost unknown',
  'results.apply': 'Update stock…',
  'results.continue': 'Continue applying…',
  'results.cancel': 'Cancel stock-take…',

  // {number} such as ST-0001
  'apply.title': 'Update stock from {number}?',
  'apply.confirm': 'Update stock',
  'apply.text':
    'This updates stock on {count, plural, one {# line} other {# lines}}. Sales and deliveries since the count are kept.',
  'apply.uncounted': 'Lines not counted',
  'apply.leave':
    '{count, plural, one {Leave # uncounted item unchanged} other {Leave # uncounted items unchanged}}',
  'apply.zero': '{count, plural, one {Set # uncounted item to zero} other {Set # uncounted items to zero}}',
  'apply.done': '{number} applied',
  'apply.begun': 'Applying {number}',
  'cancel.title': 'Cancel {number}?',
  'cancel.confirm': 'Cancel stock-take',
  'cancel.keep': 'Keep stock-take',
  'cancel.text': 'Stock stays unchanged. The counts can still be viewed.',
  'cancel.done': '{number} cancelled',

  // Counting from the list
  'typed.title': 'From the list',
  'typed.search': 'Search by title, SKU or barcode',
  'typed.none': 'No lines match. Try another word.',
  'typed.countedOf': 'Counted quantity of {product}',
  'typed.setOf': 'Set {product}',
  'typed.set': 'Set',
} as const;

/** What the server answers about stock-takes. */
export const stockTakeAnswers = {
  'list.newest': 'The list is sorted by newest first',
  'list.lines': 'Lines can’t be sorted',

  // {number} such as ST-0001
  started: '{number} started',
  counted: 'Counted',
  applied: '{number} applied',
  applying: 'Applying {number}',
  cancelled: '{number} cancelled. The counts can still be viewed.',
  'start.tooMany': 'A stock-take can have up to {max, number} lines. Count a category, a brand or a tag.',
  'start.nothing': 'There is nothing to count. Choose other products.',
  'start.choose': 'Choose the products to count',
  'count.tooLarge': 'This is too large. Enter a smaller quantity.',
} as const;
