import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { Answer } from './types.ts';

export type Home = Answer<'GET /marketplace/v1/stores/{id}/home'>;
export type SetUp = NonNullable<Home['set_up']>;

/** How the store stands: sales, what is to be done, what runs low, who owes, how far it is set up. */
export function useHome() {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: keys.home(storeId),
    queryFn: ({ signal }) => api('GET /marketplace/v1/stores/{id}/home', { params: { id: storeId }, signal }),
    enabled: storeId !== '',
  });
}
