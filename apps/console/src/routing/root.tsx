import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useRouteError } from 'react-router';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { sayOuterPage } from '#sentences/shell/outer-pages.ts';
import { announce } from '#ui/feedback/announcer.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { RouteStatus } from './route-status.tsx';

/** Around every page. */
export function Root() {
  return (
    <>
      <RouteStatus announce={announce} />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/**
 * A page that could not be fetched or drawn; after a new version came out, loading again is all it takes. What a browser says of
 * it is for the log.
 */
export function RouteFailed() {
  const error = useRouteError();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the only trace of a page that failed
    console.warn('The page could not be shown.', error);
  }, [error]);
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <FailedState title={sayOuterPage('failed.title')} onRetry={() => location.reload()}>
      {error instanceof ApiError ? messageOf(error) : sayOuterPage('failed.hint')}
    </FailedState>
  );
}
