import { useStart } from '#api/stores/stores.ts';
import { config } from '#config.ts';
import { gatedProductTypes } from './gated-product-types.ts';

/** The product types of the start call, as the signed-in user's account may pick them; undefined until they are here. */
export function useProductTypes() {
  const start = useStart();
  const types =
    start.data &&
    gatedProductTypes(start.data.product_types, {
      gating: config.enterpriseGating,
      accountContract: start.data.account.contract_type,
    });
  return { ...start, types };
}
