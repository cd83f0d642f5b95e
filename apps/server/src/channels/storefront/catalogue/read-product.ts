import { sellingPrice } from '@sokoni/rules/pricing/selling-price';
import type { Product, ProductCard, ProductVariant } from '@sokoni/themes/shop.ts';
import { safeDescription } from '#catalogue/products/description.ts';
import { keeping, plannedOnce } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { cardOf, pictureOf } from './cards.ts';
import {
  findCards,
  findCardsById,
  findPicturesOf,
  findProductBySlug,
  findVariantsOf,
  type PictureRow,
  type VariantRow,
} from './queries.ts';
import { type Collections, linkOf } from './read-collections.ts';
import { isInCategories } from './search/shown-products.ts';

/** So many that they fill a row. */
const relatedProducts = 8;
/** From here on a buyer is told how many are left. */
const fewLeft = 5;

export interface ProductPage {
  product: Product;
  related: readonly ProductCard[];
}

/** A product and what goes with it; null where the shop shows none at this address. */
export async function readProduct(
  db: Db,
  storeId: string,
  collections: Collections,
  slug: string,
): Promise<ProductPage | null> {
  const row = await findProductBySlug(keeping(db), storeId, slug);
  if (!row) return null;
  const { id, category_id, description } = row;
  const [[cards, variants, pictures], near] = await pipelined([
    plannedOnce(db, (kept) =>
      pipelined([
        findCardsById(kept, storeId, [id]),
        findVariantsOf(kept, storeId, id),
        findPicturesOf(kept, storeId, id),
      ]),
    ),
    category_id === null
      ? Promise.resolve([])
      : findCards(db, storeId, {
          ...{
            where: isInCategories([category_id]),
            sort: 'featured',
            limit: relatedProducts + 1,
            offset: 0,
          },
        }),
  ]);
  const [card] = cards;
  if (!card) return null;
  const shown = new Map(
    pictures.map((picture) => [picture.id, pictureWithAlt(storeId, picture, card.title)]),
  );
  return {
    product: {
      ...cardOf(storeId, card),
      description: safeDescription(description),
      pictures: [...shown.values()],
      options: row.options as Product['options'],
      variants: variants.map((variant) => variantOf(variant, shown)),
      collections: category_id === null ? [] : collections.pathTo(category_id).map(linkOf),
    },
    related: near
      .filter((other) => other.id !== id)
      .slice(0, relatedProducts)
      .map((other) => cardOf(storeId, other)),
  };
}

function pictureWithAlt(storeId: string, picture: PictureRow, title: string) {
  return pictureOf(storeId, picture, picture.alt_text || title);
}

function variantOf(
  row: VariantRow,
  pictures: ReadonlyMap<string, Product['pictures'][number]>,
): ProductVariant {
  const { id, name, entries, sku, track_quantity, available, image_id } = row;
  const { price, was } = sellingPrice(row);
  const isFew = track_quantity && available <= fewLeft;
  return {
    ...{ id, name, entries, sku, price, price_before: was },
    availability: track_quantity && available <= 0 ? 'sold_out' : isFew ? 'few_left' : 'in_stock',
    left: isFew ? Math.max(available, 0) : null,
    picture: (image_id && pictures.get(image_id)) || null,
  };
}
