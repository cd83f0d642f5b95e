import { can } from '@sokoni/rules/roles';
import { ApiError } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { useStore } from '#api/stores.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Card } from '#ui/card.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { CloseStoreCard } from './close-store-card.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { CardsSkeleton } from './skeletons.tsx';
import { StoreForm } from './store-form.tsx';

/** Everything about a store that is neither tax, mode nor people (CONTRACT `stores/{id}/update`). */
export function StoreSettingsScreen() {
  const store = useStore();
  const mayClose = useSession((session) => can.closeStore(rolesHere(session)));
  return (
    <SettingsFrame title="Store" description="What customers and your staff know about this store.">
      {store.data ? (
        <StoreForm key={store.data.id} store={store.data}>
          {mayClose && <CloseStoreCard store={store.data} />}
        </StoreForm>
      ) : store.error ? (
        <Card>
          <FailedState
            onRetry={() => void store.refetch()}
            retrying={store.isFetching}
            requestId={store.error instanceof ApiError ? store.error.requestId : undefined}
          >
            {messageOf(store.error)}
          </FailedState>
        </Card>
      ) : (
        <CardsSkeleton rows={[2, 3, 4, 1, 4]} />
      )}
    </SettingsFrame>
  );
}
