import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionOf, countLine, differenceOf, type StockTakeLine, stockTakeNumber } from './stock-take.ts';

const fresh = (expected: number): StockTakeLine => ({
  expected,
  counted: null,
  level_then: null,
  moved_meanwhile: false,
});
const scan = { kind: 'scan', units: 1 } as const;

describe('Stock-takes', () => {
  it('add up the scans of everybody, and let a typed figure take their place', () => {
    let line = fresh(5);
    for (let beep = 0; beep < 3; beep += 1) line = countLine(line, scan, 5);
    expect(line).toMatchObject({ counted: 3, level_then: 5 });
    line = countLine(line, { kind: 'typed', units: 7 }, 5);
    expect(differenceOf(line)).toBe(2);
    expect(differenceOf(countLine(line, scan, 5))).toBe(3);
  });

  it('end at what lies on the shelf, whatever moves after the count', () => {
    const moves = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 30 }),
        fc.nat(30),
        moves,
        moves,
        (ledger, shelf, before, after) => {
          // The books and the shelf move together; they are only wrong by what they were wrong at the start.
          const atCount = before.reduce((sum, move) => sum + move, ledger);
          const seen = Math.max(
            0,
            before.reduce((sum, move) => sum + move, shelf),
          );
          const line = countLine(fresh(ledger), { kind: 'typed', units: seen }, atCount);
          const now = after.reduce((sum, move) => sum + move, atCount);
          const truth = after.reduce((sum, move) => sum + move, seen);
          expect(now + correctionOf(line, 'leave', now)).toBe(truth);
        },
      ),
    );
  });

  it('mark a line that moved while it was counted, until it is counted anew', () => {
    const first = countLine(fresh(5), scan, 5);
    const second = countLine(first, scan, 4);
    expect([first, second].map(({ moved_meanwhile }) => moved_meanwhile)).toEqual([false, true]);
    expect(countLine(second, scan, 4).moved_meanwhile).toBe(true);
    expect(countLine(second, { kind: 'typed', units: 4 }, 4).moved_meanwhile).toBe(false);
  });

  it('leave what nobody counted, or take away what was there at the beginning', () => {
    expect(correctionOf(fresh(5), 'leave', 5)).toBe(0);
    expect(correctionOf(fresh(5), 'zero', 5)).toBe(-5);
    expect(correctionOf(fresh(0), 'zero', 3)).toBe(0);
    expect(correctionOf(fresh(-2), 'zero', -2)).toBe(2);
    expect(correctionOf(countLine(fresh(5), { kind: 'typed', units: 0 }, 5), 'leave', 5)).toBe(-5);
  });

  it('set to zero what nobody counted, and leave what came since; none of it falls below zero', () => {
    const figure = fc.integer({ min: -9, max: 30 });
    fc.assert(
      fc.property(figure, figure, fc.nat(30), (expected, now, came) => {
        const left = (onHand: number) => onHand + correctionOf(fresh(expected), 'zero', onHand);
        expect(left(expected)).toBe(0);
        expect(left(expected + came)).toBe(came);
        expect(left(now)).toBeGreaterThanOrEqual(Math.min(0, now));
      }),
    );
  });

  it('have numbers that people read', () => expect(stockTakeNumber(7)).toBe('ST-0007'));
});
