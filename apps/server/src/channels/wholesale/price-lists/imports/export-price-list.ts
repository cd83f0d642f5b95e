import { Readable } from 'node:stream';
import { safeCell } from '@sokoni/rules/imports/csv-cell';
import { priceHeaders, priceRows } from '@sokoni/rules/imports/price-export';
import { csvLine } from '@sokoni/rules/imports/products/product-export';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import type { Services } from '#core/services.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { findPriceList } from '../queries.ts';
import { findExported } from './listed-queries.ts';

const variantsAtOnce = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

interface Input {
  store_id: string;
  price_list_id: string;
  all: boolean;
}

/** A price list as a file of our own columns, made while it is sent; null once the list is deleted. */
export async function priceFile(services: Services, input: unknown): Promise<Download | null> {
  const { store_id: storeId, price_list_id: listId, all } = input as Input;
  const scope = { userId: null, storeId };
  const { list, currency, today } = await transaction(services.pool, scope, async (db) => ({
    list: await findPriceList(db, storeId, listId),
    currency: await storeCurrency(db, storeId),
    today: (await storeDay(db, storeId, services.clock())).today,
  }));
  if (!list) return null;
  async function* lines() {
    yield `\uFEFF${csvLine(priceHeaders().map(safeCell))}`;
    for (let after = beforeAll; ; ) {
      const variants = await transaction(services.pool, scope, (db) =>
        findExported(db, { storeId, listId }, all, after, variantsAtOnce),
      );
      yield variants.flatMap((variant) => priceRows(variant, currency).map(csvLine)).join('');
      if (variants.length < variantsAtOnce) return;
      after = variants.at(-1)?.variant_id ?? after;
    }
  }
  return {
    fileName: `prices-${today}.csv`,
    type: 'text/csv; charset=utf-8',
    stream: Readable.from(lines()),
  };
}
