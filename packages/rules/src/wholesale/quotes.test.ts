import { describe, expect, it } from 'vitest';
import {
  allowsQuoteAct,
  isQuoteOffer,
  keptQuoteStates,
  type QuoteAct,
  type QuoteSide,
  quoteSides,
  quoteStateOn,
  quoteStates,
  quoteTurn,
} from './quotes.ts';

const acts: readonly QuoteAct[] = ['offer', 'counter', 'accept', 'decline'];

describe('a quote', () => {
  it('is acted on by whom and when it makes sense, and never otherwise', () => {
    const table = quoteStates.map((state) => [
      state,
      ...quoteSides.map((side: QuoteSide) =>
        acts.filter((act) => allowsQuoteAct(state, act, side)).join(' '),
      ),
    ]);
    expect(table).toEqual([
      ['requested', 'offer decline', 'decline'],
      ['offered', 'offer decline', 'counter accept decline'],
      ['countered', 'offer decline', 'decline'],
      ['accepted', '', ''],
      ['declined', '', ''],
      ['expired', 'offer decline', 'counter decline'],
    ]);
  });

  it('waits for one side, or for nobody', () => {
    expect(quoteStates.map(quoteTurn)).toEqual(['supplier', 'buyer', 'supplier', null, null, null]);
  });

  it('has prices to be printed once the supplier has offered them, until somebody else has spoken', () => {
    expect(quoteStates.filter(isQuoteOffer)).toEqual(['offered', 'accepted', 'expired']);
  });

  it('holds through its last day and has expired on the next; nothing but an offer expires', () => {
    const offer = { state: 'offered', validUntil: '2026-03-31' } as const;
    expect(quoteStateOn(offer, '2026-03-31')).toBe('offered');
    expect(quoteStateOn(offer, '2026-04-01')).toBe('expired');
    expect(quoteStateOn({ state: 'offered', validUntil: null }, '2026-04-01')).toBe('offered');
    for (const state of keptQuoteStates.filter((one) => one !== 'offered'))
      expect(quoteStateOn({ state, validUntil: '2026-03-31' }, '2026-04-01')).toBe(state);
  });
});
