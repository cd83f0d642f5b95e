import { orderStates } from '@sokoni/rules/order-state';
import { allows } from '@sokoni/rules/roles';
import { useNavigate } from 'react-router';
import { StateTabs } from '#parts/state-tabs.tsx';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';

export type OrderView = 'all' | 'owing' | 'cancelled' | 'drafts';

interface OrderViewsProps {
  value: OrderView;
  /** Of those that are views of the same list. */
  onChange: (view: Exclude<OrderView, 'drafts'>) => void;
}

/** The views of the orders; drafts are a list of their own. */
export function OrderViews({ value, onChange }: OrderViewsProps) {
  const navigate = useNavigate();
  const roles = useSession(rolesHere);
  const views = [
    { value: 'all', label: 'All' },
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

/** The address of a view of the orders. */
export function ordersAt(view: Exclude<OrderView, 'drafts'>): string {
  if (view === 'owing') return `${paths.orders}?owing=1`;
  return view === 'cancelled' ? `${paths.orders}?state=cancelled` : paths.orders;
}
