import { allows } from '@sokoni/rules/access/roles';
import { rolesHere, useSession } from '#session/session.ts';

/** What the role of whoever writes an order may say of its lines. */
export function useLinePermissions() {
  const roles = useSession(rolesHere);
  return {
    giveDiscount: allows(roles, 'giveDiscount'),
    overridePrices: allows(roles, 'overridePrices'),
    sellCustomLine: allows(roles, 'sellCustomLine'),
  };
}
