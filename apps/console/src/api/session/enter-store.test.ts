import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '#contract-types.ts';
import { answerFetch, anUser, aStore, openFakeBrowser } from '#session/fake-browser.ts';
import { authorization, getSession, loggedOut, signedIn } from '#session/session.ts';
import { answerInvite } from './answer-invite.ts';
import { createStore } from './create-store.ts';
import { enterStore } from './enter-store.ts';

const startRoute = 'GET /marketplace/v1/user/start';
const meRoute = 'GET /accounts/api/v1/users/me';
const refreshRoute = 'POST /accounts/api/v1/users/token/refresh';

beforeEach(() => {
  openFakeBrowser();
  vi.stubGlobal('navigator', {});
  loggedOut();
  signedIn({ token: 'user-token', info: anUser, expiresIn: 43_200 });
});
afterEach(() => vi.unstubAllGlobals());

function serve(stores: Store[], more: Record<string, unknown> = {}) {
  return answerFetch({ [startRoute]: { stores, product_types: [] }, [meRoute]: anUser, ...more });
}

const admin = 'store-1';
const associate = 'store-2';

describe('SPEC 4: Store selection', () => {
  it('makes the chosen store of the start call active', async () => {
    const stores = [aStore(admin), aStore(associate)];
    serve(stores);
    await enterStore(new QueryClient(), { id: associate });
    expect(getSession()).toMatchObject({ activeStore: stores[1], stores });
    expect(authorization(getSession())).toBe('Bearer business-token-of-store-2');
  });

  it.each([
    ['no default theme', { default_theme: null, stats: { product_count: 0 } }, '/dashboard/theme'],
    ['an empty default theme', { default_theme: '' }, '/dashboard/theme'],
    ['a theme but no product', { stats: { product_count: 0 } }, '/products'],
    ['a theme and a product', {}, '/'],
  ])('an admin with %s lands there', async (_, changes, landing) => {
    serve([aStore(admin, changes)]);
    expect(await enterStore(new QueryClient(), { id: admin })).toBe(landing);
  });

  it.each([{}, { default_theme: null }, { stats: { product_count: 0 } }])(
    'another role lands on /orders/sell whatever the set-up (%j)',
    async (changes) => {
      serve([aStore(associate, changes)]);
      expect(await enterStore(new QueryClient(), { id: associate })).toBe('/orders/sell');
    },
  );

  it('CONTRACT: the origin takes the place of `/` when the role may see it', async () => {
    serve([aStore(admin)]);
    expect(await enterStore(new QueryClient(), { id: admin }, '/settings/store?tab=logo')).toBe(
      '/settings/store?tab=logo',
    );
    expect(await enterStore(new QueryClient(), { id: admin }, '/select-store')).toBe('/');
    serve([aStore(admin, { default_theme: null })]);
    expect(await enterStore(new QueryClient(), { id: admin }, '/settings/store')).toBe('/dashboard/theme');
  });

  it('takes the roles as they are now, not as they were at the login', async () => {
    const promoted = { ...anUser, roles: { [associate]: ['admin'] } };
    serve([aStore(associate)], { [meRoute]: promoted });
    expect(await enterStore(new QueryClient(), { id: associate })).toBe('/');
    expect(getSession().user).toEqual(promoted);
  });

  it('answers null and enters nothing when the store is not there', async () => {
    serve([aStore(admin)]);
    expect(await enterStore(new QueryClient(), { id: 'gone' })).toBeNull();
    expect(getSession()).toMatchObject({ activeStore: null, stores: [{ id: admin }] });
  });
});

describe('SPEC 4: Invites', () => {
  const route = 'POST /accounts/api/v1/users/invites/update';
  const invite = { invite_id: 'i1', business_code: 'code-store-2' };

  it('refreshes the token and selects the business by its business_code', async () => {
    const asked = serve([aStore(admin), aStore(associate)], {
      [route]: { accepted: true, ...invite, message: 'Welcome to the team' },
      [refreshRoute]: 'renewed',
    });
    expect(await answerInvite(new QueryClient(), invite, true, 'key-1')).toEqual({
      to: '/orders/sell',
      message: 'Welcome to the team',
    });
    expect(asked.map((call) => call.route)).toEqual([route, refreshRoute, startRoute, meRoute]);
    expect(asked[0]?.init.body).toBe('{"invite_id":"i1","business_code":"code-store-2","accepted":true}');
    expect(new Headers(asked[0]?.init.headers).get('Idempotency-Key')).toBe('key-1');
    expect(getSession()).toMatchObject({ userToken: 'Bearer renewed', activeStore: { id: associate } });
  });

  it('enters nothing after declining', async () => {
    serve([aStore(admin)], {
      [route]: { accepted: false, ...invite, message: 'Declined' },
      [refreshRoute]: 'renewed',
    });
    expect(await answerInvite(new QueryClient(), invite, false, 'key-1')).toEqual({
      to: null,
      message: 'Declined',
    });
    expect(getSession().activeStore).toBeNull();
  });
});

describe('SPEC 4: Store creation', () => {
  const route = 'POST /marketplace/v1/stores/create';
  const draft = { name: 'Duka', currency_code: 'NGN', sub_domain: 'duka' };

  it('refreshes the token and selects the new store by data.id', async () => {
    const asked = serve([aStore(admin), aStore('new', { default_theme: null })], {
      [route]: { id: 'new', message: 'Store created' },
      [refreshRoute]: 'renewed',
      [meRoute]: { ...anUser, roles: { ...anUser.roles, new: ['super_admin'] } },
    });
    expect(await createStore(new QueryClient(), draft, 'key-1')).toEqual({
      to: '/dashboard/theme',
      message: 'Done',
    });
    expect(asked.map((call) => call.route)).toEqual([route, refreshRoute, startRoute, meRoute]);
    expect(getSession().activeStore?.id).toBe('new');
  });

  it('has created the store even when it could not be entered', async () => {
    serve([aStore(admin)], {
      [route]: { id: 'new', message: 'Store created' },
      [refreshRoute]: () => Response.json({ message: 'Too many attempts' }, { status: 429 }),
    });
    expect(await createStore(new QueryClient(), draft, 'key-1')).toEqual({ to: null, message: 'Done' });
  });

  it('enters nothing when the server refused', async () => {
    serve([aStore(admin)], {
      [route]: () => Response.json({ message: 'This sub domain is taken.' }, { status: 409 }),
    });
    await expect(createStore(new QueryClient(), draft, 'key-1')).rejects.toThrow('This sub domain is taken.');
    expect(getSession().activeStore).toBeNull();
  });
});
