import type { customerImport } from '@sokoni/contract/customers/customer-imports';
import { can } from '@sokoni/rules/access/actor';
import type { CustomerMapping } from '@sokoni/rules/imports/customers/customer-columns';
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
import { assertSalesSeen } from '#customers/assert-sales-visible.ts';
import { sayCustomer } from '#customers/sentences.ts';
import { customerImports } from './customer-imports.ts';

type Imports = '/marketplace/v1/stores/{id}/customer-imports';

export const listCustomerImports: StoreHandler<`GET ${Imports}`> = async (call) => ({
  data: await pageOfImports(call, customerImports),
});

export const uploadCustomerImport: StoreHandler<`POST ${Imports}`> = async (call) => {
  const id = await keepUpload(call, customerImports, 'upload_customer_import');
  return { data: await read(call, id) };
};

export const getCustomerImport: StoreHandler<`GET ${Imports}/{import_id}`> = async (call) => ({
  data: await read(call, call.params.import_id),
});

export const listImportedCustomers: StoreHandler<`GET ${Imports}/{import_id}/rows`> = async (call) => ({
  data: await pageOfRows(call, customerImports, [
    'name',
    'last_name',
    'first_name',
    'company',
    'email',
    'phone',
    'customer_id',
  ]),
});

export const checkCustomerImport: StoreHandler<`POST ${Imports}/{import_id}/checks`> = async (call) => {
  await beginCheck(call, customerImports, 'check_customer_import');
  return {
    data: await read(call, call.params.import_id),
    message: sayCustomer('import.checking'),
  };
};

export const runCustomerImport: StoreHandler<`POST ${Imports}/{import_id}/runs`> = async (call) => {
  await begin(call, customerImports, 'import_customers', startRun);
  return { data: await read(call, call.params.import_id), message: sayCustomer('import.started') };
};

export const undoCustomerImport: StoreHandler<`POST ${Imports}/{import_id}/undoing`> = async (call) => {
  await begin(call, customerImports, 'undo_customer_import', startUndo);
  return { data: await read(call, call.params.import_id), message: sayCustomer('import.undoing') };
};

export const linkCustomerErrors: StoreHandler<`POST ${Imports}/{import_id}/error-files`> = async (call) => ({
  data: await linkOfErrors(call, customerImports),
});

export const exportCustomers: StoreHandler<'POST /marketplace/v1/stores/{id}/customer-exports'> = async (
  call,
) => {
  const { storeId, actor, body } = call;
  assertSalesSeen(actor, body);
  const input = { store_id: storeId, filter: body, sees_sales: can(actor, 'seeAllSales') };
  // Who took the customers along is on record, although nothing changes; what was searched for may be a person.
  await call.command('export_customers', async (_db, notes) =>
    notes.audit({ subject: '', after: { ...body, search: body.search === '' ? '' : '…' } }),
  );
  return { data: { url: signedLink(call.services.secrets, 'customer_export', input, call.now) } };
};

async function read(
  call: Parameters<typeof readImport>[0],
  id: string,
): Promise<z.output<typeof customerImport>> {
  const { record, view } = await readImport(call, customerImports, id);
  return { ...view, mapping: [...(record.mapping as CustomerMapping)] };
}
