import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLocalData, heldLocally } from './clear-local-data.ts';
import { anUser, aStore, type FakeBrowser, openFakeBrowser } from './fake-browser.ts';
import { businessTokenCookie, storage, userTokenCookie } from './storage.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = openFakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

function fillEverything() {
  userTokenCookie.set('Bearer u', 60);
  businessTokenCookie.set('Bearer b', 60);
  storage.adminInfo.set(anUser);
  storage.activeStore.set(aStore('s1'));
  storage.stores.set([aStore('s1')]);
  storage.mode.set('live');
  storage.sidebarCollapsed.set(false);
  storage.wholesaleCart('x').set([]);
  storage.appVersion.set('7');
  storage.email.set('amina@example.test');
  storage.rememberMe.set(true);
  storage.theme.set('dark');
  storage.language.set('sw');
  storage.digits.set('arabic_indic');
  storage.offlineSales('s1').set(['sale-1']);
  storage.offlineSales('s2').set(['sale-2', 'sale-3']);
  storage.guide('guide_s1_go_live').set(true);
  browser.local.setItem('tour-guide-seen', 'yes');
  browser.local.setItem('of_someone_else', 'x');
  browser.tab.setItem('draft', 'x');
}

describe('SPEC 4: Clearing local data', () => {
  it('removes both tokens and wipes all storage', () => {
    fillEverything();
    clearLocalData();
    expect(browser.jar.cookie).toBe('');
    expect(browser.tab.length).toBe(0);
    expect(storage.adminInfo.get()).toBeNull();
    expect(browser.local.getItem('of_someone_else')).toBeNull();
  });

  it('restores the e-mail, the remember-me flag, the offline sales, every guide key, theme, language and version, nothing else', () => {
    fillEverything();
    clearLocalData();
    expect(Object.fromEntries(heldLocally())).toEqual({
      sokoni_email: 'amina@example.test',
      sokoni_remember_me: 'true',
      sokoni_offline_sales_s1: '["sale-1"]',
      sokoni_offline_sales_s2: '["sale-2","sale-3"]',
      sokoni_guide_s1_go_live: 'true',
      'tour-guide-seen': 'yes',
      sokoni_theme: 'dark',
      sokoni_language: 'sw',
      sokoni_digits: 'arabic_indic',
      sokoni_app_version: '7',
    });
  });

  it('sets the theme to light if there was none, and the version again at once', () => {
    clearLocalData();
    expect(Object.fromEntries(heldLocally())).toEqual({ sokoni_theme: 'light', sokoni_app_version: '7' });
  });

  it('brings back no theme that is none', () => {
    browser.local.setItem('sokoni_theme', 'purple');
    clearLocalData();
    expect(browser.local.getItem('sokoni_theme')).toBe('light');
  });
});
