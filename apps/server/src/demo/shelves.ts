import { productDraft } from '@sokoni/contract/catalogue/products';
import { personOf } from '@sokoni/rules/access/actor';
import { findOrCreateCategory } from '#catalogue/categories/save-category.ts';
import { createProduct } from '#catalogue/products/create-product.ts';
import { showPicture } from '#catalogue/products/pictures/arrange-pictures.ts';
import { keepSamplePicture, samplePictureSide } from '#catalogue/products/samples/sample-picture.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Files } from '#core/files/files.ts';
import { newId } from '#core/ids.ts';
import type { Chance } from './chance.ts';
import { type Item, itemsOf } from './demo-products.ts';
import { findVariantIds } from './queries.ts';
import type { Story } from './scheduled-event.ts';

/** A good on the shelf, as the seller knows it. */
export interface Stocked extends Item {
  variantId: string;
  /** What lies there and is promised to nobody. */
  left: number;
  /** What is to lie there after a delivery. */
  full: number;
}

/** Puts the items on the shelves, with as much as three weeks take. */
export async function stockShelves(
  db: Db,
  files: Files,
  storeId: string,
  { story, chance }: { story: Story; chance: Chance },
  action: Action,
): Promise<Stocked[]> {
  const now = action.occurredAt;
  const items = itemsOf(story.shelves, story.currency);
  const allPopularity = items.reduce((sum, { popularity }) => sum + popularity, 0);
  const unitsADay = (story.salesADay * (1 + story.linesAtMost) * (1 + story.unitsAtMost)) / 4;
  const stocked: Stocked[] = [];
  for (const item of items) {
    const full = Math.ceil((item.popularity / allPopularity) * unitsADay * 35) + 4 + chance.between(0, 3);
    const draft = productDraft.parse({
      title: item.title,
      description: `<p>${item.text}</p>`,
      category_id: await findOrCreateCategory(db, storeId, { name: item.category }, now),
      variants: [
        {
          entries: [],
          active: true,
          track_quantity: !item.isMade,
          price: item.price,
          cost: item.cost,
          sku: item.sku,
          low_stock_at: item.isMade ? null : Math.ceil(full / 5),
          opening_stock: item.isMade ? 0 : full,
        },
      ],
    });
    const productId = await createProduct(db, storeId, draft, action);
    const image = { id: newId(), width: samplePictureSide, height: samplePictureSide };
    const bytes = await keepSamplePicture(files, storeId, image.id, item.picture);
    const shown = { ...image, bytes, altText: item.title, uploadedBy: personOf(action.actor) };
    await showPicture(db, storeId, productId, shown, now);
    stocked.push({ ...item, variantId: '', left: item.isMade ? Number.POSITIVE_INFINITY : full, full });
  }
  const ids = await findVariantIds(db, storeId);
  return stocked.map((item) => ({ ...item, variantId: ids.get(item.sku) ?? '' }));
}
