import type { EditableProduct, EditableVariant } from '@sokoni/rules/products/bulk-edit';
import type { ProductDifference } from '@sokoni/rules/products/bulk-edit-undo';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Page } from '#core/http/paging.ts';

/** A product as it is when a change comes to it. */
export interface FoundProduct extends EditableProduct {
  id: string;
  title: string;
}

/** What became of a product. */
export interface Outcome {
  product_id: string;
  state: 'changed' | 'unchanged' | 'failed' | 'undone';
  title?: string;
  reason?: string;
  difference?: ProductDifference | null;
}

/** A step takes so many products, or fewer with so many variants. */
const stepProducts = 200;
const stepVariants = 2000;

/** Writes down which products a job is about; answers how many they are. */
export async function insertSelection(db: Db, jobId: string, selected: RawBuilder<unknown>): Promise<number> {
  const inserted = await sql`
    insert into bulk_edit_products (store_id, job_id, product_id)
    select product.store_id, ${jobId}::uuid, product.id ${selected}`.execute(db);
  return Number(inserted.numAffectedRows ?? 0n);
}

/** The next products of a job in this state, in the order of their ids. */
export async function findNext(
  db: Db,
  storeId: string,
  jobId: string,
  state: 'waiting' | 'changed',
  after: string | null,
): Promise<{ product_id: string; difference: ProductDifference }[]> {
  const { rows } = await sql<{ product_id: string; difference: ProductDifference }>`
    select product_id, jsonb_build_object('before', before, 'after', after) as difference
    from (
      select item.product_id, item.before, item.after,
             sum(coalesce(product.variant_count, 0)) over (order by item.product_id) - coalesce(product.variant_count, 0) as variants
      from (
        select * from bulk_edit_products
        where store_id = ${storeId} and job_id = ${jobId} and state = ${state}
          and (${after}::uuid is null or product_id > ${after}::uuid)
        order by product_id limit ${stepProducts}
      ) item
      left join products product on product.store_id = item.store_id and product.id = item.product_id
    ) page
    where variants < ${stepVariants}
    order by product_id`.execute(db);
  return rows;
}

/** Products with what a change may touch, held until the end of the transaction; in the order of their ids. */
export async function lockProducts(db: Db, storeId: string, ids: readonly string[]): Promise<FoundProduct[]> {
  await sql`
    select 1 from products where store_id = ${storeId} and id = any (${[...ids]}::uuid[])
    order by id for update`.execute(db);
  return findProducts(db, storeId, ids);
}

export async function findProducts(db: Db, storeId: string, ids: readonly string[]): Promise<FoundProduct[]> {
  const { rows } = await sql<Omit<FoundProduct, 'variants'>>`
    select id, title, status, brand, category_id, exempt_vat,
           array(
             select tag from product_tags tagged
             where tagged.store_id = product.store_id and tagged.product_id = product.id order by tag
           ) as tags
    from products product
    where store_id = ${storeId} and id = any (${[...ids]}::uuid[])
    order by id`.execute(db);
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'product_id', 'name', 'price', 'sales_price', 'on_sales', 'cost'])
    .where('store_id', '=', storeId)
    .where('product_id', 'in', [...ids])
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const variantsOf = new Map<string, EditableVariant[]>(ids.map((id) => [id, []]));
  for (const variant of variants) variantsOf.get(variant.product_id)?.push(variant);
  return rows.map((row) => ({ ...row, variants: variantsOf.get(row.id) ?? [] }));
}

/** The names of variants by their ids, for what is shown of them. */
export async function findVariantNames(
  db: Db,
  storeId: string,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'name'])
    .where('store_id', '=', storeId)
    .where('product_id', 'in', [...productIds])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Writes the fields of products as a whole; `words` are what search finds one by. */
export async function writeProducts(
  db: Db,
  storeId: string,
  products: readonly (EditableProduct & { id: string; words: string })[],
  now: Date,
): Promise<void> {
  const rows = products.map(({ variants: _, tags: __, ...row }) => row);
  await sql`
    update products product
    set status = changed.status, brand = changed.brand, category_id = changed.category_id, exempt_vat = changed.exempt_vat,
        search_text = search_key(changed.words), version = product.version + 1, updated_at = ${now},
        updated_by = current_user_id()
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as changed (id uuid, status text, brand text, category_id uuid, exempt_vat boolean, words text)
    where product.store_id = ${storeId} and product.id = changed.id`.execute(db);
}

export async function writeVariants(
  db: Db,
  storeId: string,
  variants: readonly EditableVariant[],
): Promise<void> {
  if (variants.length === 0) return;
  await sql`
    update variants variant
    set price = changed.price, sales_price = changed.sales_price, on_sales = changed.on_sales, cost = changed.cost
    from json_to_recordset(${JSON.stringify(variants)}::json)
      as changed (id uuid, price bigint, sales_price bigint, on_sales boolean, cost bigint)
    where variant.store_id = ${storeId} and variant.id = changed.id`.execute(db);
}

/** Takes tags from products and gives them others. */
export async function writeTags(
  db: Db,
  storeId: string,
  tags: { gone: readonly ProductTag[]; came: readonly ProductTag[] },
): Promise<void> {
  await sql`
    delete from product_tags tagged
    using json_to_recordset(${JSON.stringify(tags.gone)}::json) as gone (product_id uuid, tag text)
    where tagged.store_id = ${storeId} and tagged.tag = gone.tag and tagged.product_id = gone.product_id`.execute(
    db,
  );
  await sql`
    insert into product_tags (store_id, product_id, tag)
    select ${storeId}::uuid, product_id, tag
    from json_to_recordset(${JSON.stringify(tags.came)}::json) as came (product_id uuid, tag text)
    on conflict do nothing`.execute(db);
}

export interface ProductTag {
  product_id: string;
  tag: string;
}

export async function deleteProducts(db: Db, storeId: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('products')
    .where('store_id', '=', storeId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Which of these categories the store still has. */
export async function findCategoryIds(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function noteOutcomes(
  db: Db,
  storeId: string,
  jobId: string,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  const rows = outcomes.map(({ difference, ...rest }) => ({ ...rest, ...difference }));
  await sql`
    update bulk_edit_products item
    set state = outcome.state, at = ${now},
        title = coalesce(outcome.title, ''), reason = coalesce(outcome.reason, ''),
        before = coalesce(outcome.before, item.before), after = coalesce(outcome.after, item.after)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as outcome (product_id uuid, state text, title text, reason text, before jsonb, after jsonb)
    where item.store_id = ${storeId} and item.job_id = ${jobId} and item.product_id = outcome.product_id`.execute(
    db,
  );
}

export async function countToUndo(db: Db, storeId: string, jobId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from bulk_edit_products
    where store_id = ${storeId} and job_id = ${jobId} and state = 'changed'`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Which of these jobs still have something to take back, and the job that last took it back. */
export async function findUndoStates(
  db: Db,
  storeId: string,
  jobIds: readonly string[],
): Promise<Map<string, { hasChanged: boolean; undoJobId: string | null; isUndoing: boolean }>> {
  const { rows } = await sql<{ id: string; has_changed: boolean; undo_id: string | null; undoing: boolean }>`
    select edit.id,
           exists (
             select 1 from bulk_edit_products item
             where item.store_id = ${storeId} and item.job_id = edit.id and item.state = 'changed'
           ) as has_changed,
           undo.id as undo_id, coalesce(undo.state in ('waiting', 'running'), false) as undoing
    from unnest(${[...jobIds]}::uuid[]) as edit (id)
    left join lateral (
      select id, state from store_jobs
      where store_id = ${storeId} and input ? 'undoes' and input ->> 'undoes' = edit.id::text
      order by created_at desc limit 1
    ) undo on true`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      { hasChanged: row.has_changed, undoJobId: row.undo_id, isUndoing: row.undoing },
    ]),
  );
}

export interface FailureRow {
  product_id: string;
  title: string;
  reason: string;
  at: Date;
}

export async function findFailures(
  db: Db,
  storeId: string,
  jobId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<FailureRow>> {
  const { rows } = await sql<FailureRow>`
    select product_id, title, reason, at from bulk_edit_products
    where store_id = ${storeId} and job_id = ${jobId} and state = 'failed'
    order by product_id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from bulk_edit_products
    where store_id = ${storeId} and job_id = ${jobId} and state = 'failed'`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The first few products of a selection, in the order of their titles. */
export async function findFirst(db: Db, selected: RawBuilder<unknown>, howMany: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select product.id ${selected} order by product.title collate app.names, product.id limit ${howMany}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
