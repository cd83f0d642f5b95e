import { can } from '@sokoni/rules/access/roles';
import { useOverview, useStart } from '#api/stores/stores.ts';
import { config } from '#config.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { ReadinessCard } from '#parts/stores/readiness-card.tsx';
import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { sayMode } from '#sentences/settings/mode.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ModeCard } from './mode-card.tsx';
import { TestOrdersCard } from './test-orders-card.tsx';
import { TrialCard } from './trial-card.tsx';

/** Test or live, what a buyer would still miss, and the trial of the plan (SPEC section 4 "Store mode"). */
export function ModeScreen() {
  // The session holds the store already; a trial that ended meanwhile, or a mode that changed, is heard of here.
  useStart();
  const store = useSession((session) => session.activeStore);
  const mayBill = useSession((session) => can.manageBilling(rolesHere(session)));
  if (!store) return null;
  const isLive = store.mode === 'live';
  return (
    <SettingsFrame
      title={sayMode('title')}
      description={sayMode('description')}
      badge={
        <Badge tone={isLive ? 'good' : 'attention'} shape={isLive ? 'full' : 'half'}>
          {sayMode(isLive ? 'mode.live' : 'mode.test')}
        </Badge>
      }
    >
      <ModeCard store={store} />
      <Readiness isLive={isLive} />
      <TestOrdersCard />
      {mayBill && config.enterpriseGating && <TrialCard account={store.account} />}
    </SettingsFrame>
  );
}

function Readiness({ isLive }: { isLive: boolean }) {
  const overview = useOverview();
  if (overview.error && !overview.data) {
    return (
      <Card title={sayMode('readiness')}>
        <QueryFailed {...overview} />
      </Card>
    );
  }
  return <ReadinessCard readiness={overview.data?.readiness} isLive={isLive} />;
}
