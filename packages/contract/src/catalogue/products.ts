import { maxPrice } from '@sokoni/rules/money/price-change';
import {
  checkProduct,
  checkVariant,
  productLimits,
  productStatuses,
} from '@sokoni/rules/products/product-check';
import { combinationLimits } from '@sokoni/rules/products/variant-combinations';
import { maxQuantity } from '@sokoni/rules/stock/stock';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, nothing, pageQuery, pictureSizes, reasoned, taxPercent, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';
import { storeJob } from '#tenancy/store-jobs.ts';

export const productStatus = z.enum(productStatuses);

/** Minor units of the store's currency; null for a role that sees no money. */
const shownMoney = z.number().int().nullable();
const money = z.number().int().min(0, refusal('price_negative')).max(maxPrice, refusal('too_large'));
const quantity = z.number().int().min(-maxQuantity).max(maxQuantity);

export const stockState = z.enum(['untracked', 'in', 'low', 'out']);

/** Why a customer cannot buy a product now. */
export const readinessProblem = z.object({
  key: z.enum(['inactive', 'sample', 'no_variant', 'no_price', 'no_stock', 'no_image']),
  message: z.string(),
  stops_buying: z.boolean(),
});

/** One line of the product list. */
export const productRow = z.object({
  id,
  title: z.string(),
  status: productStatus,
  brand: z.string(),
  category_id: id.nullable(),
  /** Name of its category; empty without one. */
  category: z.string(),
  /** Empty for a product with several variants, which have their own. */
  sku: z.string(),
  /** Address of the small picture. */
  image: z.string().nullable(),
  variant_count: z.number().int(),
  /** From and to what buyers pay now: the sales price of what is on sale. */
  min_price: shownMoney,
  max_price: shownMoney,
  on_hand: z.number().int(),
  available: z.number().int(),
  stock_state: stockState,
  problems: z.array(readinessProblem),
  is_sample: z.boolean(),
  version: z.number().int(),
  updated_at: time,
});

export const productOption = z.strictObject({
  name: text(combinationLimits.nameLength),
  entries: z.array(text(combinationLimits.nameLength)).max(combinationLimits.entriesPerOption),
});

/** A variant as it is shown; `name` joins its entries with a slash and is empty for a plain product. */
export const variant = z.object({
  id,
  name: z.string(),
  entries: z.array(z.string()),
  active: z.boolean(),
  track_quantity: z.boolean(),
  price: shownMoney,
  sales_price: shownMoney,
  on_sales: z.boolean(),
  /** Null also where the role sees no costs. */
  cost: shownMoney,
  sku: z.string(),
  barcode: z.string(),
  weight_grams: z.number().int().nullable(),
  low_stock_at: z.number().int().nullable(),
  image_id: id.nullable(),
  on_hand: z.number().int(),
  reserved: z.number().int(),
  available: z.number().int(),
});

export const productImage = z.object({
  id,
  alt_text: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  sizes: pictureSizes,
});

export const product = productRow.omit({ image: true, category: true, sku: true }).extend({
  description: z.string(),
  tags: z.array(z.string()),
  options: z.array(productOption),
  exempt_vat: z.boolean(),
  /** Its own tax rate in percent; null: the store's. */
  tax_percent: z.string().nullable(),
  images: z.array(productImage),
  variants: z.array(variant),
  created_at: time,
  /** Who saved it last; empty when that account is no more. */
  updated_by: z.string(),
});

const variantFields = {
  active: z.boolean(),
  track_quantity: z.boolean(),
  price: money,
  sales_price: money.nullable(),
  on_sales: z.boolean(),
  cost: money.nullable(),
  sku: text(productLimits.skuLength),
  /** Empty or absent for a variant that is made: it gets a code of the shop's own. Empty for one that is there: it has none then. */
  barcode: text(60),
  weight_grams: z.number().int().min(0).nullable(),
  low_stock_at: quantity.min(0).nullable(),
  image_id: id.nullable(),
};

/** A variant of a product that is being made. Stock at the first location comes with it as opening stock. */
export const variantDraft = reasoned(
  z.strictObject({
    id: id.optional(),
    entries: z.array(text(combinationLimits.nameLength)).max(combinationLimits.options).default([]),
    active: variantFields.active.default(true),
    track_quantity: variantFields.track_quantity.default(true),
    price: variantFields.price.default(0),
    sales_price: variantFields.sales_price.default(null),
    on_sales: variantFields.on_sales.default(false),
    cost: variantFields.cost.default(null),
    sku: variantFields.sku.default(''),
    barcode: variantFields.barcode.default(''),
    weight_grams: variantFields.weight_grams.default(null),
    low_stock_at: variantFields.low_stock_at.default(null),
    image_id: variantFields.image_id.default(null),
    opening_stock: quantity.min(0).default(0),
  }),
  checkVariant,
);

const productFields = {
  title: text(productLimits.titleLength),
  /** HTML; what is not safe is taken out. */
  description: z.string().max(productLimits.descriptionLength),
  status: productStatus,
  brand: text(productLimits.brandLength),
  category_id: id.nullable(),
  tags: z.array(text(productLimits.tagLength)).max(productLimits.tags),
  options: z.array(productOption).max(combinationLimits.options),
  exempt_vat: z.boolean(),
  /** A percentage from 0 to 100 with up to 3 decimals; null: the store's. Zero-rated is 0, which is not exempt. */
  tax_percent: taxPercent.nullable(),
};

export const productDraft = reasoned(
  z.strictObject({
    id: id.optional(),
    title: productFields.title.default(''),
    description: productFields.description.default(''),
    status: productFields.status.default('active'),
    brand: productFields.brand.default(''),
    category_id: productFields.category_id.default(null),
    tags: productFields.tags.default([]),
    options: productFields.options.default([]),
    exempt_vat: productFields.exempt_vat.default(false),
    tax_percent: productFields.tax_percent.default(null),
    variants: z.array(variantDraft).min(1).max(combinationLimits.combinations),
  }),
  checkProduct,
);

/** A change of a product: what is left out stays. `version` is the one that the change was made on. */
export const productChange = z.strictObject({
  version: z.number().int(),
  ...z.strictObject(productFields).partial().shape,
  /** With an id: changes that variant; without: makes one for its entries. A variant that is not named stays. */
  variants: z
    .array(
      z.strictObject({
        id: id.optional(),
        entries: z.array(text(combinationLimits.nameLength)).max(combinationLimits.options).optional(),
        ...z.strictObject(variantFields).partial().shape,
        /** For a variant that this makes: what lies at the first place of the store. */
        opening_stock: quantity.min(0).optional(),
      }),
    )
    .max(combinationLimits.combinations)
    .optional(),
  /** Variants that go. One that has moved stock or was sold cannot go; it can be switched off. */
  removed_variants: z.array(id).max(combinationLimits.combinations).optional(),
});

const productFilters = {
  search: z.string().trim().max(100).default(''),
  status: productStatus.optional(),
  category_id: id.optional(),
  brand: z.string().max(productLimits.brandLength).optional(),
  tag: z.string().max(productLimits.tagLength).optional(),
  stock: stockState.optional(),
  sample: z.stringbool().optional(),
};

export const productFilter = z.strictObject(productFilters);

export const productQuery = z.strictObject({
  ...pageQuery.shape,
  ...productFilters,
});

export const productCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/products': {
    summary:
      'List products. Sort by title, price, stock or updated; a leading minus sorts descending. `total` is null where it has to be counted: ask products/total.',
    query: productQuery,
    data: z.object({
      items: z.array(productRow),
      page: z.number().int(),
      limit: z.number().int(),
      total: z.number().int().nullable(),
    }),
  },
  'GET /marketplace/v1/stores/{id}/products/total': {
    summary: 'Count the products that match the filters.',
    query: productFilter,
    data: z.object({ total: z.number().int() }),
  },
  'POST /marketplace/v1/stores/{id}/products': {
    summary: 'Create a product with its variants.',
    body: productDraft,
    data: product,
  },
  'GET /marketplace/v1/stores/{id}/products/{product_id}': {
    summary: 'Retrieve a product with its variants and pictures.',
    data: product,
  },
  'PUT /marketplace/v1/stores/{id}/products/{product_id}': {
    summary:
      'Update a product; only differences are written. 409 changed_meanwhile when the version is not the latest.',
    body: productChange,
    data: product,
  },
  'DELETE /marketplace/v1/stores/{id}/products/{product_id}': {
    summary: 'Delete a product that was never sold or counted; archive any other.',
    data: nothing,
  },
  'POST /marketplace/v1/stores/{id}/products/{product_id}/copies': {
    summary: 'Duplicate a product as a draft, without stock, SKUs and barcodes.',
    body: z.strictObject({ title: productFields.title }),
    data: product,
  },
  'POST /marketplace/v1/stores/{id}/products/{product_id}/images': {
    summary: 'Add a picture after the existing ones; `image_id` is the new one.',
    takesFile: true,
    body: z.strictObject({ alt_text: text(productLimits.altTextLength).default('') }),
    data: product.extend({ image_id: id }),
  },
  'PUT /marketplace/v1/stores/{id}/products/{product_id}/images': {
    summary:
      'Update the order of the pictures, their alt texts and the variants that show them. Those in `removed` are deleted; those not listed stay, after the others.',
    body: z.strictObject({
      images: z
        .array(
          z.strictObject({
            id,
            alt_text: text(productLimits.altTextLength).default(''),
            /** Exactly these variants show it; left out: as it was. */
            variant_ids: z.array(id).max(combinationLimits.combinations).optional(),
          }),
        )
        .max(productLimits.images),
      removed: z.array(id).max(productLimits.images).default([]),
    }),
    data: product,
  },
  'POST /marketplace/v1/stores/{id}/sample-products': {
    summary: 'Add a dozen sample products of the store’s type, in test mode.',
    body: z.strictObject({}),
    data: storeJob,
  },
  'DELETE /marketplace/v1/stores/{id}/sample-products': {
    summary: 'Delete the sample products; one that was sold or counted is archived instead.',
    data: z.object({ deleted: z.number().int(), archived: z.number().int(), message: z.string() }),
  },
  'GET /marketplace/v1/stores/{id}/product-codes/{code}': {
    summary: 'Retrieve the variant with this SKU or barcode, as a scanner reads it.',
    data: z.object({ product_id: id, variant_id: id }),
  },
  'GET /marketplace/v1/stores/{id}/product-words': {
    summary: 'List brands and tags in use with this prefix, for completion.',
    query: z.strictObject({ kind: z.enum(['brand', 'tag']), start: z.string().max(100).default('') }),
    data: z.array(z.string()),
  },
});
