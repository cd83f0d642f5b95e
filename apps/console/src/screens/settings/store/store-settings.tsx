import { can } from '@sokoni/rules/access/roles';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useStore } from '#api/stores/stores.ts';
import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { CardsSkeleton } from '#screens/settings/settings-skeletons.tsx';
import { sayStoreSettings } from '#sentences/settings/store.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CloseStoreCard } from './close-store-card.tsx';
import { StoreForm } from './store-form.tsx';

/** Everything about a store that is neither tax, mode nor people (CONTRACT `stores/{id}/update`). */
export function StoreSettingsScreen() {
  const store = useStore();
  const mayClose = useSession((session) => can.closeStore(rolesHere(session)));
  return (
    <SettingsFrame title={sayStoreSettings('title')} description={sayStoreSettings('description')}>
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
