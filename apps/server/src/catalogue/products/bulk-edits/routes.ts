import type { startedBulkEdit } from '@sokoni/contract/catalogue/bulk-edits';
import { isJobOpen } from '@sokoni/rules/stores/store-job';
import type * as z from 'zod';
import type { ProductSelection } from '#catalogue/products/list/list-queries.ts';
import { readFilter } from '#catalogue/products/list/read-filter.ts';
import { sayProduct } from '#catalogue/products/sentences.ts';
import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { jobOfKind, jobsOfKind, type NamedJobRow } from '#tenancy/store-jobs/jobs-of-kind.ts';
import { jobView } from '#tenancy/store-jobs/routes.ts';
import type { BulkEditInput } from './edit-step.ts';
import { previewBulkEdit } from './preview.ts';
import { findFailures, findUndoStates } from './queries.ts';
import { assertMayEdit, startBulkEdit, startUndo } from './start-bulk-edit.ts';

type Request = StoreCall<'POST /marketplace/v1/stores/{id}/bulk-edits'>['body'];
type BulkEditView = z.output<typeof startedBulkEdit>;

export const previewEdit: StoreHandler<'POST /marketplace/v1/stores/{id}/bulk-edits/preview'> = async (
  call,
) => {
  assertMayEdit(call.actor, call.body.edit.kind);
  const data = await call.read(async (db) =>
    previewBulkEdit(db, call.storeId, await readRequest(db, call.storeId, call.body)),
  );
  return { data, message: sayProduct('bulk.nothingYet') };
};

export const postBulkEdit: StoreHandler<'POST /marketplace/v1/stores/{id}/bulk-edits'> = async (call) => {
  const { storeId, body, actor, now } = call;
  const jobId = await call.command('start_bulk_edit', async (db, notes) => {
    const request = await readRequest(db, storeId, body);
    const started = await startBulkEdit(db, storeId, request, actionNow(actor, now));
    notes.audit({
      subject: `job:${started.jobId}`,
      after: { edit: body.edit, selection: body.selection, products: started.products },
    });
    return started.jobId;
  });
  return {
    data: await call.read((db) => readBulkEdit(db, storeId, jobId)),
    message: sayProduct('bulk.started'),
  };
};

export const listBulkEdits: StoreHandler<'GET /marketplace/v1/stores/{id}/bulk-edits'> = async (call) => {
  const data = await call.read(async (db) => {
    const page = await jobsOfKind(db, call.storeId, 'bulk_edit', pageWindow(call.query));
    const views = await viewsOf(db, call.storeId, page.rows);
    return pageAnswer(call.query, { rows: views, total: page.total }, (view) => view);
  });
  return { data };
};

export const getBulkEdit: StoreHandler<'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}'> = async (
  call,
) => ({ data: await call.read((db) => readBulkEdit(db, call.storeId, call.params.job_id)) });

export const listFailures: StoreHandler<
  'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures'
> = async (call) => {
  const jobId = call.params.job_id;
  const page = await call.read(async (db) => {
    await readBulkEdit(db, call.storeId, jobId);
    return findFailures(db, call.storeId, jobId, pageWindow(call.query));
  });
  return { data: pageAnswer(call.query, page, ({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
};

export const undoBulkEdit: StoreHandler<'POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo'> = async (
  call,
) => {
  const { storeId, actor, now } = call;
  const jobId = call.params.job_id;
  await call.command('undo_bulk_edit', async (db, notes) => {
    const started = await startUndo(db, storeId, jobId, actionNow(actor, now));
    notes.audit({
      subject: `job:${started.undoJobId}`,
      after: { undoes: jobId, products: started.products },
    });
  });
  return {
    data: await call.read((db) => readBulkEdit(db, storeId, jobId)),
    message: sayProduct('bulk.undoing'),
  };
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
