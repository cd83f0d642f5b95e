import { expect, it } from 'vitest';
import { grouped } from './group-by.ts';

it('things are grouped by what they have in common, and stay in their order', () => {
  const groups = grouped(['ant', 'bee', 'auk', 'asp'], (word) => word.charAt(0));
  expect([...groups]).toEqual([
    ['a', ['ant', 'auk', 'asp']],
    ['b', ['bee']],
  ]);
});
