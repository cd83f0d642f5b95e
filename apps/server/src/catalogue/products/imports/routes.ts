import type { productImport } from '@sokoni/contract/catalogue/product-imports';
import { allows } from '@sokoni/rules/access/roles';
import type { ColumnMapping } from '@sokoni/rules/imports/products/product-columns';
import type * as z from 'zod';
import {
  begin,
  beginCheck,
  keepUpload,
  linkOfErrors,
  pageOfImports,
  pageOfRows,
  readImport,
} from '#catalogue/imports/routes.ts';
import { startRun, startUndo } from '#catalogue/imports/save-import.ts';
import { sayImport } from '#catalogue/imports/sentences.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { signedLink } from '#core/http/downloads.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { holdPlaces } from '#stock/stock-by-location.ts';
import { productImports } from './product-imports.ts';

export const listImports: StoreHandler<'GET /marketplace/v1/stores/{id}/product-imports'> = async (call) => ({
  data: await pageOfImports(call, productImports),
});

export const uploadImport: StoreHandler<'POST /marketplace/v1/stores/{id}/product-imports'> = async (
  call,
) => {
  const id = await keepUpload(call, productImports, 'upload_product_import');
  return { data: await read(call, id) };
};

export const getImport: StoreHandler<'GET /marketplace/v1/stores/{id}/product-imports/{import_id}'> = async (
  call,
) => ({ data: await read(call, call.params.import_id) });

export const listImportedRows: StoreHandler<
  'GET /marketplace/v1/stores/{id}/product-imports/{import_id}/rows'
> = async (call) => ({
  data: await pageOfRows(call, productImports, ['title', 'handle', 'sku', 'product_id']),
});

export const checkImport: StoreHandler<
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/checks'
> = async (call) => {
  const { location_id } = call.body;
  await beginCheck(call, productImports, 'check_product_import', async (db) => {
    if (location_id === null || (await holdPlaces(db, call.storeId, [location_id])).has(location_id)) return;
    throw new DomainError('not_found', { message: sayImport('import.noLocation') });
  });
  return {
    data: await read(call, call.params.import_id),
    message: sayImport('import.checking'),
  };
};

export const runImport: StoreHandler<
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/runs'
> = async (call) => {
  await begin(call, productImports, 'import_products', startRun);
  return { data: await read(call, call.params.import_id), message: sayImport('import.started') };
};

export const undoImport: StoreHandler<
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing'
> = async (call) => {
  await begin(call, productImports, 'undo_product_import', startUndo);
  return { data: await read(call, call.params.import_id), message: sayImport('import.undoing') };
};

export const linkErrorFile: StoreHandler<
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/error-files'
> = async (call) => ({ data: await linkOfErrors(call, productImports) });

export const exportProducts: StoreHandler<'POST /marketplace/v1/stores/{id}/product-exports'> = async (
  call,
) => {
  const { storeId, role } = call;
  const input = {
    store_id: storeId,
    filter: call.body,
    sees_money: allows(role, 'seeMoney'),
    sees_costs: allows(role, 'seeCosts'),
    sees_stock: call.caller.membership?.modules.module_inventory === 'active',
  };
  // Who took the catalogue along is on record, although nothing changes.
  await call.command('export_products', async (_db, notes) =>
    notes.audit({ subject: '', after: { ...call.body } }),
  );
  return { data: { url: signedLink(call.services.secrets, 'product_export', input, call.now) } };
};

async function read(
  call: Parameters<typeof readImport>[0],
  id: string,
): Promise<z.output<typeof productImport>> {
  const { record, view, images } = await readImport(call, productImports, id);
  const { new_status, location_id, with_money, with_costs, with_stock } = record;
  const mapping = [...(record.mapping as ColumnMapping)];
  return { ...view, mapping, new_status, location_id, with_money, with_costs, with_stock, images };
}
