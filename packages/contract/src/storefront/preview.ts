import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, language, pictureSizes } from '#fields.ts';

const picture = pictureSizes.extend({
  alt: z.string(),
  width: z.number(),
  height: z.number(),
});

const link = z.object({ id: z.string(), slug: z.string(), name: z.string() });
const availability = z.enum(['in_stock', 'few_left', 'sold_out']);

const card = z.object({
  ...{ id, slug: z.string(), title: z.string(), brand: z.string() },
  ...{ price: z.number().int(), price_before: z.number().int().nullable(), has_more_prices: z.boolean() },
  picture: picture.nullable(),
  availability,
});

const option = z.object({ name: z.string(), entries: z.array(z.string()) });

const product = card.extend({
  description: z.string(),
  pictures: z.array(picture),
  options: z.array(option),
  variants: z.array(
    z.object({
      ...{ id, name: z.string(), entries: z.array(z.string()), sku: z.string() },
      ...{ price: z.number().int(), price_before: z.number().int().nullable() },
      ...{ availability, left: z.number().int().nullable(), picture: picture.nullable() },
    }),
  ),
  collections: z.array(link),
});

/** Ids behind each other, with commas between them. */
const ids = z
  .string()
  .regex(/^([0-9a-f-]{36}(,[0-9a-f-]{36})*)?$/)
  .max(3700)
  .default('');

export const previewCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/storefront/preview': {
    summary:
      'What a preview of the shop shows: the shop, a product, and the collections and products that are asked for.',
    /** Without a language in the main one of the shop, as in one that it does not offer. */
    query: z.strictObject({ collections: ids, products: ids, language: language.optional() }),
    data: z.object({
      shop: z.object({
        ...{ name: z.string(), description: z.string(), url: z.string(), currency: z.string() },
        ...{
          language,
          languages: z.tuple([language], language),
          test: z.boolean(),
          preview: z.boolean(),
          logo: picture.nullable(),
        },
        ...{ email: z.string(), phone: z.string(), address: z.string(), country: z.string() },
        social: z.record(z.string(), z.string()),
        counts_visits: z.boolean(),
        collections: z.array(link),
        pages: z.array(z.object({ slug: z.string(), title: z.string() })),
      }),
      collections: z.array(link.extend({ products: z.array(card) })),
      products: z.array(card),
      /** By collection at the top. */
      tiles: z.record(z.string(), picture),
      /** By id: the library of the shop. */
      pictures: z.record(z.string(), picture),
      /** One that the shop has, for the page of a product; null where it sells nothing yet. */
      product: product.nullable(),
      /** What is translated of the look, by where it stands in it; nothing in the main language. */
      texts: z.array(
        z.object({
          kind: z.enum(['section', 'menu', 'shop']),
          ...{ subject: z.string(), field: z.string(), text: z.string() },
        }),
      ),
    }),
  },
});
