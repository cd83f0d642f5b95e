import type { QueryKey } from '@tanstack/react-query';
import { expectTypeOf, it } from 'vitest';
import { keys } from './keys.ts';

const page = [...keys.products('s1'), 'page', { page: 2 }] as const;

it('takes the keys that are named, and what is asked under one of them', () => {
  expectTypeOf(keys.start).toExtend<QueryKey>();
  expectTypeOf(keys.store('s1')).toExtend<QueryKey>();
  expectTypeOf(page).toExtend<QueryKey>();
});

it('takes no key that nobody named', () => {
  expectTypeOf<readonly string[]>().not.toExtend<QueryKey>();
  expectTypeOf<readonly ['store', string, 'items']>().not.toExtend<QueryKey>();
  expectTypeOf<readonly ['products', string]>().not.toExtend<QueryKey>();
});
