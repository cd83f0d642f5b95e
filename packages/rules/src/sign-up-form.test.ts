import { describe, expect, it } from 'vitest';
import { checkProfile, checkSignUp, checkSignUpForm } from './sign-up-form.ts';

const ada = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.com',
  phone: '+2348012345678',
  password: 'abcd',
  referral_code: '',
};

describe('SPEC 5: Sign-up', () => {
  it('takes a complete form, with and without the optional fields', () => {
    expect(checkSignUp(ada)).toEqual({ ok: true });
    expect(checkSignUp({ ...ada, phone: null, referral_code: null })).toEqual({ ok: true });
    expect(checkSignUp({ ...ada, phone: '', referral_code: 'ABCD' })).toEqual({ ok: true });
  });

  it('says what is missing, in the order of the form', () => {
    expect(checkSignUp({ first_name: ' ', last_name: '', email: '', password: '' })).toEqual({
      ok: false,
      message: 'First name is required',
      fields: {
        first_name: 'First name is required',
        last_name: 'Last name is required',
        email: 'Email is required',
        password: 'Password is required',
      },
    });
  });

  it.each([
    [{ email: 'ada' }, 'email', 'Please enter a valid email'],
    [{ phone: '+234' }, 'phone', 'Phone number is not complete. Pick the country and type the digits.'],
    [{ password: 'abc' }, 'password', 'Password must be at least 4 characters'],
    [{ referral_code: 'abc' }, 'referral_code', 'Referral code must be at least 4 characters'],
    [{ referral_code: 'a'.repeat(65) }, 'referral_code', 'Referral code must be at most 64 characters'],
    [{ first_name: 'a'.repeat(101) }, 'first_name', 'First name must be at most 100 characters'],
  ])('refuses %j', (change, field, message) => {
    expect(checkSignUp({ ...ada, ...change })).toEqual({ ok: false, message, fields: { [field]: message } });
  });

  it('takes the minimum length from the server', () => {
    expect(checkSignUp(ada, 8)).toMatchObject({
      fields: { password: 'Password must be at least 8 characters' },
    });
  });

  it('needs the terms on the screen, where the check-box is', () => {
    const message = 'Please accept the terms and the privacy policy';
    expect(checkSignUpForm({ ...ada, terms: false })).toEqual({
      ok: false,
      message,
      fields: { terms: message },
    });
    expect(checkSignUpForm({ ...ada, terms: true })).toEqual({ ok: true });
    expect(checkSignUpForm({ ...ada, email: '', terms: true })).toMatchObject({
      message: 'Email is required',
    });
  });
});

describe('SPEC 5: the same rules when a person changes the own profile', () => {
  it('takes names and an optional phone', () => {
    expect(checkProfile({ first_name: 'Ada', last_name: 'Obi', phone: '+2348012345678' })).toEqual({
      ok: true,
    });
    expect(checkProfile({ first_name: 'Ada', last_name: 'Obi', phone: '' })).toEqual({ ok: true });
  });

  it('says what is wrong under each field', () => {
    expect(checkProfile({ first_name: '', last_name: ' ', phone: '0801' })).toEqual({
      ok: false,
      message: 'First name is required',
      fields: {
        first_name: 'First name is required',
        last_name: 'Last name is required',
        phone: 'Phone number is not complete. Pick the country and type the digits.',
      },
    });
  });
});
