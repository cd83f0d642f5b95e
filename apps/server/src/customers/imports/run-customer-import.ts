import type { CustomerImportDraft } from '@sokoni/rules/imports/customers/customer-import-draft';
import type { RowFinding } from '#catalogue/imports/import-items.ts';
import { runRunner } from '#catalogue/imports/run-import.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { sayCustomer } from '#customers/sentences.ts';
import { applyCustomers } from './apply-customers.ts';
import { makeGroups } from './create-groups.ts';
import { lockNames } from './known-queries.ts';
import { type PlannedCustomer, planCustomers } from './plan-customers.ts';

/** The import of customers, against the store as it is by now. */
export const runCustomersRunner = runRunner<CustomerImportDraft>({
  async apply(db, { key, record, action }, items) {
    const { storeId } = key;
    await lockNames(db, storeId);
    const planned = await planCustomers(db, storeId, items, { mode: record.mode, held: true });
    const names = planned.flatMap(({ plan }) => plan.after.group ?? []);
    const { byName, made } = await makeGroups(db, storeId, names, action.receivedAt);
    const hasRoom = ({ plan }: PlannedCustomer) =>
      !plan.after.group || byName.has(plan.after.group.toLowerCase());
    const isToDo = ({ plan }: PlannedCustomer) => plan.action === 'create' || plan.action === 'update';
    const without = planned.filter((item) => isToDo(item) && !hasRoom(item));
    const wrong = planned.filter(({ plan }) => plan.action === 'error');
    const written = await applyCustomers(
      db,
      { storeId, action, groups: byName, madeGroups: made },
      planned.filter((item) => isToDo(item) && hasRoom(item)),
    );
    publishChange(
      db,
      'customer',
      written.map(({ record_id }) => record_id),
    );
    return {
      written,
      failed: [...wrong, ...without],
      idle: planned
        .filter(({ plan }) => plan.action === 'same' || plan.action === 'skip')
        .map(({ first_row, known }) => ({ first_row, record_id: known?.id ?? null })),
      findings: [
        ...wrong.flatMap(({ findings }) => findings),
        ...without.map(
          ({ draft }): RowFinding => ({
            row: draft.row,
            level: 'error',
            message: sayCustomer('import.groupLimit'),
          }),
        ),
      ],
    };
  },
});
