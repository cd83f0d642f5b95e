import { describe, expect, it } from 'vitest';
import { endingText } from './order-act-words.ts';

describe('The end of an act on many orders', () => {
  it('says what was done, what was so already and what could not be done', () => {
    const job = { state: 'done', result: { changed: 1200, unchanged: 1 }, failed: 2 } as const;
    expect(endingText('hand_over', job, 'en')).toBe(
      '1,200 orders handed over. 1 order was so already. 2 orders could not be handed over.',
    );
    expect(endingText('add_tags', { state: 'cancelled', result: { changed: 1 }, failed: 0 }, 'en')).toBe(
      'Stopped. 1 order changed.',
    );
  });
});
