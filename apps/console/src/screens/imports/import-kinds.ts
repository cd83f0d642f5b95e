import { type CustomerField, customerFields } from '@sokoni/rules/imports/customers/customer-columns';
import type { FindingColumn } from '@sokoni/rules/imports/import-reasons';
import { type PriceField, priceFields } from '@sokoni/rules/imports/price-columns';
import { type ImportField, importFields } from '@sokoni/rules/imports/products/product-columns';
import type { FileImport, ImportKind, ImportTarget } from '#api/catalogue/imports.ts';
import { paths } from '#paths.ts';
import { saveCustomerTemplate, savePriceTemplate, saveProductTemplate } from './template.ts';

/** Where the screens of imports lead, by what a file brings. */
export interface KindOfImport {
  kind: ImportKind;
  /** One of them, and several: what a long work counts. */
  noun: readonly [one: string, many: string];
  imports: string;
  importOf: (id: string) => string;
  /** The list that it is imported into. */
  list: string;
  /** What the files are brought into, where it is one of several. */
  into?: ImportTarget;
  /** The column that only files of ours have. */
  idHeader: string;
  /** What a column can mean. */
  fields: readonly FindingColumn[];
  saveTemplate: () => void;
}

export const productImports: KindOfImport = {
  kind: 'product',
  noun: ['product', 'products'],
  imports: paths.importProducts,
  importOf: paths.importOfProducts,
  list: paths.products,
  idHeader: importFields.product_id.header,
  // What stock was when a file was exported is known by its header alone.
  fields: (Object.keys(importFields) as ImportField[]).filter((field) => field !== 'stock_exported'),
  saveTemplate: saveProductTemplate,
};

export const customerImports: KindOfImport = {
  kind: 'customer',
  noun: ['customer', 'customers'],
  imports: paths.importCustomers,
  importOf: paths.importOfCustomers,
  list: paths.customers,
  idHeader: customerFields.customer_id.header,
  fields: Object.keys(customerFields) as CustomerField[],
  saveTemplate: saveCustomerTemplate,
};

/** Prices of companies, brought into one list. */
export function priceImportsInto(listId: string): KindOfImport {
  return {
    kind: 'price',
    noun: ['item', 'items'],
    imports: paths.importPrices(listId),
    importOf: (id) => paths.importOfPrices(listId, id),
    list: paths.priceList(listId),
    into: { price_list_id: listId },
    idHeader: priceFields.variant_id.header,
    fields: Object.keys(priceFields) as PriceField[],
    saveTemplate: savePriceTemplate,
  };
}

/** What the parts of one import are told. */
export interface ImportProps {
  read: FileImport;
  of: KindOfImport;
}
