import { HelpProvider } from '#parts/help/help.tsx';
import { useSession } from '#session/session.ts';
import { StoreFrame } from './store-frame.tsx';

/** The frame of every page inside a store, filled from the session. */
export function Shell() {
  const { user, activeStore } = useSession((session) => session);
  // The guards stand before this; between a sign-out and their redirect there is nobody to show.
  if (!user || !activeStore) return null;
  return (
    <HelpProvider>
      <StoreFrame user={user} store={activeStore} />
    </HelpProvider>
  );
}
