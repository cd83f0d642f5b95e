import { describe, expect, it } from 'vitest';
import { checkCodeRequest, checkPasswordChange, checkReset } from './reset-form.ts';

const fresh = { otp: '4821', new_password: 'mango', repeat_password: 'mango' };

describe('SPEC 5: the reset call does nothing if no e-mail is given', () => {
  it('asks for the e-mail', () => {
    expect(checkCodeRequest({ email: ' ' })).toMatchObject({
      fields: { email: { reason: 'email_required' } },
    });
    expect(checkCodeRequest({ email: 'ada@example.com' })).toEqual({ ok: true });
  });
});

describe('SPEC 2: Forgot password, step 2', () => {
  it('takes a code, or the token of a mailed link, and the same password twice', () => {
    expect(checkReset(fresh)).toEqual({ ok: true });
    expect(checkReset({ ...fresh, otp: 'q'.repeat(22) })).toEqual({ ok: true });
  });

  it.each(['', '12', '12345', 'abcd'])('refuses the code %j', (otp) => {
    expect(checkReset({ ...fresh, otp })).toMatchObject({ fields: { otp: { reason: 'code_invalid' } } });
  });

  it.each([
    [{ new_password: '', repeat_password: '' }, { reason: 'new_password_required' }],
    [
      { new_password: 'abc', repeat_password: 'abc' },
      { reason: 'password_too_short', min: 4 },
    ],
    [{ repeat_password: '' }, { reason: 'repeat_password_required' }],
    [{ repeat_password: 'Mango' }, { reason: 'passwords_differ' }],
  ])('refuses %j', (change, first) => {
    expect(checkReset({ ...fresh, ...change })).toMatchObject({ ok: false, first });
  });

  it('takes the minimum length from the server', () => {
    expect(checkReset(fresh, 8)).toMatchObject({ first: { reason: 'password_too_short', min: 8 } });
  });
});

describe('CONTRACT, PUT /admin/reset-password', () => {
  const change = { current_password: 'old', new_password: 'mango', repeat_password: 'mango' };

  it('needs the current password and the new one twice', () => {
    expect(checkPasswordChange(change)).toEqual({ ok: true });
    expect(checkPasswordChange({ ...change, current_password: '' })).toMatchObject({
      fields: { current_password: { reason: 'current_password_required' } },
    });
    expect(checkPasswordChange({ ...change, current_password: null })).toEqual({ ok: true });
    expect(checkPasswordChange({ ...change, repeat_password: 'x' })).toMatchObject({
      fields: { repeat_password: { reason: 'passwords_differ' } },
    });
    expect(checkPasswordChange(change, 8)).toMatchObject({
      fields: { new_password: { reason: 'password_too_short', min: 8 } },
    });
  });
});
