import { type RawBuilder, sql } from 'kysely';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Page } from '#core/http/paging.ts';

/** A store that sells to businesses, as the store of the transaction sees it. */
export interface SupplierRow {
  supplier_id: string;
  name: string;
  description: string;
  sub_domain: string;
  currency_code: string;
  country: string;
  logo_image_id: string | null;
  introduction: string;
}

export interface ListedSupplier extends SupplierRow {
  relation: 'none' | 'pending' | 'declined' | 'active' | 'paused';
  reason: string;
}

export interface Supplier extends SupplierRow {
  email: string;
  phone: string;
  mode: 'test' | 'live';
  /** What the buying store is among the supplier's customers; null while nothing is agreed. */
  customer_id: string | null;
  status: 'active' | 'paused' | null;
  /** Of the last request; null where none was made. */
  request_status: 'pending' | 'approved' | 'declined' | null;
  request_reason: string | null;
}

/** Suppliers of the store of the transaction first, then those that chose to be found. */
export async function findSuppliers(
  db: Db,
  search: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<ListedSupplier>> {
  const { rows } = await sql<ListedSupplier & { total: number }>`
    select * from suppliers_to_find(${search}, ${limit}, ${offset})`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Undefined for a store that does not sell to businesses, or that the store of the transaction cannot find. */
export async function findSupplier(db: Db, supplierId: string): Promise<Supplier | undefined> {
  const { rows } = await sql<Supplier>`select * from supplier_to_buy_from(${supplierId}::uuid)`.execute(db);
  return rows[0];
}

/** What was agreed with a company, with what its store says of itself. Read in the supplier's store. */
export interface AgreementRow {
  store_id: string;
  customer_id: string;
  /** The store that it buys with; null for one that has none. */
  buyer_store_id: string | null;
  /** The price list that holds for it; null: the prices of the store. */
  price_list_id: string | null;
  percent_off: string | null;
  group_id: string | null;
  payment_terms: 'on_delivery' | 'net_7' | 'net_15' | 'net_30' | 'net_60';
  deposit_percent: string | null;
  minimum_first_order: number | null;
  minimum_order: number | null;
  is_first_order: boolean;
  offers: 'all' | 'chosen';
  tax_exempt: boolean;
  apply_vat: boolean;
  vat_percent: string;
  credit_limit: number | null;
  outstanding: number;
}

/** A company: by the store that it buys with, or as the customer that it is. */
export type CompanyKey = { buyerStoreId: string } | { customerId: string };

/** What was agreed with a company that may order; undefined where there is none, and while it is paused. */
export async function findAgreement(
  db: Db,
  storeId: string,
  key: CompanyKey,
): Promise<AgreementRow | undefined> {
  const isMeant =
    'customerId' in key
      ? sql`company.customer_id = ${key.customerId}`
      : sql`company.buyer_store_id = ${key.buyerStoreId}`;
  const { rows } = await sql<AgreementRow>`
    select company.store_id, company.customer_id, company.buyer_store_id, list.id as price_list_id, list.percent_off::text as percent_off, customer.group_id,
           coalesce(company.payment_terms, settings.payment_terms, 'on_delivery') as payment_terms,
           coalesce(company.deposit_percent, settings.deposit_percent)::text as deposit_percent,
           settings.minimum_first_order, settings.minimum_order, coalesce(settings.offers, 'all') as offers,
           not exists (
             select from wholesale_orders bought
             join orders sale on sale.store_id = bought.store_id and sale.id = bought.order_id
             where bought.store_id = company.store_id and bought.customer_id = company.customer_id and sale.stage = 'placed'
           ) as is_first_order,
           company.tax_exempt, store.apply_vat, store.vat_percent::text as vat_percent, customer.credit_limit, customer.outstanding
    from wholesale_companies company
    join customers customer on customer.store_id = company.store_id and customer.id = company.customer_id
    join stores store on store.id = company.store_id
    left join wholesale_settings settings on settings.store_id = company.store_id
    left join customer_groups grouped on grouped.store_id = customer.store_id and grouped.id = customer.group_id
    left join price_lists list on list.store_id = company.store_id
      and list.id = coalesce(company.price_list_id, grouped.price_list_id)
    where company.store_id = ${storeId} and ${isMeant} and company.status = 'active'
      and store.closed_at is null and store.modules ->> 'module_wholesale' = 'active'`.execute(keeping(db));
  return rows[0];
}

/** A variant of a product that a company is offered. */
export interface OfferedVariant {
  id: string;
  name: string;
  sku: string;
  barcode: string | null;
  active: boolean;
  track_quantity: boolean;
  price: number;
  sales_price: number | null;
  on_sales: boolean;
  available: number;
  /** By minimum; empty without a price in the company's list. */
  breaks: { minimum: number; unit_price: number }[];
}

export interface OfferedProduct {
  id: string;
  title: string;
  image_id: string | null;
  options: { name: string; entries: string[] }[];
  exempt_vat: boolean;
  tax_percent: string | null;
  minimum_quantity: number;
  quantity_step: number;
  case_quantity: number | null;
  variants: OfferedVariant[];
}

type Condition = RawBuilder<unknown>;

/** To whom something is offered. */
type Offered = Pick<AgreementRow, 'store_id' | 'price_list_id' | 'group_id' | 'offers'>;

/** The products that a company is offered, by title: those that the condition on the row `product` leaves. */
export async function findOffered(
  db: Db,
  { store_id, price_list_id, group_id, offers }: Offered,
  where: Condition,
  window: { limit: number; offset: number },
): Promise<OfferedProduct[]> {
  const isOffered = sql`product.status = 'active' and product.variant_count > 0
    and coalesce(offered.offered, ${offers === 'all'})
    and (not exists (
           select from wholesale_product_groups meant where meant.store_id = product.store_id and meant.product_id = product.id
         ) or exists (
           select from wholesale_product_groups meant
           where meant.store_id = product.store_id and meant.product_id = product.id and meant.group_id = ${group_id}::uuid
         ))`;
  return findProducts(db, { storeId: store_id, price_list_id }, sql`${isOffered} and ${where}`, window);
}

/** The same of all products that have these variants, offered or not, without prices of a list. */
export async function findSold(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
): Promise<OfferedProduct[]> {
  const window = { limit: variantIds.length, offset: 0 };
  return findProducts(db, { storeId, price_list_id: null }, ofVariants(variantIds), window);
}

/** The same of what is for sale at all, with the prices of the company's list. */
export async function findSoldTo(
  db: Db,
  { store_id: storeId, price_list_id }: AgreementRow,
  variantIds: readonly string[],
): Promise<OfferedProduct[]> {
  const window = { limit: variantIds.length, offset: 0 };
  const isSold = sql`product.status = 'active' and ${ofVariants(variantIds)}`;
  return findProducts(db, { storeId, price_list_id }, isSold, window);
}

async function findProducts(
  db: Db,
  { storeId, price_list_id }: { storeId: string; price_list_id: string | null },
  where: Condition,
  { limit, offset }: { limit: number; offset: number },
): Promise<OfferedProduct[]> {
  const { rows } = await sql<OfferedProduct>`
    with page as materialized (
      select product.id, product.title, product.first_image_id, product.options, product.exempt_vat, product.tax_percent,
             product.category_id,
             coalesce(offered.minimum_quantity, 1) as minimum_quantity, coalesce(offered.quantity_step, 1) as quantity_step,
             offered.case_quantity
      from products product
      left join wholesale_products offered on offered.store_id = product.store_id and offered.product_id = product.id
      where product.store_id = ${storeId} and ${where}
      order by product.title collate names, product.id
      limit ${limit} offset ${offset}
    ), category_taxes as (
      select category_id, category_tax_percent(${storeId}, category_id) as percent
      from (select distinct category_id from page where tax_percent is null) meant
    )
    select page.id, page.title, page.first_image_id as image_id, page.options, page.exempt_vat,
           coalesce(page.tax_percent, category_taxes.percent)::text as tax_percent,
           page.minimum_quantity, page.quantity_step, page.case_quantity, sold.variants
    from page
    left join category_taxes using (category_id)
    cross join lateral (
      select json_agg(json_build_object(
        'id', variant.id, 'name', variant.name, 'sku', variant.sku, 'barcode', variant.barcode, 'active', variant.active,
        'track_quantity', variant.track_quantity, 'price', variant.price, 'sales_price', variant.sales_price,
        'on_sales', variant.on_sales, 'available', coalesce(level.available, 0), 'breaks', coalesce(listed.breaks, '[]')
      ) order by variant.position, variant.id) as variants
      from variants variant
      left join lateral (
        select sum(greatest(on_hand - reserved, 0))::int as available from stock_levels
        where store_id = variant.store_id and variant_id = variant.id
      ) level on true
      left join lateral (
        select json_agg(json_build_object('minimum', minimum, 'unit_price', unit_price) order by minimum) as breaks
        from price_list_prices
        where store_id = variant.store_id and price_list_id = ${price_list_id}::uuid and variant_id = variant.id
      ) listed on true
      where variant.store_id = ${storeId} and variant.product_id = page.id
    ) sold
    order by page.title collate names, page.id`.execute(keeping(db));
  return rows;
}

/** No condition. */
export const anyProduct: Condition = sql`true`;

/** The products of these categories that the other condition leaves. */
export function inCategories(ids: readonly string[], where: Condition): Condition {
  return sql`product.category_id = any (${[...ids]}::uuid[]) and ${where}`;
}

/** The products of these categories. */
export function ofCategories(ids: readonly string[]): Condition {
  return sql`product.category_id = any (${[...ids]}::uuid[])`;
}

/** The products of these variants. */
export function ofVariants(ids: readonly string[]): Condition {
  return sql`product.id in (
    select wanted.product_id from variants wanted
    where wanted.store_id = product.store_id and wanted.id = any (${[...ids]}::uuid[]))`;
}

/** The products of the variants with one of these SKUs (trimmed and lower-cased) or barcodes. */
export function ofCodes(codes: { skuKeys: readonly string[]; barcodes: readonly string[] }): Condition {
  return sql`product.id in (
    select wanted.product_id from variants wanted
    where wanted.store_id = product.store_id
      and (wanted.sku_key = any (${[...codes.skuKeys]}::text[]) or wanted.barcode = any (${[...codes.barcodes]}::text[])))`;
}
