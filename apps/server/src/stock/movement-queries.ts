import { type Selectable, sql } from 'kysely';
import type { StockMovementsTable } from '#platform/database/tables.ts';
import type { Db } from '#platform/database/transaction.ts';
import type { Page } from '#platform/paging.ts';

export interface MovementRow extends Selectable<StockMovementsTable> {
  product_title: string;
  variant_name: string;
  actor: string;
}

export interface MovementFilter {
  variantId?: string | undefined;
  productId?: string | undefined;
}

/** Movements of the store, newest first: their ids carry the time. */
export async function findMovements(
  db: Db,
  storeId: string,
  { variantId, productId }: MovementFilter,
  window: { limit: number; offset: number },
): Promise<Page<MovementRow>> {
  const found = db
    .selectFrom('stock_movements as moved')
    .where('moved.store_id', '=', storeId)
    .$if(variantId !== undefined, (query) => query.where('moved.variant_id', '=', variantId ?? ''))
    .$if(productId !== undefined, (query) =>
      query.where(
        'moved.variant_id',
        'in',
        db
          .selectFrom('variants')
          .select('id')
          .where('store_id', '=', storeId)
          .where('product_id', '=', productId ?? ''),
      ),
    );
  const { total } = await found
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('variants as variant', (join) =>
      join.onRef('variant.store_id', '=', 'moved.store_id').onRef('variant.id', '=', 'moved.variant_id'),
    )
    .innerJoin('products as product', (join) =>
      join.onRef('product.store_id', '=', 'variant.store_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .leftJoin('users as person', 'person.id', 'moved.actor_user_id')
    .selectAll('moved')
    .select([
      'product.title as product_title',
      'variant.name as variant_name',
      sql<string>`coalesce(trim(person.first_name || ' ' || person.last_name), '')`.as('actor'),
    ])
    .orderBy('moved.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, total };
}
