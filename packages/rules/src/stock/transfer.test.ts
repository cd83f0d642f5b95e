import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isComplete, receiveLine, transferNumber, underWay } from './transfer.ts';

const units = fc.integer({ min: 0, max: 20 });

describe('Transfers between places', () => {
  it('never take in more than was sent, in however many parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.record({ received: units, lost: units }), { maxLength: 30, size: 'max' }),
        (quantity, receipts) => {
          let line = { quantity, received: 0, lost: 0 };
          for (const came of receipts) {
            const before = underWay(line);
            const answer = receiveLine(line, came);
            expect(answer.ok).toBe(came.received + came.lost <= before);
            if (answer.ok) line = { ...answer.value };
            expect(line.received + line.lost + underWay(line)).toBe(quantity);
            expect(underWay(line)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  it('end when nothing is on its way', () => {
    expect(isComplete([{ quantity: 3, received: 2, lost: 1 }])).toBe(true);
    expect(isComplete([{ quantity: 3, received: 2, lost: 0 }])).toBe(false);
  });

  it('have numbers that people read', () => {
    expect(transferNumber(1)).toBe('TR-0001');
    expect(transferNumber(12_345)).toBe('TR-12345');
  });
});
