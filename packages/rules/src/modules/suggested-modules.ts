import type { ModuleKey } from './modules.ts';

/** The in-person selling that a store does (SPEC section 2, onboarding step 3). */
export const storeModules = ['general_store', 'restaurant'] as const;

export type StoreModule = (typeof storeModules)[number];

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
