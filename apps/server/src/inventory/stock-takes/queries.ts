import type { StockTakeScope, Uncounted } from '@sokoni/rules/stock/stock-take';
import type { JobState } from '@sokoni/rules/stores/store-job';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import type { StockTakeLines, StockTakes } from '#core/database/tables.ts';

export type StockTakeRow = Selectable<StockTakes>;
export type LineRow = Selectable<StockTakeLines>;

/** What a stock-take goes over. */
export interface Scope {
  scope: StockTakeScope;
  /** The brand or the tag. */
  value: string;
  categoryIds: readonly string[];
  variantIds: readonly string[];
}

export interface NewCount {
  id: string;
  variantId: string | null;
  code: string;
  kind: 'scan' | 'typed';
  units: number;
}

/** Whether the row is in; it is not when the id is taken. */
export async function insertStockTake(db: Db, row: Insertable<StockTakes>): Promise<boolean> {
  const inserted = await db
    .insertInto('stock_takes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Whether the place is being counted. */
export async function isBeingCounted(db: Db, storeId: string, locationId: string): Promise<boolean> {
  const open = await db
    .selectFrom('stock_takes')
    .select('id')
    .where('store_id', '=', storeId)
    .where('location_id', '=', locationId)
    .where('state', 'in', ['counting', 'applying'])
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Makes a line for every variant of the scope with what is on hand now. Items that are not counted at all are left out, and
 * archived ones too, unless some lie there.
 * @param atMost the rest is left out
 * @returns how many there are
 */
export async function insertLines(
  db: Db,
  storeId: string,
  take: { id: string; locationId: string },
  { scope, value, categoryIds, variantIds }: Scope,
  atMost: number,
): Promise<number> {
  const narrowed = {
    all: sql`true`,
    category: sql`product.category_id = any (${[...categoryIds]}::uuid[])`,
    brand: sql`product.brand = ${value}`,
    tag: sql`product.id in (select product_id from product_tags where store_id = ${storeId} and tag = ${value})`,
    list: sql`variant.id = any (${[...variantIds]}::uuid[])`,
  }[scope];
  const { numAffectedRows } = await sql`
    insert into stock_take_lines (store_id, stock_take_id, variant_id, expected)
    select variant.store_id, ${take.id}, variant.id, coalesce(level.on_hand, 0)
    from variants variant
    join products product on product.store_id = variant.store_id and product.id = variant.product_id
    left join stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
      and level.location_id = ${take.locationId}
    where variant.store_id = ${storeId} and ${narrowed}
      and ((variant.track_quantity and product.status <> 'archived') or level.on_hand <> 0)
    limit ${atMost}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The stock-take; `share` lets others count beside, `update` keeps everybody off. */
export async function lockStockTake(
  db: Db,
  storeId: string,
  id: string,
  mode: 'share' | 'update',
): Promise<StockTakeRow | undefined> {
  const query = db.selectFrom('stock_takes').selectAll().where('store_id', '=', storeId).where('id', '=', id);
  return (mode === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst();
}

export async function updateStockTake(
  db: Db,
  storeId: string,
  id: string,
  values: Updateable<StockTakes>,
): Promise<void> {
  await db
    .updateTable('stock_takes')
    .set(values)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Which variants these SKUs and barcodes name. */
export async function findVariantsByCode(
  db: Db,
  storeId: string,
  skuKeys: readonly string[],
  barcodes: readonly string[],
): Promise<{ id: string; sku_key: string | null; barcode: string | null }[]> {
  const { rows } = await sql<{ id: string; sku_key: string | null; barcode: string | null }>`
    select id, sku_key, barcode from variants
    where store_id = ${storeId} and (sku_key = any (${[...skuKeys]}::text[]) or barcode = any (${[...barcodes]}::text[]))`.execute(
    db,
  );
  return rows;
}

/** Which of these counts were noted before. */
export async function findNotedCounts(
  db: Db,
  storeId: string,
  stockTakeId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stock_take_counts')
    .select('id')
    .where('store_id', '=', storeId)
    .where('stock_take_id', '=', stockTakeId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** @returns the ids that were not there before */
export async function insertCounts(
  db: Db,
  storeId: string,
  stockTakeId: string,
  counts: readonly NewCount[],
  { actor, occurredAt, receivedAt }: Action,
): Promise<Set<string>> {
  const rows = await db
    .insertInto('stock_take_counts')
    .values(
      counts.map(({ id, variantId, code, kind, units }) => ({
        store_id: storeId,
        stock_take_id: stockTakeId,
        id,
        variant_id: variantId,
        code,
        kind,
        units,
        ...actorColumns(actor),
        at: occurredAt,
        received_at: receivedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The lines of these variants, made where the scope does not have them; the levels of the variants must be held. */
export async function lockLinesOf(
  db: Db,
  storeId: string,
  stockTakeId: string,
  levels: readonly { variant_id: string; on_hand: number }[],
): Promise<LineRow[]> {
  const variantIds = levels.map(({ variant_id }) => variant_id);
  await db
    .insertInto('stock_take_lines')
    .values(
      levels.map(({ variant_id, on_hand }) => ({
        store_id: storeId,
        stock_take_id: stockTakeId,
        variant_id,
        expected: on_hand,
        counted: null,
        level_then: null,
        counted_at: null,
        outside: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('stock_take_lines')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('stock_take_id', '=', stockTakeId)
    .where('variant_id', 'in', variantIds)
    .orderBy('variant_id')
    .forUpdate()
    .execute();
}

export async function updateCounted(
  db: Db,
  storeId: string,
  stockTakeId: string,
  lines: readonly Pick<LineRow, 'variant_id' | 'counted' | 'level_then' | 'moved_meanwhile'>[],
  at: Date,
): Promise<void> {
  await sql`
    update stock_take_lines line
    set counted = seen.counted, level_then = seen.level_then, moved_meanwhile = seen.moved, counted_at = ${at}
    from unnest(
      ${lines.map(({ variant_id }) => variant_id)}::uuid[], ${lines.map(({ counted }) => counted)}::int[],
      ${lines.map(({ level_then }) => level_then)}::int[], ${lines.map(({ moved_meanwhile }) => moved_meanwhile)}::boolean[]
    ) as seen (variant_id, counted, level_then, moved)
    where line.store_id = ${storeId} and line.stock_take_id = ${stockTakeId} and line.variant_id = seen.variant_id`.execute(
    db,
  );
}

/** The next lines to put right, in the order in which levels are locked. */
export async function lockUnapplied(
  db: Db,
  storeId: string,
  stockTakeId: string,
  uncounted: Uncounted,
  limit: number,
): Promise<(LineRow & { counted_later: boolean })[]> {
  const { rows } = await sql<LineRow & { counted_later: boolean }>`
    select line.*, exists (
      select from stock_movements moved
      where moved.store_id = line.store_id and moved.variant_id = line.variant_id
        and moved.location_id = take.location_id and moved.reason = 'count' and moved.at > coalesce(line.counted_at, take.created_at)
    ) as counted_later
    from stock_take_lines line
    join stock_takes take on take.store_id = line.store_id and take.id = line.stock_take_id
    where line.store_id = ${storeId} and line.stock_take_id = ${stockTakeId} and not line.applied and ${toApply(uncounted)}
    order by line.variant_id limit ${limit}
    for update of line`.execute(db);
  return rows;
}

export async function countUnapplied(
  db: Db,
  storeId: string,
  stockTakeId: string,
  uncounted: Uncounted,
): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    select count(*)::int as lines from stock_take_lines line
    where line.store_id = ${storeId} and line.stock_take_id = ${stockTakeId} and not line.applied and ${toApply(uncounted)}`.execute(
    db,
  );
  return rows[0]?.lines ?? 0;
}

export async function markApplied(
  db: Db,
  storeId: string,
  stockTakeId: string,
  variantIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('stock_take_lines')
    .set({ applied: true })
    .where('store_id', '=', storeId)
    .where('stock_take_id', '=', stockTakeId)
    .where('variant_id', 'in', [...variantIds])
    .execute();
}

/** How a work of the store stands; undefined without one. */
export async function findJobState(db: Db, storeId: string, id: string): Promise<JobState | undefined> {
  const job = await db
    .selectFrom('store_jobs')
    .select('state')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return job?.state;
}

/** What is to be put right: what was counted, and on demand what should have been there and was not. */
function toApply(uncounted: Uncounted) {
  return uncounted === 'zero'
    ? sql`(line.counted is not null or line.expected <> 0)`
    : sql`line.counted is not null`;
}
