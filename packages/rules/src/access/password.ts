import { limits } from '#limits.ts';
import type { AccountReason } from './account-reasons.ts';

/** Why a password that is being chosen is refused by its length, or nothing (SPEC section 5: 4 at least; a server setting
 * may raise it; CONTRACT: 128 at most). Length counts characters as a person does, not UTF-16 units. */
export function passwordProblem(
  password: string,
  min: number = limits.passwordMinLength,
): AccountReason | undefined {
  if (password === '') return { reason: 'password_required' };
  const length = Array.from(password).length;
  if (length < min) return { reason: 'password_too_short', min };
  if (length > limits.passwordMaxLength) {
    return { reason: 'password_too_long', max: limits.passwordMaxLength };
  }
  return undefined;
}
