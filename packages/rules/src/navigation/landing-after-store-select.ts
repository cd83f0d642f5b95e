import { can, firstRole } from '#access/roles.ts';
import { mayOpen } from './navigation.ts';

export interface StoreSelection {
  /** The user's roles in the chosen store; the first one decides. */
  readonly roles: readonly string[];
  readonly default_theme: string | null | undefined;
  readonly product_count: number;
  /** The guarded page, if any, from which the person was sent to log in. */
  readonly origin?: string | null | undefined;
}

/** Where a person goes after choosing a store (SPEC section 4, Store selection; CONTRACT "Guards and landings"). The two
 * set-up landings are for admins; every other role sells. The origin takes the place of `/` only. */
export function landingAfterStoreSelect({
  roles,
  default_theme,
  product_count,
  origin,
}: StoreSelection): string {
  const role = firstRole(roles);
  if (role === undefined || !can.openHome(role)) return '/orders/sell';
  if (!default_theme) return '/dashboard/theme';
  if (product_count < 1) return '/products';
  return origin && mayOpen(roles, origin) ? origin : '/';
}
