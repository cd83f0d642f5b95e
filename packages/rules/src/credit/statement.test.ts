import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runStatement } from './statement.ts';

describe('A statement', () => {
  it('says after each line what is owed', () => {
    const { lines, closing } = runStatement(500, [
      { day: '2026-11-01', kind: 'invoice', amount: 1000 },
      { day: '2026-11-02', kind: 'payment', amount: -1700 },
      { day: '2026-11-03', kind: 'refund', amount: 200 },
    ]);
    expect(lines.map(({ balance }) => balance)).toEqual([1500, -200, 0]);
    expect(closing).toBe(0);
    expect(runStatement(70, [])).toEqual({ lines: [], closing: 70 });
  });

  it('of two spans after each other ends as the one of both', () => {
    const entry = fc.record({
      day: fc.constant('2026-11-01'),
      kind: fc.constantFrom('invoice' as const, 'payment' as const),
      amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.integer(), fc.array(entry), fc.array(entry), (opening, before, after) => {
        const first = runStatement(opening, before);
        const second = runStatement(first.closing, after);
        const both = runStatement(opening, [...before, ...after]);
        expect(both.closing).toBe(second.closing);
        expect(both.lines).toEqual([...first.lines, ...second.lines]);
      }),
    );
  });
});
