import { createProducts, type ProductDraft } from '#catalogue/products/create-product.ts';
import { matchVariants, printedBarcode } from '#catalogue/products/match-variants.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { newId } from '#core/ids.ts';
import type { Buying } from '../suppliers/in-supplier-store.ts';
import type { OfferedProduct, OfferedVariant } from '../suppliers/supplier-queries.ts';

/** What is bought, as the supplier has it. */
export interface BoughtVariant {
  product: OfferedProduct;
  variant: OfferedVariant;
  /** The variant of the buyer's store that it was carried over to before; undefined the first time. */
  known: string | undefined;
}

/**
 * Which variants of the buyer's own store stand for what is bought, in its order. What the buyer's catalogue does not know by its codes
 * comes into it as a draft, without a price, for the buyer to finish; its pictures follow (`carryPictures`).
 * @throws DomainError `code_taken` where somebody gives one of the codes to another product at this moment
 */
export async function carryOver(
  db: Db,
  { buyerStoreId, supplierId }: Buying,
  bought: readonly BoughtVariant[],
  action: Action,
): Promise<string[]> {
  const foreign = bought.map(({ variant: { sku, barcode }, known }) => ({
    sku,
    barcode: barcode ?? '',
    known,
  }));
  const matched = await matchVariants(db, buyerStoreId, foreign);
  const missing = bought.filter((_, index) => matched[index] === undefined);
  const made = new Map(missing.map(({ variant }) => [variant.id, newId()]));
  const unknown = [...byProduct(missing)];
  const drafts = unknown.map(([product, variants]) =>
    draftOf(
      product,
      variants.map((variant) => ({ id: made.get(variant.id) ?? '', variant })),
    ),
  );
  const draftIds = await createProducts(db, buyerStoreId, drafts, action);
  const pictured = unknown.flatMap(([{ id, image_id }], index) =>
    image_id === null ? [] : [{ product_id: id, draft_id: draftIds[index] ?? '' }],
  );
  if (pictured.length > 0) {
    const stores = { store_id: buyerStoreId, supplier_store_id: supplierId };
    await enqueue(db, 'carry_wholesale_pictures', { ...stores, products: pictured });
  }
  return bought.map(({ variant }, index) => matched[index] ?? made.get(variant.id) ?? '');
}

function byProduct(bought: readonly BoughtVariant[]): Map<OfferedProduct, OfferedVariant[]> {
  const variants = new Map<OfferedProduct, OfferedVariant[]>();
  for (const { product, variant } of bought) {
    variants.set(product, [...(variants.get(product) ?? []), variant]);
  }
  return variants;
}

function draftOf(
  { title, options, exempt_vat }: OfferedProduct,
  variants: readonly { id: string; variant: OfferedVariant }[],
): ProductDraft {
  const entriesOf = ({ name }: OfferedVariant) => (options.length === 0 ? [] : name.split('/'));
  const used = variants.map(({ variant }) => entriesOf(variant));
  return {
    title,
    description: '',
    status: 'draft',
    brand: '',
    category_id: null,
    tags: [],
    options: options.map(({ name, entries }, place) => ({
      name,
      entries: entries.filter((entry) => used.some((chosen) => chosen[place] === entry)),
    })),
    exempt_vat,
    tax_percent: null,
    variants: variants.map(({ id, variant }) => ({
      id,
      entries: entriesOf(variant),
      active: true,
      track_quantity: true,
      price: 0,
      sales_price: null,
      on_sales: false,
      cost: null,
      sku: variant.sku,
      barcode: printedBarcode(variant.barcode ?? ''),
      weight_grams: null,
      low_stock_at: null,
      image_id: null,
      opening_stock: 0,
    })),
  };
}
