import { describe, expect, it } from 'vitest';
import { checkSignIn, checkSignInIos } from './sign-in-form.ts';

describe('SPEC 5: Login', () => {
  it.each([
    ['', ''],
    ['ada@example.com', ''],
    ['', 'secret'],
    ['   ', 'secret'],
  ])('with e-mail %j and password %j says one sentence for the form', (email, password) => {
    expect(checkSignIn({ email, password })).toEqual({
      ok: false,
      message: 'Please fill all fields',
      fields: {},
    });
  });

  it('lets everything else through to the server', () => {
    expect(checkSignIn({ email: 'ada@example.com', password: 'x' })).toEqual({ ok: true });
  });
});

describe('SPEC 5: Login (iOS)', () => {
  it('says what is missing under each field', () => {
    expect(checkSignInIos({ email: '', password: '' })).toEqual({
      ok: false,
      message: 'Please enter your email',
      fields: { email: 'Please enter your email', password: 'Password is required' },
    });
  });

  it('wants 4 characters of a password', () => {
    expect(checkSignInIos({ email: 'ada@example.com', password: 'abc' })).toEqual({
      ok: false,
      message: 'Password must be at least 4 characters',
      fields: { password: 'Password must be at least 4 characters' },
    });
    expect(checkSignInIos({ email: 'ada@example.com', password: 'abcd' })).toEqual({ ok: true });
  });
});
