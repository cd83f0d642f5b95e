/** Where an order comes from, with the labels that are shown. */
export const orderChannels = {
  web: 'Web store',
  in_person: 'In person',
  wholesale: 'Wholesale',
  manual: 'Manual',
} as const;

export type OrderChannel = keyof typeof orderChannels;

/** How money comes in or goes back. */
export const paymentMethods = {
  cash: 'Cash',
  card: 'Card terminal',
  bank_transfer: 'Bank transfer',
  mobile_money: 'Mobile money',
  store_credit: 'Store credit',
  gift_card: 'Gift card',
  other: 'Other',
} as const;

export type PaymentMethod = keyof typeof paymentMethods;

/** All that can stand in the books: `exchange` moves what a return frees to the order that goes out instead; nobody chooses it. */
export const moneyMethods = { ...paymentMethods, exchange: 'Exchange' } as const;

export type MoneyMethod = keyof typeof moneyMethods;

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
