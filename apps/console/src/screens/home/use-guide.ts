import { type GuideProgress, type GuideStepKey, guideProgress } from '@sokoni/rules/setup-guide';
import { useState } from 'react';
import type { SetUp } from '#api/home.ts';
import type { Store, UserInfo } from '#api/types.ts';
import { flaggedSteps, guideFlag, guideHiddenFlag } from '#parts/guide-flags.ts';
import { guideFacts } from './guide-facts.ts';

export interface Guide {
  progress: GuideProgress;
  isHidden: boolean;
  setHidden(hidden: boolean): void;
  /** Marks a step as dealt with, or takes the mark back. */
  mark(step: GuideStepKey, dismissed: boolean): void;
}

/** The set-up guide of a store; what is dismissed is kept under the guide keys. */
export function useGuide(user: UserInfo, store: Store, figures: SetUp['figures']): Guide {
  const [flagged, setFlagged] = useState(() => flaggedSteps(store.id));
  const [isHidden, setHidden] = useState(() => guideHiddenFlag(store.id).get() ?? false);
  const hasSeenModules = flagged.includes('review_modules');

  return {
    progress: guideProgress(guideFacts({ user, store, figures, hasSeenModules }), flagged),
    isHidden,
    setHidden(hidden) {
      guideHiddenFlag(store.id).set(hidden);
      setHidden(hidden);
    },
    mark(step, dismissed) {
      guideFlag(store.id, step).set(dismissed);
      setFlagged(flaggedSteps(store.id));
    },
  };
}
