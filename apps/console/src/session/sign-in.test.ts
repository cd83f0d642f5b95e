import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from '#api/session/logout.ts';
import { answerFetch, anUser, type FakeBrowser, openFakeBrowser } from './fake-browser.ts';
import { beginGoogleTrip, endGoogleTrip } from './google-trip.ts';
import { getSession, loggedOut } from './session.ts';
import { afterLogin, afterRegister, afterVerify } from './sign-in.ts';

const invite = {
  invite_id: 'i1',
  business_name: 'Duka',
  business_code: 'D1',
  store_logo: '',
  message: 'Join us',
  role: 'manager',
  expires_at: '2026-01-08T00:00:00.000Z',
};

function answer(changes: object = {}) {
  return {
    token: 'user-token',
    data: { info: anUser, invites: [], message: 'Welcome', expires_in: 43_200, ...changes },
  };
}

let browser: FakeBrowser;
beforeEach(() => {
  browser = openFakeBrowser();
  loggedOut();
});
afterEach(() => vi.unstubAllGlobals());

describe('SPEC 2: Login', () => {
  it('goes to /select-store as the current user', () => {
    expect(afterLogin(answer(), { rememberMe: false })).toEqual({
      to: '/select-store',
      state: { from: undefined },
    });
    expect(getSession()).toMatchObject({ user: anUser, userToken: 'Bearer user-token' });
  });

  it('passes the invites along, and the origin', () => {
    const next = afterLogin(answer({ invites: [invite] }), { rememberMe: false, origin: '/settings/store' });
    expect(next).toEqual({ to: '/select-store', state: { invites: [invite], from: '/settings/store' } });
  });

  it('remembers the e-mail only when asked to', () => {
    afterLogin(answer(), { rememberMe: true });
    expect(browser.local.getItem('sokoni_email')).toBe('amina@example.test');
    expect(browser.local.getItem('sokoni_remember_me')).toBe('true');
    afterLogin(answer(), { rememberMe: false });
    expect(browser.local.getItem('sokoni_remember_me')).toBeNull();
  });

  it('SPEC 7: the iOS variant hands the code over', () => {
    expect(afterLogin(answer({ otp: 'a+b' }), { rememberMe: false, ios: true })).toEqual({
      to: '/ios/success?otp=a%2Bb',
    });
    expect(afterLogin(answer({ otp: 'a+b' }), { rememberMe: false }).to).toBe('/select-store');
  });
});

describe('SPEC 2: Sign-up', () => {
  it('is logged in but unverified and goes to /verify', () => {
    const info = { ...anUser, email_verified: false };
    expect(afterRegister(answer({ info }))).toEqual({ to: '/verify' });
    expect(getSession().user).toEqual(info);
  });

  it('goes to /verify/ios with the e-mail in the navigation state', () => {
    expect(afterRegister(answer(), { ios: true })).toEqual({
      to: '/verify/ios',
      state: { email: 'amina@example.test' },
    });
  });
});

describe('SPEC 2: Verify', () => {
  const info = { ...anUser, email_verified: false };

  it('email_verified becomes true, the new token is used, and the way leads to /select-store', () => {
    afterRegister(answer({ info }));
    const next = afterVerify({ token: 'verified', info: anUser }, { origin: '/products' });
    expect(next).toEqual({ to: '/select-store', state: { from: '/products' } });
    expect(getSession()).toMatchObject({ userToken: 'Bearer verified', user: { email_verified: true } });
  });

  it('hands the code over in the iOS flow', () => {
    afterRegister(answer({ info }), { ios: true });
    expect(afterVerify({ token: 't', info: anUser, otp: 'x' }, { ios: true })).toEqual({
      to: '/ios/success?otp=x',
    });
  });
});

describe('SPEC 2: Logout', () => {
  const route = 'POST /accounts/api/v1/auth/users/logout';

  it('clears the session, goes to / and tells the server with the token that ends', () => {
    afterLogin(answer(), { rememberMe: false });
    const asked = answerFetch({ [route]: {} });
    expect(logout()).toBe('/');
    expect(getSession().user).toBeNull();
    expect(browser.jar.cookie).toBe('');
    expect(asked.map((call) => call.route)).toEqual([route]);
    expect(new Headers(asked[0]?.init.headers).get('Authorization')).toBe('Bearer user-token');
  });

  it('CONTRACT: still clears locally when offline', async () => {
    afterLogin(answer(), { rememberMe: false });
    answerFetch({});
    expect(logout()).toBe('/');
    expect(getSession().user).toBeNull();
  });
});

describe('the way to Google and back', () => {
  it('keeps remember-me and the origin, once', () => {
    beginGoogleTrip({ rememberMe: true, origin: '/products' });
    expect(endGoogleTrip()).toEqual({ rememberMe: true, origin: '/products' });
    expect(endGoogleTrip()).toEqual({ rememberMe: false, origin: undefined });
  });

  it('survives garbage', () => {
    browser.tab.setItem('sokoni_google_trip', '{"remember');
    expect(endGoogleTrip()).toEqual({ rememberMe: false });
  });
});
