import type { shoppingList } from '@sokoni/contract/wholesale/shopping-lists';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { newId } from '#core/ids.ts';
import type { OrderedLine } from '../buying/ordering/cart-queries.ts';
import { asCompany } from '../buying/suppliers/in-supplier-store.ts';
import { findOrderable, readCart } from '../buying/suppliers/read-offered.ts';
import { findSupplier } from '../buying/suppliers/supplier-queries.ts';
import {
  deleteShoppingList,
  findShoppingList,
  findShoppingLists,
  insertShoppingList,
  type ListedShoppingList,
  replaceLines,
  type ShoppingListRow,
} from './list-queries.ts';
import { sayShoppingLists as say } from './sentences.ts';

const base = '/marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists' as const;

interface OfSupplier {
  storeId: string;
  params: { supplier_store_id: string };
}

const placeOf = ({ storeId, params }: OfSupplier) => ({ storeId, supplierId: params.supplier_store_id });

function listView({ updated_at, ...row }: ListedShoppingList): z.output<typeof shoppingList> {
  return { ...row, updated_at: updated_at.toISOString() };
}

function listed({ id, name, lines, updated_at }: ShoppingListRow): z.output<typeof shoppingList> {
  return listView({ id, name, items: lines.length, updated_at });
}

/** @throws DomainError `not_found` */
async function readList(db: Db, call: OfSupplier, id: string): Promise<ShoppingListRow> {
  const row = await findShoppingList(db, placeOf(call), id);
  if (!row) throw new DomainError('not_found');
  return row;
}

/** @throws DomainError `not_found` for the supplier, `not_a_company`, `invalid_fields` for what is not offered to the store */
async function assertOffered(db: Db, call: OfSupplier, lines: readonly OrderedLine[]): Promise<void> {
  const { storeId: buyerStoreId, supplierId } = placeOf(call);
  const ids = lines.map(({ variant_id }) => variant_id.toLowerCase());
  const offered = await asCompany(db, { buyerStoreId, supplierId }, (agreement) =>
    findOrderable(db, agreement, ids),
  );
  if (ids.some((id) => !offered.has(id))) throw invalidField('lines', say('notOffered'));
}

export const listShoppingLists: StoreHandler<`GET ${typeof base}`> = async (call) => {
  const rows = await call.read(async (db) => {
    if (!(await findSupplier(db, placeOf(call).supplierId))) throw new DomainError('not_found');
    return findShoppingLists(db, placeOf(call));
  });
  return { data: rows.map(listView) };
};

export const getShoppingList: StoreHandler<`GET ${typeof base}/{shopping_list_id}`> = async (call) => {
  const { storeId: buyerStoreId, supplierId } = placeOf(call);
  const data = await call.read(async (db) => {
    const row = await readList(db, call, call.params.shopping_list_id);
    const { lines } = await asCompany(db, { buyerStoreId, supplierId }, (agreement) =>
      readCart(db, agreement, row),
    );
    return { ...listed(row), lines };
  });
  return { data };
};

export const postShoppingList: StoreHandler<`POST ${typeof base}`> = async (call) => {
  const { storeId, supplierId } = placeOf(call);
  const { name, lines } = call.body;
  const row = await call.command('add_shopping_list', async (db, notes) => {
    await assertOffered(db, call, lines);
    const known = await findShoppingLists(db, { storeId, supplierId });
    if (known.length >= wholesaleLimits.shoppingLists) throw new DomainError('shopping_list_limit');
    const made = {
      ...{ store_id: storeId, id: call.body.id?.toLowerCase() ?? newId(), supplier_store_id: supplierId },
      ...{ name, lines, created_at: call.now, updated_at: call.now },
    };
    if (!(await insertShoppingList(db, made))) throw new DomainError('shopping_list_taken');
    notes.audit({ subject: `shopping_list:${made.id}`, after: { name, items: lines.length } });
    return made;
  });
  return { data: listed(row), message: say('added', { name }) };
};

export const putShoppingList: StoreHandler<`PUT ${typeof base}/{shopping_list_id}`> = async (call) => {
  const id = call.params.shopping_list_id;
  const { lines } = call.body;
  await call.command('update_shopping_list', async (db, notes) => {
    await assertOffered(db, call, lines);
    if (!(await replaceLines(db, placeOf(call), { id, lines, now: call.now })))
      throw new DomainError('not_found');
    notes.audit({ subject: `shopping_list:${id}`, after: { items: lines.length } });
  });
  const row = await call.read((db) => readList(db, call, id));
  return { data: listed(row), message: say('saved', { name: row.name }) };
};

export const removeShoppingList: StoreHandler<`DELETE ${typeof base}/{shopping_list_id}`> = async (call) => {
  const id = call.params.shopping_list_id;
  const message = await call.command('delete_shopping_list', async (db, notes) => {
    const { name, lines } = await readList(db, call, id);
    await deleteShoppingList(db, placeOf(call), id);
    notes.audit({ subject: `shopping_list:${id}`, before: { name, items: lines.length } });
    return say('deleted', { name });
  });
  return { data: { message } };
};
