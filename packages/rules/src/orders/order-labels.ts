import { paymentProviders } from '#online-payments/payment-providers.ts';

/** Where an order comes from. */
export const orderChannels = ['web', 'in_person', 'wholesale', 'manual'] as const;

export type OrderChannel = (typeof orderChannels)[number];

/** How money comes in or goes back. */
export const paymentMethods = [
  'cash',
  'card',
  'bank_transfer',
  'mobile_money',
  'store_credit',
  'gift_card',
  'other',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** How money goes back: a provider of online payments refunds what it took. */
export const refundMethods = [...paymentMethods, ...paymentProviders] as const;

export type RefundMethod = (typeof refundMethods)[number];

/** All that can stand in the books: `exchange` moves what a return frees to the order that goes out instead; nobody chooses it. */
export const moneyMethods = [...refundMethods, 'exchange'] as const;

export type MoneyMethod = (typeof moneyMethods)[number];

/** What an order takes at most. */
export const orderLimits = {
  lines: 500,
  /**
   * What an order comes to before discounts, in all, and what its items cost the store, in minor units. Ninety thousand such
   * orders stay below 2^53, where figures are exact no more.
   */
  total: 100_000_000_000,
  payments: 100,
  noteLength: 2000,
  referenceLength: 100,
  titleLength: 200,
  reasonLength: 500,
  tags: 20,
  tagLength: 40,
  carrierLength: 60,
  trackingLength: 100,
} as const;
