import { allows, type Role } from '@sokoni/rules/roles';
import { DomainError } from '#platform/domain-error.ts';

interface Amounts {
  price?: number | undefined;
  sales_price?: number | null | undefined;
  on_sales?: boolean | undefined;
  cost?: number | null | undefined;
}

/**
 * Prices are set by roles that see money, costs by roles that see costs.
 * @throws DomainError `not_allowed`
 */
export function assertMoneyAllowed(role: Role, variants: readonly Amounts[]): void {
  const setsPrice = variants.some(
    ({ price, sales_price, on_sales }) => Boolean(price) || Boolean(sales_price) || Boolean(on_sales),
  );
  if (setsPrice && !allows(role, 'seeMoney')) {
    throw new DomainError('not_allowed', { message: 'Your role in this store does not set prices.' });
  }
  const setsCost = variants.some(({ cost }) => Boolean(cost));
  if (setsCost && !allows(role, 'seeCosts')) {
    throw new DomainError('not_allowed', { message: 'Your role in this store does not set costs.' });
  }
}
