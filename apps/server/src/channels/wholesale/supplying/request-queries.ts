import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { WholesaleRequests } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';

export type RequestRow = Selectable<WholesaleRequests>;

/** A request with what the store is called, and who asked there. */
export interface ListedRequest extends RequestRow {
  store_name: string | null;
  /** Empty once erased; null for a business without a store. */
  person: string | null;
}

const details = sql`
  request.*, buyer.name as store_name, trim(person.first_name || ' ' || person.last_name) as person`;

export async function findRequests(
  db: Db,
  storeId: string,
  status: RequestRow['status'] | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<ListedRequest>> {
  const inStatus = status === undefined ? sql`` : sql`and request.status = ${status}`;
  const found = sql`from wholesale_requests request where request.store_id = ${storeId} ${inStatus}`;
  const { rows } = await sql<ListedRequest>`
    with page as materialized (
      select request.* ${found} order by request.created_at desc, request.id desc limit ${limit} offset ${offset}
    )
    select ${details}
    from page request
    left join users person on person.id = request.requested_by
    left join stores_that_buy(array(select page.buyer_store_id from page)) buyer on buyer.buyer_store_id = request.buyer_store_id
    order by request.created_at desc, request.id desc`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

export async function findRequest(db: Db, storeId: string, id: string): Promise<ListedRequest | undefined> {
  const { rows } = await sql<ListedRequest>`
    select ${details}
    from wholesale_requests request
    left join users person on person.id = request.requested_by
    left join stores_that_buy(array(
      select asked.buyer_store_id from wholesale_requests asked where asked.store_id = ${storeId} and asked.id = ${id}
    )) buyer on buyer.buyer_store_id = request.buyer_store_id
    where request.store_id = ${storeId} and request.id = ${id}`.execute(db);
  return rows[0];
}

/** The request, held until the end of the transaction. */
export async function lockRequest(db: Db, storeId: string, id: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('wholesale_requests')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRequest(
  db: Db,
  { store_id, id }: RequestRow,
  values: Updateable<WholesaleRequests>,
): Promise<void> {
  await db
    .updateTable('wholesale_requests')
    .set(values)
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

/** Takes out of all requests of a store what it told of itself. */
export async function forgetRequests(db: Db, storeId: string, buyerStoreId: string): Promise<void> {
  await db
    .updateTable('wholesale_requests')
    .set({ company_name: '', email: '', phone: '', tax_number: '', message: '' })
    .where('store_id', '=', storeId)
    .where('buyer_store_id', '=', buyerStoreId)
    .execute();
}

/** What the mail about a decision says. */
export interface DecisionToMail {
  status: RequestRow['status'];
  reason: string;
  /** Of who asked. */
  email: string;
  language: string | null;
  store: string;
  store_email: string;
  /** Whether a store has asked, and buys in the console. */
  by_store: boolean;
}

/** A decision whose mail has a reader and a sender: neither has gone. */
export async function findDecisionToMail(
  db: Db,
  storeId: string,
  requestId: string,
): Promise<DecisionToMail | undefined> {
  const { rows } = await sql<DecisionToMail>`
    select request.status, request.reason, coalesce(person.email, request.email) as email,
           coalesce(person.language, request.language) as language, store.name as store, store.email as store_email,
           request.buyer_store_id is not null as by_store
    from wholesale_requests request
    join stores store on store.id = request.store_id and store.closed_at is null
    left join users person on person.id = request.requested_by
    where request.store_id = ${storeId} and request.id = ${requestId} and request.status <> 'pending' and person.erased_at is null
      and coalesce(person.email, request.email) <> ''`.execute(db);
  return rows[0];
}
