import { customerFields } from '@sokoni/rules/customer-columns';
import { importFields } from '@sokoni/rules/import-columns';
import type { FieldName } from '@sokoni/rules/import-file';
import type { FileImport, ImportKind } from '#api/imports.ts';
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
  sources:
    'The product exports of Shopify and WooCommerce are taken as they are, and so is any other file with headers.',
  knownBy:
    'Products are known again by their ID, by their handle in the other shop, by SKU or by barcode. Empty cells leave what is there.',
  undoing:
    'Products that it added are deleted, or archived when they have stock in the books; what it changed is put back. What somebody has changed or counted since then stays as it is.',
  saveTemplate: saveProductTemplate,
};

export const customerImports: KindOfImport = {
  kind: 'customer',
  noun: ['customer', 'customers'],
  imports: paths.importCustomers,
  importOf: paths.importOfCustomers,
  list: paths.customers,
  fields: customerFields,
  sources:
    'The customer exports of Shopify and WooCommerce are taken as they are, and so is any other file with headers.',
  knownBy:
    'Customers are known again by their ID or e-mail, else by phone number. Groups that are not there are made. Empty cells leave what is there, and no address is taken away.',
  undoing:
    'Customers that it added are deleted, unless they have orders, store credit or gift cards by now; what it changed is put back. What somebody has changed since then stays as it is.',
  saveTemplate: saveCustomerTemplate,
};

/** What the parts of one import are told. */
export interface ImportProps {
  read: FileImport;
  of: KindOfImport;
}
