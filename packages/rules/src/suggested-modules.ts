import { type ModuleKey, type ModuleStatuses, moduleKeys } from './modules.ts';

/** The in-person selling that a store does (SPEC section 2, onboarding step 3). */
export const storeModules = {
  general_store: { title: 'Retail Point of Sale', description: 'For shops, stalls and counters.' },
  restaurant: { title: 'Restaurant Point of Sale', description: 'For restaurants and bars.' },
} as const;

export type StoreModule = keyof typeof storeModules;

/** Where a store sells. */
export interface StoreChannels {
  readonly web_support: boolean;
  readonly pos_support: boolean;
  readonly store_module: StoreModule;
}

/** The modules that a new store starts with (SPEC section 4, Suggested modules). Selling online overrides the
 * suggestion for in person alone; a restaurant that sells in person gets the food menu on top. */
export function suggestedModules(channels: StoreChannels): ModuleKey[] {
  const suggested: ModuleKey[] = [];
  if (channels.web_support) suggested.push('module_online', 'module_marketing', 'module_messaging');
  else if (channels.pos_support) suggested.push('module_pos', 'module_expenses');
  if (channels.pos_support && channels.store_module === 'restaurant') suggested.push('module_food_menu');
  return suggested;
}

/** All ten modules with the status that the suggestion gives them. */
export function moduleStatuses(channels: StoreChannels): ModuleStatuses {
  const suggested = new Set(suggestedModules(channels));
  const entries = moduleKeys.map((key) => [key, suggested.has(key) ? 'active' : 'disabled']);
  return Object.fromEntries(entries) as ModuleStatuses;
}

/** The two grids of the module step: the recommended group first, then all remaining modules (SPEC section 2). */
export function moduleGroups(channels: StoreChannels): { recommended: ModuleKey[]; remaining: ModuleKey[] } {
  const recommended = suggestedModules(channels);
  return { recommended, remaining: moduleKeys.filter((key) => !recommended.includes(key)) };
}
