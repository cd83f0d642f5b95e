import { checkVariant } from '@sokoni/rules/products/product-check';
import { checkEntries, type ProductOption } from '@sokoni/rules/products/variant-combinations';
import { sayProduct } from '#catalogue/products/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { reasonSentence } from '#core/errors/sentences.ts';
import { newId } from '#core/ids.ts';
import { assertStockValue } from '#stock/assert-stock-value.ts';
import type { ProductChange } from './change-product.ts';
import { updateVariants } from './code-queries.ts';
import { assertPicturesShown } from './pictures/assert-pictures-shown.ts';
import { deleteVariants, findUsedVariants, insertVariants, type VariantRow } from './queries.ts';
import { assertCodesFree, barcodeColumn, nameColumns, ownBarcodes, skuColumns } from './variant-rows.ts';

type VariantChange = NonNullable<ProductChange['variants']>[number];

interface Changes {
  /** What differs, variant by variant. */
  summary: { before: Record<string, unknown>; after: Record<string, unknown> }[];
  /** What those that were added open with. */
  opening: { variantId: string; quantity: number }[];
}

/** What a variant starts with that somebody adds to a product. */
const newVariant = {
  active: true,
  track_quantity: true,
  price: 0,
  sales_price: null,
  on_sales: false,
  cost: null,
  sku: '',
  barcode: '',
  weight_grams: null,
  low_stock_at: null,
  image_id: null,
};

const fields = Object.keys(newVariant) as (keyof typeof newVariant)[];

/**
 * Changes, adds and removes variants of a product whose row is locked.
 * @throws DomainError `not_found` for a variant of another product, `in_use` for one that must stay, `invalid_fields` for those that do not
 *   fit the options, too, `code_taken`, `stock_value_too_large`
 */
export async function changeVariants(
  db: Db,
  { storeId, productId }: { storeId: string; productId: string },
  existing: readonly VariantRow[],
  change: Pick<ProductChange, 'variants' | 'removed_variants'>,
  options: readonly ProductOption[],
): Promise<Changes> {
  const removed = await removeVariants(db, storeId, existing, change.removed_variants ?? []);
  const kept = existing.filter(({ id }) => !removed.has(id));
  const wanted = (change.variants ?? []).map((given) => ({ given, row: rowOf(kept, given) }));
  assertFields(wanted);
  await assertPicturesShown(
    db,
    { storeId, productId },
    wanted.map(({ given }) => given),
  );
  await assertCodesFree(db, storeId, wanted);
  assertEntries(kept, wanted, options);

  const summary: Changes['summary'] = [...removed.values()].map((row) => ({
    before: { id: row.id, name: row.name },
    after: {},
  }));
  const changed = wanted
    .flatMap(({ given, row }) => (row ? [{ row, values: changedColumns(row, given) }] : []))
    .filter(({ values }) => Object.keys(values).length > 0);
  for (const { row, values } of changed) {
    const before = Object.fromEntries(Object.keys(values).map((key) => [key, row[key as keyof VariantRow]]));
    summary.push({ before: { id: row.id, ...before }, after: { id: row.id, ...values } });
  }
  // Nothing was in the way a moment ago, so that somebody else is saving the same code right now.
  const updates = changed.map(({ row, values }) => ({ id: row.id, values }));
  if (!(await updateVariants(db, storeId, updates))) throw new DomainError('code_taken');
  await assertStockValue(
    db,
    storeId,
    changed.filter(({ values }) => 'cost' in values).map(({ row }) => row.id),
  );

  const added = wanted.filter(({ row }) => !row).map(({ given }) => given);
  const rows = await newRows(db, { storeId, productId }, added, kept.length);
  if ((await insertVariants(db, rows)) < rows.length) throw new DomainError('code_taken');
  summary.push(...rows.map((row) => ({ before: {}, after: { id: row.id, name: row.name } })));
  const opening = rows.map(({ id }, index) => ({
    variantId: id,
    quantity: added[index]?.opening_stock ?? 0,
  }));
  return { summary, opening };
}

/** What the product has afterwards: something, and every combination once. */
function assertEntries(
  kept: readonly VariantRow[],
  wanted: readonly { given: VariantChange; row: VariantRow | undefined }[],
  options: readonly ProductOption[],
): void {
  const after = new Map(kept.map(({ id, entries }) => [id, entries]));
  for (const { given, row } of wanted) if (row && given.entries) after.set(row.id, given.entries);
  const added = wanted.flatMap(({ given, row }) => (row ? [] : [given.entries ?? []]));
  const remaining = [...after.values(), ...added].map((entries) => ({ entries }));
  const fit = checkEntries(options, remaining);
  if (remaining.length > 0 && fit.ok) return;
  const message = fit.ok || remaining.length === 0 ? sayProduct('variants.none') : reasonSentence(fit);
  throw new DomainError('invalid_fields', { fields: { variants: message } });
}

async function removeVariants(
  db: Db,
  storeId: string,
  existing: readonly VariantRow[],
  ids: readonly string[],
): Promise<Map<string, VariantRow>> {
  const rows = new Map(existing.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row]));
  if (rows.size < new Set(ids).size) throw new DomainError('not_found');
  if (rows.size === 0) return rows;
  const [used] = await findUsedVariants(db, storeId, [...rows.keys()]);
  if (used) {
    const name = rows.get(used)?.name;
    const message = name
      ? sayProduct('variants.hasHistory', { name })
      : sayProduct('variants.thisHasHistory');
    throw new DomainError('in_use', { message, fields: { removed_variants: message } });
  }
  await deleteVariants(db, storeId, [...rows.keys()]);
  return rows;
}

function rowOf(kept: readonly VariantRow[], { id }: VariantChange): VariantRow | undefined {
  return id === undefined ? undefined : kept.find((row) => row.id === id);
}

/** Checks each variant as it would be afterwards. */
function assertFields(wanted: readonly { given: VariantChange; row: VariantRow | undefined }[]): void {
  const problems: Record<string, string> = {};
  for (const [index, { given, row }] of wanted.entries()) {
    // An id that no variant of the product has may be the client's own for a new one, which then has entries.
    if (given.id && !row && !given.entries) throw new DomainError('not_found');
    if (row && given.opening_stock) {
      problems[`variants.${index}.opening_stock`] = sayProduct('variants.openingStock');
    }
    const check = checkVariant({
      ...newVariant,
      ...(row ? { ...row, barcode: row.barcode ?? '' } : {}),
      ...defined(given),
    });
    if (check.ok) continue;
    for (const [field, reason] of Object.entries(check.fields))
      problems[`variants.${index}.${field}`] = reasonSentence(reason);
  }
  if (Object.keys(problems).length > 0) throw new DomainError('invalid_fields', { fields: problems });
}

/** The columns of a variant that the change makes different. */
function changedColumns(row: VariantRow, given: VariantChange) {
  const { sku, barcode, entries } = given;
  const values = {
    ...defined(Object.fromEntries(fields.map((field) => [field, given[field]]))),
    ...(sku === undefined ? {} : skuColumns(sku)),
    ...(barcode === undefined ? {} : { barcode: barcodeColumn(barcode) }),
    ...(entries === undefined ? {} : nameColumns(entries)),
  };
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => JSON.stringify(row[key as keyof VariantRow]) !== JSON.stringify(value),
    ),
  );
}

async function newRows(
  db: Db,
  { storeId, productId }: { storeId: string; productId: string },
  added: readonly VariantChange[],
  firstPosition: number,
) {
  const made = await ownBarcodes(
    db,
    storeId,
    added.map(({ barcode }) => barcode),
  );
  return added.map(({ id, entries = [], opening_stock: _, ...given }, index) => {
    const values = { ...newVariant, ...defined(given) };
    return {
      store_id: storeId,
      id: id?.toLowerCase() ?? newId(),
      product_id: productId,
      position: firstPosition + index,
      ...nameColumns(entries),
      ...values,
      ...skuColumns(values.sku),
      barcode: barcodeColumn(values.barcode) ?? made.shift() ?? null,
    };
  });
}

function defined<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
