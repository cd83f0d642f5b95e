import type { Permission } from '@sokoni/rules/access/roles';
import { allows } from '@sokoni/rules/access/roles';
import { navigation } from '@sokoni/rules/navigation/navigation';
import { useAccessRequests } from '#api/wholesale/supplying.ts';
import { navigationLabel } from '#sentences/shell/navigation.ts';
import { sayWholesale } from '#sentences/wholesale/words.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { TabbedFrame, type TabbedFrameProps } from './tabbed-frame.tsx';

const pages = navigation.flatMap((item) => ('pages' in item && item.key === 'wholesale' ? item.pages : []));

const permissions = { selling: 'manageWholesale', buying: 'buyWholesale' } as const satisfies Record<
  string,
  Permission
>;

interface WholesaleFrameProps extends Omit<TabbedFrameProps, 'title' | 'pages'> {
  /** Whether the store sells to companies here, or buys from suppliers. */
  side: keyof typeof permissions;
}

/** What the pages of one side of wholesale have in common: the tabs of those that the role opens. */
export function WholesaleFrame({ side, ...props }: WholesaleFrameProps) {
  const roles = useSession(rolesHere);
  const shown = pages.filter(
    ({ permission }) => permission === permissions[side] && allows(roles, permission),
  );
  const requests = useAccessRequests(
    { page: 1, limit: 1, status: 'pending' },
    shown.some(({ key }) => key === 'accessRequests'),
  );
  return (
    <TabbedFrame
      title={sayWholesale(`title.${side}`)}
      pages={shown.map(({ key, path }) => ({
        ...{ label: navigationLabel(key), path },
        waiting: key === 'accessRequests' ? (requests.total ?? 0) : 0,
      }))}
      {...props}
    />
  );
}
