import { Outlet, ScrollRestoration, useRouteError } from 'react-router';
import { messageOf } from '#api/message-of.ts';
import { announce } from '#ui/announcer.tsx';
import { FailedState } from '#ui/failed-state.tsx';
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

/** A page that could not be fetched or drawn; after a new version came out, loading again is all it takes. */
export function RouteFailed() {
  const error = useRouteError();
  return <FailedState onRetry={() => location.reload()}>{messageOf(error)}</FailedState>;
}
