import type { productChange, productDraft } from '@sokoni/contract/catalogue/products';
import { allows, type Role } from '@sokoni/rules/access/roles';
import type * as z from 'zod';
import { sayProduct } from '#catalogue/products/sentences.ts';
import { DomainError } from '#core/errors/domain-error.ts';

type Product = Pick<z.output<typeof productDraft>, 'exempt_vat' | 'tax_percent' | 'variants'>;
type Change = Pick<z.output<typeof productChange>, 'exempt_vat' | 'tax_percent' | 'variants'>;

const prices = ['price', 'sales_price', 'on_sales'] as const;
const costs = ['cost'] as const;

/**
 * What buyers pay is set by roles that see money, costs by roles that see costs. Others make products without either.
 * @throws DomainError `not_allowed`
 */
export function assertMoneyAllowed(role: Role, { exempt_vat, tax_percent, variants }: Product): void {
  const sets = (fields: readonly (typeof prices | typeof costs)[number][]) =>
    variants.some((variant) => fields.some((field) => Boolean(variant[field])));
  assertAllowed(role, { prices: exempt_vat || tax_percent !== null || sets(prices), costs: sets(costs) });
}

/**
 * Others leave both as they are: even nothing is a price.
 * @throws DomainError `not_allowed`
 */
export function assertMoneyLeft(role: Role, { exempt_vat, tax_percent, variants = [] }: Change): void {
  const sets = (fields: readonly (typeof prices | typeof costs)[number][]) =>
    variants.some((variant) => fields.some((field) => variant[field] !== undefined));
  const setsVat = exempt_vat !== undefined || tax_percent !== undefined;
  assertAllowed(role, { prices: setsVat || sets(prices), costs: sets(costs) });
}

function assertAllowed(role: Role, sets: { prices: boolean; costs: boolean }): void {
  if (sets.prices && !allows(role, 'seeMoney')) {
    throw new DomainError('not_allowed', { message: sayProduct('role.prices') });
  }
  if (sets.costs && !allows(role, 'seeCosts')) {
    throw new DomainError('not_allowed', { message: sayProduct('role.costs') });
  }
}
