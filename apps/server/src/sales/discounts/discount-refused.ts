import type { NoOffer } from '@sokoni/rules/discounts/discount-offer';
import { DomainError } from '#core/errors/domain-error.ts';

/** Why a discount is not given, under the field where its code is typed. */
export class DiscountRefused extends DomainError {
  readonly reason: NoOffer['reason'] | 'unknown_code';

  constructor(reason: DiscountRefused['reason'], message: string) {
    super('discount_refused', { message, fields: { discount_code: message } });
    this.reason = reason;
  }
}
