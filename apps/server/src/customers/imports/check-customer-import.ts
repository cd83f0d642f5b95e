import { customerLimits } from '@sokoni/rules/customers/customer-check';
import type { CustomerMapping } from '@sokoni/rules/imports/customers/customer-columns';
import {
  type CustomerReading,
  customerDraftOf,
  customerOfRow,
} from '@sokoni/rules/imports/customers/customer-import-draft';
import { mostRowsOfCustomer } from '@sokoni/rules/imports/customers/customer-import-plan';
import { checkedItem, checkRunner } from '#catalogue/imports/check-import.ts';
import type { ImportKey, RowFinding } from '#catalogue/imports/import-items.ts';
import type { ImportRecord } from '#catalogue/imports/job-import.ts';
import { type OnceInFile, repeatedInFile, takeNames } from '#catalogue/imports/row-findings.ts';
import { said } from '#catalogue/imports/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { sayCustomer } from '#customers/sentences.ts';
import { storeCountry } from '#tenancy/stores/store-country.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { customerChanges } from './customer-changes.ts';
import { findGroupNames } from './known-queries.ts';
import { type PlannedCustomer, planCustomers } from './plan-customers.ts';
import { countryOf, numberWithDialCode, phoneReader } from './read-cells.ts';

/** The dry run of customers. */
export const checkCustomersRunner = checkRunner({
  nothing: () => sayCustomer('import.nothing'),
  mostRowsOfItem: mostRowsOfCustomer,
  tooManyRows: () =>
    sayCustomer('import.tooManyRows', { rows: mostRowsOfCustomer, max: customerLimits.addresses }),
  async reader(db, key, record) {
    const reading = await readingOf(db, key.storeId, record);
    return {
      keyOf: (cells, before) => customerOfRow(reading, cells, before),
      async check(items) {
        const drafts = items.map(({ first_row, rows }) => ({ first_row, ...customerDraftOf(reading, rows) }));
        const planned = await planCustomers(db, key.storeId, drafts, { mode: record.mode, held: false });
        return {
          checked: planned.map(checkedItem),
          findings: [
            ...drafts.flatMap(({ findings }) => said(findings)),
            ...planned.flatMap(({ findings }) => findings),
            ...(await repeatedInFile(db, key, planned.flatMap(onceInFile))),
            ...(await groupsTooMany(db, key, planned)),
            ...customerChanges(planned, reading.currency),
          ],
        };
      },
    };
  },
});

async function readingOf(db: Db, storeId: string, record: ImportRecord): Promise<CustomerReading> {
  const country = await storeCountry(db, storeId);
  return {
    format: record.format,
    mapping: record.mapping as CustomerMapping,
    currency: await storeCurrency(db, storeId),
    phoneOf: phoneReader(country),
    phoneExample: numberWithDialCode(country),
    countryOf,
  };
}

/** A customer of the store stands in a file once, and so does the e-mail and the number of one who is new. */
function onceInFile({ draft, known, plan }: PlannedCustomer): OnceInFile[] {
  const { row } = draft;
  if (known) return [{ row, code: `customer:${known.id}`, what: 'customer' }];
  if (plan.action !== 'create') return [];
  return [
    ...(draft.email ? [{ row, code: `email:${draft.email.toLowerCase()}`, what: 'email' as const }] : []),
    ...(draft.phone ? [{ row, code: `phone:${draft.phone}`, what: 'phone' as const }] : []),
  ];
}

/** Groups that are made with the import count among those that a store can have. */
async function groupsTooMany(
  db: Db,
  key: ImportKey,
  planned: readonly PlannedCustomer[],
): Promise<RowFinding[]> {
  const known = new Set((await findGroupNames(db, key.storeId, false)).map(({ name }) => name.toLowerCase()));
  const wanted = planned.flatMap(({ draft, plan }) => {
    const name = plan.after.group?.toLowerCase();
    return name && !known.has(name) ? [{ row: draft.row, name }] : [];
  });
  if (wanted.length === 0) return [];
  const taken = await takeNames(db, key, 'group:', wanted);
  if (known.size + taken <= customerLimits.groups) return [];
  const message = sayCustomer('import.groups', { max: customerLimits.groups, count: known.size });
  return wanted.map(({ row }) => ({ row, level: 'error', message }));
}
