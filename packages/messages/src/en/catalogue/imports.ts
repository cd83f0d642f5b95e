// Importing products, customers and prices from a file. For translators: docs/messages.md.

/** The pages of imports; each sentence for what a file brings where they differ. */
export const importPages = {
  'list.title.product': 'Import products',
  'list.title.customer': 'Import customers',
  'list.title.price': 'Import prices',
  'list.description': 'You review the changes before anything is imported.',
  'list.history': 'Import history',
  'list.none': 'Your imports appear here. You can review and undo each one.',
  'list.pages': 'Pages of imports',
  'list.file': 'File',
  'list.status': 'Status',
  'list.by': 'Imported by',
  'list.deletedUser': 'Deleted user',
  'list.date': 'Date',

  // Where an import stands
  'state.uploaded': 'Not checked',
  'state.checking': 'Checking',
  'state.checked': 'Checked, not imported',
  'state.running': 'Importing',
  'state.stopped': 'Stopped',
  'state.done': 'Imported',
  'state.undoing': 'Undoing',
  'state.undone': 'Undone',

  // Choosing a file
  'file.label': 'CSV file',
  'file.hint': 'Up to 64 MB and 50,000 rows.',
  'file.uploading': 'Uploading, {percent, number}%',
  'file.reading': 'Reading the file…',
  'file.template': 'Download a template',
  'file.empty': 'This file is empty. Choose another file.',
  'file.spreadsheet': 'This is a spreadsheet file. Save it as CSV, then choose that file.',
  'file.tooLarge': 'The file is too large. Use at most 64 MB, or split it.',
  // {problem} is a sentence, {id} names the call for support
  'file.failed': '{problem} (request ID {id})',
  'sources.product': 'Use a product export from Shopify or WooCommerce, or any other file with headers.',
  'sources.customer': 'Use a customer export from Shopify or WooCommerce, or any other file with headers.',
  'sources.price': 'Use an export of a price list, or any file with a row for each price.',

  // The page of one import
  'one.title': 'Import',
  'one.all': 'See all imports',
  'one.loading': 'Loading',
  'one.checking': 'Reading the file. Nothing is imported yet.',

  // What its columns mean, and what is done with it
  'setUp.failed': 'The file could not be read',
  'setUp.title': 'Import settings',
  'setUp.modes.product': 'Products in the file',
  'setUp.modes.customer': 'Customers in the file',
  'setUp.modes.price': 'Prices in the file',
  'mode.add_and_update':
    '{kind, select, product {Add new products and update existing ones} other {Add new customers and update existing ones}}',
  'mode.add': '{kind, select, product {Only add new products} other {Only add new customers}}',
  'mode.update':
    '{kind, select, product {Only update existing products} other {Only update existing customers}}',
  'priceMode.add_and_update': 'Add to the price list, and update prices for the same quantity',
  'priceMode.replace': 'Replace the whole price list',
  'setUp.newStatus': 'Status of new products',
  'newStatus.file': 'As in the file, otherwise active',
  'newStatus.draft': 'Draft, for review first',
  'newStatus.active': 'Active, for sale right away',
  'setUp.location': 'Location',
  'knownBy.product':
    'Products are matched by ID, by their handle in the other shop, by SKU or by barcode. Empty cells change nothing.',
  'knownBy.customer':
    'Customers are matched by ID or email, otherwise by phone number. New groups are created. Empty cells change nothing, and no address is removed.',
  'knownBy.price':
    'Items are matched by ID, SKU or barcode. Each row is the price of one item from a quantity on.',
  'knownBy.replaced': 'Items that are not in the file lose their price in this list.',
  'setUp.noPrices': 'Your role can’t set prices, so price columns are skipped.',
  'setUp.noStock':
    'Inventory Management is off: quantities in the file are ignored, and new products don’t track quantity. Turn it on in Modules first to import stock.',
  'setUp.stockSince':
    'Only stock that you edited is imported, as the difference from when the file was exported. Sales and counts since then are kept.',
  'source.sokoni': 'This looks like an export from Sokoni.',
  'source.shopify': 'This looks like an export from Shopify.',
  'source.woocommerce': 'This looks like an export from WooCommerce.',
  'source.recognised': 'All headers were recognised.',
  'source.unknown': 'These headers are not recognised. Choose a field for each column below.',
  'source.guessed': 'Some headers were guessed. Check the fields below.',
  'columns.title': 'Columns',
  'columns.known':
    '{columns, plural, one {{known, number} of # column will be imported.} other {{known, number} of # columns will be imported.}}',
  // {headers} are the columns that are left out
  'columns.left': 'Not imported: {headers}.',
  // {header} is a column of a file of customers from another shop
  'columns.tags':
    'To keep the tags, choose Group for “{header}”. A customer has only one group, so this suits customers with one tag each.',
  'columns.caption': 'Columns in the file',
  'columns.check': 'Check the columns',
  'columns.column': 'Column',
  // A column without a header
  'columns.unnamed': 'Column {place, number}',
  'columns.example': 'Example',
  'columns.field': 'Field',
  'columns.fieldFor': 'Field for {header}',
  'columns.leftOut': 'Don’t import',
  'setUp.review': 'Review import',

  // What the file would do
  'report.title': 'Review import',
  'report.description': 'Nothing is imported yet.',
  'report.new': 'New',
  'report.updated': 'Updated',
  'report.unchanged': 'Unchanged',
  'report.removed': 'Removed',
  'report.skipped': 'Skipped',
  'report.withErrors': 'With errors',
  'report.refused.product':
    '{count, plural, one {# product} other {# products}} ({rows, plural, one {# row} other {# rows}}) {count, plural, one {is} other {are}} skipped. Download those rows, correct them and import them afterwards, or correct the whole file and upload it again.',
  'report.refused.customer':
    '{count, plural, one {# customer} other {# customers}} ({rows, plural, one {# row} other {# rows}}) {count, plural, one {is} other {are}} skipped. Download those rows, correct them and import them afterwards, or correct the whole file and upload it again.',
  'report.refused.price':
    '{count, plural, one {# item} other {# items}} ({rows, plural, one {# row} other {# rows}}) {count, plural, one {is} other {are}} skipped. Download those rows, correct them and import them afterwards, or correct the whole file and upload it again.',
  'report.settings': 'Change settings',
  'report.errorFile': 'Download rows with errors',
  'report.import.product': '{count, plural, one {Import # product} other {Import # products}}',
  'report.import.customer': '{count, plural, one {Import # customer} other {Import # customers}}',
  'report.import.price': '{count, plural, one {Import prices of # item} other {Import prices of # items}}',
  'report.allWrong.product': 'There is nothing to import: every changed product has an error.',
  'report.allWrong.customer': 'There is nothing to import: every changed customer has an error.',
  'report.allWrong.price': 'There is nothing to import: every changed item has an error.',
  'report.allSame': 'There is nothing to import: everything is already up to date.',

  // How far it is, how it ended, the way back
  'run.going.product': 'Importing products',
  'run.going.customer': 'Importing customers',
  'run.going.price': 'Importing prices',
  'run.ended.product': 'Import of products',
  'run.ended.customer': 'Import of customers',
  'run.ended.price': 'Import of prices',
  'run.continue': 'Continue',
  'run.undo': 'Undo import…',
  'run.view.product': 'View products',
  'run.view.customer': 'View customers',
  'run.view.price': 'View price list',
  'images.going': 'Downloading pictures',
  'images.ended': 'Pictures',
  'images.done': '{done, plural, one {# picture downloaded.} other {# pictures downloaded.}}',
  'images.partly':
    '{done, plural, one {# picture} other {# pictures}} downloaded, {failed, plural, one {# picture} other {# pictures}} skipped: see the warnings below.',
  'undo.going': 'Undoing the import',
  'undo.ended': 'Import undone',
  'undo.ask': 'Undo this import?',
  'undo.confirm': 'Undo import',
  'undo.what.product':
    'Products it added are deleted, or archived if they have stock history. Its changes are reversed, except where someone edited or counted stock since.',
  'undo.what.customer':
    'Customers it added are deleted, unless they now have orders, store credit or gift cards. Its changes are reversed, except where someone edited them since.',
  'undo.what.price': 'The prices of before come back, except where someone edited them since.',

  // The parts of how it ended; those that are not nothing become one sentence: "2 added, 1 updated and 3 skipped with errors."
  'part.created': '{count, number} added',
  'part.updated': '{count, number} updated',
  'part.refused': '{count, number} skipped with errors',
  'part.removed': '{count, number} deleted',
  'part.archived': '{count, number} archived, because they have stock history',
  'part.restored': '{count, number} restored',
  'part.keptProduct': '{count, number} kept fully or partly, because they were edited or counted since',
  'part.keptCustomer': '{count, number} kept fully or partly, because they were edited since or are in use',
  'part.keptPrice': '{count, number} kept, because they were edited since',
  // {parts} is the list of them
  'parts.all': '{parts}.',
  'parts.nothing': 'Nothing changed.',
  'parts.nothingToUndo': 'There was nothing to undo.',
  // {ending} is one of the sentences above
  'parts.stopped': 'Stopped: {ending}',

  // Row by row
  'rows.title': 'Rows',
  'rows.show': 'Show',
  'rows.errors': 'Errors',
  'rows.warnings': 'Warnings',
  'rows.changes': 'Changes',
  'rows.noErrors': 'No row has an error.',
  'rows.noWarnings': 'No row has a warning.',
  'rows.noChanges': 'No row has a change.',
  'rows.withErrors': 'Rows with errors',
  'rows.withWarnings': 'Rows with warnings',
  'rows.withChanges': 'Rows with changes',
  'rows.pages': 'Pages of rows',
  'rows.row': 'Row',
  // On a phone, where no header says what the number is; {row} is that number
  'rows.numbered': '<word>Row </word>{row}',
  'rows.item.product': 'Product',
  'rows.item.customer': 'Customer',
  'rows.item.price': 'Item',
  'rows.error': 'Error',
  'rows.warning': 'Warning',
  'rows.change': 'Change',
} as const;

/** What a column of a file can mean, and what a finding is about. */
export const importColumns = {
  'column.product_id': 'Product ID',
  'column.handle': 'Handle or ID in the other shop',
  'column.parent': 'Parent product',
  'column.row_type': 'Row type',
  'column.title': 'Title',
  'column.description': 'Description',
  'column.status': 'Status',
  'column.published': 'Published',
  'column.brand': 'Brand',
  'column.category': 'Category',
  'column.further_category': 'Second category',
  'column.tags': 'Tags',
  'column.exempt_vat': 'Exempt from VAT',
  'column.tax_percent': 'VAT rate',
  'column.taxable': 'Charge VAT',
  'column.option1_name': 'Option 1',
  'column.option1_entry': 'Value 1',
  'column.option2_name': 'Option 2',
  'column.option2_entry': 'Value 2',
  'column.option3_name': 'Option 3',
  'column.option3_entry': 'Value 3',
  'column.option4_name': 'Option 4',
  'column.option4_entry': 'Value 4',
  'column.option5_name': 'Option 5',
  'column.option5_entry': 'Value 5',
  'column.active': 'Active',
  'column.track_quantity': 'Track quantity',
  'column.tracker': 'Inventory tracker',
  'column.price': 'Price',
  'column.sales_price': 'Sale price',
  'column.compare_at': 'Compare-at price',
  'column.on_sales': 'On sale',
  'column.cost': 'Cost',
  'column.sku': 'SKU',
  'column.barcode': 'Barcode',
  'column.weight_grams': 'Weight (g)',
  'column.weight_kilograms': 'Weight (kg)',
  'column.low_stock_at': 'Reorder point',
  'column.quantity': 'Stock',
  'column.stock_at': 'Stock at a named location',
  'column.stock_exported': 'Stock at a named location when exported',
  'column.images': 'Picture addresses',
  'column.image_alt': 'Picture alternative text',

  'column.customer_id': 'Customer ID',
  'column.name': 'Name',
  'column.first_name': 'First name',
  'column.last_name': 'Last name',
  'column.company': 'Company',
  'column.email': 'Email',
  'column.phone': 'Phone',
  'column.group': 'Group',
  'column.credit_limit': 'Credit limit',
  'column.notes': 'Notes',
  'column.address_id': 'Address ID',
  'column.label': 'Address label',
  'column.recipient': 'Recipient',
  'column.address_phone': 'Address phone',
  'column.line1': 'Address line 1',
  'column.line2': 'Address line 2',
  'column.city': 'City',
  'column.region': 'State or region',
  'column.postal_code': 'Postal code',
  'column.country': 'Country',
  'column.addresses': 'Addresses',

  'column.product': 'Product',
  'column.variant': 'Variant',
  'column.minimum': 'Minimum quantity',
  'column.unit_price': 'Unit price',
  'column.variant_id': 'Variant ID',
} as const;

/** What there is to say about a row, by the reason that a rule answers (packages/rules/src/imports). */
export const importProblems = {
  // {cell} is what stands in the file
  amount_unreadable: '“{cell}” isn’t a valid amount. Write it like {example}.',
  amount_without_decimals: '“{cell}” has decimals, but {currency} has none',
  amount_decimals: '“{cell}” has more than {decimals, number} decimals',
  amount_negative: 'The amount must be 0 or more',
  number_too_large: '“{cell}” is too large',
  count_unreadable: '“{cell}” isn’t a whole number',
  weight_not_whole: '“{cell}” isn’t a weight in whole grams',
  weight_unreadable: '“{cell}” isn’t a valid weight',
  not_yes_or_no: '“{cell}” isn’t yes or no',
  percent_unreadable: '“{cell}” isn’t a percentage from 0 to 100 with up to 3 decimals',
  status_unreadable: '“{cell}” isn’t draft, active or archived',
  phone_unreadable: '“{cell}” isn’t a valid phone number. Write it like {example}.',
  country_unreadable: '“{cell}” isn’t a valid country. Use its two-letter code, like KE.',

  parent_missing: 'The product of this variant is not in the file',
  type_unsupported: 'Products of the type {type} can’t be imported',
  not_a_picture_link: '“{address}” isn’t a picture link',
  too_many_pictures: 'A product can have up to {max, number} pictures',
  description_too_long: 'Description must be at most {max, number} characters',
  option_value_missing: '{option}: the value is missing',
  // After the name of the column: "Reorder point: enter 0 or more"
  reorder_point_negative: 'enter 0 or more',
  stock_negative: 'can’t be below 0',
  // After “Stock:”; what it was in the exported file, and what it is now
  stock_short: 'was {before, number} when exported and is {now, number} now, so less than 0 would be left',
  no_price: 'No row of this product has a price',
  no_product_with_id: 'No product with this ID',
  no_product_with_sku: 'No product with this SKU',
  variant_in_row: 'Row {before} has this variant already',
  // {title} is a product, {options} are its own
  other_options: '{title} has other options ({options}). Change them in the product first.',
  no_options_yet: '{title} has other options (none). Change them in the product first.',
  // {title} is the product of the row before
  no_title_or_options: 'Read as a variant of {title}, which has no options. Add a title, or options.',
  title_in_row:
    'Row {before} has the same title. Give the rows different titles, or add an option such as Size.',
  several_variants: '{title} has several variants. Enter the SKU or option values.',

  no_street: 'The address has no street: it is skipped',
  // After the name of the column
  other_value_in_row: 'row {before} has another value for the same customer',
  cell_control_characters: 'remove the hidden characters',
  // With the name of the column in it
  cell_too_long: '{column} must be at most {max, number} characters',
  email_of_several: '{names} have this email. Merge them, or enter the Customer ID.',
  phone_of_several: '{names} have this phone number. Merge them, or enter the Customer ID.',

  // Of a price list
  code_missing: 'Enter the SKU or barcode of the item',
  no_item_with_code: 'No item with this SKU or barcode',
  codes_of_several: 'The SKU and the barcode belong to different items',
  // After the name of the column
  minimum_too_small: 'enter 1 or more',
  minimum_too_large: 'enter at most {max, number}',
  minimum_in_row: 'row {before} has this quantity already',
  unit_price_missing: 'enter a price',
  // {than} is a smaller quantity
  dearer_in_bulk: 'higher than the price from {than, number}',
  too_many_breaks: 'An item can have up to {max, number} prices by quantity',
} as const;
