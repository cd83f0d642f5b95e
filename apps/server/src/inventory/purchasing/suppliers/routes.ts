import type { supplier } from '@sokoni/contract/inventory/suppliers';
import type * as z from 'zod';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { sayPurchasing } from '#inventory/purchasing/sentences.ts';
import { addSupplier, changeSupplier } from './save-supplier.ts';
import { findSupplier, findSuppliers, type ListedSupplier } from './supplier-queries.ts';

function supplierView(row: ListedSupplier): z.output<typeof supplier> {
  return {
    id: row.id,
    name: row.name,
    contact: row.contact,
    email: row.email,
    phone: row.phone,
    address: row.address,
    lead_days: row.lead_days,
    notes: row.notes,
    archived_at: row.archived_at?.toISOString() ?? null,
    open_orders: row.open_orders,
  };
}

export const listSuppliers: StoreHandler<'GET /marketplace/v1/stores/{id}/suppliers'> = async (call) => {
  const { query } = call;
  if (query.sort !== '') throw invalidField('sort', sayPurchasing('list.byName'));
  const page = await call.read((db) => findSuppliers(db, call.storeId, query, pageWindow(query)));
  return { data: pageAnswer(query, page, supplierView) };
};

type SupplierCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/suppliers/{supplier_id}'>,
  'read' | 'storeId'
>;

async function readSupplier(call: SupplierCall, id: string) {
  const row = await call.read((db) => findSupplier(db, call.storeId, id));
  if (!row) throw new DomainError('not_found');
  return supplierView(row);
}

export const getSupplier: StoreHandler<'GET /marketplace/v1/stores/{id}/suppliers/{supplier_id}'> = async (
  call,
) => ({ data: await readSupplier(call, call.params.supplier_id) });

export const postSupplier: StoreHandler<'POST /marketplace/v1/stores/{id}/suppliers'> = async (call) => {
  const id = await call.command('add_supplier', async (db, notes) => {
    const made = await addSupplier(db, call.storeId, call.body, call.now);
    notes.audit({ subject: `supplier:${made}`, after: { name: call.body.name } });
    return made;
  });
  return {
    data: await readSupplier(call, id),
    message: sayPurchasing('supplier.added', { name: call.body.name }),
  };
};

export const updateSupplier: StoreHandler<'PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}'> = async (
  call,
) => {
  const id = call.params.supplier_id;
  await call.command('update_supplier', async (db, notes) => {
    const { after } = await changeSupplier(db, call.storeId, id, call.body, call.now);
    // Who answers the telephone there is a person: the fields are named, not copied.
    notes.audit({ subject: `supplier:${id}`, after: { changed: Object.keys(after) } });
  });
  return { data: await readSupplier(call, id), message: sayPurchasing('supplier.saved') };
};
