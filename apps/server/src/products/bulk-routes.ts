import type { startedBulkEdit } from '@sokoni/contract/bulk-edits';
import { isJobOpen } from '@sokoni/rules/store-job';
import type { z } from 'zod';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { pageAnswer, pageWindow } from '#platform/paging.ts';
import type { StoreCall, StoreHandler } from '#platform/route.ts';
import { jobOfKind, jobsOfKind, type NamedJobRow } from '#store-jobs/jobs-of-kind.ts';
import { jobView } from '#store-jobs/routes.ts';
import type { BulkEditInput } from './bulk-edits/edit-step.ts';
import { previewBulkEdit } from './bulk-edits/preview.ts';
import { findFailures, findUndoStates } from './bulk-edits/queries.ts';
import { assertMayEdit, startBulkEdit, startUndo } from './bulk-edits/start-bulk-edit.ts';
import type { ProductSelection } from './list-queries.ts';
import { readFilter } from './read-filter.ts';

type Request = StoreCall<'POST /marketplace/v1/stores/{id}/bulk-edits'>['body'];
type BulkEditView = z.output<typeof startedBulkEdit>;

export const previewEdit: StoreHandler<'POST /marketplace/v1/stores/{id}/bulk-edits/preview'> = async (
  call,
) => {
  assertMayEdit(call.role, call.body.edit.kind);
  const data = await call.read(async (db) =>
    previewBulkEdit(db, call.storeId, await readRequest(db, call.storeId, call.body)),
  );
  return { data, message: 'Nothing is changed yet.' };
};

export const postBulkEdit: StoreHandler<'POST /marketplace/v1/stores/{id}/bulk-edits'> = async (call) => {
  const { storeId, body, role, now } = call;
  const jobId = await call.command('start_bulk_edit', async (db, notes) => {
    const request = await readRequest(db, storeId, body);
    const started = await startBulkEdit(db, storeId, request, { userId: call.caller.userId, role, now });
    notes.audit({
      subject: `job:${started.jobId}`,
      after: { edit: body.edit, selection: body.selection, products: started.products },
    });
    return started.jobId;
  });
  return {
    data: await call.read((db) => readBulkEdit(db, storeId, jobId)),
    message: 'The change has begun.',
  };
};

export const listBulkEdits: StoreHandler<'GET /marketplace/v1/stores/{id}/bulk-edits'> = async (call) => {
  if (call.query.sort !== '') throw invalidField('sort', 'Newest come first');
  const data = await call.read(async (db) => {
    const page = await jobsOfKind(db, call.storeId, 'bulk_edit', pageWindow(call.query));
    const views = await viewsOf(db, call.storeId, page.rows);
    return pageAnswer(call.query, { rows: views, total: page.total }, (view) => view);
  });
  return { data };
};

export const getBulkEdit: StoreHandler<'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}'> = async (
  call,
) => ({ data: await call.read((db) => readBulkEdit(db, call.storeId, call.params.job_id ?? '')) });

export const listFailures: StoreHandler<
  'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures'
> = async (call) => {
  if (call.query.sort !== '') throw invalidField('sort', 'The order is fixed');
  const jobId = call.params.job_id ?? '';
  const page = await call.read(async (db) => {
    await readBulkEdit(db, call.storeId, jobId);
    return findFailures(db, call.storeId, jobId, pageWindow(call.query));
  });
  return { data: pageAnswer(call.query, page, ({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
};

export const undoBulkEdit: StoreHandler<'POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo'> = async (
  call,
) => {
  const { storeId, role, now } = call;
  const jobId = call.params.job_id ?? '';
  await call.command('undo_bulk_edit', async (db, notes) => {
    const started = await startUndo(db, storeId, jobId, { userId: call.caller.userId, role, now });
    notes.audit({
      subject: `job:${started.undoJobId}`,
      after: { undoes: jobId, products: started.products },
    });
  });
  return { data: await call.read((db) => readBulkEdit(db, storeId, jobId)), message: 'Putting it back.' };
};

async function readRequest(db: Db, storeId: string, { selection, edit }: Request) {
  const chosen: ProductSelection =
    'ids' in selection ? selection : { filter: await readFilter(db, storeId, selection.filter) };
  return { selection: chosen, edit };
}

/** @throws DomainError `not_found` */
async function readBulkEdit(db: Db, storeId: string, jobId: string): Promise<BulkEditView> {
  const [view] = await viewsOf(db, storeId, [await jobOfKind(db, storeId, 'bulk_edit', jobId)]);
  if (!view) throw new DomainError('not_found');
  return view;
}

async function viewsOf(db: Db, storeId: string, rows: readonly NamedJobRow[]): Promise<BulkEditView[]> {
  const states = await findUndoStates(
    db,
    storeId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const state = states.get(row.id);
    return {
      job: jobView(row),
      kind: (row.input as BulkEditInput).edit.kind,
      can_undo: !isJobOpen(row.state) && state?.hasChanged === true && !state.isUndoing,
      undo_job_id: state?.undoJobId ?? null,
    };
  });
}
