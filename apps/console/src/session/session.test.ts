import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anUser, aStore, type FakeBrowser, FakeStorage, openFakeBrowser } from './fake-browser.ts';

type SessionModule = typeof import('./session.ts');

let browser: FakeBrowser;
beforeEach(() => {
  browser = openFakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

/** A freshly loaded page: its own memory and session storage, the browser's cookies and local storage. */
async function openTab() {
  vi.resetModules();
  const session: SessionModule = await import('./session.ts');
  const own = new FakeStorage();
  return {
    /** Runs something in this tab. */
    run<T>(act: (session: SessionModule) => T): T {
      vi.stubGlobal('sessionStorage', own);
      return act(session);
    },
    own,
  };
}

async function reload(tab: { own: FakeStorage }) {
  const fresh = await openTab();
  for (let index = 0; index < tab.own.length; index++) {
    const key = tab.own.key(index) ?? '';
    fresh.own.setItem(key, tab.own.getItem(key) ?? '');
  }
  return fresh;
}

const one = aStore('store-1');
const two = aStore('store-2', { currency_code: 'KES', mode: 'live' });
const answer = { token: 'user-token', info: anUser, expiresIn: 43_200 };

function kept(name: string): string | null {
  return browser.local.getItem(`sokoni_${name}`);
}

describe('SPEC 4: Session', () => {
  it('starts with nobody', async () => {
    const tab = await openTab();
    tab.run((s) => {
      expect(s.isAdminLoggedIn(s.getSession())).toBe(false);
      expect(s.authorization(s.getSession())).toBeNull();
      expect(s.rolesHere(s.getSession())).toEqual([]);
    });
  });

  it('login stores the user info and the token as a Bearer value, with its life beside it', async () => {
    vi.setSystemTime(1_000_000);
    const tab = await openTab();
    tab.run((s) => s.signedIn(answer));
    vi.useRealTimers();
    expect(JSON.parse(kept('admin_info') ?? '')).toEqual(anUser);
    expect(browser.jar.cookie).toBe('sokoni_user_token=Bearer%20user-token');
    expect(JSON.parse(kept('session') ?? '')).toMatchObject({ seconds: 43_200, expiresAt: 44_200_000 });
    tab.run((s) => {
      expect(s.isAdminLoggedIn(s.getSession())).toBe(true);
      expect(s.authorization(s.getSession())).toBe('Bearer user-token');
    });
  });

  it('is found again by a reload', async () => {
    const tab = await openTab();
    tab.run((s) => {
      s.signedIn(answer);
      s.storeEntered(one, [one, two]);
    });
    const before = tab.run((s) => s.getSession());
    const again = await reload(tab);
    expect(again.run((s) => s.getSession())).toEqual(before);
  });

  it.each([
    ['no user token', () => Object.assign(browser.jar, { cookie: 'sokoni_user_token=; Max-Age=0' })],
    ['no user info', () => browser.local.removeItem('sokoni_admin_info')],
    ['garbage for user info', () => browser.local.setItem('sokoni_admin_info', '{"id":')],
  ])('is nobody after a reload with %s', async (_, spoil) => {
    const tab = await openTab();
    tab.run((s) => s.signedIn(answer));
    spoil();
    const again = await reload(tab);
    expect(again.run((s) => s.isAdminLoggedIn(s.getSession()))).toBe(false);
  });

  it('remember-me stores the e-mail and sets the flag; without it only the flag is removed', async () => {
    const tab = await openTab();
    tab.run((s) => s.rememberLogin(true, 'amina@example.test'));
    expect([kept('email'), kept('remember_me')]).toEqual(['amina@example.test', 'true']);
    tab.run((s) => s.rememberLogin(false, 'other@example.test'));
    expect([kept('email'), kept('remember_me')]).toEqual(['amina@example.test', null]);
  });

  it('a sign-in leaves nothing of the store and token of the user before', async () => {
    const tab = await openTab();
    tab.run((s) => {
      s.signedIn(answer);
      s.storeEntered(one, [one]);
      s.signedIn({ ...answer, token: 'second', info: { ...anUser, id: 'other' } });
      expect(s.getSession()).toMatchObject({ activeStore: null, businessToken: null, stores: [] });
      expect(s.authorization(s.getSession())).toBe('Bearer second');
    });
    expect(browser.jar.cookie).toBe('sokoni_user_token=Bearer%20second');
    expect(kept('active_store')).toBeNull();
    expect(kept('stores')).toBeNull();
  });

  it('logout clears all stored data and the user info, and wakes who listens', async () => {
    const tab = await openTab();
    const heard = vi.fn();
    tab.run((s) => {
      s.signedIn(answer);
      s.storeEntered(one, [one]);
      s.subscribeToSession(heard);
      s.loggedOut();
      expect(s.getSession()).toMatchObject({ user: null, activeStore: null, hasLoggedOut: true });
    });
    expect(heard).toHaveBeenCalledOnce();
    expect(browser.jar.cookie).toBe('');
    expect(kept('admin_info')).toBeNull();
  });

  it('a renewed token keeps the sign-in and begins its life anew', async () => {
    const tab = await openTab();
    tab.run((s) => s.signedIn({ ...answer, expiresIn: 2_592_000 }));
    const { id } = JSON.parse(kept('session') ?? '');
    vi.setSystemTime(5_000_000_000_000);
    tab.run((s) => s.tokenRenewed('"renewed"'));
    vi.useRealTimers();
    expect(JSON.parse(kept('session') ?? '')).toEqual({
      id,
      seconds: 2_592_000,
      expiresAt: 5_002_592_000_000,
    });
    expect(tab.run((s) => s.getSession().userToken)).toBe('Bearer renewed');
  });
});

describe('SPEC 4: Store selection', () => {
  it('saves the id, currency, stats, the whole store and the list, and clears the cart', async () => {
    const tab = await openTab();
    browser.local.setItem('sokoni_b2b_supplier_cart', '[1]');
    tab.run((s) => {
      s.signedIn(answer);
      s.storeEntered(two, [one, two]);
    });
    expect(kept('active_store_id')).toBe('store-2');
    expect(kept('active_store_currency_code')).toBe('KES');
    expect(JSON.parse(kept('active_store_stats') ?? '')).toEqual({ product_count: 3 });
    expect(JSON.parse(kept('active_store') ?? '')).toEqual(two);
    expect(JSON.parse(kept('stores') ?? '')).toEqual([one, two]);
    expect(kept('mode')).toBe('live');
    expect(kept('b2b_supplier_cart')).toBeNull();
  });

  it("replaces the business token by the store's own, which takes precedence (SPEC 6)", async () => {
    const tab = await openTab();
    tab.run((s) => {
      s.signedIn(answer);
      s.storeEntered(one, [one, two]);
      s.storeEntered(two, [one, two]);
      expect(s.authorization(s.getSession())).toBe('Bearer business-token-of-store-2');
      expect(s.rolesHere(s.getSession())).toEqual(['associate']);
      expect(s.rolesHere(s.getSession(), 'store-1')).toEqual(['super_admin']);
    });
    expect(browser.jar.cookie).toContain('sokoni_business_token=Bearer%20business-token-of-store-2');
  });

  it('takes up what the start call says of the active store', async () => {
    const tab = await openTab();
    const renamed = { ...one, name: 'Renamed', business_token: 'renewed' };
    tab.run((s) => {
      s.signedIn(answer);
      s.storeEntered(one, [one]);
      s.storesLoaded([renamed, two]);
      expect(s.getSession()).toMatchObject({ activeStore: renamed, businessToken: 'Bearer renewed' });
    });
    expect(JSON.parse(kept('active_store') ?? '')).toEqual(renamed);
  });

  it('leaves a store that is no longer one of the user, and its token', async () => {
    const tab = await openTab();
    tab.run((s) => {
      s.signedIn(answer);
      s.storeEntered(one, [one, two]);
      s.storesLoaded([two]);
      expect(s.getSession()).toMatchObject({ activeStore: null, businessToken: null, stores: [two] });
      expect(s.authorization(s.getSession())).toBe('Bearer user-token');
    });
    expect(browser.jar.cookie).not.toContain('business_token');
    expect(kept('active_store')).toBeNull();
  });
});

describe('SPEC 4: Session, in several tabs', () => {
  it('a logout in one tab logs out the others', async () => {
    const first = await openTab();
    first.run((s) => s.signedIn(answer));
    const second = await openTab();
    expect(second.run((s) => s.isAdminLoggedIn(s.getSession()))).toBe(true);
    first.run((s) => s.loggedOut());
    second.run((s) => {
      s.followOtherTabs();
      expect(s.isAdminLoggedIn(s.getSession())).toBe(false);
      expect(s.getSession().hasLoggedOut).toBe(true);
    });
  });

  it('a store switch in one tab never moves the requests of another', async () => {
    const first = await openTab();
    first.run((s) => {
      s.signedIn(answer);
      s.storeEntered(one, [one, two]);
    });
    const second = await openTab();
    second.run((s) => s.storeEntered(two, [one, two]));
    first.run((s) => {
      s.followOtherTabs();
      expect(s.getSession().activeStore).toEqual(one);
      expect(s.authorization(s.getSession())).toBe('Bearer business-token-of-store-1');
    });
  });

  it('and a reload stays in the store of its tab', async () => {
    const first = await openTab();
    first.run((s) => {
      s.signedIn(answer);
      s.storeEntered(one, [one, two]);
    });
    const second = await openTab();
    second.run((s) => s.storeEntered(two, [one, two]));
    const again = await reload(first);
    again.run((s) => {
      expect(s.getSession().activeStore).toEqual(one);
      expect(s.authorization(s.getSession())).toBe('Bearer business-token-of-store-1');
    });
    const fresh = await openTab();
    expect(fresh.run((s) => s.getSession().activeStore?.id)).toBe('store-2');
  });

  it('what one tab hears of its store does not overwrite what was kept of another', async () => {
    const first = await openTab();
    first.run((s) => {
      s.signedIn(answer);
      s.storeEntered(one, [one, two]);
    });
    const second = await openTab();
    second.run((s) => s.storeEntered(two, [one, two]));
    first.run((s) => s.storesLoaded([{ ...one, name: 'Renamed' }, two]));
    expect(kept('active_store_id')).toBe('store-2');
    first.run((s) => s.storesLoaded([two]));
    expect(kept('active_store_id')).toBe('store-2');
  });

  it('a token refreshed in one tab is used by the others, for their own store', async () => {
    const first = await openTab();
    first.run((s) => {
      s.signedIn(answer);
      s.storeEntered(one, [one, two]);
    });
    const second = await openTab();
    second.run((s) => {
      s.storeEntered(two, [one, two]);
      s.tokenRenewed('renewed');
      s.storesLoaded([{ ...one, business_token: 'renewed-1' }, two]);
    });
    first.run((s) => {
      s.followOtherTabs();
      expect(s.getSession()).toMatchObject({
        userToken: 'Bearer renewed',
        businessToken: 'Bearer renewed-1',
        activeStore: { id: 'store-1' },
      });
    });
  });

  it('a new sign-in elsewhere is taken over whole, be it by the same user', async () => {
    const first = await openTab();
    first.run((s) => {
      s.signedIn(answer);
      s.storeEntered(one, [one, two]);
    });
    const second = await openTab();
    second.run((s) => {
      s.loggedOut();
      s.signedIn({ ...answer, token: 'second-session' });
    });
    first.run((s) => {
      s.followOtherTabs();
      expect(s.getSession()).toMatchObject({ userToken: 'Bearer second-session', activeStore: null });
      expect(s.authorization(s.getSession())).toBe('Bearer second-session');
    });
  });

  it('listens to the shared keys, to a wiped storage and to the page cache, and stops when told', async () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const tab = await openTab();
    const heard = vi.fn();
    const tell = (type: string, fields: object) =>
      tab.run(() => window.dispatchEvent(Object.assign(new Event(type), fields)));
    const stop = tab.run((s) => {
      s.signedIn(answer);
      s.subscribeToSession(heard);
      return s.watchOtherTabs();
    });
    tell('storage', { key: 'sokoni_theme' });
    tell('pageshow', { persisted: false });
    expect(heard).not.toHaveBeenCalled();
    tell('storage', { key: 'sokoni_admin_info' });
    tell('storage', { key: 'sokoni_session' });
    tell('storage', { key: null });
    tell('pageshow', { persisted: true });
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
    tell('storage', { key: null });
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
