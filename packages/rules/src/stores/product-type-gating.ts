import { messages } from '#messages.ts';

export interface ProductTypeQuestion {
  /** Whether the enterprise gating is switched on at all (`ENTERPRISE_GATING`). */
  readonly gating: boolean;
  /** The contract in force, see `contractNow`. */
  readonly accountContract: string;
  readonly productType: { readonly title: string; readonly contract_type: string };
}

export type ProductTypeGate =
  | { readonly ok: true }
  | { readonly ok: false; readonly badge: string; readonly message: string };

/** SPEC sections 2, 5 and 6: with gating on, a basic account cannot pick a product type whose contract is not basic;
 * the list shows the badge, a try the message. */
export function gateProductType({
  gating,
  accountContract,
  productType,
}: ProductTypeQuestion): ProductTypeGate {
  if (!gating || accountContract !== 'basic' || productType.contract_type === 'basic') return { ok: true };
  return { ok: false, badge: messages.enterpriseBadge, message: messages.enterpriseOnly(productType.title) };
}
