import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { isTaken } from '#core/database/access/failures.ts';
import { likeText } from '#core/database/access/like-text.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Suppliers } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';

export type SupplierRow = Selectable<Suppliers>;

export interface ListedSupplier extends SupplierRow {
  open_orders: number;
}

/** Orders of a supplier from which items may still come. */
const openOrders = sql<number>`(
  select count(*)::int from purchase_orders placed
  where placed.store_id = supplier.store_id and placed.supplier_id = supplier.id
    and placed.state in ('ordered', 'part_received')
)`.as('open_orders');

export async function findSuppliers(
  db: Db,
  storeId: string,
  { search, archived }: { search: string; archived: boolean },
  window: { limit: number; offset: number },
): Promise<Page<ListedSupplier>> {
  const found = db
    .selectFrom('suppliers as supplier')
    .where('supplier.store_id', '=', storeId)
    .where(sql<boolean>`(supplier.archived_at is not null)`, '=', archived)
    .$if(search !== '', (query) =>
      query.where(
        sql<string>`search_key(supplier.name || ' ' || supplier.contact)`,
        'like',
        sql<string>`'%' || search_key(${likeText(search)}) || '%'`,
      ),
    );
  const byName = sql`supplier.name collate app.names`;
  const page = found
    .selectAll('supplier')
    .orderBy(byName)
    .orderBy('supplier.id')
    .limit(window.limit)
    .offset(window.offset);
  // Apart, so that nobody counts the orders of the suppliers on the pages before.
  const rows = await db
    .selectFrom(page.as('supplier'))
    .selectAll('supplier')
    .select(openOrders)
    .orderBy(byName)
    .orderBy('supplier.id')
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findSupplier(db: Db, storeId: string, id: string): Promise<ListedSupplier | undefined> {
  return db
    .selectFrom('suppliers as supplier')
    .selectAll('supplier')
    .select(openOrders)
    .where('supplier.store_id', '=', storeId)
    .where('supplier.id', '=', id)
    .executeTakeFirst();
}

export async function lockSupplier(db: Db, storeId: string, id: string): Promise<SupplierRow | undefined> {
  return db
    .selectFrom('suppliers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Which of these can be ordered from; none of them is archived before the transaction ends. */
export async function findActiveSuppliers(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<Pick<SupplierRow, 'id' | 'name' | 'archived_at'>[]> {
  return db
    .selectFrom('suppliers')
    .select(['id', 'name', 'archived_at'])
    .where('store_id', '=', storeId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute();
}

export async function countSuppliers(db: Db, storeId: string): Promise<number> {
  const { total } = await db
    .selectFrom('suppliers')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether the row is in; it is not when an active supplier has this name, or any has this id. */
export async function insertSupplier(db: Db, row: Insertable<Suppliers>): Promise<boolean> {
  const inserted = await db
    .insertInto('suppliers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Whether the row is changed; it is not when another active supplier has this name, and the transaction is lost then. */
export async function updateSupplier(
  db: Db,
  storeId: string,
  id: string,
  values: Updateable<Suppliers>,
): Promise<boolean> {
  if (Object.keys(values).length === 0) return true;
  const change = db.updateTable('suppliers').set(values).where('store_id', '=', storeId).where('id', '=', id);
  try {
    await change.execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Remembers who brings these items, under which name and for how much; what is unknown now stays as it was known. */
export async function rememberItems(
  db: Db,
  storeId: string,
  supplierId: string,
  items: readonly { variantId: string; supplierSku: string; lastCost: number | null }[],
  at: Date,
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into supplier_variants as known (store_id, supplier_id, variant_id, supplier_sku, last_cost, ordered_at)
    select ${storeId}::uuid, ${supplierId}::uuid, variant_id, supplier_sku, last_cost, ${at}
    from unnest(
      ${items.map(({ variantId }) => variantId)}::uuid[], ${items.map(({ supplierSku }) => supplierSku)}::text[],
      ${items.map(({ lastCost }) => lastCost)}::bigint[]
    ) as line (variant_id, supplier_sku, last_cost)
    order by variant_id
    on conflict (store_id, supplier_id, variant_id) do update
    set supplier_sku = case when excluded.supplier_sku = '' then known.supplier_sku else excluded.supplier_sku end,
        last_cost = coalesce(excluded.last_cost, known.last_cost),
        ordered_at = greatest(known.ordered_at, excluded.ordered_at)`.execute(db);
}

/** The supplier that stands for a store on the platform. */
export async function findLinkedSupplier(
  db: Db,
  storeId: string,
  linkedStoreId: string,
): Promise<SupplierRow | undefined> {
  return db
    .selectFrom('suppliers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('linked_store_id', '=', linkedStoreId)
    .executeTakeFirst();
}
