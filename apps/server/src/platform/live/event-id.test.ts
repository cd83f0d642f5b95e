import { describe, expect, it } from 'vitest';
import { eventIdOf, snapshotIn } from './event-id.ts';

const read = new Date('2026-03-01T08:00:00Z');
const after = (minutes: number) => new Date(read.getTime() + minutes * 60_000);

describe('the id of an event', () => {
  it('is gone on from for 90 minutes, half an hour less than events are kept', () => {
    const id = eventIdOf('7:9:7,8', read);
    expect(snapshotIn(id, after(0))).toBe('7:9:7,8');
    expect(snapshotIn(id, after(90))).toBe('7:9:7,8');
    expect(snapshotIn(id, after(91))).toBeNull();
  });
});
