import { customerFields } from '@sokoni/rules/imports/customer-columns';
import type { FieldName } from '@sokoni/rules/imports/import-file';
import { importFields } from '@sokoni/rules/imports/product-columns';
import type { FileImport, ImportKind } from '#api/catalogue/imports.ts';
import { paths } from '#paths.ts';
import { saveCustomerTemplate, saveProductTemplate } from './template.ts';

/** What the screens of imports say, and where they lead, by what a file brings. */
export interface KindOfImport {
  kind: ImportKind;
  /** One of them, and several. */
  noun: readonly [one: string, many: string];
  imports: string;
  importOf: (id: string) => string;
  /** The list that it is imported into. */
  list: string;
  /** What a column can mean. */
  fields: Readonly<Record<string, FieldName>>;
  sources: string;
  knownBy: string;
  undoing: string;
  saveTemplate: () => void;
}

export const productImports: KindOfImport = {
  kind: 'product',
  noun: ['product', 'products'],
  imports: paths.importProducts,
  importOf: paths.importOfProducts,
  list: paths.products,
  fields: importFields,
  sources: 'Use a product export from Shopify or WooCommerce, or any other file with headers.',
  knownBy:
    'Products are matched by ID, by their handle in the other shop, by SKU or by barcode. Empty cells change nothing.',
  undoing:
    'Products it added are deleted, or archived if they have stock history. Its changes are reversed, except where someone edited or counted stock since.',
  saveTemplate: saveProductTemplate,
};

export const customerImports: KindOfImport = {
  kind: 'customer',
  noun: ['customer', 'customers'],
  imports: paths.importCustomers,
  importOf: paths.importOfCustomers,
  list: paths.customers,
  fields: customerFields,
  sources: 'Use a customer export from Shopify or WooCommerce, or any other file with headers.',
  knownBy:
    'Customers are matched by ID or email, otherwise by phone number. New groups are created. Empty cells change nothing, and no address is removed.',
  undoing:
    'Customers it added are deleted, unless they now have orders, store credit or gift cards. Its changes are reversed, except where someone edited them since.',
  saveTemplate: saveCustomerTemplate,
};

/** What the parts of one import are told. */
export interface ImportProps {
  read: FileImport;
  of: KindOfImport;
}
