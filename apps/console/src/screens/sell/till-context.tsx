import { allows, type Permission } from '@sokoni/rules/access/roles';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Till } from '#offline/till.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { useAskSupervisor } from './cashier/ask-supervisor.ts';

/** Who stands at the till. */
export interface Cashier {
  id: string;
  name: string;
  role: string;
}

/** Who approved what the cashier may not do; null where no one had to. */
export interface Approval {
  approved_by: string | null;
}

interface TillPlace {
  till: Till;
  cashier: Cashier;
  setCashier: (cashier: Cashier) => void;
  reopen: () => void;
}

interface TillProviderProps {
  till: Till;
  /** Opens the till anew, or asks which register this is. */
  onReopen: () => void;
  children: ReactNode;
}

const TillContext = createContext<TillPlace | null>(null);

/** Gives the till and its cashier to everything on the selling screen; whoever is signed in sells first. */
export function TillProvider({ till, onReopen, children }: TillProviderProps) {
  const user = useSession((session) => session.user);
  const role = useSession((session) => rolesHere(session)[0] ?? '');
  const [chosen, setCashier] = useState<Cashier | null>(null);
  const place = useMemo(() => {
    const signedIn = {
      id: user?.id ?? '',
      name: `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim(),
      role,
    };
    return { till, cashier: chosen ?? signedIn, setCashier, reopen: onReopen };
  }, [till, chosen, user, role, onReopen]);
  return <TillContext value={place}>{children}</TillContext>;
}

function usePlace(): TillPlace {
  const place = use(TillContext);
  if (!place) throw new Error('There is no till around this component.');
  return place;
}

/** The till of this device; the component is drawn again with each of its changes. */
export function useTill(): Till {
  const { till } = usePlace();
  const subscribe = useCallback((listener: () => void) => till.subscribe(listener), [till]);
  useSyncExternalStore(subscribe, () => till.version());
  return till;
}

export function useCashier(): Cashier {
  return usePlace().cashier;
}

/** Opens the till anew: after the device has stopped to be a register, it asks which one it is to be. */
export function useReopenTill(): () => void {
  return usePlace().reopen;
}

/** Lets somebody else sell. */
export function useSetCashier(): (cashier: Cashier) => void {
  return usePlace().setCashier;
}

/** Asks a supervisor for what the cashier may not do; null when it was not approved. */
export function useApproval(): (permission: Permission) => Promise<Approval | null> {
  const { role } = useCashier();
  const ask = useAskSupervisor();
  return useCallback(
    async (permission) => (allows(role, permission) ? { approved_by: null } : ask(permission)),
    [role, ask],
  );
}
