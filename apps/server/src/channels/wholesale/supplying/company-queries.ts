import type { PaymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import {
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import { isTaken } from '#core/database/access/failures.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { WholesaleCompanies } from '#core/database/tables.ts';
import { searchCustomers } from '#customers/search/search-customers.ts';

export type CompanyRow = Selectable<WholesaleCompanies>;

/** A company with what the customer it is says of it. */
export interface ListedCompany {
  customer_id: string;
  name: string;
  email: string;
  phone: string;
  group_id: string | null;
  group_name: string | null;
  status: CompanyRow['status'];
  /** Its own; null: that of its group. */
  price_list_id: string | null;
  price_list_name: string | null;
  /** Null: as the settings say. */
  payment_terms: PaymentTerms | null;
  deposit_percent: string | null;
  tax_exempt: boolean;
  tax_number: string;
  buyer_store_id: string | null;
  buyer_store_name: string | null;
  credit_limit: number | null;
  outstanding: number;
  order_count: number;
  version: number;
  created_at: Date;
}

interface CompanyFilter {
  search: string;
  /** The one that this customer is, whatever is searched for. */
  customerId?: string | undefined;
}

const columns = sql`
  company.customer_id, customer.name, customer.email, customer.phone, customer.group_id, buying.name as group_name, company.status,
  company.price_list_id, list.name as price_list_name, company.payment_terms, company.deposit_percent, company.tax_exempt,
  company.tax_number, company.buyer_store_id, buyer.name as buyer_store_name, customer.credit_limit, customer.outstanding,
  customer.order_count, company.version, company.created_at`;

/** The rows of `company` and `customer`, with all that is shown of them. @param buyers an array of the stores they buy with */
function withDetails(buyers: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    left join customer_groups buying on buying.store_id = customer.store_id and buying.id = customer.group_id
    left join price_lists list on list.store_id = company.store_id and list.id = company.price_list_id
    left join stores_that_buy(${buyers}) buyer on buyer.buyer_store_id = company.buyer_store_id`;
}

const byName = sql`customer.name_key collate app.names, customer.id`;

/** A page of the companies by name: their ids are found before anything else is read. */
export async function findPageOfCompanies(
  db: Db,
  storeId: string,
  filter: CompanyFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedCompany[]> {
  const isFound = await foundBy(db, filter);
  const { rows } = await sql<ListedCompany>`
    with page as materialized (
      select company.* ${companies(storeId)} and ${isFound} order by ${byName} limit ${limit} offset ${offset}
    )
    select ${columns}
    from page company join customers customer on customer.store_id = ${storeId} and customer.id = company.customer_id
    ${withDetails(sql`array(select page.buyer_store_id from page where page.buyer_store_id is not null)`)}
    order by ${byName}`.execute(db);
  return rows;
}

/** The exact number of companies that a filter leaves. */
export async function countFoundCompanies(db: Db, storeId: string, filter: CompanyFilter): Promise<number> {
  if (filter.search === '' && filter.customerId === undefined) return countCompanies(db, storeId);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${companies(storeId)} and ${await foundBy(db, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Who is erased is no company any more; that this is said lets many be walked to by the index of names. */
function companies(storeId: string): RawBuilder<unknown> {
  return sql`
    from wholesale_companies company
    join customers customer on customer.store_id = company.store_id and customer.id = company.customer_id
    where company.store_id = ${storeId} and customer.store_id = ${storeId} and customer.erased_at is null`;
}

async function foundBy(db: Db, { search, customerId }: CompanyFilter): Promise<RawBuilder<SqlBool>> {
  if (customerId !== undefined) return sql<SqlBool>`company.customer_id = ${customerId}`;
  return search === '' ? sql<SqlBool>`true` : searchCustomers(db, search);
}

export async function countCompanies(db: Db, storeId: string): Promise<number> {
  const { total } = await db
    .selectFrom('wholesale_companies')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function findListedCompany(
  db: Db,
  storeId: string,
  customerId: string,
): Promise<ListedCompany | undefined> {
  const { rows } = await sql<ListedCompany>`
    select ${columns}
    from wholesale_companies company
    join customers customer on customer.store_id = company.store_id and customer.id = company.customer_id
    ${withDetails(sql`(
      select array_agg(asked.buyer_store_id) from wholesale_companies asked
      where asked.store_id = ${storeId} and asked.customer_id = ${customerId}
    )`)}
    where company.store_id = ${storeId} and company.customer_id = ${customerId}`.execute(db);
  return rows[0];
}

export async function findCompanyRow(
  db: Db,
  storeId: string,
  customerId: string,
): Promise<CompanyRow | undefined> {
  return db
    .selectFrom('wholesale_companies')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** The company, held until the end of the transaction. */
export async function lockCompany(
  db: Db,
  storeId: string,
  customerId: string,
): Promise<CompanyRow | undefined> {
  return db
    .selectFrom('wholesale_companies')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the row is in; it is not when the customer, or the store that it buys with, is a company already. */
export async function insertCompany(db: Db, row: Insertable<WholesaleCompanies>): Promise<boolean> {
  const inserted = await db
    .insertInto('wholesale_companies')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Whether it is changed; it is not when the store that it is to buy with is another company's, and the transaction is lost then. */
export async function updateCompany(
  db: Db,
  { store_id, customer_id, version }: CompanyRow,
  values: Updateable<WholesaleCompanies>,
): Promise<boolean> {
  try {
    await db
      .updateTable('wholesale_companies')
      .set({ ...values, version: version + 1 })
      .where('store_id', '=', store_id)
      .where('customer_id', '=', customer_id)
      .execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

export async function deleteCompany(db: Db, storeId: string, customerId: string): Promise<void> {
  await db
    .deleteFrom('wholesale_companies')
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** What the one company has ordered, the other one has. */
export async function moveOrders(db: Db, storeId: string, fromId: string, toId: string): Promise<void> {
  await db
    .updateTable('wholesale_orders')
    .set({ customer_id: toId })
    .where('store_id', '=', storeId)
    .where('customer_id', '=', fromId)
    .execute();
}
