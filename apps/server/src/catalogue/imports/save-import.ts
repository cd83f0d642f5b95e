import type { Actor } from '@sokoni/rules/access/actor';
import type { ImportMode } from '@sokoni/rules/imports/import-mode';
import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { sayImport } from '#catalogue/imports/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { stopJob } from '#tenancy/store-jobs/cancel-job.ts';
import { startJob } from '#tenancy/store-jobs/start-job.ts';
import type { TableFile } from './file-format.ts';
import type { Asking, ImportArea } from './import-area.ts';
import type { ImportKey } from './import-items.ts';
import { type ImportState, importStateOf } from './import-state.ts';
import {
  countToDo,
  findJobStates,
  type ImportRecord,
  insertImport,
  lockImport,
  updateImport,
} from './queries.ts';
import { mappingSentence } from './sentences.ts';
import { countDone } from './undo-queries.ts';

/**
 * Records a file whose bytes are kept; its columns are taken for what their headers say.
 * @throws DomainError `id_taken`
 */
export async function createImport(
  db: Db,
  area: ImportArea,
  storeId: string,
  file: TableFile & { id: string; key: string; name: string },
  asking: Asking,
): Promise<void> {
  const { format, mapping } = area.recognise(file.headers);
  const allowance = area.allowance(asking);
  const isNew = await insertImport(db, {
    store_id: storeId,
    id: file.id,
    kind: area.kind,
    file_name: file.name,
    file_key: file.key,
    bytes: file.bytes,
    delimiter: file.delimiter,
    format,
    headers: file.headers,
    sample: file.sample,
    mapping: area.allowed(mapping, allowance),
    ...allowance,
    ...((await area.target?.(db, storeId)) ?? { price_list_id: null }),
    ...actorColumns(asking.actor),
    created_at: asking.receivedAt,
  });
  if (!isNew) throw new DomainError('id_taken');
  // It has no work yet that could be named: the list of imports is read with those of works.
  publishChange(db, 'job', []);
}

/**
 * Starts the dry run, or another one with other choices.
 * @throws DomainError `not_found`, `import_state`, `invalid_fields`, `job_limit`
 */
export async function startCheck(
  db: Db,
  area: ImportArea,
  { storeId, importId }: ImportKey,
  choices: {
    mapping: readonly (string | null)[];
    mode: ImportMode;
    replaces?: boolean;
    new_status?: 'file' | 'draft' | 'active';
    location_id?: string | null;
  },
  asking: Asking,
): Promise<void> {
  const record = await inState(db, area, { storeId, importId }, asking.actor, ['uploaded', 'checked']);
  const { mapping, ...chosen } = choices;
  const check = area.checkMapping(mapping, record.headers.length);
  if (!check.ok) throw invalidField('mapping', mappingSentence(area.kind, check));
  const check_job_id = await startJob(
    db,
    storeId,
    asking.actor,
    { kind: area.jobs.check, input: { import_id: importId }, total: null },
    asking.receivedAt,
  );
  await updateImport(db, storeId, importId, {
    ...chosen,
    mapping: JSON.stringify(area.allowed(mapping, record)),
    with_stock: asking.hasInventory,
    check_job_id,
  });
}

/**
 * Starts the import, or goes on where it was stopped.
 * @throws DomainError `not_found`, `import_state`, `job_limit`
 */
export async function startRun(
  db: Db,
  area: ImportArea,
  { storeId, importId }: ImportKey,
  asking: Asking,
): Promise<void> {
  const record = await inState(db, area, { storeId, importId }, asking.actor, ['checked', 'stopped']);
  const rest = await countToDo(db, storeId, importId);
  // One that was stopped after its last item has what follows before it.
  if (rest === 0 && record.run_job_id === null)
    throw new DomainError('import_state', { message: sayImport('import.nothing') });
  const run_job_id = await startJob(
    db,
    storeId,
    asking.actor,
    { kind: area.jobs.run, input: { import_id: importId }, total: rest, resumes: record.run_job_id },
    asking.receivedAt,
  );
  await updateImport(db, storeId, importId, { run_job_id });
  // Its rows are in the tables by now.
  await enqueue(db, 'remove_files', { keys: [record.file_key] });
}

/**
 * Starts to put back what the import has changed.
 * @throws DomainError `not_found`, `import_state`, `job_limit`, and what the area refuses
 */
export async function startUndo(
  db: Db,
  area: ImportArea,
  { storeId, importId }: ImportKey,
  asking: Asking,
): Promise<void> {
  const record = await inState(db, area, { storeId, importId }, asking.actor, ['done', 'stopped']);
  const total = await countDone(db, { storeId, importId });
  if (total === 0) throw new DomainError('import_state', { message: sayImport('import.changedNothing') });
  await area.beforeUndo?.(db, { storeId, importId }, asking);
  if (record.images_job_id) {
    const states = await findJobStates(db, storeId, [record.images_job_id]);
    const state = states.get(record.images_job_id);
    if (state && isJobOpen(state)) await stopJob(db, storeId, record.images_job_id, asking.receivedAt);
  }
  const undo_job_id = await startJob(
    db,
    storeId,
    asking.actor,
    { kind: area.jobs.undo, input: { import_id: importId }, total, resumes: record.undo_job_id },
    asking.receivedAt,
  );
  await updateImport(db, storeId, importId, { undo_job_id });
}

/** How an import stands by its works. */
export function stateOf(
  record: ImportRecord,
  states: Awaited<ReturnType<typeof findJobStates>>,
): ImportState {
  const of = (id: string | null) => (id && states.get(id)) ?? null;
  return importStateOf({
    check: of(record.check_job_id) || null,
    run: of(record.run_job_id) || null,
    undo: of(record.undo_job_id) || null,
  });
}

export function jobIdsOf(record: ImportRecord): string[] {
  return [record.check_job_id, record.run_job_id, record.undo_job_id].filter((id) => id !== null);
}

async function inState(
  db: Db,
  area: ImportArea,
  { storeId, importId }: ImportKey,
  actor: Actor,
  wanted: readonly ImportState[],
): Promise<ImportRecord> {
  const sight = { kind: area.kind, seesMoney: area.seesMoney(actor) };
  const record = await lockImport(db, storeId, importId, sight);
  if (!record) throw new DomainError('not_found');
  const state = stateOf(record, await findJobStates(db, storeId, jobIdsOf(record)));
  if (!wanted.includes(state)) throw new DomainError('import_state');
  return record;
}
