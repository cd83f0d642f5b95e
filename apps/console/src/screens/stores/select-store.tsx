import { PlusIcon, RotateCwIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { messageOf } from '#api/client/message-of.ts';
import { useEnterStore } from '#api/session/use-session-actions.ts';
import { useInbox } from '#api/stores/invites.ts';
import { useStart } from '#api/stores/stores.ts';
import type { Store } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import { saySelectStore } from '#sentences/stores/select-store.ts';
import { originOf } from '#session/origin.ts';
import { AccountPage } from '#shell/frames/account-page.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ClosedStores } from './closed-stores.tsx';
import { invitesOf } from './invites-of.ts';
import { PendingInvites } from './pending-invites.tsx';
import { StoreGrid, StoreGridSkeleton } from './store-grid.tsx';
import styles from './stores.module.css';

const CreateStoreModal = lazy(() =>
  import('./wizard/create-store.tsx').then((module) => ({ default: module.CreateStoreModal })),
);

/** SPEC section 2 "Select store". */
export function SelectStoreScreen() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const start = useStart({ triesOn: true });
  const inbox = useInbox(invitesOf(state));
  const enterStore = useEnterStore();
  const [goingTo, setGoingTo] = useState<string | null>(null);
  // Null until the modal is wanted for the first time: it is loaded then.
  const [isCreating, setCreating] = useState<boolean | null>(null);

  const { failureReason } = start;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: SPEC section 8, a store loading failure is only logged
    if (failureReason) console.warn('The stores could not be loaded.', failureReason);
  }, [failureReason]);

  const stores = start.data?.stores ?? [];
  const invites = inbox.data ?? [];
  const isEmpty = stores.length === 0 && invites.length === 0;
  const isAsking = start.isFetching || inbox.isFetching;
  // CONTRACT: only a successful empty answer leads to onboarding, and a failed one is none.
  const isFailed = stores.length === 0 && start.failureCount > 0;
  if (isEmpty && !isAsking && start.isSuccess && inbox.isSuccess) {
    return <Navigate to={paths.onboarding} replace />;
  }
  // An empty answer that is being asked for anew may be older than the last store or invite.
  const isUnsure = isEmpty && isAsking && !isFailed && !inbox.isError;
  // Invites stand above the stores: they come together, unless the invites have trouble.
  const isLoading =
    (start.isPending && !isFailed) || (inbox.isPending && inbox.failureCount === 0) || isUnsure;

  function refresh(): void {
    void start.refetch();
    void inbox.refetch();
  }

  async function go(store: Store): Promise<void> {
    setGoingTo(store.id);
    try {
      const to = await enterStore.mutateAsync({ choice: { id: store.id }, origin: originOf(state) });
      if (to) await navigate(to);
      else {
        toast.error(saySelectStore('notYours', { store: store.name }));
        refresh();
      }
    } catch (error) {
      showFailure(error);
    }
    setGoingTo(null);
  }

  return (
    <AccountPage>
      <div className={styles.page}>
        <PageHeader
          title={saySelectStore('title')}
          description={saySelectStore('description')}
          actions={
            isLoading ? (
              <Skeleton shape="block" width="11rem" height="var(--control)" />
            ) : (
              <Button
                icon={<PlusIcon size={18} />}
                onClick={() =>
                  start.isSuccess && stores.length === 0 ? navigate(paths.onboarding) : setCreating(true)
                }
              >
                {saySelectStore('create')}
              </Button>
            )
          }
        />
        <PendingInvites invites={invites} onRefused={() => void inbox.refetch()} />
        {inbox.isError && !isFailed && (
          <NotificationCard
            kind="warning"
            title={saySelectStore('invites.failed')}
            actionLabel={saySelectStore('refresh')}
            onAction={refresh}
          >
            {messageOf(inbox.error)}
          </NotificationCard>
        )}
        {isLoading && <StoreGridSkeleton />}
        {!isLoading && stores.length === 0 && (
          <EmptyState
            drawing="empty_stores"
            action={
              <Button icon={<RotateCwIcon size={18} />} busy={isAsking && !isFailed} onClick={refresh}>
                {saySelectStore('refresh')}
              </Button>
            }
          >
            {saySelectStore(isFailed ? 'empty.failed' : 'empty.none')}
          </EmptyState>
        )}
        {!isLoading && stores.length > 0 && (
          <StoreGrid stores={stores} goingTo={goingTo} onGo={(store) => void go(store)} />
        )}
        {!isLoading && <ClosedStores />}
      </div>
      {isCreating !== null && (
        <Suspense>
          <CreateStoreModal open={isCreating} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </AccountPage>
  );
}
