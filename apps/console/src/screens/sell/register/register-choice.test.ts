import { expect, it } from 'vitest';
import { deviceLabel } from './device-label.ts';
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

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari, iPad'],
  ['Terminal 9', 'Browser, computer'],
])('%s calls itself %s', (userAgent, label) => expect(deviceLabel(userAgent)).toBe(label));
