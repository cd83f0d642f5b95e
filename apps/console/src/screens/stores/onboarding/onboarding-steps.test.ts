import { newStoreDraft } from '@sokoni/rules/stores/store-draft';
import { describe, expect, it } from 'vitest';
import { onboardingPercent, onboardingStep } from './onboarding-steps.ts';

const blank = newStoreDraft();
const typed = { ...blank, product_type_id: 'fashion' };
const nowhere = { ...typed, web_support: false, pos_support: false };

describe('SPEC 2 Onboarding: steps', () => {
  it.each([
    [null, blank, 1],
    ['2', blank, 2],
    ['0', blank, 0],
    ['5', typed, 5],
    ['5', blank, 2],
    ['3', blank, 3],
    ['4', blank, 2],
    ['3', nowhere, 3],
    ['4', nowhere, 3],
    ['5', nowhere, 3],
    ['6', typed, 1],
    ['-1', typed, 1],
    ['two', typed, 1],
    ['03', typed, 1],
  ])('the address asks for %s: nothing that comes before is skipped', (asked, draft, step) => {
    expect(onboardingStep(asked, draft)).toBe(step);
  });

  it('SPEC 9: shows 40, 60 and 70 percent at steps 2, 3 and 4, and no bar elsewhere', () => {
    expect(([0, 1, 2, 3, 4, 5] as const).map(onboardingPercent)).toEqual([
      undefined,
      undefined,
      40,
      60,
      70,
      undefined,
    ]);
  });
});
