import type { Availability, Picture, ProductCard } from '@sokoni/themes/shop.ts';
import { picturePaths } from '#core/pictures/pictures.ts';
import type { CardRow } from './queries.ts';

interface StoredPicture {
  id: string;
  width: number;
  height: number;
}

/** A picture of the library as pages show it. */
export function pictureOf(storeId: string, { id, width, height }: StoredPicture, alt: string): Picture {
  return { ...picturePaths(storeId, id), alt, width, height };
}

export function cardOf(storeId: string, row: CardRow): ProductCard {
  const { id, slug, title, brand, min_price, max_price, price_before } = row;
  return {
    ...{ id, slug, title, brand, price: min_price, price_before },
    has_more_prices: max_price > min_price,
    picture: cardPicture(storeId, row),
    availability: availabilityOf(row.stock),
  };
}

function cardPicture(storeId: string, { image_id, image_width, image_height, alt_text, title }: CardRow) {
  if (image_id === null || image_width === null || image_height === null) return null;
  return pictureOf(storeId, { id: image_id, width: image_width, height: image_height }, alt_text || title);
}

function availabilityOf(stock: CardRow['stock']): Availability {
  if (stock === 'out') return 'sold_out';
  return stock === 'low' ? 'few_left' : 'in_stock';
}
