import type { Selectable } from 'kysely';
import { personName } from '#core/database/access/person-name.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { StockMovements } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';

export interface MovementRow extends Selectable<StockMovements> {
  product_title: string;
  variant_name: string;
  /** The person of the staff who acted; null without one. */
  by: string | null;
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
    .select(['product.title as product_title', 'variant.name as variant_name', personName('person').as('by')])
    .orderBy('moved.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, total };
}
