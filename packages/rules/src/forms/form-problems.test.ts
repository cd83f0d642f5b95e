import { describe, expect, it } from 'vitest';
import { formProblems, inSentences } from './form-problems.ts';

const refused = formProblems([
  ['name', undefined],
  ['email', 'email_required'],
  ['email', 'email_invalid'],
  ['password', 'password_required'],
]);

describe('SPEC 8: Form field errors, as reasons', () => {
  it('is fine when no field is refused', () => {
    expect(formProblems([['email', undefined]])).toEqual({ ok: true });
  });

  it('gives the first reason in the order of the form, and the first of each field', () => {
    expect(refused).toEqual({
      ok: false,
      first: 'email_required',
      fields: { email: 'email_required', password: 'password_required' },
    });
  });

  it('is put into sentences by an edge', () => {
    expect(inSentences({ ok: true }, String)).toEqual({ ok: true });
    expect(inSentences(refused, (reason) => reason.toUpperCase())).toEqual({
      ok: false,
      message: 'EMAIL_REQUIRED',
      fields: { email: 'EMAIL_REQUIRED', password: 'PASSWORD_REQUIRED' },
    });
    expect(inSentences({ ok: false, first: 'fields_missing', fields: {} }, String)).toEqual({
      ok: false,
      message: 'fields_missing',
      fields: {},
    });
  });
});
