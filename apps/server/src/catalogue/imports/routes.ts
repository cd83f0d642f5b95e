import { rm } from 'node:fs/promises';
import type { importedRow, importLine, importRecord } from '@sokoni/contract/catalogue/import-record';
import type { ImportKind, ImportMode } from '@sokoni/rules/imports/import-mode';
import type * as z from 'zod';
import { sayImport } from '#catalogue/imports/sentences.ts';
import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { signedLink } from '#core/http/downloads.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall } from '#core/http/route.ts';
import { newId } from '#core/ids.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import { readJob } from '#tenancy/store-jobs/routes.ts';
import { readTableFile } from './file-format.ts';
import type { Asking, ImportArea } from './import-area.ts';
import type { RowFinding } from './import-items.ts';
import {
  type FoundRow,
  findImport,
  findImports,
  findJobStates,
  findRowsWith,
  type NamedImport,
} from './queries.ts';
import { createImport, jobIdsOf, startCheck, type startRun, type startUndo, stateOf } from './save-import.ts';

type ImportCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/product-imports/{import_id}'>,
  'storeId' | 'actor' | 'caller' | 'now' | 'read' | 'command' | 'services'
>;
/** A call that names one. */
type OneImportCall = ImportCall & { params: { import_id: string } };

type Query = StoreCall<'GET /marketplace/v1/stores/{id}/product-imports'>['query'];

/** One page of the imports of an area, newest first. */
export async function pageOfImports(
  call: ImportCall & { query: Query },
  area: ImportArea,
  priceListId?: string,
) {
  const { page, states } = await call.read(async (db) => {
    const sight = { ...sightOf(call, area), priceListId };
    const page = await findImports(db, call.storeId, sight, pageWindow(call.query));
    return { page, states: await findJobStates(db, call.storeId, page.rows.flatMap(jobIdsOf)) };
  });
  return pageAnswer(call.query, page, (row) => lineView(row, states));
}

/** Keeps an uploaded file as a new import; answers its id. */
export async function keepUpload(
  call: ImportCall &
    Pick<
      StoreCall<'POST /marketplace/v1/stores/{id}/product-imports'>,
      'file' | 'body' | 'log' | 'earlierAnswer'
    >,
  area: ImportArea,
  action: string,
): Promise<string> {
  const { file, storeId, services } = call;
  if (!file) throw invalidField('file', sayImport('file.missing'));
  const earlier = await call.earlierAnswer<string>();
  if (earlier) return earlier.answer;
  const id = call.body.id?.toLowerCase() ?? newId();
  // A key of its own: an id that is taken must not lead to the file of another import.
  const key = `${storeId}/${newId()}.csv`;
  const path = `${file.path}.utf8`;
  let isOurs = false;
  try {
    const table = await readTableFile(file.path, path);
    await services.files.copyIn(key, path);
    const made = await call.command(action, async (db, notes) => {
      const name = call.body.file_name || area.fileName;
      await createImport(db, area, storeId, { ...table, id, key, name }, askingOf(call));
      notes.audit({ subject: subjectOf(area, id), after: { file_name: name, bytes: table.bytes } });
      isOurs = true;
      return id;
    });
    // A request with the same key was faster, and its file is the one that is kept.
    if (!isOurs) await services.files.remove(key);
    return made;
  } catch (error) {
    // When the database was lost on the way nobody knows whether the record is there.
    if (isOurs || (error instanceof DomainError && error.code === 'unavailable')) throw error;
    await services.files
      .remove(key)
      .catch((left: unknown) => call.log.warn({ err: left, key }, 'a file was left behind'));
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** The rows that there is something to say about, each called by the first of `names` that it says. */
export async function pageOfRows(
  call: OneImportCall & { query: Query & { level: RowFinding['level'] } },
  area: ImportArea,
  names: readonly string[],
) {
  const id = call.params.import_id;
  const { record, page } = await call.read(async (db) => ({
    record: await found(db, call, area, id),
    page: await findRowsWith(db, call.storeId, id, call.query.level, pageWindow(call.query)),
  }));
  const places = names.map((field) => record.mapping.indexOf(field)).filter((index) => index >= 0);
  return pageAnswer(call.query, page, (row) => rowView(row, places));
}

/** Starts the dry run with these choices. */
export async function beginCheck(
  call: OneImportCall & {
    body: {
      mapping: readonly (string | null)[];
      mode: ImportMode;
      replaces?: boolean;
      new_status?: 'file' | 'draft' | 'active';
      location_id?: string | null;
    };
  },
  area: ImportArea,
  action: string,
  before?: (db: Db) => Promise<void>,
): Promise<void> {
  const importId = call.params.import_id;
  await call.command(action, async (db, notes) => {
    await before?.(db);
    await startCheck(db, area, { storeId: call.storeId, importId }, call.body, askingOf(call));
    notes.audit({ subject: subjectOf(area, importId) });
  });
}

/** Starts the import itself, or its undoing. */
export async function begin(
  call: OneImportCall,
  area: ImportArea,
  action: string,
  start: typeof startRun | typeof startUndo,
): Promise<void> {
  const importId = call.params.import_id;
  await call.command(action, async (db, notes) => {
    await start(db, area, { storeId: call.storeId, importId }, askingOf(call));
    notes.audit({ subject: subjectOf(area, importId) });
  });
}

/** A link to the rows that were not imported. */
export async function linkOfErrors(call: OneImportCall, area: ImportArea): Promise<{ url: string }> {
  const id = call.params.import_id;
  await call.read((db) => found(db, call, area, id));
  const { kind, seesMoney } = sightOf(call, area);
  const input = { store_id: call.storeId, import_id: id, kind, sees_money: seesMoney };
  return { url: signedLink(call.services.secrets, 'import_errors', input, call.now) };
}

/** The import as it is now: also after a command, which a repeated key does not run again. */
export async function readImport(
  call: ImportCall,
  area: ImportArea,
  id: string,
): Promise<{ record: NamedImport; view: z.output<typeof importRecord>; images: ImportJob }> {
  return call.read(async (db) => {
    const record = await found(db, call, area, id);
    const states = await findJobStates(db, call.storeId, jobIdsOf(record));
    const job = async (jobId: string | null) => (jobId === null ? null : readJob(db, call.storeId, jobId));
    const view = {
      ...lineView(record, states),
      bytes: record.bytes,
      headers: record.headers,
      sample: record.sample,
      mode: record.mode,
      check: await job(record.check_job_id),
      run: await job(record.run_job_id),
      undo: await job(record.undo_job_id),
    };
    return { record, view, images: await job(record.images_job_id) };
  });
}

type ImportJob = z.output<typeof importRecord>['run'];

function askingOf({ actor, caller, now }: Pick<ImportCall, 'actor' | 'caller' | 'now'>): Asking {
  const hasInventory = caller.membership?.modules.module_inventory === 'active';
  return { ...actionNow(actor, now), hasInventory };
}

function sightOf({ actor }: Pick<ImportCall, 'actor'>, area: ImportArea) {
  return { kind: area.kind, seesMoney: area.seesMoney(actor) };
}

const nouns: Record<ImportKind, string> = { products: 'product', customers: 'customer', prices: 'price' };

function subjectOf({ kind }: ImportArea, id: string): string {
  return `${nouns[kind]}_import:${id}`;
}

/** @throws DomainError `not_found`, also for a file with amounts that the actor does not see */
async function found(
  db: Db,
  call: Pick<ImportCall, 'storeId' | 'actor'>,
  area: ImportArea,
  id: string,
): Promise<NamedImport> {
  const record = await findImport(db, call.storeId, id, sightOf(call, area));
  if (!record) throw new DomainError('not_found');
  return record;
}

function lineView(
  record: NamedImport,
  states: Awaited<ReturnType<typeof findJobStates>>,
): z.output<typeof importLine> {
  return {
    id: record.id,
    file_name: record.file_name,
    format: record.format,
    state: stateOf(record, states),
    created_by: actorLabel(record.actor_kind, record.by),
    created_at: record.created_at.toISOString(),
  };
}

/** A row is called by the first thing that it says about itself. */
function rowView(
  { row, cells, errors, warnings, changes }: FoundRow,
  places: readonly number[],
): z.output<typeof importedRow> {
  const name = places.map((index) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? '';
  return { row, name: name.slice(0, 200), errors, warnings, changes };
}
