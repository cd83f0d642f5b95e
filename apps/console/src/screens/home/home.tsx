import { useOverview } from '#api/stores.ts';
import { QueryFailed } from '#parts/query-failed.tsx';
import { useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { Card } from '#ui/card.tsx';
import { Figures } from './figures.tsx';
import { LowStockCard } from './low-stock-card.tsx';
import { StoreHead } from './store-head.tsx';
import { Tasks, TasksSkeleton } from './tasks.tsx';

/** The home dashboard: the store, the first figures, what to do next, what a buyer would still miss. */
export function HomeScreen() {
  const store = useSession((session) => session.activeStore);
  const user = useSession((session) => session.user);
  const { data, error, refetch, isFetching } = useOverview();
  if (!store || !user) return null;
  return (
    <Page>
      <StoreHead store={store} />
      {error && !data ? (
        <Card>
          <QueryFailed
            title="The figures could not be loaded"
            error={error}
            isFetching={isFetching}
            refetch={refetch}
          />
        </Card>
      ) : (
        <>
          <Figures values={data?.figures} />
          <LowStockCard />
          {data ? (
            <Tasks key={store.id} user={user} store={store} figures={data.figures} />
          ) : (
            <TasksSkeleton store={store} />
          )}
        </>
      )}
    </Page>
  );
}
