// The page of one product: its fields, pictures, options, variants and stock. The list and the rest: products.ts.
// For translators: docs/messages.md.

/** One product: its page, its dialogs. */
export const productEditor = {
  'page.newTitle': 'New product',
  'page.added': '{title} added',
  'page.saved': 'Product saved',

  // It is gone while the page is open
  'gone.title': 'This product was deleted',
  'gone.description': 'Your edits can’t be saved.',
  // Another staff member has saved it while it was edited here; {ago} such as "2 minutes ago"
  'behind.title': '{name} saved this product {ago}',
  'behind.someone': 'Another staff member saved this product {ago}',
  'behind.description': 'Your edits are still here.',
  'behind.review': 'Review changes',

  'form.description': 'Description',
  'form.organise': 'Organise',
  'form.tags': 'Tags',
  'form.tagsHint': 'Used to search and group products.',
  // What a status means, under the field
  'meaning.active': 'For sale.',
  'meaning.draft': 'Only your team sees it.',
  'meaning.archived': 'Hidden, kept on record.',
  'form.exemptHint': 'Sold without VAT.',
  'form.rate': 'Category or store rate',
  // A card of a product without options
  'form.stockAndCodes': 'Stock and codes',

  // The menu
  'menu.duplicate': 'Duplicate…',
  'menu.labels': 'Print labels…',
  'menu.archive': 'Archive',
  'menu.unarchive': 'Unarchive',
  'menu.delete': 'Delete…',
  'menu.archived': '{title} archived',
  'menu.unarchived': '{title} unarchived as a draft',

  'copy.title': 'Duplicate {title}',
  'copy.confirm': 'Duplicate',
  // The title of the copy
  'copy.copyOf': 'Copy of {title}',
  'copy.hint': 'The copy is a draft without stock or SKUs, with new barcodes.',
  'copy.done': 'Product duplicated as a draft',

  'delete.ask': 'Delete {title}?',
  'delete.confirm': 'Delete product',
  'delete.what': 'It is deleted for good, with its variants and codes.',
  'delete.archiveOnly': 'Products with sales or stock history can only be archived.',
  'delete.refused': '{title} can’t be deleted',
  'delete.done': '{title} deleted',

  // Whether customers can buy it, with the way to what is missing
  'ready.yes': 'Ready to sell',
  'ready.no': 'Not ready to sell',
  'ready.canBuy': 'Customers can buy this product.',
  'ready.canBuyOnceSaved': 'Customers can buy this product once you save it.',
  'ready.toFix': '{count, number} to fix',
  'fix.status': 'Set status',
  'fix.title': 'Change title',
  'fix.variants': 'View variants',
  'fix.price': 'Add price',
  'fix.trackQuantity': 'Track quantity',
  'fix.quantity': 'Add quantity',
  'fix.pictures': 'Add pictures',

  // Stock by location
  'stock.byLocation': 'Stock by location',
  'stock.reserved': 'Reserved',
  'stock.available': 'Available',
  'stock.adjust': 'Adjust stock',
  'adjust.done': 'Stock adjusted',
  'adjust.variant': 'Variant',
  'adjust.mode': 'Adjustment',
  'adjust.add': 'Add',
  'adjust.remove': 'Remove',
  'adjust.count': 'Count',
  'adjust.reason': 'Reason',
  'adjust.note': 'Note',
  'adjust.now': 'On hand now <strong>{onHand, number}</strong>',
  'adjust.after':
    'On hand now <strong>{onHand, number}</strong>, new quantity <strong>{after, number}</strong>',

  'history.title': 'Stock history',
  'history.date': 'Date',
  'history.activity': 'Reason',
  'history.staff': 'Staff',
  // More was sold than there was
  'history.oversold': 'Oversold',
  'history.none': 'No stock history yet',
  'history.pages': 'Pages of stock history',

  // What two people have changed at once: field by field
  'difference.title': 'Title',
  'difference.description': 'Description',
  'difference.status': 'Status',
  'difference.brand': 'Brand',
  'difference.category_id': 'Category',
  'difference.tags': 'Tags',
  'difference.exempt_vat': 'Exempt from VAT',
  'difference.tax_percent': 'VAT rate',
  'difference.options': 'Options',
  'difference.entries': 'Name',
  'difference.active': 'Active',
  'difference.track_quantity': 'Track quantity',
  'difference.price': 'Price',
  'difference.sales_price': 'Sale price',
  'difference.on_sales': 'On sale',
  'difference.cost': 'Cost',
  'difference.sku': 'SKU',
  'difference.barcode': 'Barcode',
  'difference.weight_grams': 'Weight',
  'difference.low_stock_at': 'Reorder point',
  'difference.added': 'Added',
  'difference.removed': 'Removed',
  // {variant} such as Red/L, {field} one of the above
  differenceOf: '{variant}: {field}',
  'value.empty': 'Empty',
  'value.on': 'On',
  'value.off': 'Off',
  // A category whose name is not known here
  'value.different': 'Different',
} as const;

/** The pictures of a product. */
export const productPictures = {
  'card.title': 'Pictures',
  'card.hint': 'The first picture is the cover. Drag to reorder, or open one to move it.',
  'card.add': 'Add pictures',
  'card.formats': 'Or drop them here. JPEG, PNG, WebP, GIF or AVIF, up to {megabytes, number} MB each.',
  'card.choose': 'Choose pictures',
  'card.drop': 'Drop the pictures here',
  // Heard by screen readers at a picture
  'card.keys': 'Arrow keys move it, Delete removes it.',
  'card.tooMany':
    'A product can have up to {most, number} pictures: {left, plural, one {# file was skipped.} other {# files were skipped.}}',
  'card.added': '{count, plural, one {# picture added} other {# pictures added}}',
  'card.movedToCover': 'Moved to position 1 and set as cover',
  'card.moved': 'Moved to position {place, number} of {count, number}',

  'tile.cover': 'Cover',
  'tile.upload': 'Upload of {file}',
  // Heard by screen readers; {words} is its text, or its file
  'tile.name': 'picture {place, number}',
  'tile.named': 'picture {place, number}, {words}',
  // {name} is one of the two above
  'tile.earlier': 'Move {name} earlier',
  'tile.later': 'Move {name} later',
  'tile.remove': 'Remove {name}',

  'one.title': 'Picture {place, number} of {count, number}',
  'one.previous': 'Previous picture',
  'one.next': 'Next picture',
  'one.done': 'Done',
  'one.isCover': 'Cover picture',
  'one.setCover': 'Set as cover',
  'one.earlier': 'Move earlier',
  'one.later': 'Move later',
  'one.remove': 'Remove',
  'one.altText': 'Alternative text',
  'one.altTextHint': 'Describes the picture for screen readers and search engines.',
  'one.variants': 'Variants with this picture',
  'one.noVariants': 'None. Variants show the cover.',
  'one.shownBy': '{count, plural, one {# variant shows this picture.} other {# variants show this picture.}}',

  'failed.label': 'Files that could not be added',
  'failed.retry': 'Retry {file}',
  'failed.dismiss': 'Dismiss {file}',
  // {file} is the name of a file, {problem} a sentence
  'failed.file': '<strong>{file}</strong> {problem}',

  'removed.done': '{count, plural, =1 {Picture removed} other {# pictures removed}}',
  'removed.restored': '{count, plural, =1 {Picture restored} other {Pictures restored}}',
} as const;

/** Options and variants of a product. */
export const productVariants = {
  'options.title': 'Options',
  'options.hint': 'Add options such as size or colour. Each combination has its own price, codes and stock.',
  'options.add': 'Add options like size or colour',
  'options.addAnother': 'Add another option',
  'options.name': 'Option',
  // An option without a name yet
  'options.unnamed': 'Option {place, number}',
  // In the empty field
  'options.example1': 'Size',
  'options.example2': 'Colour',
  'options.example3': 'Material',
  'options.example4': 'Length',
  'options.example5': 'Style',
  'options.values': 'Values',
  'options.valuesHint': 'Press Enter after each, or paste a list.',
  'options.up': 'Move {name} up',
  'options.upUnnamed': 'Move option up',
  'options.remove': 'Remove {name}',
  'options.removeUnnamed': 'Remove option',

  'table.title': '{count, plural, one {# variant} other {# variants}}',
  'table.setAll': 'Set for all…',
  'table.faulty': '{count, plural, one {# variant needs attention} other {# variants need attention}}',
  'table.removed': '{count, plural, =1 {Saving removes a variant} other {Saving removes # variants}}',
  'table.keepRemoved': 'Set to inactive instead',
  // What was sold before there were options
  'table.plain': 'Product without options',
  // {names} is a list of variants that goes on
  'table.andMore': '{names} …',
  'table.find': 'Find a variant',
  'table.variant': 'Variant',
  // The head of a column of buttons, heard by screen readers
  'table.more': 'More',
  'table.none': 'No variants found',
  'table.pages': 'Pages of variants',
  'row.inactive': 'Inactive',
  'row.sale': 'Sale',
  // Fields of a row, heard by screen readers; {name} such as Red/L
  'row.price': 'Price of {name}',
  'row.sku': 'SKU of {name}',
  'row.quantity': 'Quantity of {name}',
  'row.edit': 'Edit {name}',
  // Its stock is known once it is saved
  'row.afterSaving': 'After saving',

  'all.title': '{count, plural, one {Set for all # variants} other {Set for all # variants}}',
  'all.confirm': 'Set',

  'panel.previous': 'Previous variant',
  'panel.next': 'Next variant',
  'panel.done': 'Done',
  'panel.active': 'Active',
  'panel.activeHint': 'Inactive variants can’t be sold.',
  'panel.picture': 'Picture',
  'panel.adjust': 'Adjust stock',
  'panel.codes': 'Codes and weight',
  'picture.label': 'Variant picture',
  // The variant shows the picture of the product
  'picture.cover': 'Product cover',
  'picture.none': 'None',
  'picture.numbered': 'Picture {place, number}',

  'field.onSale': 'On sale',
  'field.onSaleHint': 'Customers pay the sale price while this is on.',
  'field.costHint': 'What you pay. Customers never see it.',
  // {amount} is money, {percent} of the price
  'field.margin': 'Profit {amount} ({percent, number}% margin)',
  'field.barcodeHint': 'EAN or UPC. Leave empty to generate one.',
  'field.weight': 'Weight',
  'field.track': 'Track quantity',
  'field.tracked': 'Can’t be sold when out of stock.',
  'field.untracked': 'Always available: for services, downloads or made to order.',
  'field.openingHint': 'On hand now.',
  'field.reorderHint': 'At this quantity it counts as low stock.',
  'field.inventoryOff': 'Stock isn’t tracked while Inventory Management is off.',
} as const;
