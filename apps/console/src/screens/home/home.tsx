import { ApiError } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { useOverview } from '#api/stores.ts';
import { useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { Card } from '#ui/card.tsx';
import { FailedState } from '#ui/failed-state.tsx';
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
          <FailedState
            title="The figures could not be loaded"
            onRetry={() => void refetch()}
            retrying={isFetching}
            requestId={error instanceof ApiError ? error.requestId : undefined}
          >
            {messageOf(error)}
          </FailedState>
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
