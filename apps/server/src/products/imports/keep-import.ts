import {
  type ColumnMapping,
  checkMapping,
  moneyFields,
  recogniseColumns,
} from '@sokoni/rules/import-columns';
import type { ImportMode } from '@sokoni/rules/import-plan';
import { allows, type Role } from '@sokoni/rules/roles';
import { isJobOpen } from '@sokoni/rules/store-job';
import { announce } from '#platform/database/announce.ts';
import { enqueue } from '#platform/database/enqueue.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { holdPlaces } from '#stock/stock-at-places.ts';
import { stopJob } from '#store-jobs/cancel-job.ts';
import { startJob } from '#store-jobs/start-job.ts';
import type { TableFile } from './file-format.ts';
import { type ImportState, importStateOf } from './import-state.ts';
import {
  countToDo,
  findJobStates,
  type ImportRecord,
  insertImport,
  lockImport,
  updateImport,
} from './queries.ts';
import { countDone, hasMovedStock } from './undo-queries.ts';

/** Who asks, and when. */
export interface Asking {
  userId: string;
  role: Role;
  /** The store has inventory management on: otherwise no stock is moved. */
  hasInventory: boolean;
  now: Date;
}

/**
 * Records a file whose bytes are kept; its columns are taken for what their headers say.
 * @throws DomainError `id_taken`
 */
export async function createImport(
  db: Db,
  storeId: string,
  file: TableFile & { id: string; key: string; name: string },
  { userId, role, hasInventory, now }: Asking,
): Promise<void> {
  const { format, mapping } = recogniseColumns(file.headers);
  const sight = { with_money: allows(role, 'seeMoney'), with_costs: allows(role, 'seeCosts') };
  const isNew = await insertImport(db, {
    store_id: storeId,
    id: file.id,
    file_name: file.name,
    file_key: file.key,
    bytes: file.bytes,
    delimiter: file.delimiter,
    format,
    headers: file.headers,
    sample: file.sample,
    mapping: allowed([...mapping], sight),
    ...sight,
    with_stock: hasInventory,
    created_by: userId,
    created_at: now,
  });
  if (!isNew) throw new DomainError('id_taken');
  // It has no work yet that could be named: the list of imports is read with those of works.
  await announce(db, 'job', []);
}

/**
 * Starts the dry run, or another one with other choices.
 * @throws DomainError `not_found`, `import_state`, `invalid_fields`, `job_limit`
 */
export async function startCheck(
  db: Db,
  storeId: string,
  importId: string,
  choices: {
    mapping: ColumnMapping;
    mode: ImportMode;
    new_status: 'file' | 'draft' | 'active';
    location_id: string | null;
  },
  asking: Asking,
): Promise<void> {
  const record = await inState(db, storeId, importId, asking.role, ['uploaded', 'checked']);
  const check = checkMapping(choices.mapping, record.headers.length);
  if (!check.ok) throw invalidField('mapping', check.message);
  const { location_id } = choices;
  if (location_id !== null && !(await holdPlaces(db, storeId, [location_id])).has(location_id)) {
    throw new DomainError('not_found', { message: 'This place for stock is not there.' });
  }
  const check_job_id = await startJob(
    db,
    storeId,
    asking.userId,
    { kind: 'product_import_check', input: { import_id: importId }, total: null },
    asking.now,
  );
  await updateImport(db, storeId, importId, {
    mode: choices.mode,
    new_status: choices.new_status,
    location_id,
    mapping: JSON.stringify(allowed([...choices.mapping], record)),
    with_stock: asking.hasInventory,
    check_job_id,
  });
}

/**
 * Starts the import, or goes on where it was stopped.
 * @throws DomainError `not_found`, `import_state`, `job_limit`
 */
export async function startRun(db: Db, storeId: string, importId: string, asking: Asking): Promise<void> {
  const record = await inState(db, storeId, importId, asking.role, ['checked', 'stopped']);
  const rest = await countToDo(db, storeId, importId);
  // One that was stopped after its last product has its pictures before it.
  if (rest === 0 && record.run_job_id === null)
    throw new DomainError('import_state', { message: 'There is nothing to import in this file.' });
  const run_job_id = await startJob(
    db,
    storeId,
    asking.userId,
    { kind: 'product_import', input: { import_id: importId }, total: rest, resumes: record.run_job_id },
    asking.now,
  );
  await updateImport(db, storeId, importId, { run_job_id });
  // Its rows are in the tables by now.
  await enqueue(db, 'remove_files', { keys: [record.file_key] });
}

/**
 * Starts to put back what the import has changed.
 * @throws DomainError `not_found`, `import_state`, `job_limit`, `module_disabled` when stock would have to be moved
 */
export async function startUndo(db: Db, storeId: string, importId: string, asking: Asking): Promise<void> {
  const record = await inState(db, storeId, importId, asking.role, ['done', 'stopped']);
  const total = await countDone(db, { storeId, importId });
  if (total === 0) throw new DomainError('import_state', { message: 'This import has changed nothing.' });
  if (!asking.hasInventory && (await hasMovedStock(db, { storeId, importId }))) {
    throw new DomainError('module_disabled', {
      message: 'This import brought stock. Turn Inventory Management on to undo it.',
    });
  }
  if (record.images_job_id) {
    const states = await findJobStates(db, storeId, [record.images_job_id]);
    const state = states.get(record.images_job_id);
    if (state && isJobOpen(state)) await stopJob(db, storeId, record.images_job_id, asking.now);
  }
  const undo_job_id = await startJob(
    db,
    storeId,
    asking.userId,
    { kind: 'product_import_undo', input: { import_id: importId }, total, resumes: record.undo_job_id },
    asking.now,
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
  storeId: string,
  importId: string,
  role: Role,
  wanted: readonly ImportState[],
): Promise<ImportRecord> {
  const record = await lockImport(db, storeId, importId, allows(role, 'seeMoney'));
  if (!record) throw new DomainError('not_found');
  const state = stateOf(record, await findJobStates(db, storeId, jobIdsOf(record)));
  if (!wanted.includes(state)) throw new DomainError('import_state');
  return record;
}

/** Whoever sees no prices, or no costs, brings in none. */
function allowed(
  mapping: readonly (string | null)[],
  { with_money, with_costs }: { with_money: boolean; with_costs: boolean },
): (string | null)[] {
  return mapping.map((field) => {
    const isMoney = moneyFields.some((known) => known === field);
    if (isMoney && !with_money) return null;
    return field === 'cost' && !with_costs ? null : field;
  });
}
