import { useSession } from '#session/session.ts';

/** The id of the store this tab works in; empty outside of a store, where no store call is made. */
export function useActiveStoreId(): string {
  return useSession((session) => session.activeStore?.id ?? '');
}
