import { can } from '@sokoni/rules/access/actor';
import {
  type CustomerMapping,
  checkCustomerMapping,
  customerFields,
  recogniseCustomerColumns,
} from '@sokoni/rules/imports/customers/customer-columns';
import type { ImportArea } from '#catalogue/imports/import-area.ts';
import { meaningsByName } from '#catalogue/imports/sentences.ts';

/** Customers from files. Whoever may import them sets credit limits too. */
export const customerImports: ImportArea = {
  kind: 'customers',
  jobs: { check: 'customer_import_check', run: 'customer_import', undo: 'customer_import_undo' },
  fileName: 'customers.csv',
  recognise: (headers) => recogniseCustomerColumns(headers, meaningsByName(customerFields)),
  checkMapping: (mapping, columns) => checkCustomerMapping(mapping as CustomerMapping, columns),
  seesMoney: (actor) => can(actor, 'importCustomers'),
  allowance: ({ hasInventory }) => ({ with_money: true, with_costs: false, with_stock: hasInventory }),
  allowed: (mapping) => [...mapping],
};
