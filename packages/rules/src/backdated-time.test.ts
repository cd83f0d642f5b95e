import { expect, it } from 'vitest';
import { backdatedTime } from './backdated-time.ts';

const nairobi = (day: string, notBefore: string | null = null) =>
  backdatedTime(day, { now: '2026-11-24T22:30:00.000Z', notBefore, timezone: 'Africa/Nairobi' });

it('A payment of today is of now, one of an earlier day of noon where the store is', () => {
  expect(nairobi('2026-11-25')).toBeUndefined();
  expect(nairobi('2026-11-24')).toBe('2026-11-24T09:00:00.000Z');
});

it('A payment on the day of the sale is not before the sale', () => {
  expect(nairobi('2026-11-24', '2026-11-24T15:00:00.000Z')).toBe('2026-11-24T15:00:00.000Z');
  expect(nairobi('2026-11-24', '2026-11-24T05:00:00.000Z')).toBe('2026-11-24T09:00:00.000Z');
  expect(nairobi('2026-11-23', '2026-11-24T05:00:00.000Z')).toBe('2026-11-23T09:00:00.000Z');
});
