import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anUser, aStore, openFakeBrowser } from '#session/fake-browser.ts';
import { type Session, signedIn, storeEntered, tokenRenewed } from '#session/session.ts';
import * as guards from './guards.ts';
import { accountGuards, firstRedirect, type Guard, verifyGuards } from './guards.ts';
import { roleAdmitted } from './role-guard.ts';

/** All that stands before a page of a store. */
const storeGuards = [...guards.storeGuards, roleAdmitted];

const nobody: Session = {
  user: null,
  userToken: null,
  businessToken: null,
  activeStore: null,
  stores: [],
  hasLoggedOut: false,
};
const verified: Session = { ...nobody, user: anUser, userToken: 'Bearer u' };
const unverified: Session = { ...verified, user: { ...anUser, email_verified: false } };
const withoutToken: Session = { ...verified, userToken: null };
const loggedOut: Session = { ...nobody, hasLoggedOut: true };

function as(...roles: string[]): Session {
  const user = { ...anUser, roles: { s1: roles, s2: ['super_admin'] } };
  return { ...verified, user, activeStore: aStore('s1') };
}

function redirect(guards: readonly Guard[], session: Session, path: string, state: unknown = null) {
  const [pathname = '', query] = path.split('?');
  return firstRedirect(guards, {
    session,
    location: { pathname, search: query ? `?${query}` : '', state },
  });
}

describe('SPEC 2: Route guard and redirects', () => {
  it.each<[string, Session, string, ReturnType<typeof redirect>]>([
    ['nobody', nobody, '/', { to: '/login', state: { from: '/' } }],
    [
      'nobody',
      nobody,
      '/settings/store?tab=logo',
      { to: '/login', state: { from: '/settings/store?tab=logo' } },
    ],
    ['a user without a token', withoutToken, '/', { to: '/login', state: { from: '/' } }],
    ['who has just logged out', loggedOut, '/products', { to: '/login' }],
    ['an unverified user', unverified, '/products', { to: '/verify', state: { from: '/products' } }],
    [
      'a user with no active store',
      verified,
      '/products',
      { to: '/select-store', state: { from: '/products' } },
    ],
    ['an admin', as('admin'), '/', null],
    ['a super_admin', as('super_admin'), '/', null],
  ])('sends %s (%o) who opens %s to %j', (_, session, path, expected) => {
    expect(redirect(storeGuards, session, path)).toEqual(expected);
  });

  it.each<[string, Session, string, ReturnType<typeof redirect>]>([
    ['nobody', nobody, '/select-store', { to: '/login', state: { from: '/select-store' } }],
    ['nobody', nobody, '/onboarding', { to: '/login', state: { from: '/onboarding' } }],
    ['an unverified user', unverified, '/select-store', { to: '/verify', state: { from: '/select-store' } }],
    ['a verified user', verified, '/select-store', null],
    ['a verified user', verified, '/onboarding', null],
  ])('before a store: sends %s (%o) who opens %s to %j', (_, session, path, expected) => {
    expect(redirect(accountGuards, session, path)).toEqual(expected);
  });

  it.each<[string, Session, string, ReturnType<typeof redirect>]>([
    ['nobody', nobody, '/verify', { to: '/login', state: { from: '/verify' } }],
    ['a verified user', verified, '/verify', { to: '/' }],
    ['an unverified user', unverified, '/verify', null],
    ['an unverified user', unverified, '/verify/ios', null],
  ])('at the verification: sends %s (%o) who opens %s to %j', (_, session, path, expected) => {
    expect(redirect(verifyGuards, session, path)).toEqual(expected);
  });

  it('carries the origin past the verification and the stores', () => {
    const state = { from: '/products', invites: [] };
    expect(redirect(accountGuards, unverified, '/select-store', state)).toEqual({
      to: '/verify',
      state: { from: '/products' },
    });
  });
});

describe('CONTRACT Guards and landings: roles', () => {
  it.each([
    ['manager', '/', '/orders/sell'],
    ['supervisor', '/', '/orders/sell'],
    ['associate', '/', '/orders/sell'],
    ['inventory_officer', '/', '/orders/sell'],
    ['associate', '/products', '/unauthorized'],
    ['associate', '/settings/store', '/unauthorized'],
    ['associate', '/orders/sell', null],
    ['associate', '/settings/account', null],
    ['inventory_officer', '/products', null],
    ['inventory_officer', '/orders/sell', null],
    ['manager', '/settings/store', null],
    ['manager', '/settings/staff', '/unauthorized'],
    ['manager', '/settings/mode', '/unauthorized'],
    ['manager', '/modules', null],
    // Its module is off: the page says so.
    ['inventory_officer', '/inventory/transfers', null],
    ['admin', '/settings/staff', null],
    ['super_admin', '/settings/mode', null],
    ['nonsense', '/orders/sell', '/unauthorized'],
  ])('%s who opens %s goes to %s', (role, path, to) => {
    expect(redirect(storeGuards, as(role), path)?.to ?? null).toBe(to);
  });

  it('counts the roles of this store only', () => {
    expect(redirect(storeGuards, as('associate'), '/settings/staff')).toEqual({ to: '/unauthorized' });
  });
});

describe('SPEC 2: the guards on a real session', () => {
  beforeEach(() => void openFakeBrowser());
  afterEach(() => vi.unstubAllGlobals());

  it('let a user in once a store is entered', async () => {
    const { getSession } = await import('#session/session.ts');
    signedIn({ token: 't', info: { ...anUser, roles: { s1: ['admin'] } }, expiresIn: 60 });
    expect(redirect(storeGuards, getSession(), '/')?.to).toBe('/select-store');
    tokenRenewed('t2');
    storeEntered(aStore('s1'), [aStore('s1')]);
    expect(redirect(storeGuards, getSession(), '/')).toBeNull();
  });
});
