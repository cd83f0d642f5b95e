import { type DiscountTerms, discountLimits } from '@sokoni/rules/discounts/discount';
import { settledTerms } from '@sokoni/rules/discounts/discount-check';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import {
  countDiscounts,
  type DiscountRow,
  deleteDiscount,
  insertDiscount,
  isNamedByOrder,
  lockDiscount,
  replaceTargets,
  updateDiscount,
} from './queries.ts';
import { say } from './sentences.ts';

/**
 * Adds a discount, which is on.
 * @param terms that pass `checkDiscount`
 * @returns its id
 * @throws DomainError `discount_code_taken`, `id_taken`, `discount_limit`, `invalid_fields` for a product or category that is not there
 */
export async function addDiscount(
  db: Db,
  storeId: string,
  { id: wanted, ...given }: DiscountTerms & { id?: string | undefined },
  now: Date,
): Promise<string> {
  if ((await countDiscounts(db, storeId)) >= discountLimits.perStore) throw new DomainError('discount_limit');
  const terms = settledTerms(given);
  const id = wanted?.toLowerCase() ?? newId();
  const row = { store_id: storeId, id, ...columnsOf(terms), created_at: now, updated_at: now };
  const made = await insertDiscount(db, row);
  if (made === 'id_taken') throw new DomainError('id_taken');
  if (made === 'code_taken') throw codeTaken();
  await keepTargets(db, storeId, id, terms);
  publishChange(db, 'discount', [id]);
  return id;
}

/**
 * Changes a discount: all of it at once. Orders that had it keep what came off.
 * @param version that the change was made on
 * @throws DomainError `not_found`, `changed_meanwhile`, `discount_code_taken`, `invalid_fields`
 */
export async function changeDiscount(
  db: Db,
  storeId: string,
  id: string,
  { version, ...given }: DiscountTerms & { version: number },
  now: Date,
): Promise<DiscountRow> {
  const row = await lockDiscount(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  if (row.version !== version) throw new DomainError('changed_meanwhile');
  const terms = settledTerms(given);
  if (!(await updateDiscount(db, storeId, id, { ...columnsOf(terms), updated_at: now }))) throw codeTaken();
  await keepTargets(db, storeId, id, terms);
  publishChange(db, 'discount', [id]);
  return row;
}

/** @throws DomainError `not_found` */
export async function switchDiscount(
  db: Db,
  storeId: string,
  id: string,
  active: boolean,
  now: Date,
): Promise<DiscountRow> {
  const row = await lockDiscount(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  if (row.active === active) return row;
  await updateDiscount(db, storeId, id, { active, updated_at: now });
  publishChange(db, 'discount', [id]);
  return row;
}

/**
 * Deletes a discount that no order has; one that orders have ends now, for they name it.
 * @throws DomainError `not_found`
 */
export async function removeDiscount(
  db: Db,
  storeId: string,
  id: string,
  now: Date,
): Promise<{ row: DiscountRow; deleted: boolean }> {
  const row = await lockDiscount(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  const deleted = row.uses === 0 && !(await isNamedByOrder(db, storeId, id));
  if (deleted) await deleteDiscount(db, storeId, id);
  else if (row.ends_at === null || row.ends_at > now) {
    const starts_at = row.starts_at > now ? now : row.starts_at;
    await updateDiscount(db, storeId, id, { starts_at, ends_at: now, updated_at: now });
  }
  publishChange(db, 'discount', [id]);
  return { row, deleted };
}

function columnsOf({
  product_ids: _,
  category_ids: __,
  channels,
  starts_at,
  ends_at,
  ...terms
}: DiscountTerms) {
  return {
    ...terms,
    channels: [...channels],
    starts_at: new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  };
}

async function keepTargets(db: Db, storeId: string, id: string, terms: DiscountTerms): Promise<void> {
  const kept = await replaceTargets(db, storeId, id, terms);
  if (kept.products < terms.product_ids.length) throw invalidField('product_ids', say('productGone'));
  if (kept.categories < terms.category_ids.length) throw invalidField('category_ids', say('categoryGone'));
}

function codeTaken(): DomainError {
  const message = say('codeTaken');
  return new DomainError('discount_code_taken', { message, fields: { code: message } });
}
