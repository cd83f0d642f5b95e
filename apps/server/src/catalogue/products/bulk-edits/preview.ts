import type { bulkEditCalls } from '@sokoni/contract/catalogue/bulk-edits';
import { salesPriceNow } from '@sokoni/rules/pricing/selling-price';
import {
  type BulkEdit,
  type EditableProduct,
  type EditableVariant,
  editedProduct,
} from '@sokoni/rules/products/bulk-edit';
import type * as z from 'zod';
import { assertCategory } from '#catalogue/categories/save-category.ts';
import {
  countSelected,
  type ProductSelection,
  selectedProducts,
} from '#catalogue/products/list/list-queries.ts';
import { findUsedVariants } from '#catalogue/products/queries.ts';
import { bulkEditSentence, sayProduct } from '#catalogue/products/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { type FoundProduct, findFirst, findProducts, findVariantNames } from './queries.ts';

type Preview = z.output<
  (typeof bulkEditCalls)['POST /marketplace/v1/stores/{id}/bulk-edits/preview']['data']
>;
type Example = Preview['examples'][number];

const shownProducts = 5;
const shownExamples = 6;

/**
 * What a change of many products would do to the first few of them.
 * @throws DomainError `not_found` for the category
 */
export async function previewBulkEdit(
  db: Db,
  storeId: string,
  { selection, edit }: { selection: ProductSelection; edit: BulkEdit },
): Promise<Preview> {
  if (edit.kind === 'category') await assertCategory(db, storeId, edit.category_id);
  const ids = await findFirst(db, await selectedProducts(db, storeId, selection), shownProducts);
  if (ids.length === 0) return { products: 0, examples: [] };
  const found = await findProducts(db, storeId, ids);
  const names = await findVariantNames(db, storeId, ids);
  const inOrder = ids.flatMap((id) => found.find((product) => product.id === id) ?? []);
  const stays = edit.kind === 'delete' ? await findStaying(db, storeId, inOrder) : new Set<string>();
  const examples = inOrder.flatMap((product) => examplesOf(product, edit, names, stays));
  return {
    products: await countSelected(db, storeId, selection),
    examples: examples.slice(0, shownExamples),
  };
}

async function findStaying(db: Db, storeId: string, products: readonly FoundProduct[]): Promise<Set<string>> {
  const used = await findUsedVariants(
    db,
    storeId,
    products.flatMap(({ variants }) => variants.map(({ id }) => id)),
  );
  return new Set(
    products.filter(({ variants }) => variants.some(({ id }) => used.includes(id))).map(({ id }) => id),
  );
}

function examplesOf(
  product: FoundProduct,
  edit: BulkEdit,
  names: ReadonlyMap<string, string>,
  stays: ReadonlySet<string>,
): Example[] {
  const whole = { product_id: product.id, title: product.title, variant: '', before: null, after: null };
  if (edit.kind === 'delete') {
    return [{ ...whole, problem: stays.has(product.id) ? sayProduct('bulk.wouldStay') : '' }];
  }
  const edited = editedProduct(product, edit);
  if (!edited.ok) return [{ ...whole, problem: bulkEditSentence(edited) }];
  const field = amountFields[edit.kind as keyof typeof amountFields];
  if (!field) {
    const before = fieldOf(product, edit.kind);
    return [{ ...whole, before, after: fieldOf(edited.value, edit.kind), problem: '' }];
  }
  return product.variants.slice(0, 2).map((variant, index) => ({
    ...whole,
    variant: names.get(variant.id) ?? '',
    before: amountOf(variant, field),
    after: amountOf(edited.value.variants[index], field),
    problem: '',
  }));
}

const amountFields = {
  price: 'price',
  cost: 'cost',
  start_sale: 'sales_price',
  end_sale: 'sales_price',
} as const;

function amountOf(variant: EditableVariant | undefined, field: 'price' | 'cost' | 'sales_price') {
  if (!variant) return null;
  return field === 'sales_price' ? salesPriceNow(variant) : variant[field];
}

function fieldOf(product: EditableProduct, kind: BulkEdit['kind']): Example['before'] {
  if (kind === 'status') return product.status;
  if (kind === 'category') return product.category_id;
  if (kind === 'brand') return product.brand;
  if (kind === 'vat') return product.exempt_vat;
  return [...product.tags];
}
