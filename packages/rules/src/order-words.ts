/** Where an order comes from, with the labels that are shown. */
export const orderChannels = {
  web: 'Web store',
  in_person: 'In person',
  wholesale: 'Wholesale',
  manual: 'Recorded by hand',
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

/** Of a store's orders: a buyer need not see that the first sale is the first. */
export const firstOrderNumber = 1001;

/** An order's number as people say it: `#1001`, a test order's `T-1001`; empty for a draft. */
export function orderNumber(order: { readonly number: number | null; readonly test: boolean }): string {
  if (order.number === null) return '';
  return order.test ? `T-${order.number}` : `#${order.number}`;
}

/** The number that somebody means with `#1001`, `T-1001`, `t1001` or `1001`; null when the text means none. */
export function readOrderNumber(text: string): number | null {
  return readOrderSearch(text).number;
}

/**
 * What somebody who searches for this means by it: `1001` may be a number, or stand in a phone number or an SKU; `#1001` and
 * `T-1001` are numbers and nothing else, the second that of a test order.
 */
export function readOrderSearch(text: string): {
  number: number | null;
  isNumberOnly: boolean;
  isTest: boolean;
} {
  const [, sign = '', digits] = /^\s*(#|T-?)?(\d{1,15})\s*$/i.exec(text) ?? [];
  if (digits === undefined) return { number: null, isNumberOnly: false, isTest: false };
  return {
    number: Number(digits),
    isNumberOnly: sign === '#' || sign.endsWith('-'),
    isTest: /^T-$/i.test(sign),
  };
}
