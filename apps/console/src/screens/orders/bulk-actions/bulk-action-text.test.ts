import { describe, expect, it } from 'vitest';
import { endingText } from './bulk-action-text.ts';

describe('The end of an act on many orders', () => {
  it('says what was done, what was so already and what could not be done', () => {
    const job = { state: 'done', result: { changed: 1200, unchanged: 1 }, failed: 2 } as const;
    expect(endingText('fulfil', job)).toBe(
      '1,200 orders fulfilled. 1 order already fulfilled. 2 orders could not be fulfilled.',
    );
    expect(endingText('add_tags', { state: 'cancelled', result: { changed: 1 }, failed: 0 })).toBe(
      'Stopped. 1 order updated.',
    );
  });
});
