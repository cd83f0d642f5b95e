import { expect, it } from 'vitest';
import { actorLabel } from './actor-label.ts';

it('names who acts, and says of others what they are', () => {
  expect(actorLabel('staff', 'Amina Bello')).toBe('Amina Bello');
  expect(actorLabel('staff', '')).toBe('Deleted user');
  expect(actorLabel('register', 'Amina Bello')).toBe('Amina Bello, Register');
  expect([actorLabel('api_key', null), actorLabel('system', null)]).toEqual(['API key', 'Sokoni']);
});
