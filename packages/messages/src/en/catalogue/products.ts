// Products: the list, changes of many at once, categories, the spreadsheet, labels. The page of one product: product-editor.ts.
// For translators: docs/messages.md.

/** What several pages of products say: stock, fields, buttons. */
export const productWords = {
  // What can still be sold, as a badge
  'stock.untracked': 'Not tracked',
  // More was sold than there was
  'stock.oversold': '{count, number} oversold',
  'stock.out': 'Out of stock',
  'stock.left': '{count, number} left',
  'stock.in': '{count, number} in stock',

  // Why nobody can buy it, in a word or two, several in a line
  'obstacle.inactive': 'not active',
  'obstacle.sample': 'sample',
  'obstacle.no_variant': 'all variants inactive',
  'obstacle.no_price': 'no price',
  'obstacle.no_stock': 'no stock',
  'obstacle.no_image': 'no picture',

  'field.title': 'Title',
  'field.category': 'Category',
  'field.brand': 'Brand',
  'field.status': 'Status',
  'field.price': 'Price',
  'field.salePrice': 'Sale price',
  'field.cost': 'Cost',
  'field.sku': 'SKU',
  'field.barcode': 'Barcode',
  'field.stock': 'Stock',
  'field.onHand': 'On hand',
  'field.quantity': 'Quantity',
  'field.reorderPoint': 'Reorder point',
  'field.location': 'Location',
  'field.exemptVat': 'Exempt from VAT',
  'field.product': 'Product',
  'field.variants': 'Variants',

  'action.cancel': 'Cancel',
  'action.close': 'Close',
  'action.save': 'Save',
  'action.undo': 'Undo',
  'action.retry': 'Retry',
  'action.addProduct': 'Add product',
  // Opens a menu
  'action.more': 'More actions',

  // Heard by screen readers while something loads
  loading: 'Loading',
  // A link to the list, beside a product that is gone
  seeAll: 'See all products',
} as const;

/** The list of products. */
export const productList = {
  'list.title': 'Products',
  'list.categories': 'Categories',
  'list.export': 'Export…',
  'list.import': 'Import',
  // In the menu of the list
  'list.spreadsheet': 'Edit in spreadsheet',
  'list.recentEdits': 'Recent bulk edits…',
  'list.pages': 'Pages of products',
  // A checkbox, heard by screen readers
  'list.select': 'Select {title}',

  // Nothing in the store yet
  'empty.title': 'No products yet',
  'empty.description': 'Your products appear here with picture, price and stock.',
  'empty.add': 'Add your first product',
  'empty.addSamples': 'Add sample products',

  // Nothing in the list as it is filtered
  'none.title': 'No products found',
  'none.filtered': 'No products match. Try fewer filters or another word.',
  'none.status': 'No products have this status.',
  'none.showAll': 'Show all products',

  // The tab without a status
  'views.all': 'All',
  'search.label': 'Search by title, SKU or barcode',
  'filter.tag': 'Tag',
  // A category that is chosen, and no longer there
  'filter.unknown': 'Unknown',
  'filter.noCategories': 'No categories found',
  'filter.noBrands': 'No brands found',
  'filter.noTags': 'No tags found',
  'filter.loading': 'Loading…',
  'filter.clear': 'Clear all',
  'stock.in': 'In stock',
  'stock.low': 'Low stock',
  'stock.out': 'Out of stock',
  'stock.untracked': 'Not tracked',

  // Before the order that the list is in, heard by screen readers only; {order} is one of the next lines
  sorted: '<hidden>Sorted by </hidden>{order}',
  'sort.title': 'Title, A to Z',
  'sort.-title': 'Title, Z to A',
  'sort.price': 'Price, lowest first',
  'sort.-price': 'Price, highest first',
  'sort.stock': 'Stock, lowest first',
  'sort.-stock': 'Stock, highest first',
  'sort.-updated': 'Recently updated',
  'sort.updated': 'Least recently updated',

  'row.variants': '{count, plural, one {# variant} other {# variants}}',
  'row.sample': 'Sample',

  'export.description': 'One row per variant, with the options, codes, prices and stock your role can see.',

  // Products to try things out with
  'samples.adding': 'Adding sample products',
  'samples.count': '{count, plural, one {# sample product} other {# sample products}}',
  'samples.hint': 'Use them to try things out. Rename a sample to keep it.',
  'samples.remove': 'Remove sample products',
  'samples.ask': 'Remove sample products?',
  'samples.confirm': 'Remove',
  'samples.what':
    '{count, plural, one {The sample product is deleted for good, with pictures and stock.} other {All # sample products are deleted for good, with pictures and stock.}} Your own products stay.',
  'samples.archived': 'Samples with sales or stock history are archived instead.',

  // The labels that are printed for several products: "Print labels for 3 products"
  'labels.of': '{count, plural, one {# product} other {# products}}',
} as const;

/** One change of many products at once. */
export const bulkEdits = {
  'bar.label': 'Selected products',
  'bar.spreadsheet': 'Edit in spreadsheet',
  'bar.labels': 'Print labels…',
  'bar.edit': 'Edit',
  'bar.selling': 'Selling',
  'bar.organising': 'Organising',

  // A line of the menu, which opens a dialog
  'menu.status': 'Change status…',
  'menu.add_tags': 'Add tags…',
  'menu.remove_tags': 'Remove tags…',
  'menu.category': 'Change category…',
  'menu.brand': 'Change brand…',
  'menu.vat': 'Change VAT exemption…',
  'menu.price': 'Change prices…',
  'menu.cost': 'Change costs…',
  'menu.start_sale': 'Start sale…',
  'menu.end_sale': 'End sale…',
  'menu.delete': 'Delete products…',

  // The title of the dialog
  'title.status': 'Change status',
  'title.add_tags': 'Add tags',
  'title.remove_tags': 'Remove tags',
  'title.category': 'Change category',
  'title.brand': 'Change brand',
  'title.vat': 'Change VAT exemption',
  'title.price': 'Change prices',
  'title.cost': 'Change costs',
  'title.start_sale': 'Start sale',
  'title.end_sale': 'End sale',
  'title.delete': 'Delete products',

  // While it goes on
  'going.status': 'Changing status',
  'going.add_tags': 'Adding tags',
  'going.remove_tags': 'Removing tags',
  'going.category': 'Changing category',
  'going.brand': 'Changing brand',
  'going.vat': 'Changing VAT exemption',
  'going.price': 'Changing prices',
  'going.cost': 'Changing costs',
  'going.start_sale': 'Starting sale',
  'going.end_sale': 'Ending sale',
  'going.delete': 'Deleting products',
  // What was changed is being put back
  undoing: 'Undoing',

  // In a list of what was done
  'done.status': 'Status',
  'done.add_tags': 'Tags added',
  'done.remove_tags': 'Tags removed',
  'done.category': 'Category',
  'done.brand': 'Brand',
  'done.vat': 'VAT exemption',
  'done.price': 'Prices',
  'done.cost': 'Costs',
  'done.start_sale': 'Sale started',
  'done.end_sale': 'Sale ended',
  'done.delete': 'Products deleted',

  'confirm.change': '{count, plural, one {Change # product} other {Change # products}}',
  'confirm.delete': '{count, plural, one {Delete # product} other {Delete # products}}',

  'form.status': 'New status',
  'form.vat': 'VAT',
  'form.withVat': 'Charge VAT',
  'form.endSale': 'Customers pay the regular price again. Sale prices are kept for the next sale.',
  'form.delete':
    'They are deleted for good, with their variants and codes. Products with sales or stock history stay; archive them instead.',
  'form.addTags': 'Tags to add',
  'form.removeTags': 'Tags to remove',
  'form.tagsHint': 'Press Enter after each tag.',
  'form.brandHint': 'Leave empty to remove the brand.',

  // How amounts change
  'amount.change': 'Change',
  'amount.set': 'Set to',
  'amount.raise': 'Raise by percentage',
  'amount.lower': 'Lower by percentage',
  'amount.add': 'Raise by amount',
  'amount.subtract': 'Lower by amount',
  'amount.kept': 'Existing sale prices',
  // The same for the price of a sale
  'saleAmount.set': 'Set to',
  'saleAmount.lower': 'Percentage below the price',
  'saleAmount.subtract': 'Amount below the price',
  'saleAmount.kept': 'Use existing sale prices',
  'amount.percent': 'Percentage',
  'amount.amount': 'Amount',
  'rounding.label': 'Rounding',
  'rounding.none': 'No rounding',
  // {amount} is money: "To the nearest $ 0.50"
  'rounding.to': 'To the nearest {amount}',
  'problem.tags': 'Enter a tag',
  'problem.percent': 'Enter a percentage up to {most, number}',
  'problem.amount': 'Enter an amount',

  'preview.label': 'Preview',
  'preview.title': 'Changes',
  'preview.some': '{count, plural, one {Preview of # product} other {Preview of # products}}',
  // A category that is chosen, while its name is not known
  'preview.category': 'Category',
  'preview.deleted': 'Deleted',
  // Between the value before and the one after, heard by screen readers
  'preview.to': 'to',
  'preview.loading': 'Loading the preview',
  // Values before and after
  'value.noTags': 'No tags',
  'value.exempt': 'Exempt',
  'value.withVat': 'VAT charged',
  'value.noCategory': 'No category',
  'value.noBrand': 'No brand',
  'value.noSale': 'No sale',
  'value.noCost': 'No cost',

  'progress.label': 'Bulk edit',
  'progress.details': 'Show details',
  'progress.show': 'Show',

  // How it ended; several of these sentences stand after each other
  'end.stopped': 'Stopped.',
  'end.updated': '{count, plural, one {# product updated.} other {# products updated.}}',
  'end.deleted': '{count, plural, one {# product deleted.} other {# products deleted.}}',
  'end.unchanged':
    '{count, plural, one {# product already up to date.} other {# products already up to date.}}',
  'end.notUpdated':
    '{count, plural, one {# product could not be updated.} other {# products could not be updated.}}',
  'end.notDeleted':
    '{count, plural, one {# product could not be deleted.} other {# products could not be deleted.}}',
  'end.restored': '{count, plural, one {# product restored.} other {# products restored.}}',
  'end.kept':
    '{count, plural, one {# product edited since: those edits are kept.} other {# products edited since: those edits are kept.}}',
  'end.gone': '{count, plural, one {# product deleted since.} other {# products deleted since.}}',
  'end.undone': 'Undone.',

  'failures.title': 'Products that could not be updated',
  'failures.pages': 'Pages of products',
  'failures.deleted': 'A deleted product',

  'recent.title': 'Recent bulk edits',
  'recent.none': 'No bulk edits yet. Select products in the list to edit them together.',
} as const;

/** Categories: the tree, one of them, the field to choose one. */
export const productCategories = {
  'tree.title': 'Categories',
  'tree.new': 'New category',
  'tree.empty': 'No categories yet',
  'tree.hint': 'Use categories and subcategories to organise products.',
  // A menu; {path} such as Clothes › Shirts
  'tree.actions': 'Actions for {path}',
  'tree.edit': 'Edit…',
  'tree.addBelow': 'Add subcategory…',
  'tree.delete': 'Delete…',

  'delete.ask': 'Delete {name}?',
  'delete.confirm': 'Delete category',
  'delete.top': 'Its products are kept, without a category. Its subcategories move to the top level.',
  'delete.below': 'Its products and subcategories move to the parent category.',

  'choose.search': 'Search categories',
  // What is chosen, and the button that takes the choice away
  'choose.none': 'No category',
  'choose.notFound': 'No categories found',

  'form.name': 'Name',
  'form.parent': 'Parent category',
  // No parent
  'form.noParent': 'None',
  'form.add': 'Add category',
  'form.rate': 'Parent or store rate',
  'form.rateHint': 'For products and subcategories without one.',
} as const;

/** Prices, codes and stock of many variants, typed over like a spreadsheet. */
export const productSheet = {
  'sheet.title': 'Spreadsheet',
  'sheet.back': 'Back to the list',
  'sheet.empty': 'No products to edit',
  'sheet.gone': 'These products no longer exist.',
  'sheet.redo': 'Redo',
  'sheet.count': '{count, plural, one {# variant} other {# variants}}',
  'sheet.countSoFar':
    '{count, plural, one {# variant loaded, scroll for more} other {# variants loaded, scroll for more}}',
  'sheet.retry': 'Retry loading',
  'sheet.unsaved': '{count, plural, one {# unsaved cell} other {# unsaved cells}}',
  // Keys of the keyboard and what they do
  'sheet.keys':
    '<key>Enter</key> edits, <key>Ctrl</key> <key>D</key> fills down, paste from any spreadsheet, <key>Esc</key> then <key>Tab</key> leaves',
  // A cell, heard by screen readers: {column} such as Price, {name} a variant
  'sheet.cell': '{column} of {name}',

  'column.price': 'Price',
  'column.sales_price': 'Sale price',
  'column.cost': 'Cost',
  'column.sku': 'SKU',
  'column.barcode': 'Barcode',
  'column.on_hand': 'On hand',
  'column.low_stock_at': 'Reorder point',

  'save.nothing': 'Correct the red cells before you save',
  'save.done': '{count, plural, one {# cell saved} other {# cells saved}}',
  'save.partly':
    '{count, plural, one {# cell saved. Correct the red cells, then save again.} other {# cells saved. Correct the red cells, then save again.}}',
  // {problem} is a sentence
  'save.broken':
    '{count, plural, one {# cell saved, then: {problem}} other {# cells saved, then: {problem}}}',
  'save.meanwhile': 'Another staff member changed this. Save again to keep your value.',
  'paste.lost':
    '{count, plural, one {# cell did not fit into the sheet} other {# cells did not fit into the sheet}}',

  'problem.price': 'Enter a price',
  'problem.count': 'Enter a whole number of 0 or more',
  'problem.tooLong': 'Use at most {max, number} characters',
} as const;

/** Labels with barcodes and prices. */
export const labelPrinting = {
  // {name} is a product, or "3 products"
  'labels.title': 'Print labels for {name}',
  'labels.download': 'Download PDF',
  'labels.done':
    '{labels, plural, one {# label} other {# labels}} on {pages, plural, one {# page.} other {# pages.}}',
  'labels.kind': 'Label type',
  'kind.barcode': 'Barcode labels',
  'kind.price_tag': 'Price tags',

  'labels.paper': 'Paper',
  // {width} and {height} in millimetres, as decimals of the trade: 63.5 × 38.1
  'paper.sheet': 'A4, {count, number} labels of {width} × {height} mm',
  'paper.roll': 'Roll, {width} × {height} mm',
  'labels.byStock': 'One per unit on hand',
  'labels.byStockHint': 'Out-of-stock variants get no label.',
  'labels.copies': 'Labels per variant',
  'labels.start': 'Start at label',
  'labels.startHint': '1 to {count, number}. Skip the used labels on a sheet.',
  'labels.showPrice': 'Show price',
  'labels.wholeNumber': 'Enter a whole number from 1 to {most, number}',

  'preview.label': 'Preview of a label of {width} by {height} mm',
  'preview.size': '{width} × {height} mm',
  'preview.page': 'First page: printing starts at label {start, number} of {count, number}',
} as const;
