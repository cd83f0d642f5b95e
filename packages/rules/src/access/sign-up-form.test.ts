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
      first: { reason: 'first_name_required' },
      fields: {
        first_name: { reason: 'first_name_required' },
        last_name: { reason: 'last_name_required' },
        email: { reason: 'email_required' },
        password: { reason: 'password_required' },
      },
    });
  });

  it.each([
    [{ email: 'ada' }, 'email', { reason: 'email_invalid' }],
    [{ phone: '+234' }, 'phone', { reason: 'phone_invalid' }],
    [{ password: 'abc' }, 'password', { reason: 'password_too_short', min: 4 }],
    [{ referral_code: 'abc' }, 'referral_code', { reason: 'referral_code_too_short', min: 4 }],
    [{ referral_code: 'a'.repeat(65) }, 'referral_code', { reason: 'referral_code_too_long', max: 64 }],
    [{ first_name: 'a'.repeat(101) }, 'first_name', { reason: 'first_name_too_long', max: 100 }],
    [{ last_name: 'a'.repeat(101) }, 'last_name', { reason: 'last_name_too_long', max: 100 }],
  ])('refuses %j', (change, field, first) => {
    expect(checkSignUp({ ...ada, ...change })).toEqual({ ok: false, first, fields: { [field]: first } });
  });

  it('takes the minimum length from the server', () => {
    expect(checkSignUp(ada, 8)).toMatchObject({
      fields: { password: { reason: 'password_too_short', min: 8 } },
    });
  });

  it('needs the terms on the screen, where the check-box is', () => {
    const first = { reason: 'terms_required' };
    expect(checkSignUpForm({ ...ada, terms: false })).toEqual({
      ok: false,
      first,
      fields: { terms: first },
    });
    expect(checkSignUpForm({ ...ada, terms: true })).toEqual({ ok: true });
    expect(checkSignUpForm({ ...ada, email: '', terms: true })).toMatchObject({
      first: { reason: 'email_required' },
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

  it('says what is wrong with each field', () => {
    expect(checkProfile({ first_name: '', last_name: ' ', phone: '0801' })).toEqual({
      ok: false,
      first: { reason: 'first_name_required' },
      fields: {
        first_name: { reason: 'first_name_required' },
        last_name: { reason: 'last_name_required' },
        phone: { reason: 'phone_invalid' },
      },
    });
  });
});
