import { type GuideStepKey, guideSteps, guideStorageKey } from '@sokoni/rules/navigation/setup-guide';
import type { SetUp } from '#api/insights/home.ts';
import { storage } from '#session/storage.ts';

/** SPEC section 3 "guide-progress keys": the browser mirrors what the store has put aside of its set-up guide. */
export function mirrorGuide(storeId: string, { skipped, hidden }: SetUp['guide']): void {
  for (const { key } of guideSteps) {
    const entry = storage.guide(guideStorageKey(storeId, key));
    if (skipped.includes(key)) entry.set(true);
    else entry.remove();
  }
  const entry = storage.guide(`guide_${storeId}_hidden`);
  if (hidden) entry.set(true);
  else entry.remove();
}

/** Whether this browser knows that the step was skipped or looked at. */
export function isMirrored(storeId: string, step: GuideStepKey): boolean {
  return storage.guide(guideStorageKey(storeId, step)).get() === true;
}
