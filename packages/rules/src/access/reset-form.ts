import { type FormProblems, formProblems, type ReasonedField } from '#forms/form-problems.ts';
import { limits } from '#limits.ts';
import type { AccountReason } from './account-reasons.ts';
import { isCode, isMailedToken } from './one-time-code.ts';
import { passwordProblem } from './password.ts';

interface NewPassword {
  readonly new_password: string;
  readonly repeat_password: string;
}

/** Step 2 of a forgotten password; `otp` is the 4-digit code or the token of the mailed link. */
export interface ResetForm extends NewPassword {
  readonly otp: string;
}

/** A signed-in person's own change of password (CONTRACT, `PUT /admin/reset-password`); null: there is none yet. */
export interface PasswordChangeForm extends NewPassword {
  readonly current_password: string | null;
}

/** Step 1 of a forgotten password: an address is needed (SPEC section 5: without one the call does nothing). */
export function checkCodeRequest(form: { readonly email: string }): FormProblems<'email', AccountReason> {
  return formProblems<'email', AccountReason>([
    ['email', form.email.trim() === '' ? { reason: 'email_required' } : undefined],
  ]);
}

/** SPEC section 5, Verification code, and our rules for the new password. `minPassword` is the server's setting. */
export function checkReset(
  form: ResetForm,
  minPassword: number = limits.passwordMinLength,
): FormProblems<keyof ResetForm, AccountReason> {
  const known = isCode(form.otp) || isMailedToken(form.otp);
  return formProblems<keyof ResetForm, AccountReason>([
    ['otp', known ? undefined : { reason: 'code_invalid' }],
    ...newPasswordProblems(form, minPassword),
  ]);
}

/** The current password is needed; the new one follows the rules of a reset. */
export function checkPasswordChange(
  form: PasswordChangeForm,
  minPassword: number = limits.passwordMinLength,
): FormProblems<keyof PasswordChangeForm, AccountReason> {
  return formProblems<keyof PasswordChangeForm, AccountReason>([
    ['current_password', form.current_password === '' ? { reason: 'current_password_required' } : undefined],
    ...newPasswordProblems(form, minPassword),
  ]);
}

function newPasswordProblems(
  form: NewPassword,
  minPassword: number,
): ReasonedField<keyof NewPassword, AccountReason>[] {
  return [
    ['new_password', newPasswordProblem(form.new_password, minPassword)],
    ['repeat_password', repeatProblem(form)],
  ];
}

function newPasswordProblem(password: string, minPassword: number): AccountReason | undefined {
  if (password === '') return { reason: 'new_password_required' };
  return passwordProblem(password, minPassword);
}

function repeatProblem(form: NewPassword): AccountReason | undefined {
  if (form.repeat_password === '') return { reason: 'repeat_password_required' };
  return form.repeat_password === form.new_password ? undefined : { reason: 'passwords_differ' };
}
