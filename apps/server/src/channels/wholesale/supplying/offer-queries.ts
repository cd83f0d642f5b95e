import { type RawBuilder, sql } from 'kysely';
import { byTitleWords, findRanked } from '#catalogue/products/search/find-ranked.ts';
import { searchProducts } from '#catalogue/products/search/search-products.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Products } from '#core/database/tables.ts';

/** How a product is offered. */
export interface Offer {
  offered: boolean;
  minimum_quantity: number;
  quantity_step: number;
  case_quantity: number | null;
  /** The groups whose companies alone are offered it; empty: all. */
  group_ids: string[];
}

/** A product with its offer; `offered` is null while nothing was set for it. */
export interface OfferedRow extends Omit<Offer, 'offered'> {
  product_id: string;
  title: string;
  image_id: string | null;
  status: Products['status'];
  min_price: number;
  max_price: number;
  offered: boolean | null;
}

const columns = sql`
  product.id as product_id, product.title, product.first_image_id as image_id, product.status, product.min_price, product.max_price,
  offer.offered, coalesce(offer.minimum_quantity, 1) as minimum_quantity, coalesce(offer.quantity_step, 1) as quantity_step,
  offer.case_quantity,
  array(
    select chosen.group_id from wholesale_product_groups chosen
    where chosen.store_id = product.store_id and chosen.product_id = product.id order by chosen.group_id
  ) as group_ids`;

const withOffer = sql`
  left join wholesale_products offer on offer.store_id = product.store_id and offer.product_id = product.id`;

/** A page of drafts and active products by title, or as a search ranks them; their ids are found before anything else is read. */
export async function findPageOfOffers(
  db: Db,
  storeId: string,
  search: string,
  window: { limit: number; offset: number },
): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow>`
    with page as materialized (${await idsOf(db, storeId, search, window)})
    select ${columns}
    from page join products product on product.store_id = ${storeId} and product.id = page.id ${withOffer}
    order by page.place`.execute(db);
  return rows;
}

async function idsOf(
  db: Db,
  storeId: string,
  search: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<RawBuilder<unknown>> {
  if (search === '') {
    return sql`
      select walked.id, row_number() over () as place from (
        select product.id from products product ${sellable(storeId)}
        order by product.title collate app.names, product.id limit ${limit} offset ${offset}
      ) walked`;
  }
  const found = await findRanked(db, storeId, search, offset + limit, async ({ isProduct }, most) => {
    const { rows } = await sql<{ id: string }>`
      select product.id from products product ${sellable(storeId)} and ${isProduct}
      order by ${byTitleWords} limit ${sql.lit(most)}`.execute(db);
    return rows;
  });
  return sql`select * from unnest(${found.slice(offset).map(({ id }) => id)}::uuid[]) with ordinality as page (id, place)`;
}

/** The exact number of products that a search leaves. */
export async function countOffers(db: Db, storeId: string, search: string): Promise<number> {
  const isFound = search === '' ? sql`true` : (await searchProducts(db, search)).isProduct;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from products product ${sellable(storeId)} and ${isFound}`.execute(db);
  return rows[0]?.total ?? 0;
}

function sellable(storeId: string): RawBuilder<unknown> {
  return sql`where product.store_id = ${storeId} and product.status <> 'archived'`;
}

export async function findOffer(db: Db, storeId: string, productId: string): Promise<OfferedRow | undefined> {
  const { rows } = await sql<OfferedRow>`
    select ${columns} from products product ${withOffer}
    where product.store_id = ${storeId} and product.id = ${productId}`.execute(db);
  return rows[0];
}

/** Sets how a product is offered. @param offer its groups are there, each once */
export async function keepOffer(
  db: Db,
  storeId: string,
  productId: string,
  { group_ids, ...offer }: Offer,
): Promise<void> {
  await db
    .insertInto('wholesale_products')
    .values({ store_id: storeId, product_id: productId, ...offer })
    .onConflict((conflict) => conflict.columns(['store_id', 'product_id']).doUpdateSet(offer))
    .execute();
  await sql`
    delete from wholesale_product_groups
    where store_id = ${storeId} and product_id = ${productId} and group_id <> all (${group_ids}::uuid[])`.execute(
    db,
  );
  await sql`
    insert into wholesale_product_groups (store_id, product_id, group_id)
    select ${storeId}::uuid, ${productId}::uuid, chosen.group_id from unnest(${group_ids}::uuid[]) chosen (group_id)
    order by chosen.group_id
    on conflict do nothing`.execute(db);
}
