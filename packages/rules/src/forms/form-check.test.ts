import { describe, expect, it } from 'vitest';
import { formCheck } from './form-check.ts';

describe('SPEC 8: Form field errors', () => {
  it('is fine when no field has a problem', () => {
    expect(formCheck([['email', undefined]])).toEqual({ ok: true });
  });

  it('says the first problem in the order of the form and puts each under its field', () => {
    const check = formCheck([
      ['name', undefined],
      ['email', 'Email is required'],
      ['password', 'Password is required'],
    ]);
    expect(check).toEqual({
      ok: false,
      message: 'Email is required',
      fields: { email: 'Email is required', password: 'Password is required' },
    });
  });

  it('keeps the first problem of a field', () => {
    expect(
      formCheck([
        ['name', 'one'],
        ['name', 'two'],
      ]),
    ).toMatchObject({ fields: { name: 'one' } });
  });
});
