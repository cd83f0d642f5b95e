import { isCode, isMailedToken } from './code.ts';
import { type FieldProblem, type FormCheck, formCheck } from './form-check.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { checkPassword } from './password.ts';

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
export function checkCodeRequest(form: { readonly email: string }): FormCheck<'email'> {
  return formCheck([['email', form.email.trim() === '' ? messages.emailRequired : undefined]]);
}

/** SPEC section 5, Verification code, and our rules for the new password. `minPassword` is the server's setting. */
export function checkReset(
  form: ResetForm,
  minPassword: number = limits.passwordMinLength,
): FormCheck<keyof ResetForm> {
  const known = isCode(form.otp) || isMailedToken(form.otp);
  return formCheck<keyof ResetForm>([
    ['otp', known ? undefined : messages.tokenInvalid],
    ...newPasswordProblems(form, minPassword),
  ]);
}

/** The current password is needed; the new one follows the rules of a reset. */
export function checkPasswordChange(
  form: PasswordChangeForm,
  minPassword: number = limits.passwordMinLength,
): FormCheck<keyof PasswordChangeForm> {
  return formCheck<keyof PasswordChangeForm>([
    ['current_password', form.current_password === '' ? messages.currentPasswordRequired : undefined],
    ...newPasswordProblems(form, minPassword),
  ]);
}

function newPasswordProblems(form: NewPassword, minPassword: number): FieldProblem<keyof NewPassword>[] {
  return [
    ['new_password', newPasswordProblem(form.new_password, minPassword)],
    ['repeat_password', repeatProblem(form)],
  ];
}

function newPasswordProblem(password: string, minPassword: number): string | undefined {
  if (password === '') return messages.newPasswordRequired;
  const check = checkPassword(password, minPassword);
  return check.ok ? undefined : check.message;
}

function repeatProblem(form: NewPassword): string | undefined {
  if (form.repeat_password === '') return messages.repeatPasswordRequired;
  return form.repeat_password === form.new_password ? undefined : messages.passwordsDiffer;
}
