import type { ImportDraft, ImportedImage } from '@sokoni/rules/imports/products/product-import-draft';
import {
  type ImportChoices,
  type KnownProduct,
  type ProductPlan,
  planImport,
} from '@sokoni/rules/imports/products/product-import-plan';
import { grouped } from '@sokoni/rules/lists/group-by';
import { barcodeKey, isOwnBarcode } from '@sokoni/rules/products/barcode';
import { skuKey } from '@sokoni/rules/products/product-check';
import type { CategoryPaths } from '#catalogue/categories/category-paths.ts';
import type { RowFinding } from '#catalogue/imports/import-items.ts';
import { said, sayImport } from '#catalogue/imports/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { readId } from '#core/ids.ts';
import { pictureSizes, uploadsPath } from '#core/pictures/pictures.ts';
import { readHoldings } from '#stock/assert-stock-value.ts';
import { stockAt } from '#stock/stock-by-location.ts';
import {
  type CodeHolder,
  findByHandles,
  findHolders,
  findPicturesOf,
  findProductsByIds,
  findTagsOf,
  findVariantsOf,
} from './known-queries.ts';
import { tooMuchWorth } from './value-of-file.ts';

/** One product of a file with what is to be done about it. */
export interface PlannedItem {
  first_row: number;
  draft: ImportDraft;
  known: KnownProduct | null;
  plan: ProductPlan;
  /** Pictures that the product does not have yet. */
  images: readonly ImportedImage[];
  findings: readonly RowFinding[];
}

export interface Batch {
  storeId: string;
  format: string;
  choices: ImportChoices;
  items: readonly { first_row: number; draft: ImportDraft; product_id?: string | null }[];
  categories: CategoryPaths;
  /** Products and levels are held until the end of the transaction. */
  held: boolean;
}

/** What a batch of drafts makes of the products of the store as they are now. */
export async function planBatch(db: Db, batch: Batch): Promise<PlannedItem[]> {
  const { storeId, items } = batch;
  const drafts = items.map(({ draft }) => draft);
  const holders = await holdersOf(db, storeId, drafts);
  const handles = await findByHandles(
    db,
    storeId,
    drafts.flatMap((draft) => handleKey(batch.format, draft) ?? []),
  );
  const named = drafts.map((draft) => candidatesOf(draft, batch.format, handles, holders));
  const rows = await findProductsByIds(db, storeId, [...new Set(named.flat())].sort(), batch.held);
  const known = await knownProducts(db, batch, rows);
  const pictures = await picturesOf(db, storeId, [...known.keys()]);

  const plans = drafts.map((draft, index) => {
    const product =
      (named[index] ?? []).map((id) => known.get(id)).find((found) => found !== undefined) ?? null;
    const categoryId = draft.category ? batch.categories.idOf(draft.category) : undefined;
    return { product, plan: planImport(draft, product, categoryId, batch.choices) };
  });
  const changed = plans.flatMap(({ plan }) => plan.changed.map(({ id }) => id));
  const holdings = await readHoldings(db, storeId, changed);

  return plans.map(({ product, plan }, index) => {
    const { first_row, draft } = items[index] as Batch['items'][number];
    const findings = [
      ...said(plan.findings),
      ...takenCodes(plan, draft, product, holders),
      ...tooMuchWorth(plan, holdings),
    ];
    const images = product
      ? draft.images.filter(({ url }) => !isShown(storeId, url, pictures.get(product.id)))
      : draft.images;
    const action = findings.some(({ level }) => level === 'error')
      ? 'error'
      : plan.action === 'same' && images.length > 0
        ? 'update'
        : plan.action;
    return {
      first_row,
      draft,
      known: product,
      plan: { ...plan, action },
      images,
      findings,
    };
  });
}

/** What a product is called in the shop of the file. */
export function handleKey(format: string, { handle }: ImportDraft): string | undefined {
  return handle === undefined ? undefined : `${format}:${handle}`;
}

interface Holders {
  bySku: Map<string, CodeHolder>;
  byBarcode: Map<string, CodeHolder>;
}

async function holdersOf(db: Db, storeId: string, drafts: readonly ImportDraft[]): Promise<Holders> {
  const variants = drafts.flatMap((draft) => draft.variants);
  const skuKeys = variants.flatMap(({ sku }) => (sku ? [skuKey(sku)] : []));
  const barcodes = variants.flatMap(({ barcode }) => (barcode ? [barcodeKey(barcode)] : []));
  const found = await findHolders(db, storeId, skuKeys, barcodes);
  return {
    bySku: new Map(found.flatMap((holder) => (holder.sku_key ? [[holder.sku_key, holder]] : []))),
    byBarcode: new Map(found.flatMap((holder) => (holder.barcode ? [[holder.barcode, holder]] : []))),
  };
}

/** The products that a draft may be about, the surest first. */
function candidatesOf(
  draft: ImportDraft,
  format: string,
  handles: ReadonlyMap<string, string>,
  { bySku, byBarcode }: Holders,
): string[] {
  const byHandle = handles.get(handleKey(format, draft) ?? '');
  const byCodes = [
    ...draft.variants.map(({ sku }) => bySku.get(skuKey(sku ?? ''))?.product_id),
    ...draft.variants.map(({ barcode }) => {
      const code = barcodeKey(barcode ?? '');
      // In another store of ours a code of the shop's own is on other items.
      const says = draft.product_id === undefined || !isOwnBarcode(code);
      return says ? byBarcode.get(code)?.product_id : undefined;
    }),
  ];
  const own = readId(draft.product_id) ?? undefined;
  return [own, byHandle, ...byCodes].filter((id): id is string => id !== undefined);
}

async function knownProducts(
  db: Db,
  { storeId, items, held }: Batch,
  rows: Awaited<ReturnType<typeof findProductsByIds>>,
): Promise<Map<string, KnownProduct>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const tags = grouped(await findTagsOf(db, storeId, ids), ({ product_id }) => product_id);
  const variants = await findVariantsOf(db, storeId, ids);
  const locations = [
    ...new Set(items.flatMap(({ draft }) => draft.variants.flatMap(({ stock }) => Object.keys(stock)))),
  ];
  const stockLocations = variants.flatMap(({ id }) =>
    locations.map((locationId) => ({ variantId: id, locationId })),
  );
  const levels = await stockAt(db, storeId, stockLocations, held);
  const stock = new Map<string, Record<string, number>>();
  for (const { variant_id, location_id, on_hand } of levels)
    stock.set(variant_id, { ...stock.get(variant_id), [location_id]: on_hand });
  const variantsOf = grouped(variants, ({ product_id }) => product_id);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        tags: (tags.get(row.id) ?? []).map(({ tag }) => tag),
        variants: (variantsOf.get(row.id) ?? []).map((variant) => ({
          ...variant,
          stock: stock.get(variant.id) ?? {},
        })),
      },
    ]),
  );
}

/** Codes that variants of other products have, or other variants of this one. */
function takenCodes(
  plan: ProductPlan,
  draft: ImportDraft,
  known: KnownProduct | null,
  { bySku, byBarcode }: Holders,
): RowFinding[] {
  const wanted = [
    ...plan.added.map(({ row, values }) => ({ row, id: undefined, ...values })),
    ...plan.changed.map(({ row, id, after }) => ({
      row,
      id,
      sku: after.sku ?? '',
      barcode: after.barcode ?? '',
    })),
  ];
  const findings: RowFinding[] = [];
  const refuse = (
    row: number,
    holder: CodeHolder | undefined,
    id: string | undefined,
    code: 'sku' | 'barcode',
  ) => {
    if (!holder || holder.id === id) return;
    const message =
      holder.product_id === known?.id
        ? sayImport(`row.takenHere.${code}`)
        : sayImport(`row.taken.${code}`, { title: holder.title });
    findings.push({ row, level: 'error', message });
  };
  for (const { row, id, sku, barcode } of wanted) {
    if (sku !== '') refuse(row, bySku.get(skuKey(sku)), id, 'sku');
    if (barcode !== '') refuse(row, byBarcode.get(barcode), id, 'barcode');
  }
  if (plan.action === 'create' && draft.product_id)
    findings.push({
      row: draft.row,
      level: 'warning',
      message: sayImport('row.otherId'),
    });
  return findings;
}

type Pictures = { urls: Set<string>; ids: Set<string> };

async function picturesOf(db: Db, storeId: string, ids: readonly string[]): Promise<Map<string, Pictures>> {
  const found = new Map<string, Pictures>();
  for (const { product_id, image_id, url } of await findPicturesOf(db, storeId, ids)) {
    const pictures = found.get(product_id) ?? { urls: new Set(), ids: new Set() };
    pictures.ids.add(image_id);
    if (url) pictures.urls.add(url);
    found.set(product_id, pictures);
  }
  return found;
}

const pictureOfOurs = new RegExp(
  `${uploadsPath}([0-9a-f-]{36})/([0-9a-f-]{36})-(?:${pictureSizes.join('|')})\\.webp$`,
);

/** A picture of ours stands in an export under our own address. */
function isShown(storeId: string, url: string, pictures: Pictures | undefined): boolean {
  if (!pictures) return false;
  const own = pictureOfOurs.exec(url);
  return pictures.urls.has(url) || (own?.[1] === storeId && pictures.ids.has(own[2] ?? ''));
}
