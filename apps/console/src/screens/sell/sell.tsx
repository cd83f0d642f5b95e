import { can } from '@sokoni/rules/access/roles';
import { rolesHere, useSession } from '#session/session.ts';
import { Picking } from './orders-to-fulfil.tsx';
import { TillGate } from './register/till-gate.tsx';

/** SPEC section 2 /orders/sell: the till; for an inventory officer the orders to pick, without money (CONTRACT). */
export function SellScreen() {
  const storeId = useSession((session) => session.activeStore?.id);
  const maySell = useSession((session) => can.sell(rolesHere(session)));
  if (!storeId) return null;
  return maySell ? <TillGate storeId={storeId} /> : <Picking />;
}
