import { limits } from './limits.ts';
import { messages } from './messages.ts';
import type { Check } from './result.ts';

export type PasswordReason = 'required' | 'too_short' | 'too_long';

/** Checks the length of a password that is being chosen (SPEC section 5: 4 at least; a server setting may raise it;
 * CONTRACT: 128 at most). Length counts characters as a person does, not UTF-16 units. */
export function checkPassword(
  password: string,
  min: number = limits.passwordMinLength,
): Check<PasswordReason> {
  if (password === '') return { ok: false, reason: 'required', message: messages.passwordRequired };
  const length = Array.from(password).length;
  if (length < min) return { ok: false, reason: 'too_short', message: messages.passwordTooShort(min) };
  if (length > limits.passwordMaxLength) {
    return { ok: false, reason: 'too_long', message: messages.passwordTooLong(limits.passwordMaxLength) };
  }
  return { ok: true };
}
