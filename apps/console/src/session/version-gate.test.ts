import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldLocally } from './clear-local-data.ts';
import { type FakeBrowser, openFakeBrowser } from './fake-browser.ts';
import { localArea } from './key-value.ts';
import { businessTokenCookie, userTokenCookie } from './storage.ts';
import { decideVersionGate, passVersionGate } from './version-gate.ts';

const pass = { clear: false, setVersion: false, goTo: null };
const begin = { clear: false, setVersion: true, goTo: null };
const at = (pathname: string) => passVersionGate({ pathname, search: '' });
const wipe = (goTo: string | null) => ({ clear: true, setVersion: true, goTo });

describe('SPEC 2: App version gate', () => {
  it.each(['/', '/login', '/select-store', '/signup', '/reset-password/abc'])(
    'lets version 7 through at %s',
    (pathname) => {
      expect(decideVersionGate({ storedVersion: '7', isFirstVisit: false, pathname })).toEqual(pass);
    },
  );

  it.each([
    [null, '/', '/login'],
    ['6', '/', '/login'],
    ['8', '/products', '/login'],
    ['', '/orders/sell', '/login'],
    ['6', '/signup', '/login'],
    ['6', '/forgot-password', '/login'],
    ['6', '/signup/ios', '/login/ios'],
    ['6', '/login/ios', '/login/ios'],
    [null, '/verify/ios', '/login/ios'],
    ['6', '/ios/success', '/login/ios'],
  ])('with the stored version %j at %s clears all and goes to %s', (storedVersion, pathname, login) => {
    expect(decideVersionGate({ storedVersion, isFirstVisit: false, pathname })).toEqual(wipe(login));
  });
});

describe('CONTRACT: Version gate, a first visit', () => {
  it.each([
    '/signup',
    '/signup/',
    '/signup/ios',
    '/login/ios',
    '/forgot-password',
    '/reset-password/Zm9vYmFyYmF6',
    '/verify-email/Zm9vYmFyYmF6',
    '/ios/success',
  ])('begins at the public page %s', (pathname) => {
    expect(decideVersionGate({ storedVersion: null, isFirstVisit: true, pathname })).toEqual(begin);
  });

  it.each([
    ['/', '/login'],
    ['/login', '/login'],
    ['/select-store', '/login'],
    ['/verify/ios', '/login/ios'],
    ['/signup/else', '/login'],
    ['/reset-password', '/login'],
  ])('at %s acts as the spec says and goes to %s', (pathname, login) => {
    expect(decideVersionGate({ storedVersion: null, isFirstVisit: true, pathname })).toEqual(wipe(login));
  });

  it.each([
    ['6', false],
    [null, false],
  ])('never loses a mailed link (stored version %j)', (storedVersion, isFirstVisit) => {
    const pathname = '/reset-password/kiosk-ios-token';
    expect(decideVersionGate({ storedVersion, isFirstVisit, pathname })).toEqual(wipe(null));
  });
});

describe('SPEC 2: App version gate, on the browser', () => {
  let browser: FakeBrowser;
  beforeEach(() => {
    browser = openFakeBrowser();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('clears what an older version left, tokens too, and sets version 7', () => {
    browser.local.setItem('sokoni_app_version', '6');
    browser.local.setItem('sokoni_email', 'amina@example.test');
    browser.local.setItem('sokoni_theme', 'dark');
    browser.local.setItem('else', 'x');
    userTokenCookie.set('Bearer u', 60);
    businessTokenCookie.set('Bearer b', 60);
    expect(passVersionGate({ pathname: '/products', search: '?status=draft' })).toEqual({
      to: '/login',
      state: { from: '/products?status=draft' },
    });
    expect(Object.fromEntries(heldLocally())).toEqual({ sokoni_app_version: '7' });
    expect(browser.jar.cookie).toBe('');
  });

  it('begins without what a test before it left in memory', () => {
    vi.unstubAllGlobals();
    localArea.set('sokoni_offline_sales_s1', '["sale-1"]');
    openFakeBrowser();
    expect([...heldLocally()]).toEqual([]);
  });

  it('never wipes the list of unsent sales', () => {
    browser.local.setItem('sokoni_offline_sales_s1', '["sale-1"]');
    expect(at('/')).toMatchObject({ to: '/login' });
    expect(browser.local.getItem('sokoni_offline_sales_s1')).toBe('["sale-1"]');
  });

  it('passes once it has set the version', () => {
    expect(at('/')).toMatchObject({ to: '/login' });
    browser.local.setItem('sokoni_theme', 'dark');
    expect(at('/')).toBeNull();
    expect(browser.local.getItem('sokoni_theme')).toBe('dark');
  });

  it('counts keys of others as no visit of ours', () => {
    browser.local.setItem('else', 'x');
    expect(at('/signup')).toBeNull();
    expect(Object.fromEntries(heldLocally())).toEqual({ else: 'x', sokoni_app_version: '7' });
  });

  it('takes a key of ours without a version for an old visit', () => {
    browser.local.setItem('sokoni_theme', 'dark');
    expect(at('/signup')).toEqual({ to: '/login', state: {} });
    expect(browser.local.getItem('sokoni_theme')).toBeNull();
  });
});
