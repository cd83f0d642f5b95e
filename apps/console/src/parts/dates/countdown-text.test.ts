import { describe, expect, it } from 'vitest';
import { countdownText } from './countdown-text.ts';

describe('CONTRACT The wire: Retry-After is counted down', () => {
  it.each([
    [1, '1 s'],
    [59, '59 s'],
    [60, '1:00'],
    [65, '1:05'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [7209, '2:00:09'],
  ])('%i seconds read %s', (seconds, text) => {
    expect(countdownText(seconds)).toBe(text);
  });
});
