import { passwordProblem } from '@sokoni/rules/access/password';
import type { Config } from '#core/config/config.ts';
import { refusedField } from '#core/errors/domain-error.ts';

/**
 * The server may ask for longer passwords than the four characters of SPEC section 5 (`PASSWORD_MIN_LENGTH`).
 * @throws DomainError `invalid_fields` with the sentence under the field
 */
export function refuseShortPassword(
  config: Config,
  field: 'password' | 'new_password',
  password: string,
): void {
  const problem = passwordProblem(password, config.passwordMinLength);
  if (problem) throw refusedField(field, problem);
}
