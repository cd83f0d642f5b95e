import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookie } from './cookie.ts';
import { aStore, type FakeBrowser, FakeCookieJar, openFakeBrowser } from './fake-browser.ts';
import { webStorage } from './key-value.ts';
import { isGuideKey, isSidebarCollapsed, savedTheme, storage } from './storage.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = openFakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('SPEC 3: Client-side storage', () => {
  it('names every key with the prefix of the product', () => {
    const entries = [
      ...Object.values(storage).filter((entry) => typeof entry !== 'function'),
      storage.offlineSales('s1'),
      storage.guide('guide_s1_go_live'),
      storage.wholesaleCart('supplier-9'),
    ];
    const names = entries.map((entry) => entry.key);
    expect(names.every((name) => name.startsWith('sokoni_'))).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('sokoni_active_store');
    expect(storage.wholesaleCart('supplier-9').key).toBe('sokoni_b2b_supplier-9_cart');
    expect(isGuideKey(storage.guide('guide_s1_go_live').key)).toBe(true);
  });

  it('gives back what was kept', () => {
    const store = aStore('s1');
    storage.activeStore.set(store);
    storage.rememberMe.set(true);
    storage.theme.set('dark');
    storage.offlineSales('s1').set(['sale-1']);
    expect(storage.activeStore.get()).toEqual(store);
    expect(storage.rememberMe.get()).toBe(true);
    expect(storage.theme.get()).toBe('dark');
    expect(storage.offlineSales('s1').get()).toEqual(['sale-1']);
    expect(storage.offlineSales('s2').get()).toBeNull();
    storage.activeStore.remove();
    expect(storage.activeStore.get()).toBeNull();
  });

  it('keeps whatever the spec lists, and the cart of each supplier by itself', () => {
    const plain = [
      [storage.activeStoreId, 's1'],
      [storage.activeStoreCurrencyCode, 'KES'],
      [storage.mode, 'live'],
      [storage.email, 'ada@example.com'],
      [storage.appVersion, '7'],
    ] as const;
    for (const [entry, value] of plain) {
      entry.set(value as never);
      expect(browser.local.getItem(entry.key)).toBe(value);
      expect(entry.get()).toBe(value);
    }
    storage.activeStoreStats.set({ product_count: 3 });
    expect(storage.activeStoreStats.get()).toEqual({ product_count: 3 });
    storage.stores.set([aStore('s1'), aStore('s2')]);
    expect(storage.stores.get()).toEqual([aStore('s1'), aStore('s2')]);
    storage.sidebarCollapsed.set(false);
    expect(storage.sidebarCollapsed.get()).toBe(false);
    const items = [{ id: 'beans', quantity: 2 }];
    storage.wholesaleCart('supplier-9').set(items);
    expect(storage.wholesaleCart('supplier-9').get()).toEqual(items);
    expect(storage.wholesaleCart('supplier-8').get()).toBeNull();
  });

  it.each([
    ['not JSON', '{"id":'],
    ['another shape', '["id"]'],
    ['a store without an id', '{"name":"Duka"}'],
    ['null', 'null'],
  ])('reads %s as nothing', (_, raw) => {
    browser.local.setItem('sokoni_active_store', raw);
    expect(storage.activeStore.get()).toBeNull();
  });

  it('reads a theme, a mode and a flag that are none as nothing', () => {
    browser.local.setItem('sokoni_theme', 'purple');
    browser.local.setItem('sokoni_mode', 'party');
    browser.local.setItem('sokoni_sidebar_collapsed', 'perhaps');
    expect(storage.theme.get()).toBeNull();
    expect(storage.mode.get()).toBeNull();
    expect(storage.sidebarCollapsed.get()).toBeNull();
  });
});

describe('SPEC 9: defaults of what is kept', () => {
  it('collapses the sidebar when the flag is absent', () => {
    expect(isSidebarCollapsed()).toBe(true);
    storage.sidebarCollapsed.set(false);
    expect(isSidebarCollapsed()).toBe(false);
  });

  it('is light when no theme was kept', () => {
    expect(savedTheme()).toBe('light');
    storage.theme.set('dark');
    expect(savedTheme()).toBe('dark');
  });
});

describe('SPEC 3: a browser without storage', () => {
  it('holds values in memory when storage is switched off', () => {
    const area = webStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    area.set('a', '1');
    expect(area.get('a')).toBe('1');
    expect(area.names()).toEqual(['a']);
    area.remove('a');
    expect(area.get('a')).toBeNull();
    area.set('b', '2');
    area.clear();
    expect(area.names()).toEqual([]);
  });

  it('holds what no longer fits in memory, and the newer value wins', () => {
    browser.local.setItem('a', 'old');
    const area = webStorage(() => browser.local);
    const full = vi.spyOn(browser.local, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    area.set('a', 'new');
    expect(area.get('a')).toBe('new');
    full.mockRestore();
    area.set('a', 'newest');
    expect(browser.local.getItem('a')).toBe('newest');
    expect(area.get('a')).toBe('newest');
  });
});

describe('CONTRACT Security: token cookies', () => {
  it('is strict, host-only, for every path, and secure on https', () => {
    const token = cookie('sokoni_user_token');
    token.set('Bearer a b', 3600);
    expect(browser.jar.writes).toEqual([
      'sokoni_user_token=Bearer%20a%20b; Path=/; Max-Age=3600; SameSite=Strict; Secure',
    ]);
    expect(token.get()).toBe('Bearer a b');
    token.remove();
    expect(token.get()).toBeNull();
  });

  it('is not secure on plain http, where it would be dropped', () => {
    const jar = new FakeCookieJar();
    cookie('t', () => ({ document: jar, location: { protocol: 'http:' } })).set('x', 60);
    expect(jar.writes[0]).toBe('t=x; Path=/; Max-Age=60; SameSite=Strict');
  });

  it('does not mistake another cookie for its own', () => {
    browser.jar.cookie = 'old_sokoni_user_token=other';
    browser.jar.cookie = 'sokoni_user_token_2=other';
    expect(cookie('sokoni_user_token').get()).toBeNull();
  });

  it('holds the token in memory when cookies are refused', () => {
    const refusing = { document: { cookie: '' }, location: { protocol: 'https:' } };
    Object.defineProperty(refusing.document, 'cookie', { get: () => '', set: () => {} });
    const token = cookie('t', () => refusing);
    token.set('Bearer x', 60);
    expect(token.get()).toBe('Bearer x');
    token.remove();
    expect(token.get()).toBeNull();
  });
});
