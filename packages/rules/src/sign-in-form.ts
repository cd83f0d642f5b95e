import { type FormCheck, formCheck } from './form-check.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { checkPassword } from './password.ts';

export interface SignInForm {
  readonly email: string;
  readonly password: string;
}

/** SPEC section 5, Login: one message for the whole form when either field is empty. */
export function checkSignIn(form: SignInForm): FormCheck<keyof SignInForm> {
  if (form.email.trim() === '' || form.password === '') {
    return { ok: false, message: messages.fillAllFields, fields: {} };
  }
  return { ok: true };
}

/** SPEC section 5, Login (iOS): a message under each field, and the minimum length of a password. */
export function checkSignInIos(form: SignInForm): FormCheck<keyof SignInForm> {
  const password = checkPassword(form.password, limits.passwordMinLength);
  return formCheck([
    ['email', form.email.trim() === '' ? messages.enterEmail : undefined],
    ['password', password.ok ? undefined : password.message],
  ]);
}
