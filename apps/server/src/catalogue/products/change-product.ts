import type { productChange } from '@sokoni/contract/catalogue/products';
import { personOf } from '@sokoni/rules/access/actor';
import { inSentences } from '@sokoni/rules/forms/form-problems';
import { shortPercent } from '@sokoni/rules/pricing/taxes';
import { checkProduct, tidyTags } from '@sokoni/rules/products/product-check';
import type * as z from 'zod';
import { assertCategory } from '#catalogue/categories/save-category.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { reasonSentence } from '#core/errors/sentences.ts';
import { openStock } from '#stock/open-stock.ts';
import { changeVariants } from './change-variants.ts';
import { safeDescription } from './description.ts';
import {
  countStatuses,
  findTags,
  findVariants,
  lockProduct,
  type ProductRow,
  replaceTags,
  rollUpProducts,
  searchText,
  updateProduct,
} from './queries.ts';

export type ProductChange = z.output<typeof productChange>;

export interface ChangedProduct {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const columns = [
  ...(['title', 'description', 'status', 'brand', 'category_id', 'options'] as const),
  ...(['exempt_vat', 'tax_percent'] as const),
];

/**
 * Saves a product: writes what differs, in the product and in its variants, and nothing else.
 * @returns the fields that changed, for the audit row; empty when everything was so already
 * @throws DomainError `not_found`, `changed_meanwhile`, `invalid_fields`, `code_taken`, `in_use`
 */
export async function changeProduct(
  db: Db,
  storeId: string,
  productId: string,
  change: ProductChange,
  action: Action,
): Promise<ChangedProduct> {
  const found = await lockProduct(db, storeId, productId);
  if (!found) throw new DomainError('not_found');
  const row = { ...found, tax_percent: found.tax_percent === null ? null : shortPercent(found.tax_percent) };
  if (row.version !== change.version) throw new DomainError('changed_meanwhile');
  const [tags, variants] = [
    await findTags(db, storeId, productId),
    await findVariants(db, storeId, productId),
  ];

  const next = merged(row, change);
  const nextTags = change.tags ? tidyTags(change.tags) : tags;
  const check = inSentences(checkProduct({ ...next, tags: nextTags }), reasonSentence);
  if (!check.ok)
    throw new DomainError('invalid_fields', { message: check.message, fields: { ...check.fields } });
  if (next.category_id !== row.category_id) await assertCategory(db, storeId, next.category_id);

  const changedVariants = await changeVariants(db, { storeId, productId }, variants, change, next.options);

  const changed = columns.filter((key) => JSON.stringify(row[key]) !== JSON.stringify(next[key]));
  const tagsChanged = JSON.stringify([...nextTags].sort()) !== JSON.stringify(tags);
  if (changed.length === 0 && !tagsChanged && changedVariants.summary.length === 0)
    return { before: {}, after: {} };

  if (tagsChanged) await replaceTags(db, storeId, [{ id: productId, tags: nextTags }]);
  const wordsChanged = tagsChanged || changed.includes('title') || changed.includes('brand');
  await updateProduct(db, storeId, productId, {
    ...Object.fromEntries(
      changed.map((key) => [key, key === 'options' ? JSON.stringify(next.options) : next[key]]),
    ),
    ...(wordsChanged ? { words: searchText(next.title, next.brand, nextTags) } : {}),
    // Under a title of the merchant's own it is a product of the merchant's own.
    ...(changed.includes('title') ? { is_sample: false } : {}),
    version: row.version + 1,
    updated_at: action.receivedAt,
    updated_by: personOf(action.actor),
  });
  if (changedVariants.summary.length > 0) await rollUpProducts(db, [productId]);
  await openStock(db, storeId, changedVariants.opening, action);
  await countStatuses(db, storeId, [{ from: row.status, to: next.status }]);
  return auditOf(row, next, changed, { tags, nextTags, tagsChanged }, changedVariants.summary);
}

function merged(row: ProductRow, change: ProductChange) {
  return {
    title: change.title ?? row.title,
    description: change.description === undefined ? row.description : safeDescription(change.description),
    status: change.status ?? row.status,
    brand: change.brand ?? row.brand,
    category_id: change.category_id === undefined ? row.category_id : change.category_id,
    options: change.options ?? row.options,
    exempt_vat: change.exempt_vat ?? row.exempt_vat,
    tax_percent: change.tax_percent === undefined ? row.tax_percent : change.tax_percent,
  };
}

function auditOf(
  row: ProductRow,
  next: ReturnType<typeof merged>,
  changed: readonly (typeof columns)[number][],
  words: { tags: string[]; nextTags: string[]; tagsChanged: boolean },
  variants: readonly { before: Record<string, unknown>; after: Record<string, unknown> }[],
): ChangedProduct {
  const pick = (from: ReturnType<typeof merged>) =>
    Object.fromEntries(changed.map((key) => [key, from[key]]));
  const before = { ...pick(row), ...(words.tagsChanged ? { tags: words.tags } : {}) };
  const after = { ...pick(next), ...(words.tagsChanged ? { tags: words.nextTags } : {}) };
  if (variants.length === 0) return { before, after };
  return {
    before: { ...before, variants: variants.map((variant) => variant.before) },
    after: { ...after, variants: variants.map((variant) => variant.after) },
  };
}
