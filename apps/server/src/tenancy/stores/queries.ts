import type { ContractType } from '@sokoni/rules/stores/account-contract';
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Images, Stores } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';

export interface AccountRow {
  contract_type: ContractType;
  trial_started_at: Date | null;
  trial_ends_at: Date | null;
}

/** A store with the contract of the account that owns it. */
export type StoreRow = Selectable<Stores> & AccountRow;

export type NewStore = Insertable<Stores>;

const accountColumns = sql`account.contract_type, account.trial_started_at, account.trial_ends_at`;
const storesWithAccount = sql`stores join accounts account on account.id = stores.account_id`;

export async function findStore(db: Db, storeId: string): Promise<StoreRow | undefined> {
  const { rows } = await sql<StoreRow>`
    select stores.*, ${accountColumns} from ${storesWithAccount} where stores.id = ${storeId}`.execute(db);
  return rows[0];
}

/** The row of the transaction's store, held until its end; staff and invites can still be added meanwhile. */
export async function lockStore(db: Db, storeId: string): Promise<StoreRow | undefined> {
  const { rows } = await sql<StoreRow>`
    select stores.*, ${accountColumns} from ${storesWithAccount} where stores.id = ${storeId}
    for no key update of stores`.execute(db);
  return rows[0];
}

function openStoresOf(userId: string) {
  return sql`${storesWithAccount} join staff on staff.store_id = stores.id
    where staff.user_id = ${userId} and stores.closed_at is null`;
}

/** The open stores in which the user works, by name; 500 are more than anyone chooses from. */
export async function findStoresOfUser(db: Db, userId: string): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    select stores.*, ${accountColumns} from ${openStoresOf(userId)}
    order by stores.name collate app.names, stores.id limit 500`.execute(db);
  return rows;
}

const sortColumns = {
  name: sql`stores.name collate app.names`,
  created_at: sql`stores.created_at`,
};

export async function findPageOfStores(
  db: Db,
  userId: string,
  search: string,
  sort: { key: keyof typeof sortColumns; direction: 'asc' | 'desc' },
  window: { limit: number; offset: number },
): Promise<Page<StoreRow>> {
  const named = sql`strpos(lower(unaccent(stores.name || ' ' || stores.sub_domain)), lower(unaccent(${search}))) > 0`;
  const found = search === '' ? openStoresOf(userId) : sql`${openStoresOf(userId)} and ${named}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(db);
  const { rows } = await sql<StoreRow>`
    select stores.*, ${accountColumns} from ${found}
    order by ${sortColumns[sort.key]} ${sort.direction === 'desc' ? sql`desc` : sql`asc`}, stores.id
    limit ${window.limit} offset ${window.offset}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Everybody has one. */
export async function findAccount(db: Db, userId: string): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    select ${accountColumns} from accounts account where owner_user_id = ${userId}`.execute(db);
  return only(rows);
}

/** The stores of one account are created one after the other, so that their limit holds. */
export async function lockAccount(db: Db, userId: string): Promise<AccountRow & { id: string }> {
  const { rows } = await sql<AccountRow & { id: string }>`
    select account.id, ${accountColumns} from accounts account where owner_user_id = ${userId}
    for no key update`.execute(db);
  return only(rows);
}

function only<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('A user has no account');
  return row;
}

/** Stores of the account that are open, or were closed so lately that they can come back. */
export async function countStores(db: Db, accountId: string, closedAfter: Date): Promise<number> {
  const { count } = await db
    .selectFrom('stores')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where((is) => is.or([is('closed_at', 'is', null), is('closed_at', '>', closedAfter)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the row is in; it is not when a store has this id or this business code already. */
export async function insertStore(db: Db, store: NewStore): Promise<boolean> {
  const inserted = await db
    .insertInto('stores')
    .values(store)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function updateStoreRow(db: Db, storeId: string, values: Updateable<Stores>): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await db.updateTable('stores').set(values).where('id', '=', storeId).execute();
}

/** Stores that the user created and closed after `closedAfter`, the last one first. */
export async function findClosedStores(
  db: Db,
  userId: string,
  closedAfter: Date,
): Promise<{ id: string; name: string; closed_at: Date }[]> {
  return db
    .selectFrom('staff')
    .innerJoin('stores', 'stores.id', 'staff.store_id')
    .select(['stores.id', 'stores.name', sql<Date>`stores.closed_at`.as('closed_at')])
    .where('staff.user_id', '=', userId)
    .where('stores.created_by', '=', userId)
    .where('stores.closed_at', '>', closedAfter)
    .orderBy('stores.closed_at', 'desc')
    .execute();
}

/** Whether the trial began with this call. */
export async function beginTrial(db: Db, accountId: string, now: Date, endsAt: Date): Promise<boolean> {
  const begun = await db
    .updateTable('accounts')
    .set({ trial_started_at: now, trial_ends_at: endsAt })
    .where('id', '=', accountId)
    .where('trial_started_at', 'is', null)
    .executeTakeFirst();
  return begun.numUpdatedRows === 1n;
}

export interface StoreFigures {
  staff: number;
  open_invites: number;
}

export async function findFigures(db: Db, storeId: string, now: Date): Promise<StoreFigures> {
  const { rows } = await sql<StoreFigures>`
    select (select count(*) from app.staff where store_id = ${storeId}) as staff,
           (select count(*) from app.invites where store_id = ${storeId} and expires_at > ${now}) as open_invites`.execute(
    db,
  );
  const [figures] = rows;
  return figures ?? { staff: 0, open_invites: 0 };
}

export async function insertImage(
  db: Db,
  image: Omit<Insertable<Images>, 'created_at'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('images')
    .values({ ...image, created_at: now })
    .execute();
}

/** Pictures of the store that nothing refers to. */
export async function countUnusedImages(db: Db, storeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('images')
    .innerJoin('stores', 'stores.id', 'images.store_id')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('images.store_id', '=', storeId)
    .where('images.entity', '=', 'store')
    .where(sql<SqlBool>`stores.logo_image_id is distinct from images.id`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteImage(db: Db, storeId: string, imageId: string): Promise<void> {
  await db.deleteFrom('images').where('store_id', '=', storeId).where('id', '=', imageId).execute();
}

/** For operators, who own the tables: sets the contract of the account behind a store. */
export async function setContractOf(
  db: Db,
  businessCode: string,
  contractType: ContractType,
): Promise<{ store_id: string; name: string } | undefined> {
  return db
    .updateTable('accounts')
    .from('stores')
    .set({ contract_type: contractType })
    .whereRef('accounts.id', '=', 'stores.account_id')
    .where('stores.business_code', '=', businessCode)
    .returning(['stores.id as store_id', 'stores.name'])
    .executeTakeFirst();
}
