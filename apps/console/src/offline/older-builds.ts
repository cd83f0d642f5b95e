import { defaultTillSettings } from '@sokoni/rules/point-of-sale/till-settings';
import type { TillSetup } from './till-types.ts';

type StoredSetup = Omit<TillSetup, 'settings' | 'layout'> & Partial<Pick<TillSetup, 'settings' | 'layout'>>;

/** Whether an older build read this set-up, so that something is not in it. */
export function isOfOlderBuild(setup: StoredSetup): boolean {
  return setup.settings === undefined || setup.layout === undefined;
}

/** The set-up as every screen reads it: what an older build left out is as in a store that has set nothing. */
export function wholeSetup(setup: StoredSetup): TillSetup {
  return {
    ...setup,
    settings: setup.settings ?? defaultTillSettings(setup.store.currency_code),
    layout: setup.layout ?? { barcode_rules: [], pages: [] },
  };
}
