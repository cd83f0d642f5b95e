import { describe, expect, it } from 'vitest';
import { refusalSentence } from './sentences.ts';

const reader = {
  currency: 'KES',
  timezone: 'Africa/Nairobi',
  country: 'KE',
  locale: 'en',
  language: 'en',
} as const;

describe('Why a discount does not hold, as it is said', () => {
  it.each([
    ['This discount is turned off', { reason: 'off' }],
    ['Starts on 1 Dec 2026', { reason: 'to_come', at: '2026-11-30T21:00:00Z' }],
    ['Starts on 30 Nov 2026, 23:30', { reason: 'to_come', at: '2026-11-30T20:30:00Z' }],
    ['Ended on 20 Nov 2026', { reason: 'ended', at: '2026-11-20T21:00:00Z' }],
    ['For the web store only', { reason: 'channel', channels: ['web'] }],
    ['For in-person sales and wholesale only', { reason: 'channel', channels: ['in_person', 'wholesale'] }],
    ['This customer has already used it', { reason: 'customer_used_up', uses: 1 }],
    ['This customer has used it 2 times', { reason: 'customer_used_up', uses: 2 }],
    ['Add items worth KES\u00a05.01 more', { reason: 'too_little_spent', missing: 501, target: 'order' }],
    [
      'Add KES\u00a00.01 more of the discounted items',
      { reason: 'too_little_spent', missing: 1, target: 'products' },
    ],
    ['Add 1 more item', { reason: 'too_few_items', missing: 1, target: 'order' }],
    [
      'Add 2 more items from the discounted categories',
      { reason: 'too_few_items', missing: 2, target: 'categories' },
    ],
  ] as const)('%s', (sentence, refusal) => {
    expect(refusalSentence(refusal, reader)).toBe(sentence);
  });
});
