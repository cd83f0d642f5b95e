import { describe, expect, it } from 'vitest';
import { readRunningNumber } from './document-number.ts';

describe('running numbers', () => {
  it('are read as people write them', () => {
    expect(['TR-0007', 'tr7', ' 7 '].map((text) => readRunningNumber(text, 'TR'))).toEqual([7, 7, 7]);
  });

  it('are none of another series, or of other words', () => {
    for (const text of ['', 'ST-7', 'TR-', '7a', '1e3', '-7'])
      expect(readRunningNumber(text, 'TR')).toBeNull();
  });
});
