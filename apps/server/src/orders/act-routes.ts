import { allows } from '@sokoni/rules/roles';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { pageAnswer, pageWindow } from '#platform/paging.ts';
import type { StoreHandler } from '#platform/route.ts';
import { jobOfKind, jobsOfKind, setJobTotal } from '#store-jobs/jobs-of-kind.ts';
import { jobView, readJob } from '#store-jobs/routes.ts';
import { startJob } from '#store-jobs/start-job.ts';
import type { OrderActInput } from './acts/act-step.ts';
import { findFailures, insertSelection } from './acts/queries.ts';
import { selectedOrders } from './list-queries.ts';
import { nothingSelected, readSelection } from './list-selection.ts';
import { ownSalesOf } from './open-order.ts';

export const postOrderAct: StoreHandler<'POST /marketplace/v1/stores/{id}/order-acts'> = async (call) => {
  const { storeId, role, now } = call;
  const { userId } = call.caller;
  const { selection, act } = call.body;
  if (act.kind !== 'hand_over' && !allows(role, 'sell')) throw new DomainError('not_allowed');
  const jobId = await call.command('start_order_act', async (db, notes) => {
    const acting = { userId, role, now };
    const chosen = await readSelection(db, storeId, selection, acting);
    const input: OrderActInput = { act, role };
    const id = await startJob(db, storeId, userId, { kind: 'order_act', input, total: null }, now);
    const orders = await insertSelection(
      db,
      id,
      await selectedOrders(db, storeId, chosen, ownSalesOf(acting)),
    );
    if (orders === 0) throw nothingSelected();
    await setJobTotal(db, storeId, id, orders);
    notes.audit({ subject: `job:${id}`, after: { act, selection, orders } });
    return id;
  });
  return { data: await call.read((db) => readJob(db, storeId, jobId)), message: 'It has begun.' };
};

export const listOrderActs: StoreHandler<'GET /marketplace/v1/stores/{id}/order-acts'> = async (call) => {
  if (call.query.sort !== '') throw invalidField('sort', 'Newest come first');
  const page = await call.read((db) =>
    jobsOfKind(db, call.storeId, 'order_act', pageWindow(call.query), call.caller.userId),
  );
  return {
    data: pageAnswer(call.query, page, (row) => ({
      job: jobView(row),
      kind: (row.input as OrderActInput).act.kind,
    })),
  };
};

export const listOrderActFailures: StoreHandler<
  'GET /marketplace/v1/stores/{id}/order-acts/{job_id}/failures'
> = async (call) => {
  if (call.query.sort !== '') throw invalidField('sort', 'The order is fixed');
  const id = call.params.job_id ?? '';
  const page = await call.read(async (db) => {
    const job = await jobOfKind(db, call.storeId, 'order_act', id);
    if (job.created_by !== call.caller.userId) throw new DomainError('not_found');
    return findFailures(db, call.storeId, id, pageWindow(call.query));
  });
  return { data: pageAnswer(call.query, page, ({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
};
