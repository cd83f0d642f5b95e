import { useActiveStoreId } from '#api/client/active-store.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreQuery } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

export type Home = Answer<'GET /marketplace/v1/stores/{id}/home'>;
export type SetUp = NonNullable<Home['set_up']>;

/**
 * How the store stands: sales, what is to be done, what runs low, who owes, how far it is set up.
 * @param register the one whose sales are shown; empty for all. While they come, those before stay in sight
 */
export function useHome(register = '') {
  const storeId = useActiveStoreId();
  return useStoreQuery(
    'GET /marketplace/v1/stores/{id}/home',
    {
      key: (id) => (register === '' ? keys.home(id) : [...keys.home(id), register]),
      query: register === '' ? {} : { register_id: register },
    },
    { placeholderData: (previous, before) => (before?.queryKey[1] === storeId ? previous : undefined) },
  );
}
