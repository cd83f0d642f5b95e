import { allows } from '@sokoni/rules/access/roles';
import { useSearchParams } from 'react-router';
import { useViews } from '#api/insights/views.ts';
import { type FixedTab, ViewTabs } from '#parts/views/view-tabs.tsx';
import { paths } from '#paths.ts';
import { sayOrderList as say } from '#sentences/orders/list.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { searchOf } from './order-view-query.ts';

/** The views of the list that every store has; drafts are a list of their own. */
export type OrderTab = PlacedTab | 'drafts';
export type PlacedTab = 'all' | 'unfulfilled' | 'unpaid' | 'cancelled';

/** The tabs over the orders: those that every store has, those of this one, and one's own. */
export function OrderViews({ tab }: { tab: OrderTab }) {
  const [params] = useSearchParams();
  const roles = useSession(rolesHere);
  const seesMoney = allows(roles, 'seeMoney');
  const views = useViews('orders');
  const current = tab === 'drafts' ? undefined : views.find(({ id }) => id === params.get('view'));

  /** From one tab to another the filters stay; a saved view, and the drafts, leave them behind. */
  function placed(to: PlacedTab, label: string): FixedTab {
    const next = new URLSearchParams(current || tab === 'drafts' ? undefined : params);
    for (const [name, value] of Object.entries({ page: '', view: '', ...tabParams[to] })) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return { label, to: { pathname: paths.orders, search: `${next}` }, isCurrent: tab === to };
  }

  return (
    <ViewTabs
      fixed={[
        placed('all', say('tab.all')),
        placed('unfulfilled', say('tab.unfulfilled')),
        ...(seesMoney ? [placed('unpaid', say('tab.unpaid'))] : []),
        ...(allows(roles, 'sell')
          ? [{ label: say('tab.drafts'), to: paths.orderDrafts, isCurrent: tab === 'drafts' }]
          : []),
        placed('cancelled', say('tab.cancelled')),
      ]}
      views={views}
      current={current}
      addressOf={(view) => ({ pathname: paths.orders, search: searchOf(view, seesMoney) })}
    />
  );
}

/** What a tab narrows the list by, as it stands in the address. */
export const tabParams: Readonly<Record<PlacedTab, Readonly<Record<string, string>>>> = {
  all: { fulfilment: '', unpaid: '', unfulfilled: '' },
  unfulfilled: { fulfilment: '', unpaid: '', unfulfilled: '1' },
  unpaid: { fulfilment: '', unpaid: '1', unfulfilled: '' },
  cancelled: { fulfilment: 'cancelled', unpaid: '', unfulfilled: '' },
};
