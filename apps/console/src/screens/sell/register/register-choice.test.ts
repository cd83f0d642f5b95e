import { expect, it } from 'vitest';
import { firstChoice, nextNumber } from './register-choice.ts';

const device = { id: 'd', label: 'Chrome', prefix: 'R1', claimed_at: '', claimed_by: null, last_seen_at: '' };
const taken = { id: 'a', name: 'Register 1', device };
const free = { id: 'b', name: 'Bar', device: null };

it('A device is offered the first register that no other one has', () => {
  expect(firstChoice([taken, free])).toBe(free);
  expect(firstChoice([taken])).toBeUndefined();
});

it('A further register is numbered above those that are there', () => {
  expect(nextNumber([])).toBe(1);
  expect(nextNumber([taken, free])).toBe(2);
  expect(nextNumber([{ ...free, name: 'Till 12' }, taken])).toBe(13);
});
