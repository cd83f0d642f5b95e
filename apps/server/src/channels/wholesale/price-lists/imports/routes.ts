import type { priceImport } from '@sokoni/contract/wholesale/price-imports';
import type { PriceMapping } from '@sokoni/rules/imports/price-columns';
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
import { signedLink } from '#core/http/downloads.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { assertPriceList } from '../save-price-list.ts';
import { sayPriceList } from '../sentences.ts';
import { modeOf } from './check-price-import.ts';
import { importsInto, priceImports } from './price-imports.ts';

type Imports = '/marketplace/v1/stores/{id}/price-imports';

export const listPriceImports: StoreHandler<`GET ${Imports}`> = async (call) => ({
  data: await pageOfImports(call, priceImports, call.query.price_list_id),
});

export const uploadPriceImport: StoreHandler<`POST ${Imports}`> = async (call) => {
  const id = await keepUpload(call, importsInto(call.body.price_list_id), 'upload_price_import');
  return { data: await read(call, id) };
};

export const getPriceImport: StoreHandler<`GET ${Imports}/{import_id}`> = async (call) => ({
  data: await read(call, call.params.import_id),
});

export const listImportedPrices: StoreHandler<`GET ${Imports}/{import_id}/rows`> = async (call) => ({
  data: await pageOfRows(call, priceImports, ['product', 'sku', 'barcode', 'variant_id']),
});

export const checkPriceImport: StoreHandler<`POST ${Imports}/{import_id}/checks`> = async (call) => {
  const { mapping, mode } = call.body;
  const body = { mapping, mode: 'add_and_update', replaces: mode === 'replace' } as const;
  await beginCheck({ ...call, body }, priceImports, 'check_price_import');
  return { data: await read(call, call.params.import_id), message: sayPriceList('import.checking') };
};

export const runPriceImport: StoreHandler<`POST ${Imports}/{import_id}/runs`> = async (call) => {
  await begin(call, priceImports, 'import_prices', startRun);
  return { data: await read(call, call.params.import_id), message: sayPriceList('import.started') };
};

export const undoPriceImport: StoreHandler<`POST ${Imports}/{import_id}/undoing`> = async (call) => {
  await begin(call, priceImports, 'undo_price_import', startUndo);
  return { data: await read(call, call.params.import_id), message: sayPriceList('import.undoing') };
};

export const linkPriceErrors: StoreHandler<`POST ${Imports}/{import_id}/error-files`> = async (call) => ({
  data: await linkOfErrors(call, priceImports),
});

export const exportPrices: StoreHandler<'POST /marketplace/v1/stores/{id}/price-exports'> = async (call) => {
  const { storeId, body, services, now } = call;
  const price_list_id = body.price_list_id.toLowerCase();
  // Who took the prices along is on record, although nothing changes.
  await call.command('export_prices', async (db, notes) => {
    await assertPriceList(db, storeId, price_list_id);
    notes.audit({ subject: `price_list:${price_list_id}`, after: { all: body.all } });
  });
  const input = { store_id: storeId, price_list_id, all: body.all };
  return { data: { url: signedLink(services.secrets, 'price_export', input, now) } };
};

async function read(
  call: Parameters<typeof readImport>[0],
  id: string,
): Promise<z.output<typeof priceImport>> {
  const { record, view } = await readImport(call, priceImports, id);
  const mapping = [...(record.mapping as PriceMapping)];
  return { ...view, mapping, mode: modeOf(record), price_list_id: record.price_list_id };
}
