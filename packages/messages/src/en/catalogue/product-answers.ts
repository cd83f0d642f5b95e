// What the server answers to calls about products, categories and imports. For translators: docs/messages.md.

/** Products: short notices, and refusals whose error code does not say enough. */
export const productAnswers = {
  'product.added': '{title} added',
  'product.saved': 'Product saved',
  'product.deleted': '{title} deleted',
  'product.copied': 'Product duplicated as a draft',
  'product.hasHistory': '{title} has stock history and can’t be deleted. Archive it instead.',
  'product.noCode': 'No product with code “{code}”',
  'role.prices': 'Your role in this store can’t set prices or VAT',
  'role.costs': 'Your role in this store can’t set costs',

  'variants.none': 'A product needs at least one variant',
  'variants.hasHistory': '{name} has stock history and can’t be deleted. Set it to inactive instead.',
  // A variant without a name
  'variants.thisHasHistory':
    'This variant has stock history and can’t be deleted. Set it to inactive instead.',
  'variants.openingStock': 'Only a new variant can have opening stock. Adjust the stock instead.',
  'variants.gone': 'One of these variants no longer exists',
  'code.sku': 'Another variant already has this SKU',
  'code.barcode': 'Another variant already has this barcode',

  'pictures.added': 'Picture added',
  'pictures.saved': 'Pictures saved',
  'pictures.gone': 'One of these pictures no longer exists',
  'pictures.notShown': 'This picture is not on the product. Add it first.',

  // Changes of many products
  'bulk.nothingYet': 'Nothing is changed yet',
  'bulk.started': 'Bulk edit started',
  'bulk.undoing': 'Undoing the bulk edit',
  'bulk.running': 'This bulk edit is still running. Cancel it first, or wait.',
  'bulk.gone': 'It was deleted in the meantime.',
  'bulk.hasHistory': 'It has stock history and can’t be deleted. Archive it instead.',
  'bulk.wouldStay': 'It has stock history and can’t be deleted.',

  // The title in the properties of the PDF
  'labels.title': 'Labels',
  'labels.start': 'This sheet has {count, number} labels',
  'labels.role': 'Your role in this store can only print labels without prices',

  'sheet.saved': 'All changes saved',
  'sheet.partly': 'Some changes could not be saved',
  'sheet.cursor': 'Pass back the previous page’s next',
  'sheet.twice': 'This variant is listed twice. Remove one.',
  'sheet.changed': 'This was changed after you opened it. Reload to see it.',
  'sheet.location': 'Choose the location that was counted',

  'samples.adding': 'Adding sample products',
  'samples.none': 'There are no sample products',
  'samples.removed': '{count, plural, one {# sample product removed.} other {# sample products removed.}}',
  'samples.archived':
    '{count, plural, one {# sample product archived, already used in orders or stock.} other {# sample products archived, already used in orders or stock.}}',
} as const;

/** Categories. */
export const categoryAnswers = {
  'category.added': '{name} added',
  'category.saved': 'Category saved',
  'category.deleted': '{name} deleted',
  'category.prices': 'Your role in this store can’t set prices or VAT',
  'category.gone': 'This category no longer exists',
  'category.twin': 'A subcategory has the same name as a category at this level. Rename it first.',
  'category.noParent': 'The parent category no longer exists',
  // Of a path in a file that is imported
  'path.tooDeep': 'Categories can be up to {max, number} levels deep',
  'path.nameTooLong': 'Category: use at most {max, number} characters for a name',
} as const;

/** Imports: notices, refusals, and what is said of a row besides what the rules say (imports.ts). */
export const importAnswers = {
  'file.missing': 'Choose a CSV file',
  'file.empty': 'This file is empty. Choose another.',
  'file.excel': 'This is an Excel file. Save it as CSV in your spreadsheet, then choose that file.',
  'file.noHeaders': 'The first row of the file has no headers',
  'file.columns': 'The file has more than {most, number} columns',
  'file.rows': 'The file has more than 50,000 rows. Split it and import the parts one by one.',
  'file.gone': 'The file of this import no longer exists. Upload it again.',
  'file.unclosed':
    'Row {row} can’t be read: a quotation mark is not closed. Correct it and upload the file again.',
  'file.longRow':
    'Row {row} can’t be read: it has more than a million characters. Shorten it, or close the open quotation mark, and upload the file again.',
  'file.noProducts': 'The file has no products below its headers',

  'mapping.length': 'Choose a field for each of the {columns, number} columns',
  // {column} is the name of a field
  'mapping.repeated': 'Two columns are set to {column}. Change one of them.',
  'mapping.nameless.products': 'Choose the column with the title, or with the SKU of existing products',
  'mapping.nameless.customers':
    'Choose the column with the name, or with the email or phone of existing customers',
  'mapping.nameless.prices': 'Choose the column with the SKU or the barcode',

  'import.checking': 'Checking the file. Nothing is imported yet.',
  'import.started': 'Import started',
  'import.undoing': 'Undoing the import',
  'import.nothing': 'This file has nothing to import',
  'import.changedNothing': 'This import changed nothing',
  'import.addedStock': 'This import added stock. Turn on Inventory Management to undo it.',
  'import.noLocation': 'This location no longer exists',
  // The note of the stock movements that put back what an import has brought
  'import.undone': 'Import undone',

  // Of a row. {column} is the name of a field, {problem} what is wrong with the cell
  'row.inColumn': '{column}: {problem}',
  'row.again.product': 'Row {before} already has this product',
  'row.again.sku': 'Row {before} already has this SKU',
  'row.again.barcode': 'Row {before} already has this barcode',
  'row.again.customer': 'Row {before} already has this customer',
  'row.again.email': 'Row {before} already has this email',
  'row.again.phone': 'Row {before} already has this phone number',
  'row.tooMany': 'More than {most} rows belong to one product. Give each product its own title.',
  'row.noLocation': 'No open location “{name}”: the quantity was skipped',
  'row.locationClosed': 'The location for this stock was closed in the meantime',
  'row.inventoryOff': 'Inventory Management was turned off in the meantime: the quantity was skipped',
  // Another product has the code, or another variant of this one
  'row.taken.sku': 'This SKU belongs to {title}',
  'row.taken.barcode': 'This barcode belongs to {title}',
  'row.takenHere.sku': 'This SKU belongs to another variant of this product',
  'row.takenHere.barcode': 'This barcode belongs to another variant of this product',
  'row.otherId': 'No product with this ID: it is added as a new product',

  // What an import changes at a row, beside its number. {field} is the name of a field
  'change.value': '{field}: {before} → {after}',
  'change.edited': '{field}: edited',
  'change.new': 'New',
  'change.newVariant': 'New variant',
  'change.picture': 'New picture',
  'change.stock': 'Stock at {location}',
  'change.priceFrom': 'Price from {minimum, number}',
  'change.yes': 'Yes',
  'change.no': 'No',

  // A picture that was not fetched
  'picture.skipped': 'The picture {address} was skipped: {problem}',
  'picture.productGone': 'The picture {address} was skipped: its product was deleted',
  'picture.tooMany': 'The picture {address} was skipped: the product has reached its limit of pictures',
  'picture.unsupported': 'it is not a supported picture',
} as const;
