import { type PaymentMethod, paymentMethods } from '#orders/order-labels.ts';

/** Letters and digits that nobody takes for one another when they are read aloud, or written by hand. */
export const giftCardSigns = 'ACDEFGHJKMNPQRTWXY34679';

export const giftCardLimits = {
  codeLength: 16,
  noteLength: 200,
  perStore: 100_000,
} as const;

/** How a store is paid for a card, with the labels that are shown. A card does not buy another one. */
export const giftCardPayments = {
  cash: paymentMethods.cash,
  card: paymentMethods.card,
  bank_transfer: paymentMethods.bank_transfer,
  mobile_money: paymentMethods.mobile_money,
  other: paymentMethods.other,
  given_away: 'Complimentary',
} as const satisfies Partial<Record<PaymentMethod, string>> & { given_away: string };

export type GiftCardPayment = keyof typeof giftCardPayments;

export const giftCardStates = {
  active: 'Active',
  spent: 'Spent',
  ended: 'Expired',
  disabled: 'Disabled',
} as const;

export type GiftCardState = keyof typeof giftCardStates;

/** Why the balance of a card changed, with the labels that are shown. */
export const giftCardEntryKinds = {
  issued: 'Issued',
  paid: 'Used on an order',
  refunded: 'Refunded from an order',
} as const;

/** What decides whether a card pays. */
export interface GiftCardFacts {
  readonly active: boolean;
  /** In minor units. */
  readonly balance: number;
  /** The last day on which it pays (`2026-11-22`), or null. */
  readonly ends_on: string | null;
}

/** @param today the day where the store is */
export function giftCardState({ active, balance, ends_on }: GiftCardFacts, today: string): GiftCardState {
  if (!active) return 'disabled';
  if (ends_on !== null && ends_on < today) return 'ended';
  return balance === 0 ? 'spent' : 'active';
}

/** A code as it is kept: in upper case, without the blanks and dashes that people write into it; empty where it cannot be one. */
export function readGiftCardCode(text: string): string {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const isCode =
    code.length === giftCardLimits.codeLength && [...code].every((sign) => giftCardSigns.includes(sign));
  return isCode ? code : '';
}

/** A code as people read it: `ACDE-FGHJ-KMNP-QRTW`. */
export function giftCardCodeText(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

/** How a card is called where its code stays secret: `•••• QRTW`. */
export function giftCardName(lastFour: string): string {
  return `•••• ${lastFour}`;
}
