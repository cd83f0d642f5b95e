import { rm } from 'node:fs/promises';
import type { importedRow, productImport, productImportRow } from '@sokoni/contract/product-imports';
import type { ColumnMapping } from '@sokoni/rules/import-columns';
import { allows, type Role } from '@sokoni/rules/roles';
import type { z } from 'zod';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { signedLink } from '#platform/downloads.ts';
import { newId } from '#platform/ids.ts';
import { pageAnswer, pageWindow } from '#platform/paging.ts';
import type { StoreCall, StoreHandler } from '#platform/route.ts';
import { readJob } from '#store-jobs/routes.ts';
import { readTableFile } from './imports/file-format.ts';
import {
  type Asking,
  createImport,
  jobIdsOf,
  startCheck,
  startRun,
  startUndo,
  stateOf,
} from './imports/keep-import.ts';
import {
  type FoundRow,
  findImport,
  findImports,
  findJobStates,
  findRowsWith,
  type NamedImport,
} from './imports/queries.ts';

type ImportCall = Pick<
  StoreCall<'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs'>,
  'storeId' | 'role' | 'caller' | 'now' | 'params' | 'read' | 'services'
>;

export const listImports: StoreHandler<'GET /marketplace/v1/stores/{id}/product-imports'> = async (call) => {
  if (call.query.sort !== '') throw invalidField('sort', 'Newest come first');
  const { page, states } = await call.read(async (db) => {
    const page = await findImports(db, call.storeId, allows(call.role, 'seeMoney'), pageWindow(call.query));
    return { page, states: await findJobStates(db, call.storeId, page.rows.flatMap(jobIdsOf)) };
  });
  return { data: pageAnswer(call.query, page, (row) => lineView(row, states)) };
};

export const uploadImport: StoreHandler<'POST /marketplace/v1/stores/{id}/product-imports'> = async (
  call,
) => {
  const { file, storeId, services } = call;
  if (!file) throw invalidField('file', 'Choose a CSV file');
  const earlier = await call.earlierAnswer<string>();
  if (earlier) return { data: await readImport(call, earlier.answer) };
  const id = call.body.id?.toLowerCase() ?? newId();
  // A key of its own: an id that is taken must not lead to the file of another import.
  const key = `${storeId}/${newId()}.csv`;
  const path = `${file.path}.utf8`;
  let isOurs = false;
  try {
    const table = await readTableFile(file.path, path);
    await services.files.copyIn(key, path);
    const made = await call.command('upload_product_import', async (db, notes) => {
      const name = call.body.file_name || 'products.csv';
      await createImport(db, storeId, { ...table, id, key, name }, asking(call));
      notes.audit({ subject: `product_import:${id}`, after: { file_name: name, bytes: table.bytes } });
      isOurs = true;
      return id;
    });
    // A request with the same key was faster, and its file is the one that is kept.
    if (!isOurs) await services.files.remove(key);
    return { data: await readImport(call, made) };
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
};

export const getImport: StoreHandler<'GET /marketplace/v1/stores/{id}/product-imports/{import_id}'> = async (
  call,
) => ({ data: await readImport(call, importIdOf(call)) });

export const listImportedRows: StoreHandler<
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows'
> = async (call) => {
  if (call.query.sort !== '') throw invalidField('sort', 'The rows come in the order of the file');
  const id = importIdOf(call);
  const { record, page } = await call.read(async (db) => {
    const record = await found(db, call, id);
    return {
      record,
      page: await findRowsWith(db, call.storeId, id, call.query.level, pageWindow(call.query)),
    };
  });
  const place = ['title', 'handle', 'sku', 'product_id']
    .map((field) => record.mapping.indexOf(field))
    .filter((index) => index >= 0);
  return { data: pageAnswer(call.query, page, (row) => rowView(row, place)) };
};

export const checkImport: StoreHandler<
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks'
> = async (call) => {
  const id = importIdOf(call);
  await call.command('check_product_import', async (db, notes) => {
    await startCheck(db, call.storeId, id, call.body, asking(call));
    notes.audit({ subject: `product_import:${id}` });
  });
  return { data: await readImport(call, id), message: 'The file is being read. Nothing is imported yet.' };
};

export const runImport: StoreHandler<
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs'
> = async (call) => {
  const id = importIdOf(call);
  await call.command('import_products', async (db, notes) => {
    await startRun(db, call.storeId, id, asking(call));
    notes.audit({ subject: `product_import:${id}` });
  });
  return { data: await readImport(call, id), message: 'The import has begun.' };
};

export const undoImport: StoreHandler<
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing'
> = async (call) => {
  const id = importIdOf(call);
  await call.command('undo_product_import', async (db, notes) => {
    await startUndo(db, call.storeId, id, asking(call));
    notes.audit({ subject: `product_import:${id}` });
  });
  return { data: await readImport(call, id), message: 'The import is being undone.' };
};

export const linkErrorFile: StoreHandler<
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files'
> = async (call) => {
  const id = importIdOf(call);
  await call.read((db) => found(db, call, id));
  const input = { store_id: call.storeId, import_id: id, sees_money: allows(call.role, 'seeMoney') };
  return { data: { url: signedLink(call.services.secrets, 'import_errors', input, call.now) } };
};

export const exportProducts: StoreHandler<'POST /marketplace/v1/stores/{id}/product-exports'> = async (
  call,
) => {
  const { storeId, role } = call;
  const input = {
    store_id: storeId,
    filter: call.body,
    sees_money: allows(role, 'seeMoney'),
    sees_costs: allows(role, 'seeCosts'),
    sees_stock: hasInventory(call),
  };
  // Who took the catalogue along is on record, although nothing changes.
  await call.command('export_products', async (_db, notes) =>
    notes.audit({ subject: '', after: { ...call.body } }),
  );
  return { data: { url: signedLink(call.services.secrets, 'product_export', input, call.now) } };
};

function asking(call: Pick<ImportCall, 'caller' | 'role' | 'now'>): Asking {
  const { caller, role, now } = call;
  return { userId: caller.userId, role, hasInventory: hasInventory(call), now };
}

function hasInventory({ caller }: Pick<ImportCall, 'caller'>): boolean {
  return caller.membership?.modules.module_inventory === 'active';
}

function importIdOf({ params }: Pick<ImportCall, 'params'>): string {
  return params.import_id ?? '';
}

/** @throws DomainError `not_found`, also for a file with prices that the role does not see */
async function found(
  db: Db,
  { storeId, role }: { storeId: string; role: Role },
  id: string,
): Promise<NamedImport> {
  const record = await findImport(db, storeId, id, allows(role, 'seeMoney'));
  if (!record) throw new DomainError('not_found');
  return record;
}

/** The import as it is now: also after a command, which a repeated key does not run again. */
async function readImport(
  call: Pick<ImportCall, 'read' | 'storeId' | 'role'>,
  id: string,
): Promise<z.output<typeof productImport>> {
  return call.read(async (db) => {
    const record = await found(db, call, id);
    const states = await findJobStates(db, call.storeId, jobIdsOf(record));
    const job = async (jobId: string | null) => (jobId === null ? null : readJob(db, call.storeId, jobId));
    return {
      ...lineView(record, states),
      bytes: record.bytes,
      headers: record.headers,
      mapping: [...(record.mapping as ColumnMapping)],
      sample: record.sample,
      mode: record.mode,
      new_status: record.new_status,
      location_id: record.location_id,
      with_money: record.with_money,
      with_costs: record.with_costs,
      with_stock: record.with_stock,
      check: await job(record.check_job_id),
      run: await job(record.run_job_id),
      images: await job(record.images_job_id),
      undo: await job(record.undo_job_id),
    };
  });
}

function lineView(
  record: NamedImport,
  states: Awaited<ReturnType<typeof findJobStates>>,
): z.output<typeof productImportRow> {
  return {
    id: record.id,
    file_name: record.file_name,
    format: record.format,
    state: stateOf(record, states),
    created_by: record.creator,
    created_at: record.created_at.toISOString(),
  };
}

/** A row is called by the first thing that it says about itself. */
function rowView(
  { row, cells, errors, warnings }: FoundRow,
  place: readonly number[],
): z.output<typeof importedRow> {
  const name = place.map((index) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? '';
  return { row, name: name.slice(0, 200), errors, warnings };
}
