import type { ProductTypeId } from '@sokoni/rules/stores/product-types';
import { booksAndStationery } from './books-and-stationery.ts';
import { digitalGoods } from './digital-goods.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion.ts';
import { foodAndDrinks } from './food-and-drinks.ts';
import { franchise } from './franchise.ts';
import { groceries } from './groceries.ts';
import { healthAndBeauty } from './health-and-beauty.ts';
import { homeAndLiving } from './home-and-living.ts';
import type { Sample } from './sample.ts';
import { services } from './services.ts';
import { wholesaleDistribution } from './wholesale-distribution.ts';

const samples: Readonly<Record<ProductTypeId, readonly Sample[]>> = {
  fashion,
  electronics,
  groceries,
  food_and_drinks: foodAndDrinks,
  health_and_beauty: healthAndBeauty,
  home_and_living: homeAndLiving,
  books_and_stationery: booksAndStationery,
  services,
  digital_goods: digitalGoods,
  wholesale_distribution: wholesaleDistribution,
  franchise,
};

/** A dozen believable products of the product type (SPEC section 2: "a toggle for adding experimental products"); none for an id that is not ours. */
export function samplesOf(type: string): readonly Sample[] {
  return Object.hasOwn(samples, type) ? samples[type as ProductTypeId] : [];
}
