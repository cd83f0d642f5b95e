import { keys } from '#api/client/keys.ts';
import { useStoreQuery } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

export type Home = Answer<'GET /marketplace/v1/stores/{id}/home'>;
export type SetUp = NonNullable<Home['set_up']>;

/** How the store stands: sales, what is to be done, what runs low, who owes, how far it is set up. */
export function useHome() {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/home', { key: keys.home });
}
