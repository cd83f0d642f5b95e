/** The states of a quote as they are kept. */
export const keptQuoteStates = ['requested', 'offered', 'countered', 'accepted', 'declined'] as const;

export type KeptQuoteState = (typeof keptQuoteStates)[number];

/** As they are shown. `expired`: an offer whose last day has passed; nothing is written when it does. */
export const quoteStates = [...keptQuoteStates, 'expired'] as const;

export type QuoteState = (typeof quoteStates)[number];

/** The store that sells, and the one that buys. */
export const quoteSides = ['supplier', 'buyer'] as const;

export type QuoteSide = (typeof quoteSides)[number];

export const quoteLimits = {
  /** Days from today on which an offer may last. */
  days: 366,
  /** Quotes between two stores that are neither accepted nor declined. */
  open: 200,
} as const;

/** The states in which each side may act. Who offered may offer anew, so that an offer can be put right; an expired one can be renewed. */
const possible = {
  /** The supplier names prices and a last day. */
  offer: { supplier: ['requested', 'countered', 'offered', 'expired'], buyer: [] },
  /** The buyer wishes for other quantities or prices. */
  counter: { supplier: [], buyer: ['offered', 'expired'] },
  /** The buyer orders at the offered prices. */
  accept: { supplier: [], buyer: ['offered'] },
  decline: {
    supplier: ['requested', 'countered', 'offered', 'expired'],
    buyer: ['requested', 'countered', 'offered', 'expired'],
  },
} as const satisfies Record<string, Record<QuoteSide, readonly QuoteState[]>>;

export type QuoteAct = keyof typeof possible;

/** Whether this side may do so to a quote in this state. */
export function allowsQuoteAct(state: QuoteState, act: QuoteAct, side: QuoteSide): boolean {
  return (possible[act][side] as readonly QuoteState[]).includes(state);
}

/** Which side is expected to act next; null where nothing is open. An expired offer is open to both, and nobody is waited for. */
export function quoteTurn(state: QuoteState): QuoteSide | null {
  if (state === 'requested' || state === 'countered') return 'supplier';
  return state === 'offered' ? 'buyer' : null;
}

/**
 * The state of a quote on a day where the supplier is.
 * @param validUntil the last day on which an offer may be accepted
 */
export function quoteStateOn(
  { state, validUntil }: { state: KeptQuoteState; validUntil: string | null },
  today: string,
): QuoteState {
  return state === 'offered' && validUntil !== null && validUntil < today ? 'expired' : state;
}

/** Whether its prices are those that the supplier has offered: only then is there something to print. */
export function isQuoteOffer(state: QuoteState): boolean {
  return state === 'offered' || state === 'expired' || state === 'accepted';
}
