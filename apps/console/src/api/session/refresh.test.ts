import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerFetch,
  anUser,
  aStore,
  type FakeBrowser,
  FakeStorage,
  openFakeBrowser,
} from '#session/fake-browser.ts';
import type { SessionLife } from '#session/storage.ts';
import { isRefreshDue } from './refresh.ts';

const refreshRoute = 'POST /accounts/api/v1/users/token/refresh';
const startRoute = 'GET /marketplace/v1/user/start';
const hour = 3_600_000;

let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  browser = openFakeBrowser();
  // A page on plain http: no Web Locks, so the lease in local storage has to do.
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of its own, on the shared cookies and local storage. */
async function openTab() {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', new FakeStorage());
  const session = await import('#session/session.ts');
  const refresh = await import('./refresh.ts');
  return { ...session, ...refresh };
}

async function signedInTab() {
  const tab = await openTab();
  tab.signedIn({ token: 'first', info: anUser, expiresIn: 12 * 3600 });
  return tab;
}

function keptLife(): SessionLife {
  return JSON.parse(browser.local.getItem('sokoni_session') ?? 'null');
}

describe('CONTRACT token/refresh: past half of the session life', () => {
  it.each([
    [43_200, 6 * hour - 1, false],
    [43_200, 6 * hour, true],
    [43_200, 13 * hour, true],
    [2_592_000, 15 * 24 * hour - 1, false],
    [2_592_000, 15 * 24 * hour, true],
  ])('a session of %d s that began at 0 is due after %d ms: %s', (seconds, now, due) => {
    expect(isRefreshDue({ id: 'x', seconds, expiresAt: seconds * 1000 }, now)).toBe(due);
  });

  it('is never due for nobody', () => {
    expect(isRefreshDue(null, 1e15)).toBe(false);
  });

  it('asks nothing before', async () => {
    const tab = await signedInTab();
    const asked = answerFetch({});
    vi.setSystemTime(6 * hour - 1);
    await tab.refreshIfDue();
    expect(asked).toEqual([]);
  });

  it('takes the new token and begins a life of the same length', async () => {
    const tab = await signedInTab();
    const asked = answerFetch({ [refreshRoute]: 'second' });
    vi.setSystemTime(7 * hour);
    await tab.refreshIfDue();
    expect(asked.map((call) => call.route)).toEqual([refreshRoute]);
    expect(tab.getSession().userToken).toBe('Bearer second');
    expect(browser.jar.cookie).toBe('sokoni_user_token=Bearer%20second');
    expect(keptLife()).toMatchObject({ seconds: 43_200, expiresAt: 19 * hour });
  });

  it("derives the store's token anew by the start call", async () => {
    const tab = await signedInTab();
    const store = aStore('store-1');
    tab.storeEntered(store, [store]);
    const asked = answerFetch({
      [refreshRoute]: 'second',
      [startRoute]: { stores: [{ ...store, business_token: 'anew' }], product_types: [] },
    });
    vi.setSystemTime(7 * hour);
    await tab.refreshIfDue();
    expect(asked.map((call) => call.route)).toEqual([refreshRoute, startRoute]);
    expect(tab.authorization(tab.getSession())).toBe('Bearer anew');
  });

  it('refreshes at once when it is asked to, as after an invite', async () => {
    const tab = await signedInTab();
    answerFetch({ [refreshRoute]: 'second' });
    await tab.refreshSession();
    expect(tab.getSession().userToken).toBe('Bearer second');
  });

  it('does not bring back a session that was logged out while the answer was on its way', async () => {
    const tab = await signedInTab();
    answerFetch({
      [refreshRoute]: () => {
        tab.loggedOut();
        return 'second';
      },
    });
    await tab.refreshSession();
    expect(tab.getSession().userToken).toBeNull();
    expect(browser.jar.cookie).toBe('');
  });
});

describe('CONTRACT token/refresh: one refresh at a time across tabs', () => {
  async function twoTabsLook() {
    const one = await signedInTab();
    const other = await openTab();
    let running = 0;
    let most = 0;
    let made = 0;
    const asked = answerFetch({
      [refreshRoute]: async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 1000));
        running--;
        return `renewed-${++made}`;
      },
    });
    vi.setSystemTime(7 * hour);
    const looks = Promise.all([one.refreshIfDue(), other.refreshIfDue()]);
    await vi.advanceTimersByTimeAsync(5000);
    await looks;
    return { one, other, asked, most: () => most };
  }

  it.each([
    ['a lease, where there are no Web Locks', {}],
    ['Web Locks', { locks: fakeLocks() }],
  ])('with %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const { one, other, asked, most } = await twoTabsLook();
    expect(asked).toHaveLength(1);
    expect(most()).toBe(1);
    expect(one.getSession().userToken).toBe('Bearer renewed-1');
    expect(other.getSession().userToken).toBe('Bearer renewed-1');
  });

  it('a lease whose tab has vanished is free after 30 seconds', async () => {
    const tab = await signedInTab();
    browser.local.setItem('sokoni_refresh_lease', JSON.stringify({ owner: 'gone', until: 30_000 }));
    const asked = answerFetch({ [refreshRoute]: 'second' });
    const refreshed = tab.refreshSession();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2000);
    await refreshed;
    expect(asked).toHaveLength(1);
    expect(browser.local.getItem('sokoni_refresh_lease')).toBeNull();
  });

  it('frees the lease when the refresh fails', async () => {
    const tab = await signedInTab();
    answerFetch({});
    await expect(tab.refreshSession()).rejects.toThrow('Network Error');
    expect(browser.local.getItem('sokoni_refresh_lease')).toBeNull();
    expect(tab.getSession().userToken).toBe('Bearer first');
  });
});

describe('CONTRACT token/refresh: while the page is open', () => {
  it('looks every minute and whenever the page shows again, until told to stop', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const tab = await signedInTab();
    vi.stubGlobal('document', withCookies(page, browser));
    const asked = answerFetch({ [refreshRoute]: 'second' });
    const stop = tab.keepSessionFresh();
    await vi.advanceTimersByTimeAsync(6 * hour - 60_000);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    vi.setSystemTime(20 * hour);
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
    stop();
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(asked).toHaveLength(2);
  });
});

/** A document that hears events and has the cookies of the browser. */
function withCookies(page: EventTarget, { jar }: FakeBrowser) {
  return Object.defineProperty(page, 'cookie', {
    get: () => jar.cookie,
    set: (write: string) => {
      jar.cookie = write;
    },
  });
}

function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_: string, act: () => Promise<T>): Promise<T> {
      const mine = last.then(act);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
