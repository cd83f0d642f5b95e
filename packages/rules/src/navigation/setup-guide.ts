import type { Permission } from '#access/roles.ts';

export type GuideStepKey =
  | 'verify_email'
  | 'choose_look'
  | 'add_product'
  | 'add_logo'
  | 'business_details'
  | 'set_vat'
  | 'invite_colleague'
  | 'review_modules'
  | 'go_live';

/** One step of the set-up guide on the home dashboard. */
export interface GuideStep {
  readonly key: GuideStepKey;
  readonly path: string;
  readonly permission: Permission;
}

/** The steps in the order in which a new merchant would take them; each can really be done today. */
export const guideSteps: readonly GuideStep[] = [
  {
    key: 'verify_email',
    path: '/verify',
    permission: 'manageOwnAccount',
  },
  {
    key: 'choose_look',
    path: '/dashboard/theme',
    permission: 'editStore',
  },
  {
    key: 'add_product',
    path: '/products/new',
    permission: 'manageProducts',
  },
  {
    key: 'add_logo',
    path: '/settings/store',
    permission: 'editStore',
  },
  {
    key: 'business_details',
    path: '/settings/store',
    permission: 'editStore',
  },
  {
    key: 'set_vat',
    path: '/settings/taxes',
    permission: 'editStore',
  },
  {
    key: 'invite_colleague',
    path: '/settings/staff',
    permission: 'manageStaff',
  },
  {
    key: 'review_modules',
    path: '/modules',
    permission: 'switchModules',
  },
  {
    key: 'go_live',
    path: '/settings/mode',
    permission: 'goLive',
  },
];

/** What is already done, by step. */
export type GuideFacts = Readonly<Record<GuideStepKey, boolean>>;

export interface GuideProgress {
  readonly steps: readonly (GuideStep & { readonly done: boolean; readonly dismissed: boolean })[];
  /** Steps that are done or dismissed. */
  readonly handled: number;
  readonly total: number;
  readonly percent: number;
  readonly finished: boolean;
}

/** The storage name that remembers a step as dismissed in one store, below the product's own prefix. The word 'guide'
 * in it keeps it when local data is cleared (SPEC section 4). */
export function guideStorageKey(storeId: string, step: GuideStepKey): string {
  return `guide_${storeId}_${step}`;
}

/** How far a store is: a step counts once it is done or the merchant has dismissed it. */
export function guideProgress(facts: GuideFacts, dismissedKeys: readonly string[]): GuideProgress {
  const steps = guideSteps.map((step) => ({
    ...step,
    done: facts[step.key],
    dismissed: dismissedKeys.includes(step.key),
  }));
  const handled = steps.filter((step) => step.done || step.dismissed).length;
  return {
    steps,
    handled,
    total: steps.length,
    percent: Math.floor((handled / steps.length) * 100),
    finished: handled === steps.length,
  };
}
