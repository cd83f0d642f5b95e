export interface ProductTypeQuestion {
  /** Whether the enterprise gating is switched on at all (`ENTERPRISE_GATING`). */
  readonly gating: boolean;
  /** The contract in force, see `contractNow`. */
  readonly accountContract: string;
  readonly productType: { readonly contract_type: string };
}

/** SPEC sections 2, 5 and 6: with gating on, a basic account cannot pick a product type whose contract is not basic;
 * the list shows a badge, a try a message. */
export function mayPickProductType({ gating, accountContract, productType }: ProductTypeQuestion): boolean {
  return !gating || accountContract !== 'basic' || productType.contract_type === 'basic';
}
