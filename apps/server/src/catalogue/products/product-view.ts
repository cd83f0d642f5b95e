import type { product, readinessProblem } from '@sokoni/contract/catalogue/products';
import { allows, type Role } from '@sokoni/rules/access/roles';
import { shortPercent } from '@sokoni/rules/pricing/taxes';
import { type BuyingObstacle, obstacleLine } from '@sokoni/rules/products/product-readiness';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { picturePaths } from '#core/pictures/pictures.ts';
import {
  findImages,
  findPersonName,
  findProduct,
  findStanding,
  findTags,
  findVariants,
  type ImageRow,
  type ProductRow,
  type StandingRow,
  type VariantRow,
} from './queries.ts';
import { sayObstacle } from './sentences.ts';

type ProductView = z.output<typeof product>;
type ProblemView = z.output<typeof readinessProblem>;

/** The product of the contract, with the amounts and costs that the role sees; undefined when the store has none with this id. */
export async function readProduct(
  db: Db,
  storeId: string,
  productId: string,
  role: Role,
): Promise<ProductView | undefined> {
  const row = await findProduct(db, storeId, productId);
  if (!row) return undefined;
  const variants = await findVariants(db, storeId, productId);
  const tags = await findTags(db, storeId, productId);
  const images = await findImages(db, storeId, productId);
  const standing = await findStanding(db, storeId, productId);
  return {
    ...rowView(row, standing, role),
    description: row.description,
    tags,
    options: row.options.map(({ name, entries }) => ({ name, entries: [...entries] })),
    exempt_vat: row.exempt_vat,
    tax_percent: row.tax_percent === null ? null : shortPercent(row.tax_percent),
    images: images.map((image) => imageView(storeId, image)),
    variants: variants.map((variant) => variantView(variant, role)),
    created_at: row.created_at.toISOString(),
    updated_by: await findPersonName(db, row.updated_by),
  };
}

const nothingCounted: StandingRow = { on_hand: 0, available: 0, state: 'untracked', obstacle: 'no_variant' };

/** What the list and the product itself say alike. */
export function rowView(
  row: Omit<ProductRow, 'options' | 'description' | 'search_text'>,
  standing: StandingRow | undefined,
  role: Role,
) {
  const { on_hand, available, state, obstacle } = standing ?? nothingCounted;
  const seesMoney = allows(role, 'seeMoney');
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    brand: row.brand,
    category_id: row.category_id,
    variant_count: row.variant_count,
    min_price: seesMoney ? row.min_price : null,
    max_price: seesMoney ? row.max_price : null,
    on_hand,
    available,
    stock_state: state,
    problems: problemsOf(row, obstacle),
    is_sample: row.is_sample,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Why a customer cannot buy it, from what is rolled up. */
function problemsOf(
  row: Pick<ProductRow, 'status' | 'is_sample' | 'first_image_id'>,
  obstacle: StandingRow['obstacle'],
): ProblemView[] {
  const keys: BuyingObstacle[] = [];
  if (row.status !== 'active') keys.push('inactive');
  if (row.is_sample) keys.push('sample');
  if (obstacle) keys.push(obstacle);
  if (row.first_image_id === null) keys.push('no_image');
  return keys.map(obstacleLine).map(({ key, stopsBuying }) => ({
    ...{ key, message: sayObstacle(`obstacle.${key}`) },
    stops_buying: stopsBuying,
  }));
}

function variantView(row: VariantRow, role: Role): ProductView['variants'][number] {
  const seesMoney = allows(role, 'seeMoney');
  return {
    id: row.id,
    name: row.name,
    entries: row.entries,
    active: row.active,
    track_quantity: row.track_quantity,
    price: seesMoney ? row.price : null,
    sales_price: seesMoney ? row.sales_price : null,
    on_sales: row.on_sales,
    cost: allows(role, 'seeCosts') ? row.cost : null,
    sku: row.sku,
    barcode: row.barcode ?? '',
    weight_grams: row.weight_grams,
    low_stock_at: row.low_stock_at,
    image_id: row.image_id,
    on_hand: row.on_hand,
    reserved: row.reserved,
    available: row.on_hand - row.reserved,
  };
}

function imageView(storeId: string, image: ImageRow): ProductView['images'][number] {
  return { ...image, sizes: picturePaths(storeId, image.id) };
}
