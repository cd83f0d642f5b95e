import { limits } from '@sokoni/rules/limits';
import { loginPathFor, paths } from '#paths.ts';
import { heldLocally } from './clear-local-data.ts';
import { localArea } from './key-value.ts';
import type { OriginState } from './origin.ts';
import { businessTokenCookie, isOfflineSalesKey, prefix, storage, userTokenCookie } from './storage.ts';

/** Where a first visit may begin without being sent to log in (CONTRACT "Version gate"). */
const firstVisitPages = [
  /^\/signup\/?$/,
  /^\/signup\/ios\/?$/,
  /^\/login\/ios\/?$/,
  /^\/forgot-password\/?$/,
  /^\/ios\/success\/?$/,
];

/** Mailed links: never lost to the gate, whatever the browser remembers. */
const mailedLinks = [/^\/reset-password\/[^/]+\/?$/, /^\/verify-email\/[^/]+\/?$/];

export interface GateDecision {
  clear: boolean;
  setVersion: boolean;
  goTo: string | null;
}

/** SPEC section 2 "App version gate", with the first visit as CONTRACT settles it. */
export function decideVersionGate(visit: {
  storedVersion: string | null;
  /** No key of ours in local storage. */
  isFirstVisit: boolean;
  pathname: string;
}): GateDecision {
  if (visit.storedVersion === String(limits.appVersion))
    return { clear: false, setVersion: false, goTo: null };

  const isMailedLink = mailedLinks.some((link) => link.test(visit.pathname));
  const mayBeginHere = isMailedLink || firstVisitPages.some((page) => page.test(visit.pathname));
  if (visit.isFirstVisit && mayBeginHere) return { clear: false, setVersion: true, goTo: null };

  return { clear: true, setVersion: true, goTo: isMailedLink ? null : loginPathFor(visit.pathname) };
}

/** Where the gate sends a visit, with the page that it was for. */
export interface SentAway {
  to: string;
  state: OriginState;
}

/**
 * Runs the gate on this browser. Call it before anything reads storage; it answers where to go, or null to stay.
 * The list of unsent sales outlives the gate (CONTRACT "Security, decided").
 */
export function passVersionGate({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): SentAway | null {
  const held = heldLocally();
  const decision = decideVersionGate({
    storedVersion: storage.appVersion.get(),
    isFirstVisit: ![...held.keys()].some((key) => key.startsWith(prefix)),
    pathname,
  });
  if (decision.clear) {
    businessTokenCookie.remove();
    userTokenCookie.remove();
    localArea.clear();
    for (const [key, value] of held) if (isOfflineSalesKey(key)) localArea.set(key, value);
  }
  if (decision.setVersion) storage.appVersion.set(String(limits.appVersion));
  if (decision.goTo === null) return null;
  const isSignInPage =
    firstVisitPages.some((page) => page.test(pathname)) || pathname.startsWith(paths.login);
  return { to: decision.goTo, state: isSignInPage ? {} : { from: `${pathname}${search}` } };
}
