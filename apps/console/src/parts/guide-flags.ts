import { type GuideStepKey, guideSteps, guideStorageKey } from '@sokoni/rules/setup-guide';
import { type Entry, storage } from '#session/storage.ts';

/** SPEC section 3 "guide-progress keys": what this browser remembers of the set-up guide of one store. */
export function guideFlag(storeId: string, step: GuideStepKey): Entry<boolean> {
  return storage.guide(guideStorageKey(storeId, step));
}

/** The guide as a whole was put away. */
export function guideHiddenFlag(storeId: string): Entry<boolean> {
  return storage.guide(`guide_${storeId}_hidden`);
}

/** The steps that were dismissed; for modules, looked at. */
export function flaggedSteps(storeId: string): GuideStepKey[] {
  return guideSteps.map(({ key }) => key).filter((key) => guideFlag(storeId, key).get() === true);
}
