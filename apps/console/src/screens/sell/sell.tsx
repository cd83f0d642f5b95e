import { can } from '@sokoni/rules/access/roles';
import { rolesHere, useSession } from '#session/session.ts';
import { Counter } from './counter.tsx';
import { Picking } from './orders-to-fulfil.tsx';

/** SPEC section 2 /orders/sell: the counter; for an inventory officer the orders to pick, without money (CONTRACT). */
export function SellScreen() {
  const store = useSession((session) => session.activeStore);
  const maySell = useSession((session) => can.sell(rolesHere(session)));
  if (!store) return null;
  return maySell ? <Counter store={store} /> : <Picking />;
}
