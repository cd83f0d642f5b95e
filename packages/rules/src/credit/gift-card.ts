/** Letters and digits that nobody takes for one another when they are read aloud, or written by hand. */
export const giftCardSigns = 'ACDEFGHJKMNPQRTWXY34679';

export const giftCardLimits = {
  codeLength: 16,
  noteLength: 200,
  perStore: 100_000,
} as const;

/** How a store is paid for a card. A card does not buy another one. */
export const giftCardPayments = [
  'cash',
  'card',
  'bank_transfer',
  'mobile_money',
  'other',
  'given_away',
] as const;

export type GiftCardPayment = (typeof giftCardPayments)[number];

export const giftCardStates = ['active', 'spent', 'ended', 'disabled'] as const;

export type GiftCardState = (typeof giftCardStates)[number];

/** Why the balance of a card changed. */
export const giftCardEntryKinds = ['issued', 'paid', 'refunded'] as const;

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
