import { mayPickProductType } from '@sokoni/rules/stores/product-type-gating';
import type { ProductType } from '#contract-types.ts';
import { sayProductType } from '#sentences/stores/product-types.ts';

/** A product type as an account may pick it: `gate` says why it may not. */
export type GatedProductType = ProductType & { gate: { badge: string; message: string } | null };

/** SPEC section 6, contract gating: every type is listed, those that the account cannot pick say so. */
export function gatedProductTypes(
  types: readonly ProductType[],
  { gating, accountContract }: { gating: boolean; accountContract: string },
): GatedProductType[] {
  return types.map((productType) => {
    const isOpen = mayPickProductType({ gating, accountContract, productType });
    return { ...productType, gate: isOpen ? null : gateOf(productType) };
  });
}

function gateOf({ title }: ProductType) {
  return {
    badge: sayProductType('enterprise.badge'),
    message: sayProductType('enterprise.only', { type: title }),
  };
}
