import { contractNow } from '@sokoni/rules/stores/account-contract';
import { mayPickProductType } from '@sokoni/rules/stores/product-type-gating';
import { productTypeOf } from '@sokoni/rules/stores/product-types';
import { DomainError, refusedField } from '#core/errors/domain-error.ts';
import type { AccountRow } from '#tenancy/stores/queries.ts';
import { sayProductType } from '#tenancy/stores/sentences.ts';

/**
 * Refuses a product type that the account's contract does not carry (SPEC section 6, contract gating).
 * @param gating whether `ENTERPRISE_GATING` is on
 * @throws DomainError `enterprise_only`, `invalid_fields` for a type that is not ours
 */
export function gateStoreType(productTypeId: string, account: AccountRow, gating: boolean, now: Date): void {
  const productType = productTypeOf(productTypeId);
  if (!productType) throw refusedField('product_type_id', { reason: 'product_type_required' });
  if (mayPickProductType({ gating, accountContract: contractNow(account, now), productType })) return;
  const type = sayProductType(`title.${productType.id}`);
  const message = sayProductType('enterprise.only', { type });
  throw new DomainError('enterprise_only', { message, fields: { product_type_id: message } });
}
