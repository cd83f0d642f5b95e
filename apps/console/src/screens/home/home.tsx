import { useHome } from '#api/home.ts';
import { useOverview } from '#api/stores.ts';
import { QueryFailed } from '#parts/query-failed.tsx';
import { useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { Card } from '#ui/card.tsx';
import { Figures } from './figures.tsx';
import { FirstSaleCard } from './first-sale-card.tsx';
import { LowStockCard } from './low-stock-card.tsx';
import { StoreHead } from './store-head.tsx';
import { Tasks, TasksSkeleton } from './tasks.tsx';
import { Trade, TradeSkeleton } from './trade.tsx';

/** The home dashboard: how the store stands; before there is anything to report, what to do next. */
export function HomeScreen() {
  const store = useSession((session) => session.activeStore);
  const user = useSession((session) => session.user);
  const overview = useOverview();
  const home = useHome();
  if (!store || !user) return null;
  const setUp =
    overview.error && !overview.data ? (
      <Card>
        <QueryFailed title="The figures could not be loaded" {...overview} />
      </Card>
    ) : (
      <>
        <Figures values={overview.data?.figures} />
        {home.data && !home.data.has_orders && <LowStockCard lowStock={home.data.low_stock} />}
        {overview.data ? (
          <Tasks key={store.id} user={user} store={store} figures={overview.data.figures} />
        ) : (
          <TasksSkeleton store={store} />
        )}
      </>
    );

  // As long as nothing is known, a store without products has nothing to report.
  const isFirstDay = home.data ? !home.data.has_orders : store.stats.product_count < 1;
  return (
    <Page>
      <StoreHead store={store} />
      {isFirstDay && setUp}
      {home.error && !home.data ? (
        <Card>
          <QueryFailed title="The sales could not be loaded" {...home} />
        </Card>
      ) : !home.data ? (
        !isFirstDay && <TradeSkeleton />
      ) : home.data.has_orders ? (
        <Trade home={home.data} />
      ) : (
        <FirstSaleCard />
      )}
      {!isFirstDay && setUp}
    </Page>
  );
}
