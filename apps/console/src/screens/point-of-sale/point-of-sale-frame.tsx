import { mayOpen, navigation } from '@sokoni/rules/navigation/navigation';
import { useTillAttention } from '#api/sales/shifts.ts';
import { TabbedFrame, type TabbedFrameProps } from '#parts/pages/tabbed-frame.tsx';
import { navigationLabel } from '#sentences/shell/navigation.ts';
import { rolesHere, useSession } from '#session/session.ts';

const pages = navigation.flatMap((item) => ('pages' in item && item.key === 'pointOfSale' ? item.pages : []));

/** What the pages of the point of sale have in common: the tabs of those that the role opens. */
export function PointOfSaleFrame(props: Omit<TabbedFrameProps, 'title' | 'pages'>) {
  const roles = useSession((session) => rolesHere(session));
  const shown = pages.filter(({ path }) => mayOpen(roles, path));
  const attention = useTillAttention(
    { page: 1, limit: 1 },
    shown.some(({ key }) => key === 'tillAttention'),
  );
  return (
    <TabbedFrame
      title={navigationLabel('pointOfSale')}
      pages={shown.map(({ key, path }) => ({
        ...{ label: navigationLabel(key), path },
        waiting: key === 'tillAttention' ? (attention.total ?? 0) : 0,
      }))}
      {...props}
    />
  );
}
