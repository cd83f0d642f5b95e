import { orderStates } from '@sokoni/rules/order-state';
import { allows } from '@sokoni/rules/roles';
import { useNavigate } from 'react-router';
import { StateTabs } from '#parts/state-tabs.tsx';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';

export type OrderView = 'all' | 'to_hand_over' | 'owing' | 'cancelled' | 'drafts';

/** The views of the list of what was placed. */
export type PlacedView = Exclude<OrderView, 'drafts'>;

interface OrderViewsProps {
  value: OrderView;
  /** Of those that are views of the same list. */
  onChange: (view: PlacedView) => void;
}

/** The views of the orders; drafts are a list of their own. */
export function OrderViews({ value, onChange }: OrderViewsProps) {
  const navigate = useNavigate();
  const roles = useSession(rolesHere);
  const views = [
    { value: 'all', label: 'All' },
    { value: 'to_hand_over', label: 'To hand over' },
    ...(allows(roles, 'seeMoney') ? [{ value: 'owing', label: 'Owing' } as const] : []),
    ...(allows(roles, 'sell') ? [{ value: 'drafts', label: 'Drafts' } as const] : []),
    { value: 'cancelled', label: orderStates.cancelled },
  ] as const;
  return (
    <StateTabs
      views={views}
      value={value}
      onChange={(view: OrderView) => {
        if (view === 'drafts') navigate(paths.orderDrafts);
        else onChange(view);
      }}
    />
  );
}

/** What a view of the orders narrows the list by, as it stands in the address. */
export const viewParams: Readonly<Record<PlacedView, Readonly<Record<string, string>>>> = {
  all: { state: '', owing: '', to_hand_over: '' },
  to_hand_over: { state: '', owing: '', to_hand_over: '1' },
  owing: { state: '', owing: '1', to_hand_over: '' },
  cancelled: { state: 'cancelled', owing: '', to_hand_over: '' },
};

/** The address of a view of the orders. */
export function ordersAt(view: PlacedView): string {
  const set = Object.entries(viewParams[view]).filter(([, value]) => value !== '');
  return set.length === 0 ? paths.orders : `${paths.orders}?${new URLSearchParams(set)}`;
}
