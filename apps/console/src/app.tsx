import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RouterProvider } from 'react-router/dom';
import { loadMe } from './api/accounts.ts';
import { keys } from './api/keys.ts';
import { sendRefusedTo } from './api/on-refused.ts';
import { createQueryClient } from './api/query-client.ts';
import { createAppRouter, loadStorePages } from './routes.tsx';
import { keepSessionFresh } from './session/refresh.ts';
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
export function startApp(): ReactElement {
  const sentTo = passVersionGate(location.pathname);
  if (sentTo !== null) history.replaceState(null, '', sentTo);

  const queryClient = createQueryClient();
  const router = createAppRouter();
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
    void queryClient.prefetchQuery({ queryKey: keys.me, queryFn: ({ signal }) => loadMe(signal) });
  }

  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** Whoever is logged in goes on into a store; when it cannot be loaded, that visit says so. */
function loadWhatFollows(): void {
  if (isAdminLoggedIn(getSession())) loadStorePages().catch(() => {});
}
