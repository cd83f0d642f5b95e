import { describe, expect, it } from 'vitest';
import { checkSignIn, checkSignInIos } from './sign-in-form.ts';

describe('SPEC 5: Login', () => {
  it.each([
    ['', ''],
    ['ada@example.com', ''],
    ['', 'secret'],
    ['   ', 'secret'],
  ])('with e-mail %j and password %j gives one reason for the form', (email, password) => {
    expect(checkSignIn({ email, password })).toEqual({
      ok: false,
      first: { reason: 'fields_missing' },
      fields: {},
    });
  });

  it('lets everything else through to the server', () => {
    expect(checkSignIn({ email: 'ada@example.com', password: 'x' })).toEqual({ ok: true });
  });
});

describe('SPEC 5: Login (iOS)', () => {
  it('says what is missing of each field', () => {
    expect(checkSignInIos({ email: '', password: '' })).toEqual({
      ok: false,
      first: { reason: 'email_missing' },
      fields: { email: { reason: 'email_missing' }, password: { reason: 'password_required' } },
    });
  });

  it('wants 4 characters of a password', () => {
    expect(checkSignInIos({ email: 'ada@example.com', password: 'abc' })).toEqual({
      ok: false,
      first: { reason: 'password_too_short', min: 4 },
      fields: { password: { reason: 'password_too_short', min: 4 } },
    });
    expect(checkSignInIos({ email: 'ada@example.com', password: 'abcd' })).toEqual({ ok: true });
  });
});
