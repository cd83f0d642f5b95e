import { limits } from '@sokoni/rules/limits';
import { pageTitle } from '@sokoni/rules/navigation/page-title';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { sayOuterPage } from '#sentences/shell/outer-pages.ts';
import { useSession } from '#session/session.ts';

/** What each route says of itself. */
export interface RouteHandle {
  /** As it is spoken: 'Navigated to {page} page.' */
  page: () => string;
}

/**
 * SPEC section 2: the document title, and 500 ms after a route change the screen-reader status. The focus moves to the
 * heading of the new page, unless the page has put it into a field itself.
 */
export function RouteStatus({ announce }: { announce: (text: string) => void }) {
  const { pathname } = useLocation();
  const storeName = useSession((session) => session.activeStore?.name);
  const page = usePageName();
  const firstPath = useRef<string | null>(pathname);

  useEffect(() => {
    document.title = pageTitle(storeName);
  }, [storeName]);

  useEffect(() => {
    if (firstPath.current === pathname) return;
    // From here on every page is one that was navigated to, the first one too.
    firstPath.current = null;
    focusHeading();
    const timer = setTimeout(
      () => announce(sayOuterPage('announcement', { page })),
      limits.announcementDelayMs,
    );
    return () => clearTimeout(timer);
  }, [pathname, page, announce]);

  return null;
}

function usePageName(): string {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle !== undefined)?.page() ?? '';
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  const isInField = document.activeElement instanceof HTMLInputElement;
  if (!heading || isInField) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
