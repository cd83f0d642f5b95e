import { checkPassword } from '@sokoni/rules/password';
import type { Config } from '#platform/config.ts';
import { invalidField } from '#platform/domain-error.ts';

/**
 * The server may ask for longer passwords than the four characters of SPEC section 5 (`PASSWORD_MIN_LENGTH`).
 * @throws DomainError `invalid_fields` with the sentence under the field
 */
export function refuseShortPassword(
  config: Config,
  field: 'password' | 'new_password',
  password: string,
): void {
  const check = checkPassword(password, config.passwordMinLength);
  if (!check.ok) throw invalidField(field, check.message);
}
