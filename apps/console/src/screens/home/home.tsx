import { useSearchParams } from 'react-router';
import { type Home, useHome } from '#api/insights/home.ts';
import type { Store, UserInfo } from '#contract-types.ts';
import { Page } from '#parts/pages/page.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { sayHome } from '#sentences/home.ts';
import { useSession } from '#session/session.ts';
import { Card } from '#ui/layout/card.tsx';
import { FirstSaleCard } from './first-sale-card.tsx';
import { LowStockCard } from './low-stock-card.tsx';
import { PausedStore } from './paused-store.tsx';
import { Trade, TradeSkeleton } from './sales-overview.tsx';
import { Figures } from './set-up-counts.tsx';
import { Tasks, TasksSkeleton } from './set-up-tasks.tsx';
import { StoreHead } from './store-header.tsx';

/** The home dashboard: how the store stands; before there is anything to report, what to do next. */
export function HomeScreen() {
  const store = useSession((session) => session.activeStore);
  const user = useSession((session) => session.user);
  const [params, setParams] = useSearchParams();
  const register = params.get('register') ?? '';
  const home = useHome(register);
  if (!store || !user) return null;
  return (
    <Page>
      <StoreHead store={store} />
      {home.data?.web?.paused && <PausedStore />}
      {home.error && !home.data ? (
        <Card>
          <QueryFailed title={sayHome('failed')} {...home} />
        </Card>
      ) : (
        <Standing
          home={home.data}
          store={store}
          user={user}
          register={register}
          onRegister={(id) =>
            setParams(id === '' ? {} : { register: id }, { replace: true, preventScrollReset: true })
          }
        />
      )}
    </Page>
  );
}

interface StandingProps {
  home: Home | undefined;
  store: Store;
  user: UserInfo;
  register: string;
  onRegister: (id: string) => void;
}

function Standing({ home, store, user, register, onRegister }: StandingProps) {
  // As long as nothing is known, a store without products has nothing to report.
  const isFirstDay = home ? !home.has_orders : store.stats.product_count < 1;
  const figures = <Figures values={home?.set_up?.figures} />;
  const tasks = home?.set_up ? (
    <Tasks key={store.id} user={user} store={store} setUp={home.set_up} />
  ) : (
    <TasksSkeleton store={store} />
  );
  if (isFirstDay) {
    return (
      <>
        {figures}
        {home && <LowStockCard lowStock={home.low_stock} />}
        {tasks}
        {home && <FirstSaleCard />}
      </>
    );
  }
  return (
    <>
      {home ? <Trade home={home} register={register} onRegister={onRegister} /> : <TradeSkeleton />}
      {figures}
      {tasks}
    </>
  );
}
