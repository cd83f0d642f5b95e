import { DomainError } from '#core/errors/domain-error.ts';

/** `not_enough_stock`, with how many units are missing of which variants, for whoever knows the lines that asked for them. */
export class NotEnoughStock extends DomainError {
  readonly missing: ReadonlyMap<string, number>;

  constructor(missing: ReadonlyMap<string, number>) {
    super('not_enough_stock');
    this.missing = missing;
  }
}
