import { QueryClientProvider } from '@tanstack/react-query';
import { LucideProvider } from 'lucide-react';
import type { ReactElement } from 'react';
import { RouterProvider } from 'react-router/dom';
import { sendRefusedTo } from './api/client/on-refused.ts';
import { createQueryClient } from './api/client/query-client.ts';
import { keepSessionFresh } from './api/session/refresh.ts';
import { meQuery } from './api/stores/accounts.ts';
import { createAppRouter, loadStorePages } from './routes.tsx';
import { giveLoaders } from './routing/loaders-client.ts';
import { startLanguage } from './session/language.ts';
import {
  getSession,
  isAdminLoggedIn,
  isEmailVerified,
  subscribeToSession,
  watchOtherTabs,
} from './session/session.ts';
import { passVersionGate } from './session/version-gate.ts';

/**
 * The whole console, ready to be rendered once. The version gate comes first: nothing may read what the browser holds
 * before it has decided.
 */
export async function startApp(): Promise<ReactElement> {
  const sent = passVersionGate(location);
  if (sent) history.replaceState(null, '', sent.to);
  await startLanguage();

  const queryClient = createQueryClient();
  giveLoaders(queryClient);
  const router = createAppRouter();
  if (sent) void router.navigate(sent.to, { replace: true, state: sent.state });
  sendRefusedTo({
    location: () => router.state.location,
    go: (to, state) => void router.navigate(to, { state }),
  });
  watchOtherTabs();
  keepSessionFresh();

  // What one user has fetched is not shown to the next.
  let userId = getSession().user?.id;
  subscribeToSession(() => {
    if (getSession().user?.id === userId) return;
    userId = getSession().user?.id;
    queryClient.clear();
    loadWhatFollows();
  });
  loadWhatFollows();

  // Roles may have changed since this browser last heard of them.
  if (isAdminLoggedIn(getSession()) && isEmailVerified(getSession())) {
    void queryClient.prefetchQuery(meQuery);
  }

  return (
    <QueryClientProvider client={queryClient}>
      {/* Where a place does not say how large. */}
      <LucideProvider size={20}>
        <RouterProvider router={router} />
      </LucideProvider>
    </QueryClientProvider>
  );
}

/** Whoever is logged in goes on into a store; when it cannot be loaded, that visit says so. */
function loadWhatFollows(): void {
  if (isAdminLoggedIn(getSession())) loadStorePages().catch(() => {});
}
