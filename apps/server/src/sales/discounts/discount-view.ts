import type { discount, discountRow } from '@sokoni/contract/sales/discounts';
import { type DiscountTerms, discountState } from '@sokoni/rules/discounts/discount';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { findDiscount, findTargets, type ListedDiscount } from './queries.ts';

/** A discount as the rules know it. */
export function termsOf(row: ListedDiscount): DiscountTerms {
  return {
    title: row.title,
    code: row.code,
    kind: row.kind,
    percent: row.percent === null ? null : Number(row.percent),
    amount: row.amount,
    buy_quantity: row.buy_quantity,
    get_quantity: row.get_quantity,
    most_times: row.most_times,
    applies_to: row.applies_to,
    product_ids: row.product_ids,
    category_ids: row.category_ids,
    minimum_spend: row.minimum_spend,
    minimum_quantity: row.minimum_quantity,
    channels: row.channels,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    use_limit: row.use_limit,
    customer_limit: row.customer_limit,
  };
}

export function discountRowView(row: ListedDiscount, now: Date): z.output<typeof discountRow> {
  const terms = termsOf(row);
  return {
    id: row.id,
    ...terms,
    product_ids: row.product_ids,
    category_ids: row.category_ids,
    channels: row.channels,
    state: discountState({ ...terms, active: row.active, uses: row.uses }, now.toISOString()),
    active: row.active,
    uses: row.uses,
    total_discounted: row.total_discounted,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** @throws DomainError `not_found` */
export async function readDiscount(
  db: Db,
  storeId: string,
  id: string,
  now: Date,
): Promise<z.output<typeof discount>> {
  const row = await findDiscount(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  const { products, categories } = await findTargets(db, storeId, row);
  return {
    ...discountRowView(row, now),
    products: products.map(({ first_image_id, ...product }) => ({
      ...product,
      image: smallPicture(storeId, first_image_id),
    })),
    categories,
  };
}
