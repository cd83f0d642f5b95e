import { hasChannel, type StoreDraft } from '@sokoni/rules/stores/store-draft';
import type { DraftField } from '#screens/stores/wizard/store-draft-edits.ts';

/** SPEC section 2: steps 1 to 5; step 0 is the terms page. */
export type OnboardingStep = 0 | 1 | 2 | 3 | 4 | 5;

const steps: readonly OnboardingStep[] = [0, 1, 2, 3, 4, 5];

/** Where closing the terms page leads. */
export const stepAfterTerms = 3;

/** What each step asks for. */
export const onboardingFields: Readonly<Record<number, readonly DraftField[]>> = {
  2: ['product_type_id'],
  3: ['web_support'],
  4: ['web_support'],
  5: ['name', 'currency_code', 'sub_domain'],
};

/** SPEC section 9: how far the progress bar is, in percent; the other steps have none. */
export function onboardingPercent(step: OnboardingStep): number | undefined {
  const levels: Partial<Record<OnboardingStep, number>> = { 2: 40, 3: 60, 4: 70 };
  return levels[step];
}

/**
 * The step that an address asks for, or the first one that is still to be answered before it.
 * Step 3 can be seen without the answer of step 2, because closing the terms leads there; what follows cannot.
 */
export function onboardingStep(asked: string | null, draft: StoreDraft): OnboardingStep {
  const step = steps.find((one) => String(one) === asked) ?? 1;
  if (step > 3 && draft.product_type_id === '') return 2;
  return step > 3 && !hasChannel(draft) ? 3 : step;
}
