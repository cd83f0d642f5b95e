import { Readable } from 'node:stream';
import { safeCell } from '@sokoni/rules/imports/csv-cell';
import {
  type CustomerExportScope,
  customerHeaders,
  customerRows,
} from '@sokoni/rules/imports/customers/customer-export';
import { csvLine } from '@sokoni/rules/imports/products/product-export';
import { grouped } from '@sokoni/rules/lists/group-by';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import type { Services } from '#core/services.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { type CustomerFilter, conditionOf } from '../list-queries.ts';
import { findExported } from './export-queries.ts';
import { findAddressesOf } from './known-queries.ts';

const customersAtOnce = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

interface Input {
  store_id: string;
  filter: CustomerFilter;
  sees_sales: boolean;
}

/** The customers that a filter leaves as a file of our own columns, made while it is sent. */
export async function customerFile(services: Services, input: unknown): Promise<Download | null> {
  const { store_id: storeId, filter, sees_sales: seesSales } = input as Input;
  const scope = { userId: null, storeId };
  const { exported, today } = await transaction(services.pool, scope, async (db) => {
    const exported: CustomerExportScope = { currency: await storeCurrency(db, storeId), seesSales };
    return { exported, today: (await storeDay(db, storeId, services.clock())).today };
  });
  async function* lines() {
    yield `\uFEFF${csvLine(customerHeaders(exported).map(safeCell))}`;
    for (let after = beforeAll; ; ) {
      const customers = await transaction(services.pool, scope, async (db) => {
        const condition = await conditionOf(db, storeId, filter);
        const rows = await findExported(db, condition, after, customersAtOnce);
        const ids = rows.map(({ id }) => id);
        const addresses = grouped(await findAddressesOf(db, storeId, ids), ({ customer_id }) => customer_id);
        return rows.map((row) => ({ ...row, addresses: addresses.get(row.id) ?? [] }));
      });
      yield customers.flatMap((customer) => customerRows(customer, exported).map(csvLine)).join('');
      if (customers.length < customersAtOnce) return;
      after = customers.at(-1)?.id ?? after;
    }
  }
  return {
    fileName: `customers-${today}.csv`,
    type: 'text/csv; charset=utf-8',
    stream: Readable.from(lines()),
  };
}
