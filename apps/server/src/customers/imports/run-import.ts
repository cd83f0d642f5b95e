import type { CustomerImportDraft } from '@sokoni/rules/customer-import-draft';
import type { Finding } from '@sokoni/rules/import-row';
import { runRunner } from '#imports/run-import.ts';
import { announce } from '#platform/database/announce.ts';
import { applyCustomers } from './apply-customers.ts';
import { lockNames } from './known-queries.ts';
import { makeGroups } from './make-groups.ts';
import { type PlannedCustomer, planCustomers } from './plan-customers.ts';

/** The import of customers, against the store as it is by now. */
export const runCustomersRunner = runRunner<CustomerImportDraft>({
  async apply(db, { job, key, record, now }, items) {
    const { storeId } = key;
    await lockNames(db, storeId);
    const planned = await planCustomers(db, storeId, items, { mode: record.mode, held: true });
    const names = planned.flatMap(({ plan }) => plan.after.group ?? []);
    const { byName, made } = await makeGroups(db, storeId, names, now);
    const hasRoom = ({ plan }: PlannedCustomer) =>
      !plan.after.group || byName.has(plan.after.group.toLowerCase());
    const isToDo = ({ plan }: PlannedCustomer) => plan.action === 'create' || plan.action === 'update';
    const without = planned.filter((item) => isToDo(item) && !hasRoom(item));
    const wrong = planned.filter(({ plan }) => plan.action === 'error');
    const written = await applyCustomers(
      db,
      { storeId, userId: job.created_by, now, groups: byName, madeGroups: made },
      planned.filter((item) => isToDo(item) && hasRoom(item)),
    );
    await announce(
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
          ({ draft }): Finding => ({
            row: draft.row,
            level: 'error',
            message: 'Group: the store has as many groups as it can have',
          }),
        ),
      ],
    };
  },
});
