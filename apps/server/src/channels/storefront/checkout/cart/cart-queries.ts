import type { WebCartLine } from '@sokoni/rules/storefront/web-cart';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Carts } from '#core/database/tables.ts';

export type CartRow = Omit<Selectable<Carts>, 'lines'> & { lines: readonly WebCartLine[] };

export async function findCart(db: Db, storeId: string, tokenHash: Buffer): Promise<CartRow | undefined> {
  return (await cartBy(db, storeId, tokenHash).executeTakeFirst()) as CartRow | undefined;
}

/** The cart, held until the end of the transaction. */
export async function lockCart(db: Db, storeId: string, tokenHash: Buffer): Promise<CartRow | undefined> {
  return (await cartBy(db, storeId, tokenHash).forUpdate().executeTakeFirst()) as CartRow | undefined;
}

/** The same by its id. */
export async function lockCartById(db: Db, storeId: string, id: string): Promise<CartRow | undefined> {
  const row = await db
    .selectFrom('carts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as CartRow | undefined;
}

/** What a change of a cart needs of it. */
export type OpenCart = Pick<CartRow, 'store_id' | 'id' | 'token_hash' | 'lines' | 'version' | 'created_at'>;

/** Writes what is bought, and the next version; one that was never written is new. */
export async function writeCart(
  db: Db,
  { store_id, id, token_hash, version, created_at }: OpenCart,
  {
    lines,
    now,
    ...rest
  }: { lines?: readonly WebCartLine[]; now: Date } & Pick<
    Updateable<Carts>,
    'discount_code' | 'email' | 'reminders'
  >,
): Promise<void> {
  const changed = {
    ...rest,
    ...(lines === undefined ? {} : { lines: JSON.stringify(lines) }),
    version: version + 1,
    updated_at: now,
  };
  const test = sql<boolean>`(select mode = 'test' from stores where id = ${store_id})`;
  await db
    .insertInto('carts')
    .values({ store_id, id, token_hash, created_at, test, ...changed })
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doUpdateSet(changed))
    .execute();
}

/** Writes beside what is bought: whom to remind, and that it was done. */
export async function noteOnCart(
  db: Db,
  { store_id, id }: Pick<CartRow, 'store_id' | 'id'>,
  values: Pick<Updateable<Carts>, 'email' | 'reminders' | 'reminded_at' | 'token_hash'>,
): Promise<void> {
  await db.updateTable('carts').set(values).where('store_id', '=', store_id).where('id', '=', id).execute();
}

/** Carts that were left between two times by somebody who wants to be reminded, and have something in them. */
export async function findLeftCarts(
  db: Db,
  storeId: string,
  { after, before }: { after: Date; before: Date },
): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select * from carts
    where store_id = ${storeId} and reminders and reminded_at is null and email <> '' and lines <> '[]'
      and updated_at > ${after} and updated_at <= ${before}
    order by updated_at limit 500
    for update skip locked`.execute(db);
  return rows;
}

export async function findStoresWithLeftCarts(
  db: Db,
  { after, before }: { after: Date; before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from stores_with_left_carts(${after}, ${before}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ShopNameRow {
  name: string;
  sub_domain: string;
  email: string;
  language: string;
  extra_languages: string[];
}

/** Who writes of carts: the store's name, where it answers and who is answered; undefined for one that is closed. */
export async function findShopName(db: Db, storeId: string): Promise<ShopNameRow | undefined> {
  const { rows } = await sql<ShopNameRow>`
    select name, sub_domain, email, language, extra_languages from stores where id = ${storeId} and closed_at is null`.execute(
    db,
  );
  return rows[0];
}

function cartBy(db: Db, storeId: string, tokenHash: Buffer) {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('token_hash', '=', tokenHash);
}
