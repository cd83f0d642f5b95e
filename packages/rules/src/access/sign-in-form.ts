import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { limits } from '#limits.ts';
import type { AccountReason } from './account-reasons.ts';
import { passwordProblem } from './password.ts';

export interface SignInForm {
  readonly email: string;
  readonly password: string;
}

/** SPEC section 5, Login: one reason for the whole form when either field is empty. */
export function checkSignIn(form: SignInForm): FormProblems<keyof SignInForm, AccountReason> {
  if (form.email.trim() === '' || form.password === '') {
    return { ok: false, first: { reason: 'fields_missing' }, fields: {} };
  }
  return { ok: true };
}

/** SPEC section 5, Login (iOS): a reason for each field, and the minimum length of a password. */
export function checkSignInIos(form: SignInForm): FormProblems<keyof SignInForm, AccountReason> {
  return formProblems<keyof SignInForm, AccountReason>([
    ['email', form.email.trim() === '' ? { reason: 'email_missing' } : undefined],
    ['password', passwordProblem(form.password, limits.passwordMinLength)],
  ]);
}
