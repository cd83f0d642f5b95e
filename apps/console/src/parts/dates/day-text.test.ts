import { describe, expect, it } from 'vitest';
import { daysText } from './day-text.ts';

describe('days from one to another', () => {
  it('name their year once', () => {
    expect(daysText('2026-10-24', '2026-11-22')).toBe('Oct 24 to Nov 22, 2026');
    expect(daysText('2025-12-20', '2026-01-19')).toBe('Dec 20, 2025 to Jan 19, 2026');
    expect(daysText('2026-11-22', '2026-11-22')).toBe('Nov 22, 2026');
  });
});
