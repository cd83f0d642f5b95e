import type { Permission } from './roles.ts';

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
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly permission: Permission;
}

/** The steps in the order in which a new merchant would take them; each can really be done today. */
export const guideSteps: readonly GuideStep[] = [
  {
    key: 'verify_email',
    title: 'Verify your e-mail',
    description: 'So that nobody but you can get back into this account.',
    path: '/verify',
    permission: 'manageOwnAccount',
  },
  {
    key: 'choose_look',
    title: 'Choose a look',
    description: 'Pick one of four looks for your store.',
    path: '/dashboard/theme',
    permission: 'editStore',
  },
  {
    key: 'add_product',
    title: 'Add your first product',
    description: 'What you sell, with its price, a picture and how many there are.',
    path: '/products/new',
    permission: 'manageProducts',
  },
  {
    key: 'add_logo',
    title: 'Add your logo',
    description: 'Your staff find the right store by it.',
    path: '/settings/store',
    permission: 'editStore',
  },
  {
    key: 'business_details',
    title: 'Complete your business details',
    description: 'E-mail, phone and address, so that people can reach you.',
    path: '/settings/store',
    permission: 'editStore',
  },
  {
    key: 'set_vat',
    title: 'Set your VAT',
    description: 'Say whether you charge it, and how much.',
    path: '/settings/taxes',
    permission: 'editStore',
  },
  {
    key: 'invite_colleague',
    title: 'Invite a colleague',
    description: 'Everybody gets an own log-in with the right role.',
    path: '/settings/staff',
    permission: 'manageStaff',
  },
  {
    key: 'review_modules',
    title: 'Review your modules',
    description: 'Switch on what you need and leave the rest off.',
    path: '/modules',
    permission: 'switchModules',
  },
  {
    key: 'go_live',
    title: 'Go live',
    description: 'Leave test mode when you are ready for real purchases.',
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
