import { can } from '@sokoni/rules/access/actor';
import {
  type ColumnMapping,
  checkMapping,
  importFields,
  moneyFields,
  recogniseColumns,
} from '@sokoni/rules/imports/products/product-columns';
import type { ImportArea } from '#catalogue/imports/import-area.ts';
import { meaningsByName, sayImport } from '#catalogue/imports/sentences.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { hasMovedStock } from './undo/undo-queries.ts';

/** Products from files. */
export const productImports: ImportArea = {
  kind: 'products',
  jobs: { check: 'product_import_check', run: 'product_import', undo: 'product_import_undo' },
  fileName: 'products.csv',
  recognise: (headers) => recogniseColumns(headers, meaningsByName(importFields)),
  checkMapping: (mapping, columns) => checkMapping(mapping as ColumnMapping, columns),
  seesMoney: (actor) => can(actor, 'seeMoney'),
  allowance: ({ actor, hasInventory }) => ({
    with_money: can(actor, 'seeMoney'),
    with_costs: can(actor, 'seeCosts'),
    with_stock: hasInventory,
  }),
  // Whoever sees no prices, or no costs, brings in none.
  allowed: (mapping, { with_money, with_costs }) =>
    mapping.map((field) => {
      const isMoney = moneyFields.some((known) => known === field);
      if (isMoney && !with_money) return null;
      return field === 'cost' && !with_costs ? null : field;
    }),
  async beforeUndo(db, key, { hasInventory }) {
    if (hasInventory || !(await hasMovedStock(db, key))) return;
    throw new DomainError('module_disabled', {
      message: sayImport('import.addedStock'),
    });
  },
};
