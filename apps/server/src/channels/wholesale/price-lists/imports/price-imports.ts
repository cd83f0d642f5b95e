import {
  checkPriceMapping,
  type PriceMapping,
  priceFields,
  recognisePriceColumns,
} from '@sokoni/rules/imports/price-columns';
import type { ImportArea } from '#catalogue/imports/import-area.ts';
import { meaningsByName } from '#catalogue/imports/sentences.ts';
import { assertPriceList } from '../save-price-list.ts';

/** Prices for companies from files. */
export const priceImports: ImportArea = {
  kind: 'prices',
  jobs: { check: 'price_import_check', run: 'price_import', undo: 'price_import_undo' },
  fileName: 'prices.csv',
  recognise: (headers) => recognisePriceColumns(headers, meaningsByName(priceFields)),
  checkMapping: (mapping, columns) => checkPriceMapping(mapping as PriceMapping, columns),
  // Whoever may call for them sets prices.
  seesMoney: () => true,
  allowance: ({ hasInventory }) => ({ with_money: true, with_costs: false, with_stock: hasInventory }),
  allowed: (mapping) => [...mapping],
};

/** The same for a file that is brought into a list. */
export function importsInto(priceListId: string): ImportArea {
  const price_list_id = priceListId.toLowerCase();
  return {
    ...priceImports,
    async target(db, storeId) {
      await assertPriceList(db, storeId, price_list_id);
      return { price_list_id };
    },
  };
}
