import { DomainError } from '#core/errors/domain-error.ts';

/** Why a discount is not given, under the field where its code is typed. */
export function discountRefused(message: string): DomainError {
  return new DomainError('discount_refused', { message, fields: { discount_code: message } });
}
