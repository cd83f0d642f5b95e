import {
  type ColumnMapping,
  checkMapping,
  moneyFields,
  recogniseColumns,
} from '@sokoni/rules/import-columns';
import { allows } from '@sokoni/rules/roles';
import type { ImportArea } from '#imports/import-area.ts';
import { DomainError } from '#platform/domain-error.ts';
import { hasMovedStock } from './undo-queries.ts';

/** Products from files. */
export const productImports: ImportArea = {
  kind: 'products',
  jobs: { check: 'product_import_check', run: 'product_import', undo: 'product_import_undo' },
  fileName: 'products.csv',
  recognise: recogniseColumns,
  checkMapping: (mapping, columns) => checkMapping(mapping as ColumnMapping, columns),
  seesMoney: (role) => allows(role, 'seeMoney'),
  allowance: ({ role, hasInventory }) => ({
    with_money: allows(role, 'seeMoney'),
    with_costs: allows(role, 'seeCosts'),
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
      message: 'This import brought stock. Turn Inventory Management on to undo it.',
    });
  },
};
