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
import type { TillVariant } from '#offline/till-types.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { storage } from '#session/storage.ts';
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

/** Gives the till and its cashier to everything on the selling screen; whoever is signed in sells until somebody else is switched to. */
export function TillProvider({ till, onReopen, children }: TillProviderProps) {
  const user = useSession((session) => session.user);
  const role = useSession((session) => rolesHere(session)[0] ?? '');
  const [chosen, setChosen] = useState(() => keptCashier(till, user?.id));
  const place = useMemo(() => {
    const signedIn = {
      id: user?.id ?? '',
      name: `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim(),
      role,
    };
    const setCashier = (cashier: Cashier) => {
      storage.tillCashier.set({ store_id: till.storeId, signed_in: signedIn.id, id: cashier.id });
      setChosen(cashier);
    };
    return { till, cashier: chosen ?? signedIn, setCashier, reopen: onReopen };
  }, [till, chosen, user, role, onReopen]);
  return <TillContext value={place}>{children}</TillContext>;
}

/** Who was switched to before a reload, as long as the same person is signed in and they are on the staff. */
function keptCashier(till: Till, signedIn: string | undefined): Cashier | null {
  const kept = storage.tillCashier.get();
  if (kept?.store_id !== till.storeId || kept.signed_in !== signedIn) return null;
  const person = till.setup().staff.find(({ id }) => id === kept.id);
  return person ? { id: person.id, name: person.name, role: person.role } : null;
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

/** How many of a variant there are now; null where they are not counted. Drawn again only with another number. */
export function useAvailable(variant: TillVariant | null): number | null {
  const { till } = usePlace();
  const subscribe = useCallback((listener: () => void) => till.subscribe(listener), [till]);
  return useSyncExternalStore(subscribe, () => variant && till.available(variant));
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

/**
 * Lets the cashier do what the role may, and asks a supervisor for the rest, who reads the detail; null when it was not approved.
 */
export function useApproval(): (permission: Permission, detail?: string) => Promise<Approval | null> {
  const { role } = useCashier();
  const ask = useAskSupervisor();
  return useCallback(
    async (permission, detail) =>
      allows(role, permission) ? { approved_by: null } : ask(permission, detail),
    [role, ask],
  );
}
