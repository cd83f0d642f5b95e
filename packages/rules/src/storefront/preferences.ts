import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { isWithin } from '#money/is-within.ts';
import { maxPrice } from '#money/price-change.ts';
import type { StorefrontReason } from './storefront-reasons.ts';

/** Who sees the shop: everybody, nobody, or who has its password. */
export const shopStatuses = ['open', 'paused', 'password'] as const;

/** Texts that checkout links to: each is the text page at that address (`/pages/refunds`). */
export const shopPolicies = ['refunds', 'privacy', 'terms', 'delivery'] as const;
export type ShopPolicy = (typeof shopPolicies)[number];

/** How the storefront of a store behaves. */
export interface ShopPreferences {
  readonly status: (typeof shopStatuses)[number];
  /** Shown while the shop is paused. */
  readonly paused_message: string;
  /** How long checkout keeps stock for a buyer. */
  readonly hold_minutes: number;
  /** Visits are counted, of those who have agreed when they were asked; off: nobody is asked. */
  readonly counts_visits: boolean;
  /** The business email and WhatsApp of the store settings are shown. */
  readonly shows_email: boolean;
  readonly shows_whatsapp: boolean;
  readonly takes_notes: boolean;
  /** The store is mailed each new order. */
  readonly mails_new_orders: boolean;
  /** An order has to come to at least so much, in minor units; null: any sum. */
  readonly minimum_order: number | null;
  readonly policies: ShopPolicy[];
}

export const shopLimits = {
  holdMinutes: { min: 5, max: 60 },
  pausedMessageLength: 300,
  passwordMin: 4,
  passwordMax: 128,
} as const;

/** How a shop behaves whose owner has set nothing. */
export const defaultShopPreferences: ShopPreferences = {
  status: 'open',
  paused_message: '',
  hold_minutes: 10,
  counts_visits: true,
  shows_email: true,
  shows_whatsapp: true,
  takes_notes: true,
  mails_new_orders: true,
  minimum_order: null,
  policies: [...shopPolicies],
};

/** Whether a cart reaches what the shop takes at least, before delivery, in minor units. */
export function reachesMinimum(
  { minimum_order }: Pick<ShopPreferences, 'minimum_order'>,
  subtotal: number,
): boolean {
  return minimum_order === null || subtotal >= minimum_order;
}

/**
 * Checks the preferences, in the order of the page.
 * @param password a new one as typed, undefined to keep what there is
 * @param hasPassword the shop has one already
 */
export function checkShopPreferences(
  preferences: ShopPreferences,
  { password, hasPassword }: { password: string | undefined; hasPassword: boolean },
): FormProblems<keyof ShopPreferences | 'password', StorefrontReason> {
  const { status, paused_message, hold_minutes, minimum_order } = preferences;
  const { min, max } = shopLimits.holdMinutes;
  return formProblems<keyof ShopPreferences | 'password', StorefrontReason>([
    [
      'paused_message',
      status === 'paused' && paused_message.trim() === '' ? { reason: 'paused_message_required' } : undefined,
    ],
    ['password', passwordProblem(status, password, hasPassword)],
    [
      'hold_minutes',
      isWithin(hold_minutes, min, max) ? undefined : { reason: 'hold_minutes_invalid', min, max },
    ],
    [
      'minimum_order',
      minimum_order === null || isWithin(minimum_order, 1, maxPrice)
        ? undefined
        : { reason: 'minimum_order_invalid' },
    ],
  ]);
}

function passwordProblem(
  status: ShopPreferences['status'],
  password: string | undefined,
  hasPassword: boolean,
): StorefrontReason | undefined {
  if (password !== undefined && password.length < shopLimits.passwordMin)
    return { reason: 'shop_password_short' };
  if (status === 'password' && password === undefined && !hasPassword)
    return { reason: 'shop_password_required' };
  return undefined;
}
