import { allows } from '@sokoni/rules/access/roles';
import { rolesHere, useSession } from '#session/session.ts';
import type { MoneySight } from './product-bodies.ts';

/** What this person may see and do with items here. */
export interface Sight extends MoneySight {
  /** Stock work is part of the store, and theirs. */
  stock: boolean;
}

export function useSight(): Sight {
  const roles = useSession(rolesHere);
  const hasInventory = useSession(({ activeStore }) => activeStore?.modules.module_inventory === 'active');
  return {
    prices: allows(roles, 'seeMoney'),
    costs: allows(roles, 'seeCosts'),
    stock: hasInventory && allows(roles, 'manageStock'),
  };
}
