import { type GuideProgress, type GuideStepKey, guideProgress } from '@sokoni/rules/navigation/setup-guide';
import { useEffect } from 'react';
import type { SetUp } from '#api/insights/home.ts';
import { useChangeGuide } from '#api/stores/stores.ts';
import type { Store, UserInfo } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { mirrorGuide } from '#parts/stores/guide-flags.ts';
import { guideFacts } from './guide-facts.ts';

export interface Guide {
  progress: GuideProgress;
  isHidden: boolean;
  /** Answers whether it is saved; a failure was said. */
  setHidden(hidden: boolean): Promise<boolean>;
  /** Marks a step as dealt with, or takes the mark back; answers likewise. */
  mark(step: GuideStepKey, skipped: boolean): Promise<boolean>;
}

/** The set-up guide of a store, which everybody who sets it up shares; the guide keys of the browser mirror it. */
export function useGuide(user: UserInfo, store: Store, { figures, guide }: SetUp): Guide {
  const change = useChangeGuide();
  const { skipped, hidden } = guide;
  useEffect(() => mirrorGuide(store.id, guide), [store.id, guide]);

  const hasSeenModules = skipped.includes('review_modules');

  async function save(changed: Parameters<typeof change.mutateAsync>[0]): Promise<boolean> {
    try {
      await change.mutateAsync(changed);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  }

  return {
    progress: guideProgress(guideFacts({ user, store, figures, hasSeenModules }), skipped),
    isHidden: hidden,
    setHidden: (next) => save({ hidden: next }),
    mark: (step, isSkipped) => save({ step, skipped: isSkipped }),
  };
}
