import { limits } from '@sokoni/rules/limits';
import { useSyncExternalStore } from 'react';
import type { Store, UserInfo } from '#contract-types.ts';
import { bearer, stripQuotes } from './bearer.ts';
import { clearLocalData } from './clear-local-data.ts';
import { localArea } from './key-value.ts';
import { newId } from './new-id.ts';
import { businessTokenCookie, isWholesaleCartKey, storage, tabStoreId, userTokenCookie } from './storage.ts';

/** Who works in this tab, and in which store. Tokens are kept as 'Bearer …'. */
export interface Session {
  readonly user: UserInfo | null;
  readonly userToken: string | null;
  readonly businessToken: string | null;
  readonly activeStore: Store | null;
  readonly stores: readonly Store[];
  /** Whoever was here has left: the page they stood on is no origin for whoever logs in next. */
  readonly hasLoggedOut: boolean;
}

const nobody: Session = {
  user: null,
  userToken: null,
  businessToken: null,
  activeStore: null,
  stores: [],
  hasLoggedOut: false,
};

let current: Session | null = null;
const listeners = new Set<() => void>();

export function getSession(): Session {
  current ??= readSession();
  return current;
}

/** Calls back after every change; answers how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A part of the session in a component; `select` must answer something kept in the session or a plain value. */
export function useSession<T>(select: (session: Session) => T): T {
  return useSyncExternalStore(subscribeToSession, () => select(getSession()));
}

/** SPEC section 2 "logged-in admin": any signed-in user of the console (CONTRACT). */
export function isAdminLoggedIn(session: Session): boolean {
  return session.user !== null && session.userToken !== null;
}

export function isEmailVerified(session: Session): boolean {
  return session.user?.email_verified === true;
}

const noRoles: readonly string[] = [];

/** The user's roles in a store; in this tab's store unless another is named. */
export function rolesHere(session: Session, storeId = session.activeStore?.id): readonly string[] {
  return (storeId !== undefined && session.user?.roles[storeId]) || noRoles;
}

/** What goes into the Authorization header: the business token takes precedence (SPEC section 6). */
export function authorization(session: Session): string | null {
  const token = session.businessToken ?? session.userToken;
  return token === null ? null : stripQuotes(token);
}

/** A sign-in or a registration: stores the user info and the token; nothing of an earlier user remains. */
export function signedIn(answer: { token: string; info: UserInfo; expiresIn: number }): void {
  forgetActiveStore();
  storage.stores.remove();
  const userToken = bearer(answer.token);
  keepUserToken(userToken, newId(), answer.expiresIn);
  storage.adminInfo.set(answer.info);
  change({ ...nobody, user: answer.info, userToken });
}

/** SPEC section 4: remember-me stores the e-mail and sets the flag; without it the flag is removed. */
export function rememberLogin(rememberMe: boolean, email: string): void {
  if (!rememberMe) {
    storage.rememberMe.remove();
    return;
  }
  storage.email.set(email);
  storage.rememberMe.set(true);
}

/** A new token for the same session, from a refresh or the verification. */
export function tokenRenewed(token: string): void {
  const life = storage.sessionLife.get();
  const userToken = bearer(token);
  keepUserToken(userToken, life?.id ?? newId(), life?.seconds ?? limits.sessionSeconds);
  const businessToken = businessTokenCookie.get();
  if (businessToken !== null) keepBusinessToken(businessToken);
  change({ ...getSession(), userToken });
}

/** New facts about the user: the verification, or a change of the own profile. */
export function userChanged(info: UserInfo): void {
  storage.adminInfo.set(info);
  change({ ...getSession(), user: info });
}

/** The start call answered. A store that is no longer among the stores is left, and its token with it. */
export function storesLoaded(stores: readonly Store[]): void {
  storage.stores.set([...stores]);
  const { activeStore } = getSession();
  const found = activeStore && stores.find((store) => store.id === activeStore.id);
  // Another tab may have entered another store since; what is kept in the browser is about that one then.
  const isTheKeptOne = storage.activeStoreId.get() === activeStore?.id;
  if (found) {
    if (isTheKeptOne) keepActiveStore(found);
    change({ ...getSession(), stores, activeStore: found, businessToken: bearer(found.business_token) });
    return;
  }
  if (isTheKeptOne) forgetActiveStore();
  change({ ...getSession(), stores, activeStore: null, businessToken: null });
}

/** SPEC section 4 "Store selection" 3 and 4: the store and its list are saved, the cart is cleared, the token replaced. */
export function storeEntered(store: Store, stores: readonly Store[]): void {
  storage.stores.set([...stores]);
  keepActiveStore(store);
  tabStoreId.set(store.id);
  for (const key of localArea.names()) if (isWholesaleCartKey(key)) localArea.remove(key);
  change({ ...getSession(), stores, activeStore: store, businessToken: bearer(store.business_token) });
}

/** The server answered a changed store (settings, logo, mode): the session shows it at once. */
export function storeChanged(store: Store): void {
  const session = getSession();
  storesLoaded(session.stores.map((known) => (known.id === store.id ? store : known)));
}

/** A dead session (SPEC section 8, a 401): all stored data and the user info are cleared. */
export function sessionCleared(): void {
  clearLocalData();
  sessionId = null;
  change(nobody);
}

/** SPEC section 4: logout clears all stored data and the user info. */
export function loggedOut(): void {
  clearLocalData();
  sessionId = null;
  change({ ...nobody, hasLoggedOut: true });
}

/**
 * Takes over what another tab did. A log-out, or a sign-in by anyone, counts here too; a refreshed token is used from
 * now on; but the store of this tab stays its own, so that a switch elsewhere never redirects what is written here.
 */
export function followOtherTabs(): void {
  const session = getSession();
  const user = storage.adminInfo.get();
  const userToken = userTokenCookie.get();
  const sameSession = user !== null && userToken !== null && storage.sessionLife.get()?.id === sessionId;
  if (!sameSession) {
    const next = readSession();
    // An expired cookie leaves the user info behind; a log-out does not.
    change({ ...next, hasLoggedOut: user === null && (session.user !== null || session.hasLoggedOut) });
    return;
  }
  const stores = storage.stores.get() ?? session.stores;
  const activeStore = stores.find((store) => store.id === session.activeStore?.id) ?? session.activeStore;
  const businessToken = activeStore && bearer(activeStore.business_token);
  change({ user, userToken, stores, activeStore, businessToken, hasLoggedOut: false });
}

/** Listens to other tabs; answers how to stop. */
export function watchOtherTabs(): () => void {
  const shared: ReadonlySet<string | null> = new Set([
    null,
    storage.adminInfo.key,
    storage.sessionLife.key,
    storage.stores.key,
  ]);
  const onStorage = (event: StorageEvent) => {
    if (shared.has(event.key)) followOtherTabs();
  };
  // A page that comes back from the browser's page cache heard nothing while it was away.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) followOtherTabs();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}

/** The sign-in that this tab belongs to. */
let sessionId: string | null = null;

function readSession(): Session {
  const user = storage.adminInfo.get();
  const userToken = userTokenCookie.get();
  sessionId = storage.sessionLife.get()?.id ?? null;
  if (user === null || userToken === null) return nobody;

  const stores = storage.stores.get() ?? [];
  const kept = businessTokenCookie.get() === null ? null : storage.activeStore.get();
  const ofThisTab = stores.find((store) => store.id === tabStoreId.get());
  const activeStore = kept && (ofThisTab ?? kept);
  const businessToken = activeStore && bearer(activeStore.business_token);
  return { user, userToken, businessToken, activeStore, stores, hasLoggedOut: false };
}

function change(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

function keepUserToken(userToken: string, id: string, seconds: number): void {
  sessionId = id;
  // The cookie first: the change of the life is what other tabs hear.
  userTokenCookie.set(userToken, seconds);
  storage.sessionLife.set({ id, seconds, expiresAt: Date.now() + seconds * 1000 });
}

function keepBusinessToken(businessToken: string): void {
  businessTokenCookie.set(businessToken, storage.sessionLife.get()?.seconds ?? limits.sessionSeconds);
}

function keepActiveStore(store: Store): void {
  storage.activeStore.set(store);
  storage.activeStoreId.set(store.id);
  storage.activeStoreCurrencyCode.set(store.currency_code);
  storage.activeStoreStats.set(store.stats);
  storage.mode.set(store.mode);
  keepBusinessToken(bearer(store.business_token));
}

function forgetActiveStore(): void {
  businessTokenCookie.remove();
  tabStoreId.remove();
  storage.activeStore.remove();
  storage.activeStoreId.remove();
  storage.activeStoreCurrencyCode.remove();
  storage.activeStoreStats.remove();
  storage.mode.remove();
}
