import { maxPrice } from '#money/price-change.ts';
import type { OrderChannel } from '#orders/order-labels.ts';

/** What a discount takes off. */
export const discountKinds = ['percent', 'amount', 'buy_get'] as const;

export type DiscountKind = (typeof discountKinds)[number];

/** What a discount is for. */
export const discountTargets = ['order', 'products', 'categories'] as const;

export type DiscountTarget = (typeof discountTargets)[number];

export const discountStates = ['active', 'scheduled', 'ended', 'off'] as const;

export type DiscountState = (typeof discountStates)[number];

export const discountLimits = {
  perStore: 5000,
  titleLength: 120,
  codeLength: 40,
  products: 200,
  categories: 100,
  /** Units to buy, to get, to have at least; times within an order. */
  units: 10_000,
  uses: 1_000_000_000,
  /** In minor units. */
  amount: maxPrice,
} as const;

/** What a merchant says about a discount. What belongs to another kind is null. Amounts are minor units. */
export interface DiscountTerms {
  /** As buyers read it; may be empty where a code says it. */
  readonly title: string;
  /** Null: it applies by itself. */
  readonly code: string | null;
  readonly kind: DiscountKind;
  /** Of what it is for, or of the units that are got; up to 3 decimals. */
  readonly percent: number | null;
  /** Off what it is for, once an order. */
  readonly amount: number | null;
  readonly buy_quantity: number | null;
  readonly get_quantity: number | null;
  /** How often within one order; null: as often as there are units for it. */
  readonly most_times: number | null;
  readonly applies_to: DiscountTarget;
  readonly product_ids: readonly string[];
  /** Whatever lies below them counts too. */
  readonly category_ids: readonly string[];
  /** Of what it is for, before the discount. */
  readonly minimum_spend: number | null;
  readonly minimum_quantity: number | null;
  readonly channels: readonly OrderChannel[];
  /** ISO 8601. */
  readonly starts_at: string;
  /** The first instant without it; null: it does not end. */
  readonly ends_at: string | null;
  readonly use_limit: number | null;
  readonly customer_limit: number | null;
}

/** When a discount holds, and how often it was used so far. */
export interface DiscountStanding extends Pick<DiscountTerms, 'starts_at' | 'ends_at' | 'use_limit'> {
  /** Switched on. */
  readonly active: boolean;
  readonly uses: number;
}

/** Where a discount stands at an instant (ISO 8601). One that was used as often as it may has ended. */
export function discountState(discount: DiscountStanding, at: string): DiscountState {
  if (hasEnded(discount, at) || isUsedUp(discount)) return 'ended';
  if (!discount.active) return 'off';
  return isToCome(discount, at) ? 'scheduled' : 'active';
}

export function hasEnded({ ends_at }: Pick<DiscountTerms, 'ends_at'>, at: string): boolean {
  return ends_at !== null && Date.parse(ends_at) <= Date.parse(at);
}

export function isToCome({ starts_at }: Pick<DiscountTerms, 'starts_at'>, at: string): boolean {
  return Date.parse(at) < Date.parse(starts_at);
}

export function isUsedUp({ use_limit, uses }: Pick<DiscountStanding, 'use_limit' | 'uses'>): boolean {
  return use_limit !== null && uses >= use_limit;
}

/** A code as it is kept and compared: without blanks around it, in upper case. */
export function discountCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether a kept code has only letters, digits and dashes, as anybody can type them. */
export function isDiscountCode(code: string): boolean {
  return /^[A-Z0-9][A-Z0-9-]*$/.test(code) && code.length <= discountLimits.codeLength;
}
