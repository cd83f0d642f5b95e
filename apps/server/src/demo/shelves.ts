import { productDraft } from '@sokoni/contract/products';
import { findOrCreateCategory } from '#categories/keep-category.ts';
import type { Db } from '#platform/database/transaction.ts';
import type { Files } from '#platform/files.ts';
import { newId } from '#platform/ids.ts';
import { showPicture } from '#products/arrange-pictures.ts';
import { createProduct } from '#products/create-product.ts';
import { keepSamplePicture, samplePictureSide } from '#products/samples/sample-picture.ts';
import type { Chance } from './chance.ts';
import { type Good, goodsOf } from './goods.ts';
import { findVariantIds } from './queries.ts';
import type { Story } from './story.ts';

/** A good on the shelf, as the seller knows it. */
export interface Stocked extends Good {
  variantId: string;
  /** What lies there and is promised to nobody. */
  left: number;
  /** What is to lie there after a delivery. */
  full: number;
}

/** Puts the goods on the shelves, with as much as three weeks take. */
export async function stockShelves(
  db: Db,
  files: Files,
  storeId: string,
  { story, chance, actorUserId, now }: { story: Story; chance: Chance; actorUserId: string; now: Date },
): Promise<Stocked[]> {
  const goods = goodsOf(story.shelves, story.currency);
  const allPopularity = goods.reduce((sum, { popularity }) => sum + popularity, 0);
  const piecesADay = (story.salesADay * (1 + story.linesAtMost) * (1 + story.piecesAtMost)) / 4;
  const stocked: Stocked[] = [];
  for (const good of goods) {
    const full = Math.ceil((good.popularity / allPopularity) * piecesADay * 35) + 4 + chance.between(0, 3);
    const draft = productDraft.parse({
      title: good.title,
      description: `<p>${good.text}</p>`,
      category_id: await findOrCreateCategory(db, storeId, { name: good.category }, now),
      variants: [
        {
          entries: [],
          active: true,
          track_quantity: !good.isMade,
          price: good.price,
          cost: good.cost,
          sku: good.sku,
          low_stock_at: good.isMade ? null : Math.ceil(full / 5),
          opening_stock: good.isMade ? 0 : full,
        },
      ],
    });
    const productId = await createProduct(db, storeId, draft, { actorUserId, now });
    const image = { id: newId(), width: samplePictureSide, height: samplePictureSide };
    const bytes = await keepSamplePicture(files, storeId, image.id, good.picture);
    const shown = { ...image, bytes, altText: good.title, uploadedBy: actorUserId };
    await showPicture(db, storeId, productId, shown, now);
    stocked.push({ ...good, variantId: '', left: good.isMade ? Number.POSITIVE_INFINITY : full, full });
  }
  const ids = await findVariantIds(db, storeId);
  return stocked.map((good) => ({ ...good, variantId: ids.get(good.sku) ?? '' }));
}
