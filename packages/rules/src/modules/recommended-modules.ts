import { productTypeOf } from '#stores/product-types.ts';
import { type ModuleKey, type ModuleStatuses, moduleKeys } from './modules.ts';
import { type StoreChannels, suggestedModules } from './suggested-modules.ts';

/** Where a store sells, and what. */
export interface StoreOffer extends StoreChannels {
  /** Empty or null until it is chosen. */
  readonly product_type_id: string | null;
}

/** The modules that a new store starts with: those that SPEC section 4 suggests, and Inventory for a store whose products
 * are stocked (CONTRACT "Settled after the first look"). */
export function recommendedModules(store: StoreOffer): ModuleKey[] {
  const suggested = suggestedModules(store);
  const { stocked } = productTypeOf(store.product_type_id ?? '') ?? { stocked: false };
  return stocked ? [...suggested, 'module_inventory'] : suggested;
}

/** All ten modules with the status that the recommendation gives them. */
export function moduleStatuses(store: StoreOffer): ModuleStatuses {
  const recommended = new Set(recommendedModules(store));
  const entries = moduleKeys.map((key) => [key, recommended.has(key) ? 'active' : 'disabled']);
  return Object.fromEntries(entries) as ModuleStatuses;
}

/** The two grids of the module step: the recommended group first, then all remaining modules (SPEC section 2). */
export function moduleGroups(store: StoreOffer): { recommended: ModuleKey[]; remaining: ModuleKey[] } {
  const recommended = recommendedModules(store);
  return { recommended, remaining: moduleKeys.filter((key) => !recommended.includes(key)) };
}
