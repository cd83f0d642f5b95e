import { can } from '@sokoni/rules/access/actor';
import { actionNow } from '#core/action.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { selectedOrders } from '#sales/orders/list/list-queries.ts';
import { nothingSelected, readSelection } from '#sales/orders/list/list-selection.ts';
import { ownSalesOf } from '#sales/orders/lock-order.ts';
import { say } from '#sales/orders/sentences.ts';
import { jobOfKind, jobsOfKind, setJobTotal } from '#tenancy/store-jobs/jobs-of-kind.ts';
import { jobView, readJob } from '#tenancy/store-jobs/routes.ts';
import { startJob } from '#tenancy/store-jobs/start-job.ts';
import type { OrderBulkActionInput } from './bulk-action-step.ts';
import { findFailures, insertSelection } from './queries.ts';

export const postOrderBulkAction: StoreHandler<
  'POST /marketplace/v1/stores/{id}/order-bulk-actions'
> = async (call) => {
  const { storeId, actor, now } = call;
  const { selection, act } = call.body;
  if (act.kind !== 'fulfil' && !can(actor, 'sell')) throw new DomainError('not_allowed');
  const jobId = await call.command('start_order_bulk_action', async (db, notes) => {
    const action = actionNow(actor, now);
    const chosen = await readSelection(db, storeId, selection, action);
    const input: OrderBulkActionInput = { act };
    const id = await startJob(db, storeId, actor, { kind: 'order_bulk_action', input, total: null }, now);
    const orders = await insertSelection(
      db,
      id,
      await selectedOrders(db, storeId, chosen, ownSalesOf(actor)),
    );
    if (orders === 0) throw nothingSelected();
    await setJobTotal(db, storeId, id, orders);
    notes.audit({ subject: `job:${id}`, after: { act, selection, orders } });
    return id;
  });
  return { data: await call.read((db) => readJob(db, storeId, jobId)), message: say('bulkStarted') };
};

export const listOrderBulkActions: StoreHandler<
  'GET /marketplace/v1/stores/{id}/order-bulk-actions'
> = async (call) => {
  const page = await call.read((db) =>
    jobsOfKind(db, call.storeId, 'order_bulk_action', pageWindow(call.query), call.caller.userId),
  );
  return {
    data: pageAnswer(call.query, page, (row) => ({
      job: jobView(row),
      kind: (row.input as OrderBulkActionInput).act.kind,
    })),
  };
};

export const listOrderBulkActionFailures: StoreHandler<
  'GET /marketplace/v1/stores/{id}/order-bulk-actions/{job_id}/failures'
> = async (call) => {
  const id = call.params.job_id;
  const page = await call.read(async (db) => {
    const job = await jobOfKind(db, call.storeId, 'order_bulk_action', id);
    if (job.created_by !== call.caller.userId) throw new DomainError('not_found');
    return findFailures(db, call.storeId, id, pageWindow(call.query));
  });
  return { data: pageAnswer(call.query, page, ({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
};
